import type { ReactNode } from 'react'
import { MissingHouse } from '../../client/content/missing-house.tsx'
import { pageHref } from '../../shared/routes.ts'
import { loadReplacements } from '../catalog/replacements.ts'
import { SimilarEstates } from '../estate/detail/similar-estates.tsx'
import type { PageRequest, HtmlPage } from './result.ts'

type ErrorStatus = 404 | 410 | 503

const KEYS: Record<ErrorStatus, string> = { 404: 'notFound', 410: 'gone', 503: 'unavailable' }

/** 404 and 410 in the visitor's language, with a way on; where a home was, the likest that are still to be had. */
export async function absentPage(request: PageRequest, status: 404 | 410): Promise<HtmlPage> {
  if (status === 404) return errorPage(request, status)
  const cards = await loadReplacements(request).catch(() => [])
  return errorPage(
    request,
    status,
    <SimilarEstates cards={cards} title={request.t('error.gone.others')} />,
  )
}

/** The API does not answer and nothing was kept: says so, with the agency's phone; never "no properties". */
export const unavailablePage = (request: PageRequest): HtmlPage => errorPage(request, 503)

function errorPage(request: PageRequest, status: ErrorStatus, more?: ReactNode): HtmlPage {
  const { t, locale, site } = request
  const key = `error.${KEYS[status]}`
  return {
    kind: 'page',
    status,
    title: t(`${key}.title`),
    description: '',
    policy: status === 503 ? 'personal' : 'absent',
    tags: [`list-${site.id}`],
    alternates: Object.fromEntries(site.locales.map(other => [other, pageHref(other, '')])),
    robots: 'noindex',
    body: (
      <>
        <section className="error-page">
          <p className="error-page__status">{status}</p>
          <h1>{t(`${key}.title`)}</h1>
          <p>{t(`${key}.text`)}</p>
          <p className="error-page__ways">
            <a className="button" href={pageHref(locale, '')}>
              {t('error.home')}
            </a>
            {site.agency.phone && (
              <a
                className="button button--quiet"
                href={`tel:${site.agency.phone.replace(/[^+\d]/g, '')}`}
              >
                {site.agency.phone}
              </a>
            )}
          </p>
          <MissingHouse />
        </section>
        {more}
      </>
    ),
  }
}

import type { ReactNode } from 'react'
import { MissingHouse } from '../../client/content/missing-house.tsx'
import { pageHref } from '../../shared/routes.ts'
import type { PageRequest, HtmlPage } from './result.ts'

type ErrorStatus = 404 | 410 | 503

const KEYS: Record<ErrorStatus, string> = { 404: 'notFound', 410: 'gone', 503: 'unavailable' }

/** What was looked for, where the address tells; its words are at `error.{of}`. */
export type Missing = 'estate' | 'appointment' | 'link'

/** Not found, in the visitor's language, with a way on; `more` follows the message. */
export const notFoundPage = (
  request: PageRequest,
  of: Missing | null = null,
  more?: ReactNode,
): HtmlPage => errorPage(request, 404, more, of ? `error.${of}` : undefined)

/** For what is no longer there; `replacements` follow the message. */
export const archivedPage = (request: PageRequest, replacements: ReactNode): HtmlPage =>
  errorPage(request, 410, replacements)

/** The API fails and nothing is cached: says so, with the agency's phone number, and never "no properties". */
export const unavailablePage = (request: PageRequest): HtmlPage => errorPage(request, 503)

function errorPage(
  request: PageRequest,
  status: ErrorStatus,
  more?: ReactNode,
  key = `error.${KEYS[status]}`,
): HtmlPage {
  const { t, locale, site } = request
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
            </a>{' '}
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

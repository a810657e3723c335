import type { ReactNode } from 'react'
import { MissingHouse } from '../../client/content/missing-house.tsx'
import { pageHref } from '../../shared/routes.ts'
import type { PageRequest, HtmlPage } from './result.ts'

type ErrorStatus = 404 | 410 | 429 | 503

const KEYS: Record<ErrorStatus, string> = {
  404: 'notFound',
  410: 'gone',
  429: 'limited',
  503: 'unavailable',
}

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

/** For a network that asked for too much; nothing that stands in the address is lost. */
export const limitedPage = (request: PageRequest): HtmlPage => errorPage(request, 429)

function errorPage(
  request: PageRequest,
  status: ErrorStatus,
  more?: ReactNode,
  key = `error.${KEYS[status]}`,
): HtmlPage {
  const { t, locale, site, url } = request
  const mayPass = status === 429 || status === 503
  return {
    kind: 'page',
    status,
    title: t(`${key}.title`),
    description: '',
    policy: mayPass ? 'personal' : 'absent',
    tags: [`list-${site.id}`],
    alternates: Object.fromEntries(site.locales.map(other => [other, pageHref(other, '')])),
    robots: 'noindex',
    ...(status === 429 && { headers: { 'Retry-After': '30' } }),
    body: (
      <>
        <section className="error-page">
          <p className="error-page__status">{status}</p>
          <h1>{t(`${key}.title`)}</h1>
          <p>{t(`${key}.text`)}</p>
          <p className="error-page__ways">
            {mayPass && (
              <>
                <a className="button" href={url.pathname + url.search}>
                  {t('error.again')}
                </a>{' '}
              </>
            )}
            <a className={mayPass ? 'button button--quiet' : 'button'} href={pageHref(locale, '')}>
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

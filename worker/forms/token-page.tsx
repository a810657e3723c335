import type { ReactNode } from 'react'
import { href, type RouteName } from '../../shared/routes.ts'
import type { HtmlPage, PageRequest } from '../page/result.ts'
import { isWithinLimit, visitorKey } from './limits.ts'

/** A page behind a token: never cached, not indexed, and it tells no other site its address. */
export function tokenPage(
  title: string,
  body: ReactNode,
  status: HtmlPage['status'] = 200,
  alternates: HtmlPage['alternates'] = {},
): HtmlPage {
  return {
    kind: 'page',
    status,
    title,
    description: '',
    policy: 'personal',
    tags: [],
    alternates,
    robots: 'noindex',
    headers: { 'Referrer-Policy': 'no-referrer' },
    body: (
      <section className="section section--first form-page">
        <header className="section__header">
          <h1 className="section__title">{title}</h1>
        </header>
        {body}
      </section>
    ),
  }
}

/** The same page in each language of the site: who comes by a mail may read another one (PAGE-92). */
export const inEachLanguage = (
  { site }: PageRequest,
  route: RouteName,
  params: Record<string, string>,
): HtmlPage['alternates'] =>
  Object.fromEntries(site.locales.map(other => [other, href(route, other, params)]))

/** Whether this network is within its limit of tokens tried per minute. Beyond it every token counts as unknown. */
export const mayTryToken = async ({
  env,
  site,
  now,
  visitorRequest,
}: PageRequest): Promise<boolean> =>
  visitorRequest !== undefined &&
  isWithinLimit({ env, site, now }, 'tokenPage', await visitorKey(env, visitorRequest, now))

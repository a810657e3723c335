import type { Link } from './section.ts'
import type { Locale } from '../locale.ts'
import { href, pageHref } from '../routes.ts'
import { linkTarget } from './web-address.ts'

/** Where a link of the CMS leads: a page in this language, a route of the table, or a web, mail or telephone address; null if nowhere, such as a page that this language lacks. */
export function linkHref(
  link: Partial<Pick<Link, 'page' | 'route' | 'url' | 'query'>>,
  locale: Locale,
): string | null {
  if (link.route) return href(link.route, locale, {}, link.query)
  if (link.page) {
    const url = link.page[locale]
    return typeof url === 'string' ? pageHref(locale, url, link.query) : null
  }
  return linkTarget(link.url)
}

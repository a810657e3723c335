import { LOCALES, type Locale } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'
import { siteOrigin } from '../site/parse.ts'
import { element, xmlText } from '../http/xml.ts'

/** One page in each of its languages. */
export interface SitemapEntry {
  paths: [Locale, string][]
  /** In seconds. */
  lastModified?: number
  picture?: string | null
}

/** The paths of a page in the languages of a site that have one. */
export const inLocales = (
  { locales }: Site,
  path: (locale: Locale) => string | null,
): [Locale, string][] =>
  LOCALES.filter(locale => locales.includes(locale)).flatMap((locale): [Locale, string][] => {
    const found = path(locale)
    return found ? [[locale, found]] : []
  })

/** An address for each language of a page; each names all of them. */
export function urlSet(site: Site, addresses: SitemapEntry[]): string {
  const origin = siteOrigin(site)
  const urls = addresses.flatMap(({ paths, lastModified: changed, picture }) => {
    const fallback = paths
      .filter(([locale]) => locale === site.defaultLocale)
      .map(([, path]) => ['x-default', path])
    const alternates =
      paths.length > 1
        ? [...paths, ...fallback].map(
            ([language, path]) =>
              `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(origin + path)}"/>`,
          )
        : []
    const about = [
      ...(changed ? [element('lastmod', new Date(changed * 1000).toISOString())] : []),
      ...alternates,
      ...(picture ? [`<image:image>${element('image:loc', origin + picture)}</image:image>`] : []),
    ].join('')
    return paths.map(([, path]) => `<url>${element('loc', origin + path)}${about}</url>`)
  })
  return (
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"` +
    ` xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>`
  )
}

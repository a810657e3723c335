import { parseAccept } from 'hono/utils/accept'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'

const MAX_HEADER = 500

const ALL = { locales: [...LOCALES], defaultLocale: DEFAULT_LOCALE }

/** The site's language that the browser prefers, by weight; else the site's default (LOCALE-3). Without a site, of all that there are. */
export function preferredLocale(
  acceptLanguage: string | null,
  { locales, defaultLocale }: Pick<Site, 'locales' | 'defaultLocale'> = ALL,
): Locale {
  for (const { type, q } of parseAccept((acceptLanguage ?? '').slice(0, MAX_HEADER))) {
    const language = type.split('-')[0]?.toLowerCase()
    const locale = locales.find(own => own === language)
    if (locale && q > 0) return locale
  }
  return defaultLocale
}

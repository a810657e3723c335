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
  const weighed = parseAccept((acceptLanguage ?? '').slice(0, MAX_HEADER)).map(({ type, q }) => ({
    language: type.split('-')[0]?.toLowerCase(),
    q,
  }))
  const named = new Set(weighed.map(({ language }) => language))
  // '*' is any language that is not named: of these the site's own default first.
  const others = [defaultLocale, ...locales].find(own => !named.has(own))
  for (const { language, q } of weighed) {
    const locale = language === '*' ? others : locales.find(own => own === language)
    if (locale && q > 0) return locale
  }
  return defaultLocale
}

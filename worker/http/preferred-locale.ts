import type { Locale } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'

const MAX_HEADER = 500

/** The site's language that the browser prefers, by weight; else the site's default (LOCALE-3). */
export function preferredLocale(
  acceptLanguage: string | null,
  site: Pick<Site, 'locales' | 'defaultLocale'>,
): Locale {
  const preferences = (acceptLanguage ?? '')
    .slice(0, MAX_HEADER)
    .split(',')
    .map((preference, order) => {
      const [range = '', ...params] = preference.trim().toLowerCase().split(';')
      const weight = params.map(param => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean)
      return {
        language: range.split('-')[0],
        weight: weight === undefined ? 1 : Number(weight),
        order,
      }
    })
  preferences.sort((a, b) => b.weight - a.weight || a.order - b.order)
  for (const { language, weight } of preferences) {
    const locale = site.locales.find(own => own === language)
    if (locale && weight > 0) return locale
  }
  return site.defaultLocale
}

import { DEFAULT_LOCALE, isLocale, type Locale } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'

/** The language of an address, where its site has it; of an unknown site any of ours. */
export function localeOf(
  { pathname }: URL,
  site: Pick<Site, 'locales' | 'defaultLocale'> | null,
): Locale {
  const first = pathname.split('/')[1]
  return isLocale(first) && (!site || site.locales.includes(first))
    ? first
    : (site?.defaultLocale ?? DEFAULT_LOCALE)
}

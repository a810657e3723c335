/** The four languages of the product, the default first (LOCALE-1). */
export const LOCALES = ['nl', 'fr', 'en', 'de'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'nl'

/** A display value as the API gives it: any language may be missing. */
export type Localized<T = string> = Partial<Record<Locale, T | null>>

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some(locale => locale === value)

/**
 * The value in the wanted language, else in Dutch, else in the first language that has one (LOCALE-7).
 * Empty strings count as missing; a plain string is taken as it is; anything else gives null.
 */
export function localize(value: unknown, locale: Locale): string | null {
  if (typeof value === 'string') return value || null
  const found = localeOf(value, locale)
  return found && String(Reflect.get(Object(value), found))
}

/** The language in which `localize` gives a value; null: there is no text, or it names no language. */
function localeOf(value: unknown, locale: Locale): Locale | null {
  if (typeof value !== 'object' || value === null) return null
  const isWritten = (key: Locale): boolean => {
    const text: unknown = Reflect.get(value, key)
    return typeof text === 'string' && text.trim() !== ''
  }
  return [locale, DEFAULT_LOCALE, ...LOCALES].find(isWritten) ?? null
}

/** For the element that holds a localized text: its `lang` where it is not in the language of the page (LOCALE-19). */
export function langOf(value: unknown, locale: Locale): { lang?: Locale } {
  const lang = localeOf(value, locale)
  return lang && lang !== locale ? { lang } : {}
}

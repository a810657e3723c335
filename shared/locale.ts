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
  if (typeof value !== 'object' || value === null) return null
  for (const key of [locale, DEFAULT_LOCALE, ...LOCALES]) {
    const text: unknown = Reflect.get(value, key)
    if (typeof text === 'string' && text.trim() !== '') return text
  }
  return null
}

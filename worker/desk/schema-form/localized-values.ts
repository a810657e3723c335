import { isRecord } from '../../../shared/is-record.ts'
import { LOCALES, type Locale } from '../../../shared/locale.ts'

/** A value as the text of a field; '' for what is none. */
export const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The texts of a localized value by the names of their fields, 'title-nl'. */
export const localizedValues = (name: string, value: unknown): Record<string, string> =>
  Object.fromEntries(
    LOCALES.map(locale => [`${name}-${locale}`, plain(isRecord(value) ? value[locale] : '')]),
  )

/** The texts of a localized value that are there. */
export const textsOf = (value: unknown): [Locale, string][] =>
  LOCALES.flatMap(locale => {
    const text = isRecord(value) ? value[locale] : undefined
    return typeof text === 'string' ? [[locale, text] as [Locale, string]] : []
  })

/** In a language, else in any; '' without. */
export const textIn = (value: unknown, locale: Locale): string => {
  const texts = textsOf(value)
  return texts.find(([own]) => own === locale)?.[1] ?? texts[0]?.[1] ?? ''
}

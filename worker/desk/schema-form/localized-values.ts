import { isRecord } from '../../../shared/is-record.ts'
import { LOCALES } from '../../../shared/locale.ts'

/** A value as the text of a field; '' for what is none. */
export const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The texts of a localized value by the names of their fields, 'title-nl'. */
export const localizedValues = (name: string, value: unknown): Record<string, string> =>
  Object.fromEntries(
    LOCALES.map(locale => [`${name}-${locale}`, plain(isRecord(value) ? value[locale] : '')]),
  )

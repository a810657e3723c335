import rosetta from 'rosetta'
import type { Locale } from './locale.ts'

export type Messages = { [key: string]: string | Messages }

export type Translate = (key: string, params?: Record<string, string | number>) => string

/**
 * The words of one language as a function from key to text; `{{name}}` in a text is replaced by a
 * parameter. `overrides` are a site's own words by dotted key. A key without text shows the key wrapped
 * in underscores (LOCALE-11), where rosetta would give ''.
 */
export function createTranslator(
  locale: Locale,
  words: Messages,
  overrides: Record<string, string> = {},
): Translate {
  const book = rosetta<Messages>({ [locale]: words })
  book.locale(locale)
  return (key, params) => {
    const own = Object.hasOwn(overrides, key) ? overrides[key] : ''
    const text = own ? fill(own, params) : book.t(key, params)
    return typeof text === 'string' && text !== '' ? text : `_${key}_`
  }
}

/** Whether a translator's answer is a text and not a missing key. */
export const hasText = (text: string): boolean => !(text.startsWith('_') && text.endsWith('_'))

const fill = (text: string, params: Record<string, string | number> = {}): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(params[name] ?? ''))

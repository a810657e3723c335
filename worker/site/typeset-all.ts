import type { Locale } from '../../shared/locale.ts'
import type { Messages } from '../../shared/translator.ts'
import { typeset } from '../../shared/typography.ts'

/** Texts with the blanks and quotes of their language. */
export function typesetAll(words: Record<Locale, Messages>): Record<Locale, Messages> {
  const all = (messages: Messages, locale: Locale): Messages =>
    Object.fromEntries(
      Object.entries(messages).map(([key, value]) => [
        key,
        typeof value === 'string' ? typeset(value, locale) : all(value, locale),
      ]),
    )
  const { nl, fr, en, de } = words
  return { nl: all(nl, 'nl'), fr: all(fr, 'fr'), en: all(en, 'en'), de: all(de, 'de') }
}

import type { Locale } from '../../shared/locale.ts'
import type { Messages } from '../../shared/translator.ts'
import { typeset } from '../../shared/typography.ts'

/** Texts with the blanks and quotes of their language, made when a language is first asked for. */
export function typesetAll(words: Record<Locale, Messages>): Readonly<Record<Locale, Messages>> {
  const made: Partial<Record<Locale, Messages>> = {}
  const of = (locale: Locale): Messages => (made[locale] ??= typesetIn(locale, words[locale]))
  return {
    get nl() {
      return of('nl')
    },
    get fr() {
      return of('fr')
    },
    get en() {
      return of('en')
    },
    get de() {
      return of('de')
    },
  }
}

const typesetIn = (locale: Locale, messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? typeset(value, locale) : typesetIn(locale, value),
    ]),
  )

import { isLocale } from './locale.ts'

const NARROW = '\u202f'
const NO_BREAK = '\u00a0'

/**
 * A text with the no-break blanks of its language (FORMAT-19, FORMAT-20): in French before double punctuation and inside
 * quotation marks, outside English before a percent sign. Only blanks change, and a text that has them stays as it is.
 */
export function typeset(text: string, locale: string): string {
  if (!isLocale(locale) || locale === 'en') return text
  const percents = text.replace(/(?<=\d|\}\}) %/g, `${NO_BREAK}%`)
  if (locale !== 'fr') return percents
  return percents
    .replace(/ (?=[;?!](?:[\s<»\\").,…]|$))/g, NARROW)
    .replace(/ (?=[:»](?:[\s<.,;?!)\\"]|$))/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)
}

/** The texts by language in a JSON document, typeset: `"fr": "Qui sommes-nous ?"`. Texts without a language stay. */
export const typesetJson = (json: string): string =>
  json.replace(/"(nl|fr|de)"\s*:\s*"(?:[^"\\]|\\.)*"/g, (pair, locale: string) =>
    typeset(pair, locale),
  )

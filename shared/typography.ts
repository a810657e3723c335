import { LOCALES } from './locale.ts'

const NARROW = '\u202f'
const NO_BREAK = '\u00a0'

/**
 * A text with the no-break blanks of its language (FORMAT-19, FORMAT-20): between a number and its unit, in French also
 * before double punctuation and inside quotation marks. Only blanks change, and a text that has them stays as it is.
 */
export function typeset(text: string, locale: string): string {
  const measured = text
    .replace(/(?<=\d|\}\}) (?=[%€]|kWh|k?m\b|[Mm]in\b)/g, NO_BREAK)
    .replace(/€ (?=\d|\{\{)/g, `€${NO_BREAK}`)
  if (locale !== 'fr') return measured
  return measured
    .replace(/ (?=[;?!](?:[\s<»\\").,…]|$))/g, NARROW)
    .replace(/ (?=[:»](?:[\s<.,;?!)\\"]|$))/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)
}

/** The texts by language in a JSON document, typeset: `"fr": "Qui sommes-nous ?"`. Texts without a language stay. */
export const typesetJson = (json: string): string =>
  json.replace(LOCALIZED_TEXT, (pair, locale: string) => typeset(pair, locale))

const LOCALIZED_TEXT = new RegExp(`"(${LOCALES.join('|')})"\\s*:\\s*"(?:[^"\\\\]|\\\\.)*"`, 'g')

/** A word, a number or a sign, with where it stands in the text that was read. */
export interface Token {
  kind: 'word' | 'number' | 'sign'
  /** Without accents and capitals; of a number its digits and separators. */
  text: string
  start: number
  end: number
  /** A point follows: it may be the beginning of the word that is meant. */
  isShort?: boolean
}

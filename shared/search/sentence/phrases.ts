import type { Senses } from './senses.ts'
import type { SaidPlace } from './meaning.ts'
import type { Token } from './token.ts'

/** A phrase of the sentence and all that it may say. */
export interface Term {
  /** Folded. */
  text: string
  start: number
  end: number
  senses: Senses
  number?: number
  /** Digits alone, as a postal code or a year is written. */
  isPlain?: boolean
  place?: SaidPlace
  /** The place is written otherwise. */
  isGuess?: boolean
  /** A municipality of the name of a kind. */
  mayBe?: SaidPlace
  isCapital?: boolean
}

export interface Found {
  term: Term
  length: number
}

/** Of a phrase that nobody knows. */
export const NOTHING: Senses = {}

/** '' before the sentence and after it. */
export const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''

/** As a name is written. */
export const isCapital = (text: string, tokens: readonly Token[], at: number): boolean =>
  /^\p{Lu}/u.test(text.slice(tokens[at]?.start))

export const phraseOf = (tokens: readonly Token[], at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .map(token => token.text)
    .join(' ')

export const termOf = (
  tokens: readonly Token[],
  at: number,
  length: number,
  rest: Partial<Term>,
): Found => ({
  length,
  term: {
    text: phraseOf(tokens, at, length),
    start: tokens[at]?.start ?? 0,
    end: tokens[at + length - 1]?.end ?? 0,
    senses: NOTHING,
    ...rest,
  },
})

/** How many words from here on there are, up to a limit. */
export const joinedLength = (tokens: readonly Token[], at: number, limit: number): number =>
  Math.min(limit, tokens.length - at)

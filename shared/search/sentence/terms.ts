import type { Gazetteer } from './gazetteer.ts'
import { type Lexicon, LONGEST_PHRASE, type Senses } from './lexicon.ts'
import type { SaidPlace } from './meaning.ts'
import { numberOf, type Token } from './tokens.ts'

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
}

const NOTHING: Senses = {}
/** After these, a capital begins a name. */
const BEFORE_NAMES = new Set([
  'in',
  'te',
  'a',
  'nabij',
  'bij',
  'at',
  'near',
  'bei',
  'rond',
  'omgeving',
  'pres',
  'de',
  'vers',
  'of',
  'ou',
  'or',
  'oder',
  'um',
  'from',
  'around',
  'en',
  'et',
  'and',
  'und',
  'regio',
  'van',
  'von',
  'zu',
])
const LONGEST_NAME = 6
const SHORTEST_GUESS = 5
/** After these a word is a name, whatever its letters. */
const NAMES_FOLLOW = new Set([
  'in',
  'te',
  'a',
  'nabij',
  'bij',
  'at',
  'near',
  'bei',
  'omgeving',
  'pres',
  'regio',
  'um',
  'rond',
  'around',
])

/** The sentence as phrases, the longest that are known first; of a word and a name that are equally long it is the word. */
export function readTerms(
  text: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  gazetteer: Gazetteer,
): Term[] {
  const terms: Term[] = []
  let at = 0
  while (at < tokens.length) {
    const term = termAt(text, tokens, at, lexicon, gazetteer)
    terms.push(term.term)
    at += term.length
  }
  return terms
}

function termAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  gazetteer: Gazetteer,
): { term: Term; length: number } {
  const phrase = (length: number): string =>
    tokens
      .slice(at, at + length)
      .map(token => token.text)
      .join(' ')
  const termOf = (length: number, rest: Partial<Term>): { term: Term; length: number } => ({
    length,
    term: {
      text: phrase(length),
      start: tokens[at]?.start ?? 0,
      end: tokens[at + length - 1]?.end ?? 0,
      senses: NOTHING,
      ...rest,
    },
  })
  const most = (limit: number): number => {
    let length = 1
    while (length < limit && isJoined(tokens, at + length)) length++
    return length
  }
  const token = tokens[at]
  if (!token) return termOf(1, {})
  let words = 0
  let senses: Senses | null = null
  for (let length = most(LONGEST_PHRASE); length > 0 && !senses; length--) {
    senses = lexicon.find(phrase(length))
    words = senses ? length : 0
  }
  if (token.kind === 'number' && words < 2) {
    const number = numberOf(token.text)
    return number === null
      ? termOf(1, {})
      : termOf(1, { number, isPlain: /^\d+$/.test(token.text) })
  }
  if (token.kind !== 'word') return termOf(Math.max(words, 1), { senses: senses ?? NOTHING })
  const isName = /^\p{Lu}/u.test(text.slice(token.start, token.end))
  const follows = BEFORE_NAMES.has(tokens[at - 1]?.text ?? '')
  for (let length = most(LONGEST_NAME); length > 0 && length >= words; length--) {
    const isTie = length === words
    const place = isTie && !(isName && follows) ? null : gazetteer.find(phrase(length))
    const isShort =
      place?.isPart &&
      phrase(length).length <= 5 &&
      !isName &&
      !NAMES_FOLLOW.has(tokens[at - 1]?.text ?? '')
    if (place && !isShort) return termOf(length, { place })
  }
  if (senses)
    return termOf(words, {
      senses,
      ...(senses.number !== undefined && { number: Number(senses.number) }),
    })
  const likely =
    isName ||
    NAMES_FOLLOW.has(tokens[at - 1]?.text ?? '') ||
    /^\d{4}$/.test(tokens[at - 1]?.text ?? '')
  for (let length = Math.min(most(4), 4); length > 0; length--) {
    const name = phrase(length)
    if (name.length < SHORTEST_GUESS || (length > 1 && !allUnknown(tokens, at, length, lexicon)))
      continue
    const near = length === 1 ? lexicon.guess(name) : null
    if (near) return termOf(1, { senses: near })
    const place = likely || name.length >= 8 ? gazetteer.guess(name) : null
    if (place) return termOf(length, { place })
  }
  return termOf(1, {})
}

/** A comma parts phrases. */
const isJoined = (tokens: readonly Token[], at: number): boolean => {
  const text = tokens[at]?.text
  return text !== undefined && text !== ',' && text !== ';'
}

const allUnknown = (
  tokens: readonly Token[],
  at: number,
  length: number,
  lexicon: Lexicon,
): boolean =>
  tokens.slice(at, at + length).some(({ text }) => !lexicon.find(text) && text.length > 3) &&
  tokens
    .slice(at, at + length)
    .every(
      ({ kind, text }) => kind === 'word' && !lexicon.find(text)?.kind && !lexicon.find(text)?.deal,
    )

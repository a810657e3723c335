import { ALSO_WORDS, BEFORE_NAMES, NAMES_FOLLOW } from './words/before-names.ts'
import type { Gazetteer } from './gazetteer.ts'
import { type Lexicon, LONGEST_PHRASE } from './lexicon.ts'
import type { Senses } from './senses.ts'
import {
  type Found,
  isCapital,
  joinedLength,
  NOTHING,
  phraseOf,
  type Term,
  termOf,
} from './phrases.ts'
import { guessAt, isBeforeName, phraseAt } from './spelling/guess-terms.ts'
import type { Token } from './token.ts'
import { numberOf } from './tokens.ts'

/** After a kind and one of these stands another kind. */
const CHOICE = /^(of|ou|or|oder|en|et|and|und)$/
/** In a sentence of nothing but words that nobody knows, so many are compared with those that are. */
const MAX_GUESSES = 20
const LONGEST_NAME = 6
/** The sentence as phrases, the longest that are known first; of a word and a name that are equally long it is the word. */
export function readTerms(
  text: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  gazetteer: Gazetteer,
): Term[] {
  const terms: Term[] = []
  let guesses = 0
  let at = 0
  while (at < tokens.length) {
    const known = termAt(text, tokens, at, lexicon, gazetteer)
    const isOpen = known.term.place === undefined && known.term.senses === NOTHING
    const phrase = phraseAt(tokens, at, lexicon, gazetteer)
    if (phrase && guesses < MAX_GUESSES) {
      guesses++
      terms.push(phrase.term)
      at += phrase.length
      continue
    }
    const isArticle = isBeforeName(tokens, at, gazetteer)
    const guess =
      (isOpen || isArticle) && guesses < MAX_GUESSES
        ? guessAt(text, tokens, at, lexicon, gazetteer)
        : null
    if (isOpen || isArticle) guesses++
    const { term, length } = guess ?? known
    terms.push(term)
    at += length
  }
  return terms
}

function termAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  gazetteer: Gazetteer,
): Found {
  const phrase = (length: number): string => phraseOf(tokens, at, length)
  const known = (length: number, rest: Partial<Term>): Found => termOf(tokens, at, length, rest)
  const most = (limit: number): number => joinedLength(tokens, at, limit)
  const token = tokens[at]
  if (!token) return known(1, {})
  let words = 0
  let senses: Senses | null = null
  for (let length = most(LONGEST_PHRASE); length > 0 && !senses; length--) {
    senses = lexicon.find(phrase(length)) ?? lexicon.short(tokens.slice(at, at + length))
    words = senses ? length : 0
  }
  if (token.kind === 'number' && words < 2) {
    const number = numberOf(token.text)
    return number === null ? known(1, {}) : known(1, { number, isPlain: /^\d+$/.test(token.text) })
  }
  if (token.kind !== 'word') return known(Math.max(words, 1), { senses: senses ?? NOTHING })
  const isName = isCapital(text, tokens, at)
  const isOther =
    CHOICE.test(tokens[at - 1]?.text ?? '') &&
    lexicon.find(tokens[at - 2]?.text ?? '')?.kind !== undefined
  const follows = BEFORE_NAMES.has(tokens[at - 1]?.text ?? '') && !isOther
  for (let length = most(LONGEST_NAME); length > 0 && length >= words; length--) {
    const isTie = length === words
    const isRegion = isTie && senses?.region !== undefined
    const place =
      isRegion || (isTie && !(isName && follows)) ? null : gazetteer.find(phrase(length))
    const isShort =
      place?.isPart &&
      ALSO_WORDS.has(phrase(length)) &&
      !isName &&
      !NAMES_FOLLOW.has(tokens[at - 1]?.text ?? '')
    if (place && !isShort) return known(length, { place })
  }
  const isKind = senses?.kind !== undefined || senses?.region !== undefined
  const town = isKind ? gazetteer.find(phrase(words)) : null
  if (senses)
    return known(words, {
      senses,
      ...(town && !town.isPart && { mayBe: town, isCapital: isName }),
      ...(senses.number !== undefined && { number: Number(senses.number) }),
    })
  return known(1, {})
}

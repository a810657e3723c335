import { ALSO_WORDS, BEFORE_NAMES, NAMES_FOLLOW, PLACES_FOLLOW } from './words/before-names.ts'
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
  textAt,
} from './phrases.ts'
import { guessAt, isBeforeName, phraseAt } from './spelling/guess-terms.ts'
import type { Token } from './token.ts'
import { numberOf } from './tokens.ts'

/** After a kind and one of these stands another kind. */
const CHOICE = /^(of|ou|or|oder|en|et|and|und)$/
const LONGEST_NAME = 6
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
    const known = termAt(text, tokens, at, lexicon, gazetteer)
    const isOpen = known.term.place === undefined && known.term.senses === NOTHING
    const phrase = phraseAt(tokens, at, lexicon, gazetteer)
    // 'pompe à chaleur hybride': a longer phrase that is known goes before one of its beginning.
    const isLonger = phrase !== null && known.length > phrase.length
    const guess =
      (isLonger ? null : phrase) ??
      (isOpen || isBeforeName(tokens, at, gazetteer)
        ? guessAt(text, tokens, at, lexicon, gazetteer)
        : null)
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
  const kind = tokens[at]?.kind
  const word = textAt(tokens, at)
  const before = textAt(tokens, at - 1)
  let words = 0
  let senses: Senses | null = null
  for (let length = most(LONGEST_PHRASE); length > 0 && !senses; length--) {
    senses = lexicon.find(phrase(length)) ?? lexicon.short(tokens.slice(at, at + length))
    words = senses ? length : 0
  }
  if (kind === 'number' && words < 2) {
    const number = numberOf(word)
    return known(1, number === null ? {} : { number, isPlain: !/\D/.test(word) })
  }
  const isName = isCapital(text, tokens, at)
  const isOther = CHOICE.test(before) && lexicon.find(textAt(tokens, at - 2))?.kind !== undefined
  const follows = BEFORE_NAMES.has(before) && !isOther
  for (let length = most(LONGEST_NAME); length >= Math.max(words, 1); length--) {
    const isTie = length === words
    const isRegion = isTie && senses?.region !== undefined
    const place =
      isRegion || (isTie && !(isName && follows) && !PLACES_FOLLOW.has(before))
        ? null
        : gazetteer.find(phrase(length))
    const isWord =
      place?.isPart && ALSO_WORDS.has(phrase(length)) && !isName && !NAMES_FOLLOW.has(before)
    if (place && !isWord) return known(length, { place })
  }
  if (!senses) return known(1, {})
  const town = gazetteer.find(phrase(words))
  return known(words, {
    senses,
    ...(town && !town.isPart && { mayBe: town, isCapital: isName }),
    ...(senses.number !== undefined && { number: Number(senses.number) }),
  })
}

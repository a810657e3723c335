import { ALSO_WORDS, BEFORE_NAMES, NAMES_FOLLOW } from './words/before-names.ts'
import type { Gazetteer } from './gazetteer.ts'
import { LARGE_PLACES } from '../../places/large-places.ts'
import { type Lexicon, LONGEST_PHRASE, type Senses } from './lexicon.ts'
import {
  isAlmostNot,
  meantBound,
  meantDeal,
  meantPerMonth,
  meantUnit,
} from './spelling/meant-beside.ts'
import type { SaidPlace } from './meaning.ts'
import type { Token } from './token.ts'
import { numberOf } from './tokens.ts'

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

interface Found {
  term: Term
  length: number
}

const NOTHING: Senses = {}
/** After a kind and one of these stands another kind. */
const CHOICE = /^(of|ou|or|oder|en|et|and|und)$/
/** In a sentence of nothing but words that nobody knows, so many are compared with those that are. */
const MAX_GUESSES = 20
const LONGEST_NAME = 6
/** So long a word may be a municipality, whatever its letters. */
const LONG_NAME = 7
/** So long several words are compared as one phrase. */
const LONG_PHRASE = 10
const SHORTEST_NAME = 4
const SHORTEST_GUESS = 5
/** Of a word that nothing says to be a name. */
const SHORTEST_FREE = 6
/** In such a word two letters may be wrong, though nothing says that it is a name. */
const LONG_FREE = 12

/** 'antwep': a large city is meant, where nothing else is almost so. */
const isLarge = (name: string, gazetteer: Gazetteer): boolean =>
  name.length >= SHORTEST_FREE &&
  !name.endsWith('se') &&
  LARGE_PLACES.includes(gazetteer.guess(name, 1)?.city ?? 0)

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
    const isArticle = isBeforeName(tokens, at, lexicon, gazetteer)
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
  const isName = /^\p{Lu}/u.test(text.slice(token.start, token.end))
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

/** 'holiday hoem', 'apartment buildng': a phrase of which a word after the first is wrong. */
function phraseAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  gazetteer: Gazetteer,
): Found | null {
  const isKnown = (token: Token | undefined): boolean =>
    token !== undefined &&
    (token.kind !== 'word' ||
      lexicon.find(token.text) !== null ||
      gazetteer.find(token.text) !== null)
  const [first, second, third] = tokens.slice(at, at + joinedLength(tokens, at, 3))
  if (first?.kind !== 'word' || !isKnown(first) || isKnown(second) === isKnown(third)) return null
  for (let length = third ? 3 : 2; length > 1; length--) {
    const words = phraseOf(tokens, at, length)
    const near = words.length < LONG_PHRASE ? null : lexicon.meant(words)
    const senses = near?.split(' ').length === length ? lexicon.find(near) : null
    if (senses && isWhole(near, tokens, at)) return termOf(tokens, at, length, { senses })
  }
  return null
}

/** The first word is right. */
const isWhole = (
  phrase: string | undefined | null,
  tokens: readonly Token[],
  at: number,
): boolean => phrase?.split(' ')[0] === tokens[at]?.text

const ARTICLE = /^(de|het|la|le|les|den|sint|saint|sainte|st|ste|sankt)$/

/** 'De Hann': the first word of a name, before one that nobody knows. */
function isBeforeName(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  gazetteer: Gazetteer,
): boolean {
  const [first, next] = [tokens[at], tokens[at + 1]]
  return (
    first !== undefined &&
    next?.kind === 'word' &&
    next.text.length >= SHORTEST_NAME &&
    ARTICLE.test(first.text) &&
    lexicon.find(next.text) === null &&
    gazetteer.find(next.text) === null &&
    gazetteer.find(`${first.text} ${next.text}`) === null
  )
}

/** A word that no table has: written almost as one that is known, or as a place. */
function guessAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  gazetteer: Gazetteer,
): Found | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const isName = /^\p{Lu}/u.test(text.slice(token.start, token.end))
  const likely =
    isName ||
    NAMES_FOLLOW.has(tokens[at - 1]?.text ?? '') ||
    /^\d{4}$/.test(tokens[at - 1]?.text ?? '')
  const isArticle = ARTICLE.test(token.text)
  for (let length = joinedLength(tokens, at, 4); length > (isArticle ? 1 : 0); length--) {
    const name = phraseOf(tokens, at, length)
    const word = length === 1 ? meantAt(tokens, at, isName, lexicon) : null
    if (word) return word
    if (
      name.length < (likely ? SHORTEST_NAME : SHORTEST_GUESS) ||
      (length > 1 && !allUnknown(tokens, at, length, lexicon))
    )
      continue
    const near = length > 1 && name.length >= LONG_PHRASE ? lexicon.meant(name) : null
    if (near !== null) return termOf(tokens, at, length, { senses: lexicon.find(near) ?? NOTHING })
    const isFree = likely || name.length >= 8
    const place =
      (isFree || name.length >= SHORTEST_FREE ? gazetteer.sounds(name) : null) ??
      (isFree && name.length >= SHORTEST_GUESS
        ? gazetteer.guess(name, likely || name.length >= LONG_FREE ? 2 : 1)
        : null)
    const isShortName = isName && at > 0 && name.length === SHORTEST_NAME
    const town =
      !place &&
      length === 1 &&
      (name.length >= LONG_NAME || isShortName || isLarge(name, gazetteer))
        ? gazetteer.guess(name, 1)
        : null
    if (town && !town.isPart) return termOf(tokens, at, length, { place: town, isGuess: true })
    if (place) return termOf(tokens, at, length, { place, isGuess: true })
  }
  return null
}

/** What a misspelt word was meant to be, with the words after it that belong to it: 'gardn flat'. */
function meantAt(
  tokens: readonly Token[],
  at: number,
  isName: boolean,
  lexicon: Lexicon,
): Found | null {
  const name = tokens[at]?.text ?? ''
  const bound = boundAt(tokens, at)
  if (bound)
    return termOf(tokens, at, bound.length, { senses: lexicon.find(bound.words) ?? NOTHING })
  const word = besideAt(tokens, at, isName && at > 0) ?? lexicon.meant(name)
  if (word === null) return null
  for (let length = joinedLength(tokens, at, 3); length > 0; length--) {
    const rest = length > 1 ? ` ${phraseOf(tokens, at + 1, length - 1)}` : ''
    const senses = lexicon.find(`${word}${rest}`)
    if (senses) return termOf(tokens, at, length, { senses })
  }
  return null
}

const PAID = /^(\/|per|par|pro|a|im|le|p)$/

/** What a word was meant to be by what stands before it. */
function besideAt(tokens: readonly Token[], at: number, isName: boolean): string | null {
  const name = tokens[at]?.text ?? ''
  const before = tokens[at - 1]
  const counted = before?.kind === 'number' ? meantUnit(name) : null
  const isPaid = PAID.test(before?.text ?? '') && tokens.slice(0, at).some(isAmount)
  return counted ?? (isPaid ? meantPerMonth(name) : null) ?? meantDeal(before?.text, name, isName)
}

/** The bound that one or two words before an amount were meant to be. */
function boundAt(tokens: readonly Token[], at: number): { words: string; length: number } | null {
  const [first, second, third, fourth] = tokens.slice(at, at + 4)
  if (!first) return null
  const isMore = third && MORE.test(`${second?.text} ${third.text}`)
  if (isMore && isAlmostNot(first.text) && fourth?.kind !== 'word')
    return { words: 'niet meer dan', length: 3 }
  if (isAmountAt(tokens, at + 1)) {
    const words = meantBound(first.text)
    return words === null ? null : { words, length: 1 }
  }
  const words =
    second?.kind === 'word' && isAmountAt(tokens, at + 2)
      ? meantBound(`${first.text} ${second.text}`)
      : null
  return words === null ? null : { words, length: 2 }
}

const MORE = /^(meer dan|plus de|more than|mehr als|hoger dan|duurder dan|plus cher|plus que)$/

/** Money, or a number that may be. */
const isAmount = ({ kind, text = '' }: Partial<Token> = {}): boolean =>
  text === '€' || (kind === 'number' && text.length > 2)

const isAmountAt = (tokens: readonly Token[], at: number): boolean =>
  isAmount(tokens[at]) ||
  (tokens[at]?.kind === 'number' && MULTIPLIER.test(tokens[at + 1]?.text ?? ''))
const MULTIPLIER =
  /^(k|keur|mio|mln|m|miljoen|million|millions|millionen|duizend|mille|tsd|thousand)$/

const phraseOf = (tokens: readonly Token[], at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .map(token => token.text)
    .join(' ')

const termOf = (
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

/** How many words from here on may be one phrase. */
function joinedLength(tokens: readonly Token[], at: number, limit: number): number {
  let length = 1
  while (length < limit && isJoined(tokens, at + length)) length++
  return length
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

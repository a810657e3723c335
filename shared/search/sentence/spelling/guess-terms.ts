import { LARGE_PLACES } from '../../../places/large-places.ts'
import type { Gazetteer } from '../gazetteer.ts'
import type { Lexicon } from '../lexicon.ts'
import { type Found, joinedLength, NOTHING, phraseOf, termOf } from '../phrases.ts'
import type { Token } from '../token.ts'
import { NAMES_FOLLOW } from '../words/before-names.ts'
import { besideAt, boundAt } from './guess-beside.ts'

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

/** 'holiday hoem', 'apartment buildng': a phrase of which a word after the first is wrong. */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  gazetteer: Gazetteer,
): Found | null {
  const isKnown = (token: Token | undefined): boolean =>
    token?.kind !== 'word' ||
    lexicon.find(token.text) !== null ||
    gazetteer.find(token.text) !== null
  const [first, second, third] = tokens.slice(at, at + joinedLength(tokens, at, 3))
  if (first?.kind !== 'word' || !isKnown(first) || isKnown(second) === isKnown(third)) return null
  for (let length = third ? 3 : 2; length > 1; length--) {
    const words = phraseOf(tokens, at, length)
    const near = words.length < LONG_PHRASE ? null : lexicon.meant(words)
    const isSame = digitsOf(near ?? '') === digitsOf(words)
    const senses = isSame && near?.split(' ').length === length ? lexicon.find(near) : null
    if (senses && isWhole(near, tokens, at)) return termOf(tokens, at, length, { senses })
  }
  return null
}

/** No digit is ever another. */
const digitsOf = (words: string): string => words.replace(/\D/g, '')

/** The first word is right. */
const isWhole = (
  phrase: string | undefined | null,
  tokens: readonly Token[],
  at: number,
): boolean => phrase?.split(' ')[0] === tokens[at]?.text

const ARTICLE = /^(de|het|la|le|les|den|sint|saint|sainte|st|ste|sankt)$/

/** 'De Hann': the first word of a name, before one that nobody knows. */
export function isBeforeName(
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
export function guessAt(
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

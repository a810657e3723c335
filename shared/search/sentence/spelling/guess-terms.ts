import type { Gazetteer } from '../gazetteer.ts'
import type { Lexicon } from '../lexicon.ts'
import {
  type Found,
  isCapital,
  joinedLength,
  NOTHING,
  phraseOf,
  termOf,
  textAt,
} from '../phrases.ts'
import type { Token } from '../token.ts'
import { NAMES_FOLLOW } from '../words/before-names.ts'
import { besideAt, boundAt } from './guess-beside.ts'

/** So long a name is, where something says that it is one, and where nothing does. */
const SHORTEST_NAME = 4
const SHORTEST_FREE = 6
/** From here on it may be a part of a municipality. */
const SHORTEST_PART = 5
const LONG_PART = 8

/** 'holiday hoem', 'apartment buildng': a phrase of which a word after the first is wrong. */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  gazetteer: Gazetteer,
): Found | null {
  const isOpen = (token: Token | undefined): boolean =>
    token?.kind === 'word' && !lexicon.find(token.text) && !gazetteer.find(token.text)
  const [, second, third] = tokens.slice(at, at + joinedLength(tokens, at, 3))
  if (!isOpen(second) && !isOpen(third)) return null
  for (let length = third ? 3 : 2; length > 1; length--) {
    const words = phraseOf(tokens, at, length)
    const near = lexicon.meant(words)
    const isSame = near !== null && fixedOf(near) === fixedOf(words)
    const senses = isSame ? lexicon.find(near) : null
    if (senses) return termOf(tokens, at, length, { senses })
  }
  return null
}

/** What is right: the first word, and every digit. */
const fixedOf = (words: string): string => `${words.split(' ')[0]} ${words.replace(/\D/g, '')}`

const ARTICLE = /^(de|het|la|le|les|den|sint|saint|sainte|st|ste|sankt)$/

/** 'De Hann': the first word of a name, before another one. */
export const isBeforeName = (tokens: readonly Token[], at: number, gazetteer: Gazetteer): boolean =>
  ARTICLE.test(textAt(tokens, at)) && !gazetteer.find(phraseOf(tokens, at, 2))

/** A word that no table has: written almost as one that is known, or as a place. */
export function guessAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  gazetteer: Gazetteer,
): Found | null {
  const likely = isCapital(text, tokens, at) || NAMES_FOLLOW.has(textAt(tokens, at - 1))
  for (let length = joinedLength(tokens, at, 4); length > 0; length--) {
    const name = phraseOf(tokens, at, length)
    const word = length === 1 ? meantAt(tokens, at, lexicon) : null
    if (word) return word
    const isRun = tokens.slice(at, at + length).every(({ kind }) => kind === 'word')
    if (!isRun || name.length < (likely ? SHORTEST_NAME : SHORTEST_FREE)) continue
    const near = lexicon.meant(name)
    if (near !== null) return termOf(tokens, at, length, { senses: lexicon.find(near) ?? NOTHING })
    const place = gazetteer.sounds(name) ?? gazetteer.guess(name, likely ? 2 : 1)
    const mayBePart = name.length >= (likely ? SHORTEST_PART : LONG_PART)
    if (place && (mayBePart || !place.isPart))
      return termOf(tokens, at, length, { place, isGuess: true })
  }
  return null
}

/** What a misspelt word was meant to be, with the words after it that belong to it: 'gardn flat'. */
function meantAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Found | null {
  const bound = boundAt(tokens, at)
  if (bound)
    return termOf(tokens, at, bound.length, { senses: lexicon.find(bound.words) ?? NOTHING })
  const word = besideAt(tokens, at) ?? lexicon.meant(textAt(tokens, at))
  if (word === null) return null
  for (let length = joinedLength(tokens, at, 3); length > 0; length--) {
    const words = [word, ...tokens.slice(at + 1, at + length).map(({ text }) => text)].join(' ')
    const senses = lexicon.find(words)
    if (senses) return termOf(tokens, at, length, { senses })
  }
  return null
}

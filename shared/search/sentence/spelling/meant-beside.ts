import { BOUND_WORDS } from '../words/measures.ts'
import { createGuesser } from './near-word.ts'
import { tableOf, keysOf } from '../../../table.ts'

/** What says sale or rent, by the small word before it. */
const AFTER = {
  te: ['koop', 'huur', 'kopen', 'huren'],
  a: ['vendre', 'louer', 'acheter'],
  for: ['sale', 'rent'],
  zu: ['verkaufen', 'vermieten', 'kaufen', 'mieten'],
} as const

/** Words that people use there, and that are not these. */
const OTHERS = new Set(['koken', 'komen', 'loger', 'lover', 'same', 'sake', 'safe', 'some', 'rest'])
const SHORTEST = 3

const before = keysOf(AFTER)
const guessers = tableOf(before, word => createGuesser(AFTER[word]))

/** 'te huuur', 'à vende': the phrase that was meant; null: none. By itself a deal is never guessed (SENTENCE-22). */
export function meantDeal(first: string | undefined, word: string): string | null {
  const small = before.find(each => each === first)
  if (!small || word.length < SHORTEST || OTHERS.has(word)) return null
  const [only, ...others] = guessers[small](word, 1)
  return only !== undefined && others.length === 0 ? `${small} ${only}` : null
}

/** Single words that say which end of a price an amount is, with that end. */
const BOUNDS = new Map(
  keysOf(BOUND_WORDS).flatMap(bound =>
    BOUND_WORDS[bound]
      .split('|')
      .filter(word => word.length > SHORTEST && !word.includes(' '))
      .map(word => [word, bound] as const),
  ),
)
const boundsNear = createGuesser(BOUNDS.keys())

/** 'vnaf 300.000': the bound that was meant right before an amount; null: none, or one of several (SENTENCE-22). */
export function meantBound(word: string): string | null {
  if (word.length < SHORTEST) return null
  const near = boundsNear(word, 1)
  const meant = new Set(near.map(each => BOUNDS.get(each)))
  return meant.size === 1 ? (near[0] ?? null) : null
}

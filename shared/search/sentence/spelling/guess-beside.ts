import { phraseOf, textAt } from '../phrases.ts'
import type { Token } from '../token.ts'
import { isAlmostNot, meantBound, meantDeal, meantPerMonth, meantUnit } from './meant-beside.ts'

const PAID = /^(\/|per|par|pro|a|im|le|p)$/

/** What a word was meant to be by what stands before it. */
export function besideAt(tokens: readonly Token[], at: number): string | null {
  const word = textAt(tokens, at)
  const before = textAt(tokens, at - 1)
  const counted = tokens[at - 1]?.kind === 'number' ? meantUnit(word) : null
  const paid = PAID.test(before) ? meantPerMonth(word) : null
  return counted ?? paid ?? meantDeal(before, word)
}

/** The bound that one or two words before a number were meant to be. */
export function boundAt(
  tokens: readonly Token[],
  at: number,
): { words: string; length: number } | null {
  if (MORE.test(phraseOf(tokens, at + 1, 2)) && isAlmostNot(textAt(tokens, at)))
    return { words: 'niet meer dan', length: 3 }
  for (const length of [1, 2]) {
    const next = tokens[at + length]
    const words = next && isAmount(next) ? meantBound(phraseOf(tokens, at, length)) : null
    if (words !== null) return { words, length }
  }
  return null
}

const MORE = /^(meer dan|plus de|more than|mehr als|hoger dan|duurder dan|plus cher|plus que)$/

const isAmount = ({ kind, text }: Token): boolean => text === '€' || kind === 'number'

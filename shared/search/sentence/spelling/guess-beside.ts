import type { Token } from '../token.ts'
import { isAlmostNot, meantBound, meantDeal, meantPerMonth, meantUnit } from './meant-beside.ts'

const PAID = /^(\/|per|par|pro|a|im|le|p)$/

/** What a word was meant to be by what stands before it. */
export function besideAt(tokens: readonly Token[], at: number, isName: boolean): string | null {
  const name = tokens[at]?.text ?? ''
  const before = tokens[at - 1]
  const counted = before?.kind === 'number' ? meantUnit(name) : null
  const isPaid = PAID.test(before?.text ?? '') && tokens.slice(0, at).some(isAmount)
  return counted ?? (isPaid ? meantPerMonth(name) : null) ?? meantDeal(before?.text, name, isName)
}

/** The bound that one or two words before an amount were meant to be. */
export function boundAt(
  tokens: readonly Token[],
  at: number,
): { words: string; length: number } | null {
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

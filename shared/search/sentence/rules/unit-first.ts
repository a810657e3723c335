import { sensesAt } from '../state.ts'
import type { Rule } from './rule.ts'

const MOST = 20

/** 'slaapkamers: 3', 'Schlafzimmer 3': the unit stands before its number. */
export const readUnitFirst: Rule = (state, at) => {
  const { unit } = sensesAt(state, at)
  const { number = 0, isPlain } = state.terms[at + 1] ?? {}
  if (unit !== 'bed' || !isPlain || !Number.isInteger(number) || number < 1 || number > MOST)
    return 0
  const next = sensesAt(state, at + 2)
  const isOfNext = (next.unit ?? next.trait ?? next.wish ?? next.month ?? next.to) !== undefined
  if (isOfNext || state.meaning.minBedrooms !== undefined) return 0
  state.meaning.minBedrooms = number
  return 2
}

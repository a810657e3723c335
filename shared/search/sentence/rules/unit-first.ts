import { sensesAt } from '../state.ts'
import { readRange } from './numbers.ts'
import type { Rule } from './rule.ts'

const MOST = 20

/** 'slaapkamers: 3', 'Schlafzimmer 3 bis 5': the unit stands before its number. */
export const readUnitFirst: Rule = (state, at) => {
  const { unit } = sensesAt(state, at)
  const range = unit === 'bed' ? readRange(state, at + 1, null) : null
  if (!range?.low.isPlain) return 0
  const { value } = range.low
  if (!Number.isInteger(value) || value < 1 || value > MOST) return 0
  const next = sensesAt(state, range.end)
  const isOfNext = (next.unit ?? next.trait ?? next.wish ?? next.month) !== undefined
  if (isOfNext || state.meaning.values['bed-min'] !== undefined) return 0
  state.meaning.values['bed-min'] = value
  return range.end - at
}

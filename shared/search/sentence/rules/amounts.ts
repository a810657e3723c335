import { isNoise, refuse, sensesAt, type State } from '../state.ts'
import { readArea } from './areas.ts'
import type { Counted } from './counted.ts'
import { addKind } from './kinds.ts'
import { moneyOrElse } from './money.ts'
import { isZipOfName } from './zip.ts'
import { type Bound, MULTIPLIERS, readAfter, readBounds, readRange } from './numbers.ts'

/** Reads a number with its bound, its unit and its other end; how many phrases it took, 0 where there is none (SENTENCE-8). */
export function readAmount(state: State, at: number): number {
  const { bound, next } = readBounds(state, at)
  const range = readRange(state, next, bound)
  if (!range || (bound === 'about' && isZipOfName(state, next))) return 0
  // 'huurbudget 900'
  for (let index = at; index < next; index++) {
    const { deal } = sensesAt(state, index)
    if (deal !== undefined) state.deals.push({ deal, at: index })
  }
  let end = range.end
  let after = isMinutes(state, end, range.high.value) ? null : readAfter(state, end)
  if (after) end = after.end
  let unitAt = end
  while (sensesAt(state, unitAt).unit === undefined && isNoise(state, unitAt)) unitAt++
  let unit = sensesAt(state, unitAt).unit
  const text = state.terms[unitAt]?.text
  if (text === 'min' && !isMinutes(state, unitAt, range.high.value)) unit = undefined
  // 'a' is an are only where it is written to its number.
  if (text === 'a' && state.terms[unitAt]?.start !== state.terms[unitAt - 1]?.end) unit = undefined
  if (unit && unit !== 'eur' && !(unit in MULTIPLIERS)) {
    end = unitAt + 1
    addKind(state, unitAt)
    after ??= readAfter(state, end)
    end = Math.max(end, after?.end ?? end)
  } else unit = undefined
  const said: Bound | null = bound ?? after?.bound ?? null
  const { low, high } = range
  if (unit)
    return countUnit(state, { at, end, unit, low: low.value, high: high.value, bound: said }) - at
  return moneyOrElse(state, { at, end, range, bound: said }) - at
}

/** How one gets there. */
const BY =
  /^(by|with|met|mit|per|walk|walking|drive|driving|lopen|wandelen|rijden|fietsen|train|trein|zug|bus|auto)$/

/** 'min' is minutes before the place that it is away from; else it is 'at least'. */
function isMinutes(state: State, at: number, value: number): boolean {
  const next = state.terms[at + 1]
  const isOf = next?.senses.or !== undefined && state.terms[at + 2]?.place !== undefined
  return (
    state.terms[at]?.text === 'min' &&
    value <= 120 &&
    next !== undefined &&
    (isOf ||
      next.place !== undefined ||
      next.senses.near !== undefined ||
      next.senses.region !== undefined ||
      BY.test(next.text))
  )
}

function countUnit(state: State, { at, end, unit, low, high, bound }: Counted): number {
  const { meaning } = state
  const hasUpper = bound === 'max' && low === high
  const give = (ok: boolean): number => {
    if (!ok) refuse(state, at, end)
    return end
  }
  if (unit === 'bed' || unit === 'room') {
    const count = Math.floor(low) - (unit === 'room' ? 1 : 0)
    if (hasUpper || count < 1 || count > 50) return give(unit === 'room' && count === 0)
    meaning.values['bed-min'] = Math.max(meaning.values['bed-min'] ?? 0, count)
    return give(true)
  }
  if (unit === 'pair') {
    state.persons.push({ count: 2 * Math.floor(high), isSure: false, at, end })
    return give(true)
  }
  if (unit === 'person' || unit === 'adult' || unit === 'child') {
    const isChild = unit === 'child'
    state.persons.push({ count: Math.floor(high), isSure: true, isChild, at, end })
    return give(true)
  }
  if (unit === 'km' || unit === 'minute') {
    if (state.circle || high > 200 || bound === 'min') return give(false)
    if (unit === 'km') meaning.km = high
    else meaning.minutes = high
    state.circle = { at, end }
    return give(true)
  }
  return readArea(state, { at, end, unit, low, high, bound })
}

import { keysOf } from '../../../table.ts'
import { isNoise, pastNoise, sensesAt, type State } from '../state.ts'

/** From here on two amounts beside each other are a price's two ends. */
const SURE_PRICE = 20_000

interface Amount {
  value: number
  /** What its multiplier is: 1, 1,000, 100,000 or 1,000,000. */
  times: number
  isMoney: boolean
  /** With '€' or its word. */
  isSigned: boolean
  isPlain: boolean
  end: number
}

export interface Range {
  low: Amount
  high: Amount
  end: number
}

/** Of two that are said of one number the higher counts: in 'tot ongeveer 280.000' the end. */
const BOUNDS = { budget: 1, about: 2, max: 3, min: 3, between: 3 }
export type Bound = keyof typeof BOUNDS
const BOUND_NAMES = keysOf(BOUNDS)

export const MULTIPLIERS: Record<string, number> = { k: 1e3, million: 1e6, ton: 1e5 }
const COUNTED = new Set<string | undefined>([
  'bed',
  'room',
  'person',
  'adult',
  'child',
  'ha',
  'acre',
  'pair',
])

export function readBounds(state: State, at: number): { bound: Bound | null; next: number } {
  let bound: Bound | null = null
  let next = at
  for (;;) {
    const said = BOUND_NAMES.find(each => each === sensesAt(state, next).bound)
    if (said) {
      if (bound === null || BOUNDS[said] >= BOUNDS[bound]) bound = said
    } else if (next === at || !isNoise(state, next)) return { bound, next }
    next++
  }
}

function readNumber(state: State, at: number, bound: Bound | null): Amount | null {
  const isSigned = sensesAt(state, at).unit === 'eur'
  const numberAt = isSigned ? at + 1 : at
  const term = state.terms[numberAt]
  const isOne =
    term?.senses.one !== undefined &&
    COUNTED.has(sensesAt(state, pastNoise(state, numberAt + 1)).unit)
  if (!term || (term.number === undefined && !isOne)) return null
  const value = term.number ?? 1
  let next = numberAt + 1
  const multiplier = sensesAt(state, next).unit ?? ''
  let times = 1
  const isBareM = state.terms[next]?.text === 'm'
  if (isWritten(state, next, 't')) {
    times = 1e3
    next++
  } else if (
    multiplier in MULTIPLIERS &&
    (!isBareM || isSigned || !Number.isInteger(value) || isMillion(state, next, bound))
  ) {
    times = MULTIPLIERS[multiplier] ?? 1
    next++
  }
  const isMoney = sensesAt(state, next).unit === 'eur' || isWritten(state, next, 'e')
  return {
    value: value * times,
    times,
    isMoney: isSigned || isMoney || times > 1,
    isSigned: isSigned || isMoney,
    isPlain: term.isPlain === true && times === 1,
    end: isMoney ? next + 1 : next,
  }
}

/** '350t' is thousands and '500e' euros, where the letter is written to its number. */
const isWritten = ({ terms }: State, at: number, letter: 't' | 'e'): boolean =>
  terms[at]?.text === letter &&
  terms[at]?.start === terms[at - 1]?.end &&
  (terms[at - 1]?.number ?? 0) >= SMALLEST_WRITTEN
const SMALLEST_WRITTEN = 50

/** 'up to 2m' at the end, before a comma or a place; 'max 2 m from' is a length. */
function isMillion({ terms }: State, at: number, bound: Bound | null): boolean {
  const [number, m, next] = [terms[at - 1], terms[at], terms[at + 1]]
  const isEnd = next === undefined || next.text === ',' || next.place !== undefined
  return bound !== null && isEnd && number?.end === m?.start && (number?.number ?? 0) <= 20
}

export function readRange(state: State, at: number, bound: Bound | null): Range | null {
  const low = readNumber(state, at, bound)
  if (!low) return null
  const { to, or, and } = sensesAt(state, low.end)
  // '120.000 et 160.000': whatever stood before them.
  const isPair = isSure(low) && bound === null
  const isTo = to !== undefined && (and === undefined || bound === 'between' || isPair)
  const only = { low, high: low, end: low.end }
  // 'entre 200 000 300 000'
  const beside = bound === 'between' && isSure(low) ? readNumber(state, low.end, bound) : null
  if (beside && isSure(beside) && low.value < beside.value)
    return { low, high: beside, end: beside.end }
  if (!isTo && or === undefined && !isEither(state, low.end)) return only
  // 'tussen 200 en tot 300'
  const next = sensesAt(state, low.end + 1).to === undefined ? low.end + 1 : low.end + 2
  const high = readNumber(state, next, bound)
  if (!high || (or !== undefined && high.value > MOST_COUNTED)) return only
  if (isInThousands(state, low, high))
    return { low, high: { ...high, value: high.value * low.times }, end: high.end }
  const value = lowEnd(low, high)
  return value === undefined ? only : { low: { ...low, value }, high, end: high.end }
}

/** '3 of 4 slaapkamers'; of two prices neither is known to be the most. */
const MOST_COUNTED = 10
const isSure = ({ value }: Amount): boolean => value >= SURE_PRICE

/** '200k - 300': the high end is meant in what the low one says, where nothing of it is said to be else. */
function isInThousands(state: State, low: Amount, high: Amount): boolean {
  const next = state.terms[high.end]
  const isAlone = !next || next.text === ',' || next.place !== undefined
  const times = high.times === 1 ? low.times : 1
  return isAlone && times > 1 && high.value * times > low.value && high.value <= MOST_IN_THOUSANDS
}
const MOST_IN_THOUSANDS = 9999
/** As many times as the low end no high one is. */
const WIDEST = 20

/** In '200-300k', '200 tot 300.000' and '900 tot 1,2 miljoen' the low end is meant in thousands or millions too. */
const lowEnd = (low: Amount, high: Amount): number | undefined =>
  (low.times > 1 ? [1] : [high.times, 1, 1000])
    .map(times => low.value * times)
    .find(value => value < high.value && high.value <= value * WIDEST)

/** '3/4 slaapkamers', '200/250k': one or the other. */
const isEither = (state: State, at: number): boolean =>
  state.terms[at]?.text === '/' && EITHER.has(sensesAt(state, at + 2).unit)
const EITHER = new Set<string | undefined>(['k', 'bed', 'room'])

/** 'of meer', 'max.' after a number, unless it is of the number that follows. */
export function readAfter(state: State, at: number): { bound: Bound; end: number } | null {
  const { more, less } = sensesAt(state, at)
  if (more === undefined && less === undefined) return null
  const next = pastNoise(state, at + 1)
  const isOfNext = state.terms[next]?.number !== undefined || sensesAt(state, next).unit === 'eur'
  if (isOfNext && !isWrittenTo(state, at)) return null
  return { bound: more === undefined ? 'max' : 'min', end: at + 1 }
}

/** '500.000+ 4 slk'; '900 + 100 kosten' and '900+100' are a sum. */
function isWrittenTo({ terms }: State, at: number): boolean {
  const [number, plus, next] = [terms[at - 1], terms[at], terms[at + 1]]
  return plus?.text === '+' && plus.start === number?.end && plus.end !== next?.start
}

import { isNoise, pastNoise, sensesAt, type State } from '../state.ts'

/** From here on two amounts beside each other are a price's two ends. */
const SURE_PRICE = 20_000

interface Amount {
  value: number
  /** What its multiplier is: 1, 1,000, 100,000 or 1,000,000. */
  times: number
  isMoney: boolean
  isPlain: boolean
  end: number
}

export interface Range {
  low: Amount
  high: Amount
  end: number
}

export type Bound = 'max' | 'min' | 'about' | 'between' | 'budget'

export const MULTIPLIERS: Record<string, number> = { k: 1e3, million: 1e6, ton: 1e5 }
const COUNTED = new Set(['bed', 'room', 'person', 'adult', 'child', 'ha', 'acre', 'pair'])

export function readBounds(state: State, at: number): { bound: Bound | null; next: number } {
  let bound: Bound | null = null
  let next = at
  for (let step = 0; step < 5; step++) {
    const said = sensesAt(state, next).bound
    const isBound =
      said === 'max' ||
      said === 'min' ||
      said === 'about' ||
      said === 'between' ||
      said === 'budget'
    if (isBound && state.terms[next]?.number === undefined) {
      bound =
        bound === null || bound === 'budget' || (bound === 'about' && said !== 'budget')
          ? said
          : // 'tot ongeveer 280.000': the end is what counts.
            said === 'budget' || said === 'about'
            ? bound
            : said
      next++
    } else if (next > at && isNoise(state, next)) next++
    else break
  }
  return { bound, next }
}

function readNumber(state: State, at: number, bound: Bound | null): Amount | null {
  let next = at
  let isMoney = false
  if (sensesAt(state, next).unit === 'eur') {
    isMoney = true
    next++
  }
  const term = state.terms[next]
  const one = sensesAt(state, next).one !== undefined
  if (!term || (term.number === undefined && !one)) return null
  const unit =
    sensesAt(state, next + 1).unit ?? sensesAt(state, pastNoise(state, next + 1)).unit ?? ''
  const isPeriod = sensesAt(state, next + 1).period !== undefined
  if (one && (!COUNTED.has(unit) || isPeriod)) return null
  const value = term.number ?? 1
  next++
  const multiplier = sensesAt(state, next).unit ?? ''
  let times = 1
  const isBareM = state.terms[next]?.text === 'm'
  if (
    multiplier in MULTIPLIERS &&
    (!isBareM || isMoney || !Number.isInteger(value) || isMillion(state, next, bound))
  ) {
    times = MULTIPLIERS[multiplier] ?? 1
    next++
  }
  if (sensesAt(state, next).unit === 'eur') {
    isMoney = true
    next++
  } else if (times === 1 && sensesAt(state, next).unit === 'k') next++
  const isGrouped = !term.isPlain && Number.isInteger(value) && value >= 1000
  return {
    value: value * times,
    times,
    isMoney: isMoney || times > 1 || (isGrouped && value >= 10_000),
    isPlain: term.isPlain === true && times === 1,
    end: next,
  }
}

/** 'up to 2m' at the end or before a comma; 'max 2 m from' is a length. */
function isMillion({ terms }: State, at: number, bound: Bound | null): boolean {
  const [number, m, next] = [terms[at - 1], terms[at], terms[at + 1]]
  const isEnd = next === undefined || next.text === ','
  return bound !== null && isEnd && number?.end === m?.start && (number?.number ?? 0) <= 20
}

export function readRange(state: State, at: number, bound: Bound | null): Range | null {
  const low = readNumber(state, at, bound)
  if (!low) return null
  const { to, or, and } = sensesAt(state, low.end)
  const second = state.terms[low.end + 1]
  // '120.000 et 160.000': whatever stood before them.
  const isPair = low.value >= SURE_PRICE && (second?.number ?? 0) > low.value && bound === null
  const isTo = to !== undefined && (and === undefined || bound === 'between' || isPair)
  if (!isTo && or === undefined && !isEither(state, low)) return { low, high: low, end: low.end }
  // 'tussen 200 en tot 300'
  const next = sensesAt(state, low.end + 1).to !== undefined ? low.end + 2 : low.end + 1
  const high = readNumber(state, next, bound)
  if (!high) return { low, high: low, end: low.end }
  if (
    low.times === 1 &&
    high.times > 1 &&
    low.value < high.value / high.times + 1 &&
    low.value >= 1
  )
    low.value *= high.times
  if (
    low.times === 1 &&
    low.isPlain &&
    low.value >= 50 &&
    low.value < 1000 &&
    high.value >= 100_000 &&
    high.value <= low.value * 10_000 &&
    high.value > low.value * 1000
  )
    low.value *= 1000
  const isOne =
    high.value > low.value &&
    high.value <= low.value * (isTo && or === undefined ? 20 : 2) &&
    (or === undefined || high.value <= 10)
  return isOne
    ? {
        low: { ...low, isMoney: low.isMoney || high.isMoney },
        high: { ...high, isMoney: low.isMoney || high.isMoney },
        end: high.end,
      }
    : { low, high: low, end: low.end }
}

/** '3/4 slaapkamers', '200/250k': one or the other. */
function isEither(state: State, { end, value, isPlain }: Amount): boolean {
  const second = state.terms[end + 1]
  const { unit } = sensesAt(state, end + 2)
  const isPrice = unit === 'k' && (second?.number ?? 0) > value
  return (
    state.terms[end]?.text === '/' &&
    isPlain &&
    (isPrice || (second?.number === value + 1 && (unit === 'bed' || unit === 'room')))
  )
}

/** 'of meer', 'max.' after a number, unless it is of the number that follows. */
export function readAfter(
  state: State,
  at: number,
): { more: boolean; less: boolean; end: number } | null {
  const { more, less } = sensesAt(state, at)
  if (more === undefined && less === undefined) return null
  const next = pastNoise(state, at + 1)
  const isOfNext = state.terms[next]?.number !== undefined || sensesAt(state, next).unit === 'eur'
  // '1.150 € + 150 € charges'
  const isCost =
    sensesAt(state, next).unit === 'eur' ||
    (state.terms[next]?.number !== undefined && sensesAt(state, next + 1).unit === 'eur')
  const isSign = state.terms[at]?.text === '+' && !isCost
  return isOfNext && !isSign
    ? null
    : { more: more !== undefined, less: more === undefined, end: at + 1 }
}

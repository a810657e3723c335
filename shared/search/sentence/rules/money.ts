import { type Trait, TRAITS } from '../../../estate/fields/comfort.ts'
import { isUnread, refuse, sensesAt, type State } from '../state.ts'
import { isGroup } from './group.ts'
import { type Bound, type Range, readAfter } from './numbers.ts'

interface Bare {
  at: number
  end: number
  range: Range
  bound: Bound | null
}

/** Of a month's rent: a place for a bicycle. Below, a number counts something. */
export const SMALLEST_MONTHLY = 30
/** Below, a number that follows 'for' or stands before a word is no amount. */
const SMALL = 100

/** An amount without a unit: money, where it can be. */
export function moneyOrElse(state: State, { at, end, range: { low, high }, bound }: Bare): number {
  let last = end
  const slash = state.terms[end]?.text === '/' ? 1 : 0
  const { perMonth, perOther } = sensesAt(state, end + slash)
  const isOther = perOther !== undefined && perMonth === undefined
  const isPaid = low.isMoney || high.isMoney
  if ((perMonth !== undefined || isOther) && (isPaid || high.value >= SMALLEST_MONTHLY)) {
    last = end + slash + 1
    const afterwards = readAfter(state, last)
    if (afterwards) {
      bound ??= afterwards.bound
      last = afterwards.end
    }
    if (isOther) {
      refuse(state, at, last)
      return last
    }
    state.isMonthly = true
  }
  const isMonthly = perMonth !== undefined
  const isMoney = isPaid || isMonthly
  const value = high.value
  const trait = TRAITS.find(each => each === sensesAt(state, last).trait)
  if (!isMoney && value < SMALL && !(value >= SMALLEST_MONTHLY && isAlone(state, at, last, bound)))
    return smallNumber(state, at, last, value, trait)
  if (!isMoney && bound === null && value < 1000 && !high.isPlain) {
    refuse(state, at, last)
    return last
  }
  // Of a stay it is rather the persons.
  if (!isMoney && value < SMALL && Number.isInteger(value))
    state.bare.push({ count: value, at, end: last })
  const price: State['prices'][number] = {
    isSigned: low.isSigned || high.isSigned,
    isInThousands: low.times > 1 || high.times > 1,
    isMonthly,
    at,
    end: last,
  }
  if (low.value !== high.value) [price.min, price.max] = [low.value, high.value]
  else if (bound === 'about')
    [price.min, price.max] = [Math.round(value * 0.9), Math.round(value * 1.1)]
  else if (bound === 'min') price.min = value
  else price.max = value
  state.prices.push(price)
  return last
}

/** A number of nothing that we count: persons where a stay is meant, else it goes with what follows it. */
function smallNumber(
  state: State,
  at: number,
  end: number,
  value: number,
  trait: Trait | undefined,
): number {
  if (trait) return end
  const before = sensesAt(state, at - 1)
  const isFor = before.for !== undefined || before.with !== undefined || isGroup(state, at)
  if (isFor && Number.isInteger(value) && value >= 1 && value <= 50) {
    state.persons.push({ count: value, isSure: false, at, end })
    return end
  }
  if (Number.isInteger(value) && value >= 1) state.bare.push({ count: value, at, end })
  refuse(state, at, end)
  const { wish, value: known } = sensesAt(state, end)
  if (wish === undefined || known !== undefined) return end
  refuse(state, end, end + 1)
  return end + 1
}

/** A small number that counts nothing: neither of a word after it, of a street before it, nor of persons. */
function isAlone(state: State, at: number, end: number, bound: Bound | null): boolean {
  const { terms } = state
  const next = sensesAt(state, end)
  const isCount =
    (next.wish ?? next.trait ?? next.kind ?? next.unit ?? next.deal) !== undefined ||
    isUnread(state, end)
  if (bound !== null) return !isCount
  const before = sensesAt(state, at - 1)
  const isHouseNumber = isUnread(state, at - 1) || terms[at - 1]?.place?.km !== undefined
  const isFor = before.for !== undefined || before.with !== undefined || isGroup(state, at)
  return !isCount && !isHouseNumber && !isFor && terms[at]?.isPlain === true
}

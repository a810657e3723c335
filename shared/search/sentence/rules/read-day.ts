import { sensesAt, type State } from '../state.ts'
import { isGroup } from './group.ts'

const ORDINALS = new Set<string | undefined>('st|nd|rd|th|er|e|ste|de|den|of|of the'.split('|'))
/** After these a day may stand. */
const ENGLISH_MONTHS = new Set<string | undefined>(
  'january|february|march|april|may|june|july|august|september|october|november|december'.split(
    '|',
  ),
)
const YEAR = /^20[23]\d$/

interface ReadDay {
  day: number | null
  month: number
  end: number
}

/** 'July 3 - 10': the second day has the month of the first. */
export function sameMonth(state: State, at: number, { day, month }: ReadDay): ReadDay | null {
  const second = dayAt(state, at)
  const end = pastOrdinals(state, at + 1)
  if (second === null || day === null || second <= day) return null
  return sensesAt(state, end).unit === undefined ? { day: second, month, end } : null
}

export function readDay(state: State, at: number): ReadDay | null {
  const { terms } = state
  const pastYear = (index: number): number =>
    YEAR.test(terms[index]?.text ?? '') ? index + 1 : index
  const own = monthAt(state, at)
  if (own !== undefined) {
    const after = ENGLISH_MONTHS.has(terms[at]?.text) ? dayAt(state, at + 1) : null
    return after !== null && sensesAt(state, at + 2).unit === undefined
      ? { day: after, month: own, end: pastYear(pastOrdinals(state, at + 2)) }
      : { day: null, month: own, end: pastYear(at + 1) }
  }
  const day = dayAt(state, at)
  if (day === null || isGroup(state, at)) return null
  const next = pastOrdinals(state, at + 1)
  const month = monthAt(state, next)
  if (month !== undefined) return { day, month, end: pastYear(next + 1) }
  // '5.-12. Aug.' is two days
  if (
    isDatePart(terms[at + 1]?.text, terms[at + 2]?.text) &&
    monthAt(state, at + 3) === undefined
  ) {
    const end = terms[at + 3]?.text === '/' ? at + 5 : at + 3
    // '3/4 slaapkamers'
    if (sensesAt(state, end).unit !== undefined) return null
    return { day, month: Number(terms[at + 2]?.text), end }
  }
  // The first of two days, whose month follows the second.
  const second = sensesAt(state, next).to === undefined ? null : readDay(state, next + 1)
  return second?.day == null ? null : { day, month: second.month, end: next }
}

const dayAt = ({ terms }: State, at: number): number | null => {
  const { number = 0, isPlain } = terms[at] ?? {}
  return isPlain && number >= 1 && number <= 31 ? number : null
}

const monthAt = (state: State, at: number): number | undefined => {
  const { month } = sensesAt(state, at)
  return month === undefined ? undefined : Number(month)
}

function pastOrdinals({ terms }: State, at: number): number {
  let next = at
  while (ORDINALS.has(terms[next]?.text)) next++
  return next
}

/** '3/7', and '03-07' where the month has two digits. */
const isDatePart = (sign = '', month = ''): boolean =>
  /^(\/0?[1-9]|[/-]0[1-9]|[/-]1[0-2])$/.test(sign + month)

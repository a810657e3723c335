import { sensesAt, type State } from '../state.ts'
import { isGroup } from './group.ts'

const ORDINAL = /^(st|nd|rd|th|er|e|ste|de|den|of|of the)$/

interface ReadDay {
  day: number | null
  month: number | undefined
  end: number
}

/** 'July 3 - 10': the second day has the month of the first. */
export function sameMonth(state: State, at: number, { day, month }: ReadDay): ReadDay | null {
  const { number = 0, isPlain } = state.terms[at] ?? {}
  const end = ORDINAL.test(state.terms[at + 1]?.text ?? '') ? at + 2 : at + 1
  const isDay = isPlain && Number.isInteger(number) && number <= 31 && number > (day ?? 31)
  return isDay && month !== undefined && sensesAt(state, end).unit === undefined
    ? { day: number, month, end }
    : null
}

export function readDay(state: State, at: number): ReadDay | null {
  const { terms } = state
  const monthAt = (index: number): number | undefined => {
    const { month } = sensesAt(state, index)
    return month === undefined ? undefined : Number(month)
  }
  const pastYear = (index: number): number => {
    const year = terms[index]
    return year?.isPlain && (year.number ?? 0) >= 2024 && (year.number ?? 0) <= 2035
      ? index + 1
      : index
  }
  const number = terms[at]?.number
  const own = monthAt(at)
  if (own !== undefined) {
    const after = terms[at + 1]
    const isDay =
      after?.isPlain &&
      (after.number ?? 0) >= 1 &&
      (after.number ?? 0) <= 31 &&
      sensesAt(state, at + 2).unit === undefined
    const isEnglish =
      isDay &&
      /^(january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
        terms[at]?.text ?? '',
      )
    const past = ORDINAL.test(terms[at + 2]?.text ?? '') ? at + 3 : at + 2
    return isEnglish
      ? { day: after?.number ?? null, month: own, end: pastYear(past) }
      : { day: null, month: own, end: pastYear(at + 1) }
  }
  if (number === undefined || !terms[at]?.isPlain || number < 1 || number > 31) return null
  if (isGroup(state, at)) return null
  let next = at + 1
  while (ORDINAL.test(terms[next]?.text ?? '')) next++
  const month = monthAt(next)
  if (month !== undefined) return { day: number, month, end: pastYear(next + 1) }
  const second = terms[at + 2]?.number
  if (
    isDatePart(terms[at + 1]?.text, terms[at + 2]?.text) &&
    second !== undefined &&
    second >= 1 &&
    second <= 12 &&
    Number.isInteger(second)
  ) {
    const end = terms[at + 3]?.text === '/' ? at + 5 : at + 3
    if (sensesAt(state, end).unit !== undefined) return null
    // '5.-12. Aug.'
    const isRange = terms[at + 1]?.text === '-' && monthAt(at + 3) !== undefined
    if (isRange) return { day: number, month: undefined, end: next }
    return { day: number, month: second, end }
  }
  // The first of two days, whose month follows the second.
  const other = sensesAt(state, next).to === undefined ? null : readMonthOfSecond(state, next + 1)
  return other ? { day: number, month: undefined, end: next } : null
}

/** '3/7', and '03-07' where the month has two digits. */
const isDatePart = (sign = '', month = ''): boolean =>
  sign === '/' || (sign === '-' && /^(0[1-9]|1[0-2])$/.test(month))

function readMonthOfSecond(state: State, at: number): boolean {
  const number = state.terms[at]?.number
  if (number === undefined || number < 1 || number > 31) return false
  let next = at + 1
  while (ORDINAL.test(state.terms[next]?.text ?? '')) next++
  return (
    sensesAt(state, next).month !== undefined ||
    (state.terms[next]?.text === '/' && (state.terms[next + 1]?.number ?? 99) <= 12)
  )
}

import { sensesAt, type State } from '../state.ts'
import { readDay, sameMonth } from './read-day.ts'
import type { Rule } from './rule.ts'

/** A month, or days of one or two: '3 tot 10 juli', '3/7 - 10/7'. */
export const readDays: Rule = (state, at) => {
  // 'from 4 to 11 July', 'tot 11 juli'
  const { bound, to } = sensesAt(state, at)
  const first = readDay(state, bound === 'min' || to !== undefined ? at + 1 : at)
  if (!first) return 0
  let { end } = first
  const day: State['days'][number] = { at, end, month: first.month }
  if (first.day !== null) day.from = dayText(first.month, first.day)
  const second =
    sensesAt(state, end).to === undefined
      ? null
      : (readDay(state, end + 1) ?? sameMonth(state, end + 1, first))
  if (second?.day != null) {
    day.from ??= dayText(first.month, 1)
    day.to = dayText(second.month, second.day)
    end = second.end
  }
  const open = to === undefined || day.to ? undefined : state.days.at(-1)
  if (open?.from && !open.to && day.from) open.to = day.from
  else state.days.push({ ...day, end })
  return end - at
}

const pad = (number: number): string => String(number).padStart(2, '0')
const dayText = (month: number, day: number): string => `${pad(month)}-${pad(day)}`

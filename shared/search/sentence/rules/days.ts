import { sensesAt, type State, take } from '../state.ts'
import { readDay, sameMonth } from './read-day.ts'
import type { Rule } from './rule.ts'

/** A month, or days of one or two: '3 tot 10 juli', '3/7 - 10/7'. */
export const readDays: Rule = (state, at) => {
  const first = readDay(state, at)
  if (!first) {
    // 'from 4 to 11 July', 'tot 11 juli'
    const { bound, to } = sensesAt(state, at)
    const length = bound === 'min' || to !== undefined ? readDays(state, at + 1) : 0
    const day = state.days.at(-1)
    if (length > 0 && day?.at === at + 1) day.at = at
    return length > 0 ? length + 1 : 0
  }
  let end = first.end
  const day: State['days'][number] = { at, end, month: first.month }
  const second =
    sensesAt(state, end).to !== undefined && first.day !== null
      ? (readDay(state, end + 1) ?? sameMonth(state, end + 1, first))
      : null
  if (first.day !== null && first.month !== undefined) day.from = dayText(first.month, first.day)
  if (second?.day != null && second.month !== undefined) {
    day.from = dayText(first.month ?? second.month, first.day ?? 1)
    day.to = dayText(second.month, second.day)
    end = second.end
  }
  if (first.month === undefined && !day.to) return 0
  const isEnd = sensesAt(state, at - 1).to !== undefined && !day.to
  const open = isEnd ? state.days.find(each => each.from && !each.to) : undefined
  if (open && day.from) {
    open.to = day.from
    take(state, at, end)
    return end - at
  }
  day.end = end
  state.days.push(day)
  take(state, at, end)
  return end - at
}

const pad = (number: number): string => String(number).padStart(2, '0')
const dayText = (month: number, day: number): string => `${pad(month)}-${pad(day)}`

import { addDays, daysBetween, isDay, weekday } from '../../../shared/time/day.ts'
import { instantOf } from '../../../shared/time/time-zone.ts'
import { millis, type Day, type Millis } from '../../../shared/time/units.ts'

/** The days that a page of the calendar shows, by its address. */
export interface Range {
  view: 'week' | 'day'
  first: Day
  days: readonly Day[]
  /** Whose viewings: an e-mail address; '': everybody's. */
  agent: string
}

/** `?week=` or `?day=` names any day of it; anything else is the week of today. */
export function readRange(query: URLSearchParams, today: Day): Range {
  const named = query.get('day') ?? query.get('week')
  const day = isDay(named) ? named : today
  const view = query.has('day') ? 'day' : 'week'
  const first = view === 'day' ? day : addDays(day, 1 - weekday(day))
  const length = view === 'day' ? 1 : 7
  const agent = (query.get('agent') ?? '').trim().toLowerCase().slice(0, 254)
  return { view, first, days: daysBetween(first, addDays(first, length)), agent }
}

export const rangeAddress = ({
  view,
  first,
  agent,
}: Pick<Range, 'view' | 'first' | 'agent'>): string =>
  `/desk/calendar?${new URLSearchParams({ [view]: first, ...(agent && { agent }) })}`

/** The same view earlier or later. */
export const shifted = (range: Range, steps: number): Range => ({
  ...range,
  first: addDays(range.first, steps * range.days.length),
})

/** From its first moment up to the first of the day after it, on the clock of Brussels. */
export const instantsOf = ({ first, days }: Pick<Range, 'first' | 'days'>): [Millis, Millis] => [
  millis(instantOf(first, '00:00')),
  millis(instantOf(addDays(first, days.length), '00:00')),
]

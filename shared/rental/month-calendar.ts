import { addMonths, daysBetween, isMonth, monthOf, weeksOf } from '../time/day.ts'
import type { RentalPeriod } from './rental-unit.ts'
import type { Day } from '../time/units.ts'

export interface CalendarDay {
  day: Day
  /** 'free': a stay can begin; 'open': its night is in a free period; 'taken': it is in none; 'past'. */
  state: 'past' | 'free' | 'open' | 'taken'
  /** In euro: the cheapest free period that begins on this day. */
  from: number | null
}

export interface CalendarMonth {
  month: string
  weeks: (CalendarDay | null)[][]
  previous: string | null
  next: string | null
}

/** The requested month where it has periods or lies before the last that does, else that of the first free period. */
export function shownMonth(
  periods: readonly RentalPeriod[],
  asked: string | null,
  today: Day,
): string {
  const months = periods.map(({ start }) => monthOf(start))
  const last = months.reduce((a, b) => (a > b ? a : b), monthOf(today))
  if (isMonth(asked) && asked >= monthOf(today) && asked <= last) return asked
  return monthOf(
    periods.find(({ available, start }) => available && start >= today)?.start ?? today,
  )
}

/** One month of a rental unit as a calendar. */
export function monthCalendar(
  periods: readonly RentalPeriod[],
  month: string,
  today: Day,
): CalendarMonth {
  const free = periods.filter(({ available, start }) => available && start >= today)
  const open = new Set(free.flatMap(({ start, end }) => daysBetween(start, end)))
  const from = new Map<string, number>()
  for (const { start, price } of free) from.set(start, Math.min(price, from.get(start) ?? Infinity))
  const last = periods.reduce((latest, { start }) => (start > latest ? start : latest), today)
  return {
    month,
    weeks: weeksOf(month).map(week =>
      week.map(day =>
        day === null
          ? null
          : {
              day,
              from: from.get(day) ?? null,
              state:
                day < today ? 'past' : from.has(day) ? 'free' : open.has(day) ? 'open' : 'taken',
            },
      ),
    ),
    previous: month > monthOf(today) ? addMonths(month, -1) : null,
    next: month < monthOf(last) ? addMonths(month, 1) : null,
  }
}

/** Periods that begin in a month, or on the chosen day; none of the past. */
export const shownPeriods = (
  periods: readonly RentalPeriod[],
  month: string,
  day: Day | null,
  today: Day,
): RentalPeriod[] =>
  periods.filter(({ start }) => start >= today && (day ? start === day : monthOf(start) === month))

/** Free periods that could follow a stay. */
export const periodsAfter = (periods: readonly RentalPeriod[], end: Day): RentalPeriod[] =>
  periods.filter(({ start, available }) => available && start === end)

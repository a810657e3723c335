import { DAY, type Day } from './units.ts'

/** Whether a value is written as a day and stands in the calendar. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value)
}

/** Days since 1 January 1970; no change of the hour can move a day. */
export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY

export const dayFromNumber = (number: number): Day =>
  new Date(number * DAY).toISOString().slice(0, 10)

export const addDays = (day: Day, count: number): Day => dayFromNumber(dayNumber(day) + count)

/** Nights from arrival to departure; negative when they are reversed. */
export const nightsBetween = (start: Day, end: Day): number => dayNumber(end) - dayNumber(start)

/** Every day from the first up to, not including, the last. */
export const daysBetween = (start: Day, end: Day): Day[] =>
  Array.from({ length: Math.max(0, nightsBetween(start, end)) }, (_, index) =>
    addDays(start, index),
  )

/** Monday 1 to Sunday 7. */
export const weekday = (day: Day): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1

/** '2026-12' of '2026-12-24'. */
export const monthOf = (day: Day): string => day.slice(0, 7)

export const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && isDay(`${value}-01`)

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The weeks that a month touches, Monday first; days of its neighbours are null. */
export function weeksOf(month: string): (Day | null)[][] {
  const first = `${month}-01`
  const days = daysBetween(first, `${addMonths(month, 1)}-01`)
  const cells = [...Array<null>(weekday(first) - 1).fill(null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => cells[week * 7 + column] ?? null),
  )
}

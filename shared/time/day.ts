/** Calendar days as 'YYYY-MM-DD': no clock and no time zone, so no change of the hour can move them. */

const MS_A_DAY = 86_400_000

/** Whether a value is written as a day and stands in the calendar. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value)
}

/** Days since 1 January 1970. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / MS_A_DAY

export const dayFromNumber = (number: number): string =>
  new Date(number * MS_A_DAY).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string => dayFromNumber(dayNumber(day) + count)

/** Nights from arrival to departure; negative when they are reversed. */
export const nightsBetween = (start: string, end: string): number =>
  dayNumber(end) - dayNumber(start)

/** Every day from the first up to, not including, the last. */
export const daysBetween = (start: string, end: string): string[] =>
  Array.from({ length: Math.max(0, nightsBetween(start, end)) }, (_, index) =>
    addDays(start, index),
  )

/** Monday 1 to Sunday 7. */
export const weekday = (day: string): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1

/** '2026-12' of '2026-12-24'. */
export const monthOf = (day: string): string => day.slice(0, 7)

export const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d$/.test(value) && isDay(`${value}-01`)

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The weeks that a month touches, Monday first; days of its neighbours are null. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const days = daysBetween(first, `${addMonths(month, 1)}-01`)
  const cells = [...Array<null>(weekday(first) - 1).fill(null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => cells[week * 7 + column] ?? null),
  )
}

import { addDays, daysBetween } from '../time/day.ts'
import type { Day } from '../time/units.ts'
import type { DayFigures } from './figure.ts'

/** A bar of a chart: a day, or seven of them. */
export interface Bucket extends Omit<DayFigures, 'day'> {
  from: Day
  /** Its last day. */
  to: Day
}

const WEEK = 7

/** The first day of a period that ends with this one. */
export const firstDay = (today: Day, days: number): Day => addDays(today, 1 - days)

/** A bar for each day up to a month, else one for each seven days, counted back from today; those at the start may have fewer. */
export function bucketsOf(rows: readonly DayFigures[], today: Day, days: number): Bucket[] {
  const size = days > 31 ? WEEK : 1
  const byDay = new Map(rows.map(row => [row.day, row]))
  const first = firstDay(today, days)
  const buckets: Bucket[] = []
  for (let to = today; to >= first; to = addDays(to, -size)) {
    const from = [addDays(to, 1 - size), first].sort()[1] ?? first
    const inside = daysBetween(from, addDays(to, 1)).flatMap(day => byDay.get(day) ?? [])
    buckets.unshift({ from, to, ...sumOf(inside) })
  }
  return buckets
}

/** Each figure of all rows together. */
export function sumOf(rows: readonly Omit<DayFigures, 'day'>[]): Omit<DayFigures, 'day'> {
  const sum = { views: 0, saves: 0, brochures: 0, enquiries: 0, viewings: 0 }
  for (const row of rows) {
    sum.views += row.views
    sum.saves += row.saves
    sum.brochures += row.brochures
    sum.enquiries += row.enquiries
    sum.viewings += row.viewings
  }
  return sum
}

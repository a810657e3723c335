import type { Day } from '../time/units.ts'
import type { ClosedDeal } from './closed-deal.ts'

const YEARS = 5

/** So many homes are left out at the most: who wants more turns the page off. */
export const MOST_LEFT_OUT = 200

/** The first day of the quarter of the year that a day is in. */
export function quarterStart(day: Day): Day {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
}

/** What figures count: from this day on, until before that one; both move by a quarter of a year (MEMORY-16). */
export function figuresOf(today: Day): { from: Day; until: Day } {
  const until = quarterStart(today)
  return { from: `${Number(until.slice(0, 4)) - YEARS}${until.slice(4)}`, until }
}

/** So many homes are read at the most, those of the newest publication: six calls. */
export const MOST_READ = 600
/** So many count at the most: the others are room for what a quarter of a year brings, so that it pushes none out (MEMORY-14). */
const MOST_COUNTED = 500

/** Those that figures are made of, given the newest publication first. */
export const countedDeals = <Deal extends Pick<ClosedDeal, 'day'>>(
  deals: readonly Deal[],
  today: Day,
): Deal[] => deals.filter(deal => isCounted(deal, today)).slice(0, MOST_COUNTED)

export const isCounted = ({ day }: Pick<ClosedDeal, 'day'>, today: Day): boolean => {
  const { from, until } = figuresOf(today)
  return day >= from && day < until
}

/** When a deal was, as it may be told: its day; of a hidden address the year, once that is over; null: not yet (MEMORY-17). */
export function shownWhen(deal: Pick<ClosedDeal, 'day' | 'point'>, today: Day): string | null {
  if (deal.point) return deal.day
  const year = deal.day.slice(0, 4)
  return year < today.slice(0, 4) ? year : null
}

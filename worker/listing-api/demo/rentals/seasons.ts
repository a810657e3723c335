import { keysOf } from '../../../../shared/table.ts'
import { addDays, weekday } from '../../../../shared/time/day.ts'
import type { PeriodType, RentalPeriod } from '../../../../shared/rental/rental-unit.ts'
import type { Random } from '../random.ts'

/** Eighteen months of rentals. */
const FIRST_DAY = '2026-11-01'
const LAST_DAY = '2028-04-30'

/** Holidays that cost more than their season, by first and last day of arrival (Belgian school holidays of both communities). */
const BUSY: [from: string, to: string][] = [
  ['2026-12-18', '2027-01-02'],
  ['2027-02-05', '2027-03-06'],
  ['2027-03-26', '2027-05-08'],
  ['2027-10-22', '2027-11-06'],
  ['2027-12-24', '2028-01-07'],
  ['2028-02-18', '2028-03-10'],
  ['2028-03-31', '2028-04-29'],
]

/** Arrival, nights, and the part of a week's price. */
const TYPES: Record<PeriodType, { arrival: number; nights: number; part: number }> = {
  WEEK: { arrival: 6, nights: 7, part: 1 },
  WEEKEND: { arrival: 5, nights: 3, part: 0.52 },
  MIDWEEK: { arrival: 1, nights: 4, part: 0.48 },
}

/** The periods of a unit by its price of a week in mid-season; in July and August only whole weeks. */
export function periodsAt(weekly: number): Omit<RentalPeriod, 'available'>[] {
  return keysOf(TYPES).flatMap(type => {
    const { arrival, nights, part } = TYPES[type]
    const first = addDays(FIRST_DAY, (arrival - weekday(FIRST_DAY) + 7) % 7)
    const starts = Array.from({ length: 80 }, (_, week) => addDays(first, 7 * week)).filter(
      start => addDays(start, nights) <= LAST_DAY,
    )
    return starts
      .filter(start => type === 'WEEK' || !isSummer(start))
      .map(start => ({
        type,
        start,
        end: addDays(start, nights),
        price: Math.round((weekly * part * seasonOf(start)) / 5) * 5,
      }))
  })
}

/** Booked days: whole weeks and weekends, more of them in the holidays. */
export function takenOf(periods: Omit<RentalPeriod, 'available'>[], random: Random): string[] {
  const nights = periods
    .filter(({ start }) => random.chance(isSummer(start) ? 0.4 : isBusy(start) ? 0.2 : 0.06))
    .flatMap(({ start, end }) => nightsOf(start, end))
  return [...new Set(nights)].toSorted()
}

const nightsOf = (start: string, end: string): string[] =>
  start < end ? [start, ...nightsOf(addDays(start, 1), end)] : []

const isSummer = (day: string): boolean =>
  day >= `${day.slice(0, 4)}-06-26` && day <= `${day.slice(0, 4)}-08-28`

const isBusy = (day: string): boolean => BUSY.some(([from, to]) => day >= from && day <= to)

function seasonOf(day: string): number {
  if (isSummer(day)) return 1.7
  if (isBusy(day)) return 1.35
  const month = Number(day.slice(5, 7))
  return month >= 4 && month <= 10 ? 1 : 0.75
}

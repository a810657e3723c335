import { nightsBetween } from '../time/day.ts'
import type { RentalPeriod } from '../rental/rental-unit.ts'
import type { Day } from '../time/units.ts'

export const MAX_NIGHTS = 62

/** What somebody stays: one period, or several that follow each other. */
export interface Stay {
  start: Day
  end: Day
  nights: number
  /** In euro. */
  price: number
  periods: RentalPeriod[]
}

/**
 * The cheapest row of free periods that runs from arrival to departure without a gap; null where there is none,
 * where the days are reversed or where it takes over 62 nights.
 */
export function cheapestStay(
  periods: readonly RentalPeriod[],
  start: string,
  end: string,
): Stay | null {
  const nights = nightsBetween(start, end)
  if (!(nights > 0 && nights <= MAX_NIGHTS)) return null
  const best = new Map<string, { price: number; periods: RentalPeriod[] }>([
    [start, { price: 0, periods: [] }],
  ])
  const free = periods.filter(
    period =>
      period.available && period.start >= start && period.end <= end && period.start < period.end,
  )
  for (const period of free.toSorted((a, b) =>
    a.start < b.start ? -1 : a.start > b.start ? 1 : 0,
  )) {
    const before = best.get(period.start)
    const known = best.get(period.end)
    if (!before || (known && known.price <= before.price + period.price)) continue
    best.set(period.end, {
      price: before.price + period.price,
      periods: [...before.periods, period],
    })
  }
  const found = best.get(end)
  return found ? { start, end, nights, ...found } : null
}

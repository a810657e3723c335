import { nightsBetween } from '../time/day.ts'
import type { RentalPeriod } from '../rental/rental-unit.ts'
import type { Day } from '../time/units.ts'

const MAX_NIGHTS = 62

/** A stay: one period, or several consecutive ones. */
export interface Stay {
  start: Day
  end: Day
  nights: number
  /** In euro. */
  price: number
  periods: RentalPeriod[]
}

/**
 * The cheapest sequence of free periods from arrival to departure without a gap; null where there is none, where the
 * days are reversed, or where it is over 62 nights.
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

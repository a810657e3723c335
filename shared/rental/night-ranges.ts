import { addDays } from '../time/day.ts'
import type { Day } from '../time/units.ts'

/** Consecutive nights as ranges [first night, day after the last]. */
export function nightRanges(nights: readonly Day[]): [start: Day, end: Day][] {
  const stretches: [Day, Day][] = []
  for (const night of nights.toSorted()) {
    const last = stretches.at(-1)
    if (last && last[1] === night) last[1] = addDays(night, 1)
    else if (!last || night > last[1]) stretches.push([night, addDays(night, 1)])
  }
  return stretches
}

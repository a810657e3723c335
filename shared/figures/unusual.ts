import type { Day } from '../time/units.ts'

const TIMES = 10
/** So few views are not unusual, however few there are otherwise. */
const FEW = 20

/** The days with more than ten times the median of the days asked for: shown, and marked (FIGURE-14). */
export function unusualDays(rows: readonly { day: Day; views: number }[], days: number): Day[] {
  const views = rows.map(row => row.views)
  const all = [...Array<number>(Math.max(0, days - views.length)).fill(0), ...views]
  const median = all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  const most = Math.max(FEW, TIMES * median)
  return rows.filter(row => row.views > most).map(({ day }) => day)
}

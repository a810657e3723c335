import { bucketsOf, firstDay, sumOf, type Bucket } from '../../../shared/figures/buckets.ts'
import { NO_COUNTS, type DayFigures, type Period } from '../../../shared/figures/figure.ts'
import { unusualDays } from '../../../shared/figures/unusual.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Day } from '../../../shared/time/units.ts'
import type { DayCounts } from '../../agency/figures/figures.ts'
import type { Happening } from '../../agency/figures/happenings.ts'
import { agencyOf } from '../../agency/stub.ts'
import { homeSubject } from '../../figures/subject.ts'
import type { Desk } from '../env.ts'

export type Sum = Omit<DayFigures, 'day'> & {
  /** Viewings that are still to come. */
  planned: number
}

export interface Figures {
  period: Period
  today: Day
  sum: Sum
  buckets: Bucket[]
  /** Days that stand out: somebody may have helped. */
  unusual: Day[]
  happenings: Happening[]
}

/** To compare a home with its own month. */
const USUAL_DAYS = 28

/** What happened with one home, or with the whole site. */
export async function readFigures(c: Desk, period: Period, home?: string): Promise<Figures> {
  const { startedAt } = c.var.trace
  const today = toDay(startedAt)
  const from = firstDay(today, period)
  const usualFrom = firstDay(today, Math.max(USUAL_DAYS, period))
  const { figures, happenings } = agencyOf(c.env, c.var.site.id)
  const subject = home === undefined ? {} : { subject: homeSubject(home) }
  const [days, found] = await Promise.all([
    figures.days({ from: usualFrom, to: today, ...subject }),
    happenings.between(from, today, startedAt),
  ])
  const own = home === undefined ? found : found.filter(each => each.home === home.toLowerCase())
  const shown = days.filter(({ day }) => day >= from)
  const rows = joined(shown, own)
  return {
    period,
    today,
    sum: { ...sumOf(rows), planned: own.filter(({ kind }) => kind === 'planned').length },
    buckets: bucketsOf(rows, today, period),
    unusual: unusualDays(days, Math.max(USUAL_DAYS, period)).filter(day => day >= from),
    happenings: own,
  }
}

/** Counts and happenings of each day in one row. */
function joined(days: readonly DayCounts[], happenings: readonly Happening[]): DayFigures[] {
  const rows = new Map<Day, DayFigures>(
    days.map(row => [row.day, { ...row, enquiries: 0, viewings: 0 }]),
  )
  for (const { kind, day } of happenings) {
    if (kind === 'planned') continue
    const row = rows.get(day) ?? { day, ...NO_COUNTS, enquiries: 0, viewings: 0 }
    row[kind === 'enquiry' ? 'enquiries' : 'viewings']++
    rows.set(day, row)
  }
  return [...rows.values()]
}

import Holidays from 'date-holidays'
import type { AgendaRules, GroupDay, TimeRange } from '../../../shared/booking/agenda.ts'
import { addDays, daysBetween, weekday } from '../../../shared/time/day.ts'
import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import { transactionIds } from '../../../shared/estate/status.ts'
import { hash32 } from './random.ts'
import type { AgendaSeed, SiteSeed } from '../db/site-seed.ts'

const YEARS = [2026, 2027, 2028]
const FIRST_SATURDAY = '2026-11-07'

/** The agendas of an agency's available estates. */
export function agendasOf({ site, estates }: SiteSeed): AgendaSeed[] {
  const open = [
    ...transactionIds('FOR_SALE', site.source),
    ...transactionIds('TO_RENT', site.source),
  ]
  const closed = [
    ...publicHolidays(),
    ...YEARS.flatMap(year => daysBetween(`${year}-12-24`, `${year + 1}-01-02`)),
  ]
  return estates
    .filter(
      ({ general }) =>
        general.transaction && open.includes(general.transaction.id) && !general.parentId,
    )
    .map(estate => ({
      estateId: publicId(estate),
      agentId: agentOf(estate),
      rules: rulesOf(estate, site.source === 'guid', [...new Set(closed)]),
    }))
}

/** Belgian public holidays. */
function publicHolidays(): string[] {
  const belgian = new Holidays('BE')
  return YEARS.flatMap(year => belgian.getHolidays(year))
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10))
}

const agentOf = ({ salesRep }: Estate): number => hash32(salesRep?.email ?? 'office') % 100_000

function rulesOf(estate: Estate, faraway: boolean, closed: string[]): AgendaRules {
  const early: TimeRange[] = [['09:00', '18:00']]
  const late: TimeRange[] = [['10:00', '19:00']]
  const saturday: TimeRange[] = [['10:00', '13:00']]
  const isProject = estate.general.project === true
  return {
    hours: [early, early, late, early, early, estate.general.id % 3 === 0 ? [] : saturday, []],
    breaks: [['12:00', '13:00']],
    minutes: isProject ? 60 : 30,
    buffer: faraway ? 30 : 15,
    capacity: 1,
    closed,
    groups: isProject || estate.general.id % 10 === 4 ? groupDays(estate.general.id, closed) : [],
    daysAhead: 60,
    noticeMinutes: 120,
  }
}

/** Open houses on every other Saturday morning. */
const groupDays = (id: number, closed: string[]): GroupDay[] =>
  Array.from({ length: 39 }, (_, index) => addDays(FIRST_SATURDAY, 14 * index + 7 * (id % 2)))
    .filter(day => weekday(day) === 6 && !closed.includes(day))
    .map(day => ({ day, from: '10:00', to: '12:00', minutes: 45, capacity: 6 }))

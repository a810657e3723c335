import { addDays } from '../../time/day.ts'
import type { Day } from '../../time/units.ts'
import { DUTY_RATES, MODEST_HOMES, NOTARY_COSTS, VAT_RATES } from '../price/cost-rates.ts'
import type { Dated, LawSource } from './law-sources.ts'
import {
  ASBESTOS,
  ENERGY_SCALE_LAW,
  FLOOD_REPORT,
  HOLIDAY_REGISTRATION,
  RENOVATION,
} from './law-terms.ts'
import { LEGAL_RULES } from './legal-rules.ts'

export interface LawRow extends Dated {
  /** 'duty FLANDERS ownHome home 2 %' */
  name: string
}

/** Every number, rate, term and duty of law that the product goes by (LAW-44). */
export const LAW_ROWS: readonly LawRow[] = [
  ...DUTY_RATES.map(row => ({
    ...row,
    name: `duty ${row.region} ${row.situation} ${row.of} ${row.rate} %`,
  })),
  ...MODEST_HOMES.map(row => ({
    ...row,
    name: `modest home ${row.region} € ${row.reduction} off`,
  })),
  ...VAT_RATES.map(row => ({ ...row, name: `VAT ${row.situation} ${row.rate} %` })),
  ...NOTARY_COSTS.map(row => ({ ...row, name: `notary costs € ${row.administration}` })),
  ...LEGAL_RULES.map(row => ({ ...row, name: `advert ${row.regions.join(' ')} ${row.id}` })),
  ...Object.entries(ENERGY_SCALE_LAW).map(([region, row]) => ({
    ...row,
    name: `energy scale ${region}`,
  })),
  { ...RENOVATION, name: `renovation ${RENOVATION.label} within ${RENOVATION.years} years` },
  { ...HOLIDAY_REGISTRATION, name: 'registration number of holiday homes' },
  { ...FLOOD_REPORT, name: `flood report of ${FLOOD_REPORT.days} days` },
  { ...ASBESTOS, name: `asbestos before ${ASBESTOS.before}, garages of ${ASBESTOS.garage} m²` },
]

/** The next day on which a row comes into force or ends; null: none is known. */
export function nextLawDay(today: Day, rows: readonly Dated[] = LAW_ROWS): Day | null {
  const days = rows.flatMap(({ from, until }) => [from, ...(until ? [addDays(until, 1)] : [])])
  return days.filter(day => day > today).sort()[0] ?? null
}

export interface LawWarning {
  kind: 'unchecked' | 'ending'
  source: LawSource
  /** Day of the last check, or the last day in force. */
  day: string
}

const DAY_MS = 86_400_000
const CHECK_DAYS = 365
const NOTICE_DAYS = 90

/** What somebody has to look up again: a last check more than a year ago, a last day within 90 days or past (LAW-45). */
export function lawWarnings(today: string, rows: readonly Dated[] = LAW_ROWS): LawWarning[] {
  const daysUntil = (day: string): number => (Date.parse(day) - Date.parse(today)) / DAY_MS
  const unchecked = [...new Set(rows.map(({ source }) => source))]
    .filter(({ checked }) => daysUntil(checked) < -CHECK_DAYS)
    .map((source): LawWarning => ({ kind: 'unchecked', source, day: source.checked }))
  const ending = rows.flatMap(({ until, source }): LawWarning[] =>
    until && daysUntil(until) <= NOTICE_DAYS ? [{ kind: 'ending', source, day: until }] : [],
  )
  return [...unchecked, ...ending]
}

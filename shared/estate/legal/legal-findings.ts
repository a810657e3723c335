import { regionOf } from '../address.ts'
import type { Estate } from '../estate.ts'
import type { LawSource } from './law-sources.ts'
import { LEGAL_RULES, type LegalRule, type LegalTransaction } from './legal-rules.ts'
import { at } from '../read.ts'
import { FIELDS } from '../fields/fields.ts'
import { rawValue } from '../detail/field-value.ts'
import { addDays, isDay } from '../../time/day.ts'
import type { Day } from '../../time/units.ts'
import { FLOOD_REPORT } from './law-terms.ts'
import { statusCode } from '../status.ts'

interface LegalFinding {
  /** Its name is the word `legalRule.<id>`. */
  id: string
  state: 'present' | 'missing' | 'notApplicable'
  source: LawSource
}

/**
 * What an advert for this estate must show: every rule of its region, each present, missing or not applicable on
 * the day `today` (ISO date). What is sold or rented is no advert, and of an estate in no region nothing is asked.
 */
export function legalFindings(estate: Estate, today: string): LegalFinding[] {
  const region = regionOf(estate)
  const transaction = transactionOf(estate)
  return LEGAL_RULES.filter(rule => region && rule.regions.includes(region)).map(rule => ({
    id: rule.id,
    state: !applies(rule, estate, transaction, today)
      ? 'notApplicable'
      : rule.isMet(estate, today)
        ? 'present'
        : 'missing',
    source: rule.source,
  }))
}

/** The rules this estate's advert does not meet: the gaps an agency has to fill. */
export const legalGaps = (estate: Estate, today: string): LegalFinding[] =>
  legalFindings(estate, today).filter(finding => finding.state === 'missing')

/**
 * The next day on which another rule asks something, or a report of floods becomes too old: the gaps of an estate that nobody
 * writes may be others from then on (DESK-64). null: there is none.
 */
export function nextLegalDay(estate: Estate, today: Day): Day | null {
  const report = rawValue(FIELDS.floodReportDate, estate)
  const reported = typeof report === 'string' ? report.slice(0, 10) : ''
  const days = [
    ...(isDay(reported) ? [reported, addDays(reported, FLOOD_REPORT.days + 1)] : []),
    ...LEGAL_RULES.map(({ from }) => from),
  ]
  return days.filter(day => day > today).toSorted()[0] ?? null
}

const applies = (
  rule: LegalRule,
  estate: Estate,
  transaction: LegalTransaction | null,
  today: string,
): boolean =>
  transaction !== null &&
  rule.on.includes(transaction) &&
  rule.from <= today &&
  (rule.of?.(estate) ?? true)

function transactionOf(estate: Estate): LegalTransaction | null {
  const code = statusCode(estate)
  if (code === 'TO_RENT') return at(estate, 'general.longLease') === true ? 'longLease' : 'rent'
  return code === 'FOR_SALE' ? 'sale' : null
}

import { numberAt, textAt, type EstateLike } from '../read.ts'
import { regionOf } from '../address.ts'
import type { AdvertException, Estate } from '../estate.ts'
import { COUNTRIES } from '../kind/enumerations.ts'
import { isHome, isProject } from '../kind/head-types.ts'
import { rowOf } from '../../table.ts'
import { addDays } from '../../time/day.ts'
import type { Day } from '../../time/units.ts'
import { legalGaps } from './legal-findings.ts'
import { isBuiltNew } from '../kind/built-new.ts'

/** What an advert may not be without; the first that is missing counts. */
export const ADVERT_GAPS = ['rent', 'charges', 'energy'] as const

export type AdvertGap = (typeof ADVERT_GAPS)[number]

/** The same, and where it lies, without which no home is shown whatever the reason (LAW-73). */
export const ADVERT_LACKS = ['place', ...ADVERT_GAPS] as const

export type AdvertLack = (typeof ADVERT_LACKS)[number]

/** How many days ahead an exception may end: as long as a certificate takes at most. */
export const MAX_EXCEPTION_DAYS = 90

/** The last day that an exception which is made on the day `today` may name. */
export const lastExceptionDay = (today: Day): Day => addDays(today, MAX_EXCEPTION_DAYS)

/**
 * Why a home may not be advertised on the day `today` (ISO date); null: it may. To let, without rent or charges (LAW-61); a
 * house or apartment without its energy value, in Brussels its label (LAW-62). What is built new has no certificate yet, nor
 * has a home of a project.
 */
export function advertGap(estate: Estate, today: Day, isEntity: boolean): AdvertGap | null {
  if (!isHome(estate) || isProject(estate)) return null
  const gaps = legalGaps(estate, today).map(({ id }) => id)
  const found: Record<AdvertGap, boolean> = {
    rent: gaps.includes('rent'),
    charges: gaps.includes('charges'),
    energy:
      !isEntity &&
      !isBuiltNew(estate) &&
      (gaps.includes('epcValue') ||
        (regionOf(estate) === 'BRUSSELS' && gaps.includes('energyLabel'))),
  }
  return ADVERT_GAPS.find(gap => found[gap]) ?? null
}

/** What is missing of where a home lies: its town, or a region that neither is named nor follows from the postal code (LAW-73). */
export function missingPlace(estate: EstateLike): 'city' | 'region' | null {
  if (!textAt(estate, 'general.address.city.name', 'nl')) return 'city'
  const country = rowOf(COUNTRIES, numberAt(estate, 'general.address.country.id') ?? '')
  return (country === null || country === 'BE') && regionOf(estate) === null ? 'region' : null
}

/** Whether a home is shown on a day without what its advert lacks (LAW-63). */
export const isExcepted = (
  exceptions: readonly (Pick<AdvertException, 'until'> | null | undefined)[],
  today: Day,
): boolean => exceptions.some(each => each && each.until >= today)

import { regionOf } from '../address.ts'
import type { Estate } from '../estate.ts'
import { isHome, isProject } from '../kind/head-types.ts'
import { legalGaps } from './legal-findings.ts'
import { isBuiltNew } from './legal-scope.ts'

/** What an advert may not be without; the first that is missing counts. */
export const ADVERT_GAPS = ['rent', 'charges', 'energy'] as const

export type AdvertGap = (typeof ADVERT_GAPS)[number]

/**
 * Why a home may not be advertised on the day `today` (ISO date); null: it may. To let, without rent or charges (LAW-61); a
 * house or apartment without its energy value, in Brussels its label (LAW-62). What is built new has no certificate yet, nor
 * has a home of a project.
 */
export function advertGap(estate: Estate, today: string, isEntity: boolean): AdvertGap | null {
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

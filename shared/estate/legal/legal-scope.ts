import { numberOf } from '../../format.ts'
import { regionOf } from '../address.ts'
import type { LegalScope } from '../detail/fields/field.ts'
import { headTypeOf } from '../kind/head-types.ts'
import { at, type EstateLike } from '../read.ts'
import { isForRent } from '../status.ts'
import { fieldAt } from '../visibility.ts'

/** Asbestos certificates concern what was built before this year (LAW-20). */
const ASBESTOS_YEAR = 2001

/** Whether the law asks this kind of thing of this estate. */
export const isInLegalScope = (concern: LegalScope, estate: EstateLike): boolean =>
  LEGAL_SCOPES[concern](estate)

const LEGAL_SCOPES: Record<LegalScope, (estate: EstateLike) => boolean> = {
  all: () => true,
  buildings: isBuilding,
  asbestosAge: estate =>
    isBuilding(estate) &&
    !isForRent(estate) &&
    regionOf(estate) === 'FLANDERS' &&
    isOlderThan(ASBESTOS_YEAR, estate),
}

/** A plot has no building, a garage no certificate of its own, and a project leaves certificates to its entities. */
export function isBuilding(estate: EstateLike): boolean {
  return !['PLOT', 'GARAGE', 'PROJECT'].includes(headTypeOf(estate) ?? '')
}

/** Built before a year, or in an unknown year. */
function isOlderThan(year: number, estate: EstateLike): boolean {
  return (
    (numberOf(
      fieldAt(estate, 'construction.construction_year') ?? at(estate, 'technical.constructionYear'),
    ) ?? 0) < year
  )
}

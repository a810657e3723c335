import { numberOf } from '../format.ts'
import { regionOf } from './address.ts'
import type { Concern } from './fields/field.ts'
import { headTypeOf } from './head-types.ts'
import { at, type Listing } from './read.ts'
import { isForRent } from './status.ts'
import { fieldAt } from './visibility.ts'

/** Asbestos certificates concern what was built before this year (display rules 2.2). */
const ASBESTOS_YEAR = 2001

/** Whether the law asks this kind of thing of this estate. */
export const concerns = (concern: Concern, estate: Listing): boolean => CONCERNS[concern](estate)

const CONCERNS: Record<Concern, (estate: Listing) => boolean> = {
  all: () => true,
  buildings: isBuilding,
  asbestosAge: estate =>
    isBuilding(estate) &&
    !isForRent(estate) &&
    regionOf(estate) === 'FLANDERS' &&
    isOlderThan(ASBESTOS_YEAR, estate),
}

/** Nothing stands on a plot; a garage has no certificate of its own, and a project's entities have theirs. */
export function isBuilding(estate: Listing): boolean {
  return !['PLOT', 'GARAGE', 'PROJECT'].includes(headTypeOf(estate) ?? '')
}

/** Built before a year, or nobody knows when. */
function isOlderThan(year: number, estate: Listing): boolean {
  return (
    (numberOf(
      fieldAt(estate, 'construction.construction_year') ?? at(estate, 'technical.constructionYear'),
    ) ?? 0) < year
  )
}

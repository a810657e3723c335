import { numberOf } from '../../format.ts'
import { regionOf } from '../address.ts'
import type { LegalScope } from '../fields/row.ts'
import { isBuiltNew } from '../kind/built-new.ts'
import { headTypeOf, isHome } from '../kind/head-types.ts'
import { subTypeEntry } from '../kind/sub-types.ts'
import { at, fieldAt, numberAt, type EstateLike } from '../read.ts'
import { isForRent } from '../status.ts'
import { ASBESTOS } from './law-terms.ts'

/** Whether the law asks this kind of thing of this estate. */
export const isInLegalScope = (concern: LegalScope, estate: EstateLike): boolean =>
  LEGAL_SCOPES[concern](estate)

const LEGAL_SCOPES: Record<LegalScope, (estate: EstateLike) => boolean> = {
  all: () => true,
  standing: isStanding,
  buildings: isBuilding,
  certified: estate => isBuilding(estate) && (regionOf(estate) !== 'WALLONIA' || isHome(estate)),
  asbestosAge: estate =>
    mayNeedAsbestosCertificate(estate) &&
    !isForRent(estate) &&
    regionOf(estate) === 'FLANDERS' &&
    isOlderThan(ASBESTOS.before, estate),
  renovation: estate => isBuilding(estate) && !isForRent(estate) && regionOf(estate) === 'FLANDERS',
  flemishNewBuild: estate => isNewBuilding(estate) && regionOf(estate) === 'FLANDERS',
  floodReport: estate =>
    regionOf(estate) === 'FLANDERS' &&
    (!isForRent(estate) || at(estate, 'general.longLease') === true),
  walloonHomes: estate => isHome(estate) && regionOf(estate) === 'WALLONIA',
  brusselsBuildings: estate => isBuilding(estate) && regionOf(estate) === 'BRUSSELS',
  brusselsLettings: estate =>
    isBuilding(estate) && isForRent(estate) && regionOf(estate) === 'BRUSSELS',
}

/** A plot has no building, a garage no certificate of its own, and a project leaves certificates to its entities. */
export function isBuilding(estate: EstateLike): boolean {
  return !['PLOT', 'GARAGE', 'PROJECT'].includes(headTypeOf(estate) ?? '')
}

/** There is a building, if only a garage; a project leaves it to its entities. */
export function isStanding(estate: EstateLike): boolean {
  return isBuilding(estate) || headTypeOf(estate) === 'GARAGE'
}

/** A building of which a new E-level is asked. */
export const isNewBuilding = (estate: EstateLike): boolean =>
  isBuilding(estate) && isBuiltNew(estate)

/** A garage of 20 m² needs one too; of one without an area that is not known, so it is asked. */
function mayNeedAsbestosCertificate(estate: EstateLike): boolean {
  if (headTypeOf(estate) !== 'GARAGE') return isBuilding(estate)
  const area = numberAt(estate, 'dimensions.areaBuild')
  const isOpenAir = subTypeEntry(at(estate, 'general.subType.id'))?.code === 'OUTDOOR_PARKING'
  return !isOpenAir && !(area !== null && area > 0 && area < ASBESTOS.garage)
}

/** Built before a year, or in an unknown year. */
function isOlderThan(year: number, estate: EstateLike): boolean {
  return (
    (numberOf(
      fieldAt(estate, 'construction.construction_year') ?? at(estate, 'technical.constructionYear'),
    ) ?? 0) < year
  )
}

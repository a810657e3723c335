import { at, fieldAt, type EstateLike } from '../read.ts'
import { codeOf, type CodeOf } from './enumerations.ts'
import { subTypeEntry, type SubType } from './sub-types.ts'

/** How many households may have their main residence in it, or in what may be built on it. */
export type Dwellings = 'none' | 'one' | 'several'

/** Nobody may have a main residence there, or it is not a home and cannot become one. */
const NO_RESIDENCE: readonly SubType[] = [
  'HOLIDAY_HOUSE',
  'HOLIDAY_APARTMENT',
  'STUDENT_ROOM',
  'MOBILE_HOME',
  'HOUSEBOAT',
  'AGRICULTURAL_LAND',
  'MEADOW',
  'ORCHARD',
  'FOREST',
  'POND',
  'GARDEN_PLOT',
  'RECREATIONAL_LAND',
  'INDUSTRIAL_LAND',
]

/** Sold as a whole, so that the rate of an own home does not hold for the whole price. */
const SEVERAL: readonly SubType[] = [
  'MULTI_FAMILY_HOUSE',
  'INVESTMENT_PROPERTY',
  'APARTMENT_BUILDING',
  'MIXED_USE_BUILDING',
  'PROJECT_LAND',
]

/** Destinations of the planning register in which nobody may register a main residence. */
const RECREATION: readonly CodeOf<'recentDestination'>[] = ['RG', 'GDR', 'GVR']

/** How many main residences a house, apartment or plot can be: one, unless its type or planning destination says otherwise (LAW-71). */
export function dwellingsOf(estate: EstateLike): Dwellings {
  const type = subTypeEntry(at(estate, 'general.subType.id'))?.code
  const destination = codeOf(
    'recentDestination',
    fieldAt(estate, 'planning.most_recent_destination') ?? at(estate, 'planning.townPlanningValue'),
  )
  if (type && NO_RESIDENCE.includes(type)) return 'none'
  if (destination && RECREATION.includes(destination)) return 'none'
  return type && SEVERAL.includes(type) ? 'several' : 'one'
}

/** What can be moved away is no real estate: no duty and no deed of sale (LAW-38). */
export const isMovable = (estate: EstateLike): boolean =>
  ['HOUSEBOAT', 'MOBILE_HOME'].includes(subTypeEntry(at(estate, 'general.subType.id'))?.code ?? '')

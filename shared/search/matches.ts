import {
  CRITERIA,
  CRITERION_NAMES,
  type CriterionName,
  type Search,
  type Values,
  valuesOf,
  withoutReplaced,
} from './criteria.ts'
import { type EnergyLetter } from '../estate/fields/energy.ts'
import { LARGE_BEDROOMS } from '../estate/fields/layout.ts'
import { type Match } from './criterion.ts'
import { isInside } from './area.ts'
import type { Facts } from './facts.ts'
import { distanceKm } from './geo-range.ts'
import { currentCode } from './municipality-codes.ts'
import { dealIds } from './query.ts'
import type { SEARCH_FIELDS } from './search-fields.ts'
import type { Source } from '../estate/status.ts'
import { rowOf } from '../table.ts'

interface Position {
  lat: number
  lon: number
}

/** The values of a home that a search compares; null: unknown. */
export interface HomeValues {
  country: number | null
  /** By its current code. */
  city: number | null
  /** As the public may know it. */
  position: Position | null
  headType: number | null
  subType: number | null
  transaction: number | null
  price: number | null
  bedrooms: number | null
  /** m². */
  areaBuild: number | null
  areaGround: number | null
  energy: EnergyLetter | null
  traits: readonly string[]
  /** ISO date and time, or day. */
  publicationDate: string | null
  facts: Facts
}

/** The value of a home for each criterion that is not a fact. */
const OF_HOME: Record<
  Exclude<keyof typeof SEARCH_FIELDS, 'geo_range' | 'within'>,
  (home: HomeValues) => unknown
> = {
  country: home => home.country,
  city: home => home.city,
  'price-min': home => home.price,
  'price-max': home => home.price,
  type: home => home.headType,
  transaction: home => home.transaction,
  status: home => home.transaction,
  subType: home => home.subType,
  bedrooms: home => home.bedrooms,
  'bed-min': home => home.bedrooms,
  'area-min': home => home.areaBuild,
  'plot-min': home => home.areaGround,
  energy: home => home.energy,
  with: home => home.traits,
  since: home => home.publicationDate?.slice(0, 10),
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** Whether the value of a home meets the value of a search. An unknown value meets nothing. */
const MEETS: Record<
  Exclude<Match, 'circle' | 'polygon'>,
  (own: unknown, wanted: unknown) => boolean
> = {
  anyOf: (own, wanted) => listOf(own).some(value => listOf(wanted).includes(value)),
  sixOrMore: (own, wanted) =>
    listOf(wanted).includes(own) ||
    (isNumber(own) && own >= LARGE_BEDROOMS && listOf(wanted).includes(LARGE_BEDROOMS)),
  allOf: (own, wanted) => listOf(wanted).every(value => listOf(own).includes(value)),
  min: (own, wanted) => isNumber(own) && isNumber(wanted) && own >= wanted,
  max: (own, wanted) => isNumber(own) && isNumber(wanted) && own <= wanted,
  since: (own, wanted) => typeof own === 'string' && typeof wanted === 'string' && own >= wanted,
}

/** Whether a search finds a home. This is the definition; the SQL of lists and alerts is tested against it. */
export function matches(search: Search, home: HomeValues, source: Source): boolean {
  const values = valuesOf(withoutReplaced(search))
  const { geo_range: circle, within } = values
  const { position } = home
  if (circle && !(position && distanceKm(position, circle) <= circle.km)) return false
  if (within && !(position && isInside([position.lat, position.lon], within))) return false
  return CRITERION_NAMES.every(name => {
    const { match } = CRITERIA[name]
    if (values[name] === undefined || match === 'circle' || match === 'polygon') return true
    const own = (rowOf(OF_HOME, name) ?? (each => each.facts[name]))(home)
    return MEETS[match](own, wantedOf(name, values, source))
  })
}

function wantedOf(name: CriterionName, values: Values, source: Source): unknown {
  if (name === 'transaction' || name === 'status') return dealIds(values, source)
  return name === 'city' ? values.city?.map(currentCode) : values[name]
}

import { HEAD_TYPES } from '../../estate/kind/head-types.ts'
import { SUB_TYPE_LIST } from '../../estate/kind/sub-types.ts'
import { type Source, transactionIds } from '../../estate/status.ts'
import { numberOf } from '../../format.ts'
import { readAddress, writeAddress } from '../address.ts'
import { type Search, searchOf, type Values } from '../criteria.ts'
import type { GeoRange } from '../geo-range.ts'
import type { Meaning, SaidPlace } from './meaning.ts'

/** What was understood but can't be searched by (SENTENCE-9, SENTENCE-33). */
export type Unsearched =
  | { what: 'without'; name: string }
  | { what: 'region'; name: string }
  | { what: 'distance' }
  /** A distance around one place, of a stay. */
  | { what: 'around'; name: string; km: number }
  /** A part of a municipality, beside other places. */
  | { what: 'part'; name: string }

export interface SaidSearch {
  search: Search
  unsearched: Unsearched[]
}

interface Options {
  source: Source
  /** The id that the site's back end has for a municipality; null: it has no homes there. */
  cityId: (nis: number) => number | null
}

/** Half a sub-municipality, as the crow flies. */
const PART_KM = 2
/** Where nothing is for sale, its surroundings. */
const NEARBY_KM = 5
/** As the crow flies, of a minute by car. */
const KM_A_MINUTE = 0.8

/** Municipalities at the sea, from west to east, by NIS code. */
export const COAST = [38008, 38014, 38016, 35011, 35013, 35002, 35029, 31004, 31005, 31043] as const

/** The search of a meaning, as the lists' addresses have it (SENTENCE-12). */
export function searchOfMeaning(meaning: Meaning, options: Options): SaidSearch {
  const unsearched: Unsearched[] = meaning.without.map(name => ({ what: 'without', name }))
  const values: Values = {
    ...meaning.values,
    ...kindsOf(meaning),
    ...placesOf(meaning, options, unsearched),
    ...(meaning.deal === 'takeover' && {
      transaction: transactionIds('TAKE_OVER', options.source),
    }),
  }
  // As its address is read: numbers are whole and bounded.
  return { search: readAddress(writeAddress(searchOf(values))), unsearched }
}

/** Heads, or precise kinds; of both together the heads are searched. */
function kindsOf({ types }: Meaning): Values {
  const heads = Object.entries(HEAD_TYPES).flatMap(([id, code]) =>
    types.some(type => type === code) ? (numberOf(id) ?? []) : [],
  )
  const precise = SUB_TYPE_LIST.filter(({ code }) => types.includes(code))
  if (precise.length === 0) return heads.length > 0 ? { type: heads } : {}
  if (heads.length === 0) return { subType: precise.map(({ id }) => id) }
  const ofPrecise = Object.entries(HEAD_TYPES).flatMap(([id, code]) =>
    precise.some(({ headType }) => headType === code) ? (numberOf(id) ?? []) : [],
  )
  return { type: [...new Set([...heads, ...ofPrecise])].toSorted((a, b) => a - b) }
}

/** How far around a place, in km; undefined: that was not said. */
export const reachOf = ({ km, minutes }: Pick<Meaning, 'km' | 'minutes'>): number | undefined =>
  km ?? (minutes === undefined ? undefined : Math.max(1, minutes * KM_A_MINUTE))

function placesOf(
  { places, km, minutes }: Meaning,
  { cityId }: Options,
  unsearched: Unsearched[],
): Values {
  const named = places.filter(place => place.city !== undefined)
  const regions = places.filter(place => place.city === undefined)
  const reach = reachOf({ km, minutes })
  const coast = regions.some(({ name }) => name === 'COAST')
  for (const { name } of regions) if (name !== 'COAST') unsearched.push({ what: 'region', name })
  const [only, ...others] = named
  if (only && others.length === 0 && !coast) {
    const around = aroundOne(only, reach, cityId)
    return around ? { geo_range: around } : { city: [cityId(only.city ?? 0) ?? only.city ?? 0] }
  }
  if (reach !== undefined) unsearched.push({ what: 'distance' })
  const whole = named.filter(({ isPart, km: own }) => !isPart && own === undefined)
  for (const { name, city } of named.filter(place => !whole.includes(place)))
    if (!whole.some(town => town.city === city)) unsearched.push({ what: 'part', name })
  const codes = [...named.flatMap(({ city }) => city ?? []), ...(coast ? COAST : [])]
  const ids = [...new Set(codes.map(code => cityId(code) ?? code))].toSorted((a, b) => a - b)
  return ids.length > 0 ? { city: ids } : {}
}

/** A circle, where a place alone is not a whole municipality that has homes. */
function aroundOne(
  { lat, lon, km, isPart, city = 0 }: SaidPlace,
  reach: number | undefined,
  cityId: Options['cityId'],
): GeoRange | null {
  if (lat === undefined || lon === undefined) return null
  const own = km ?? (isPart ? PART_KM : cityId(city) === null ? NEARBY_KM : null)
  const wide = reach ?? own
  return wide === null ? null : { km: wide, lat, lon }
}

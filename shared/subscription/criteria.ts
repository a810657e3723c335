import { moreCount, type Search, searchWith } from '../search/criteria.ts'
import { LARGE_BEDROOMS } from '../estate/fields/layout.ts'
import { currentCode } from '../search/municipality-codes.ts'
import { toQuery } from '../search/query.ts'
import type { EstateQuery } from '../search/search.ts'
import type { Source } from '../estate/status.ts'

/** A filter as table columns, which changes are matched against. A list is ',1,2,'; null filters nothing. */
export interface Criteria {
  countries: string | null
  cities: string | null
  head_types: string | null
  transactions: string | null
  sub_types: string | null
  bedrooms: string | null
  bedrooms_min: number | null
  price_min: number | null
  price_max: number | null
  lat: number | null
  lon: number | null
  km: number | null
  area: string | null
  /** JSON: least areas, labels as ',A,A+,', and traits; null: none of these is asked. */
  more: string | null
}

/** From the query that a search sends, so that a subscription matches what the search finds. */
export function toCriteria(search: Search, source: Source): Criteria {
  const {
    terms = {},
    range = {},
    distance,
    within,
  }: EstateQuery = toQuery({ query: {} }, search, source)
  return {
    countries: list(terms['address.country.id']),
    cities: list(terms['address.city.id']?.map(id => currentCode(Number(id)))),
    head_types: list(terms['headType.id']),
    transactions: list(terms['transaction.id']),
    sub_types: list(terms['subType.id']),
    bedrooms: list(terms.bedroomCount?.filter(count => Number(count) <= LARGE_BEDROOMS)),
    bedrooms_min: range.bedroomCount?.gte ?? null,
    price_min: range['price.value']?.gte ?? null,
    price_max: range['price.value']?.lte ?? null,
    lat: distance?.geoLocation.lat ?? null,
    lon: distance?.geoLocation.lon ?? null,
    km: distance ? parseFloat(distance.distance) : null,
    area: within
      ? JSON.stringify(
          within.map((point, index) => [
            ...point,
            ...(within[(index + 1) % within.length] ?? point),
          ]),
        )
      : null,
    more: moreOf(search),
  }
}

function moreOf(search: Search): string | null {
  if (moreCount(searchWith(search, { since: undefined })) === 0) return null
  return JSON.stringify({
    area: search.values['area-min'],
    plot: search.values['plot-min'],
    energy: list(search.values.energy?.flatMap(letter => LABELS[letter] ?? [letter])) ?? undefined,
    with: search.values.with,
  })
}

/** As cards have them. */
const LABELS: Record<string, readonly string[]> = {
  A: ['A', 'A_PLUS', 'A_PLUS_PLUS', 'A+', 'A++'],
}

const list = (values: (number | string)[] | undefined): string | null =>
  values?.length ? `,${values.join(',')},` : null

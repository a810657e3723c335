import { type CriterionName, type Search, searchWith } from './criteria.ts'

/** A search that lies near one without results, and how many homes it finds. */
export interface NearMiss {
  /** A condition left out, asked a little less of, or the place taken wider. */
  how: 'without' | 'less' | 'wider'
  key: CriterionName
  /** What is asked of it then: an amount, a number of bedrooms, m², km. */
  to?: number
  /** What is left out, where only its field has words for it. */
  label?: string
  count: number
  /** The address of the search. */
  query: string
}

/** A condition of which a little less is asked. */
interface Eased {
  key: CriterionName
  to: number
  search: Search
}

const MORE = 1.1
const LESS = 0.9

/** Steps that people name prices in, of a rent and of a sale. */
const stepOf = (price: number): number => (price < 10_000 ? 25 : 5_000)

type Ease = (search: Search) => Eased | null

const amount =
  (key: 'price-max' | 'price-min' | 'area-min' | 'plot-min', to: (value: number) => number): Ease =>
  search => {
    const value = search.values[key]
    const eased = value === undefined ? 0 : to(value)
    return eased > 0 ? { key, to: eased, search: searchWith(search, { [key]: eased }) } : null
  }

const fewerBedrooms: Ease = search => {
  const { bedrooms = [] } = search.values
  const least = (bedrooms[0] ?? 0) - 1
  return least > 0
    ? {
        key: 'bedrooms',
        to: least,
        search: searchWith(search, { bedrooms: [least, ...bedrooms] }),
      }
    : null
}

/** How a little less is asked, the condition that people bend first being the first. */
const EASES: readonly Ease[] = [
  amount('price-max', price => Math.ceil((price * MORE) / stepOf(price)) * stepOf(price)),
  fewerBedrooms,
  amount('area-min', area => Math.floor((area * LESS) / 5) * 5),
  amount('plot-min', area => Math.floor((area * LESS) / 5) * 5),
  amount('price-min', price => Math.floor((price * LESS) / stepOf(price)) * stepOf(price)),
]

/** The same search with a little less asked of one condition: a tenth of an amount, a bedroom (SEARCH-60). */
export const easedSearches = (search: Search): Eased[] => EASES.flatMap(ease => ease(search) ?? [])

const MOST_SHOWN = 4
const MOST_WITHOUT = 2

/** Those that find homes, the nearest first; of conditions left out the two that find most. */
export function nearestOf(misses: readonly NearMiss[]): NearMiss[] {
  const found = misses.filter(({ count }) => count > 0)
  const without = found
    .filter(({ how }) => how === 'without')
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_WITHOUT)
  return [...found.filter(({ how }) => how !== 'without'), ...without].slice(0, MOST_SHOWN)
}

import type { CriterionName } from './criteria.ts'
import { ENERGY_LETTERS } from '../estate/fields/energy.ts'
import { LARGE_BEDROOMS } from '../estate/fields/layout.ts'
import type { FilterValues } from './search.ts'

type Counted = readonly { id: number; count?: number }[]
type Counts = ReadonlyMap<string, number>

/** Where an answer has the homes per option of a criterion that is none of its facts. */
const COUNTS: { [N in CriterionName]?: (values: FilterValues) => Counts | null } = {
  city: ({ locations }) => sums(locations),
  type: ({ headTypes }) => sums(headTypes),
  bedrooms: ({ bedrooms }) =>
    sums(bedrooms.map(({ value, count }) => ({ id: Math.min(value, LARGE_BEDROOMS), count }))),
  with: ({ more }) => (more ? new Map(Object.entries(more.traits)) : null),
  energy: ({ more }) =>
    more
      ? new Map(more.energy.map(({ id, count }) => [ENERGY_LETTERS[id - 1] ?? '', count]))
      : null,
}

/** Homes per option, by the option's text in an address; null where the API does not count. */
export function countsOf(name: CriterionName, values: FilterValues): Counts | null {
  const own = COUNTS[name]
  if (own) return own(values)
  const counts = values.more?.facts?.[name]?.counts
  return counts ? new Map(Object.entries(counts)) : null
}

/** The largest number that a home has; null: none is known. */
export function largestOf(name: CriterionName, { more }: FilterValues): number | null {
  if (name === 'area-min') return more?.areaBuild ?? null
  if (name === 'plot-min') return more?.areaGround ?? null
  return more?.facts?.[name]?.largest ?? null
}

function sums(options: Counted): Counts | null {
  if (options.some(({ count }) => count === undefined)) return null
  const counts = new Map<string, number>()
  for (const { id, count = 0 } of options)
    counts.set(String(id), (counts.get(String(id)) ?? 0) + count)
  return counts
}

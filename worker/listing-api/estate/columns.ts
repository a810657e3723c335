import { CRITERIA, CRITERION_NAMES, type CriterionName } from '../../../shared/search/criteria.ts'
import { type Match } from '../../../shared/search/criterion.ts'
import { searchField, type SEARCH_FIELDS } from '../../../shared/search/search-fields.ts'

interface Column {
  /** A plus keeps the planner from looking in another index for it. */
  sql: string
  /** One index alone holds it. */
  isRare?: true
}

/** The criteria that have a column of their own; every other one is read from `facts`. */
export const COLUMN = {
  country: { sql: '+country_id' },
  city: { sql: '+city_id' },
  'price-min': { sql: 'price' },
  'price-max': { sql: 'price' },
  type: { sql: '+head_type' },
  transaction: { sql: '+transaction_id' },
  status: { sql: '+transaction_id' },
  subType: { sql: '+sub_type' },
  bedrooms: { sql: '+bedrooms' },
  'bed-min': { sql: 'bedrooms' },
  'area-min': { sql: 'area_build', isRare: true },
  'plot-min': { sql: 'area_ground', isRare: true },
  energy: { sql: '+energy', isRare: true },
  with: { sql: 'traits', isRare: true },
  since: { sql: 'publication_date', isRare: true },
} as const satisfies Record<Exclude<keyof typeof SEARCH_FIELDS, 'geo_range' | 'within'>, Column>

/** The query fields for these kinds of criteria, each with its first criterion. */
export function fieldsOf(...matches: Match[]): Map<string, CriterionName> {
  const fields = new Map<string, CriterionName>()
  for (const name of CRITERION_NAMES)
    if (matches.includes(CRITERIA[name].match) && !fields.has(searchField(name)))
      fields.set(searchField(name), name)
  return fields
}

/** The codes of a query's `match`, each with its criterion. */
export const matchCodes = (): Map<string, CriterionName> =>
  new Map(
    [...fieldsOf('allOf').values()].flatMap(name => {
      const { read } = CRITERIA[name]
      return 'codes' in read ? read.codes.map((code): [string, CriterionName] => [code, name]) : []
    }),
  )

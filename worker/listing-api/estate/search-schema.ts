import { keysOf, tableOf } from '../../../shared/table.ts'
import * as v from 'valibot'
import { COLLECTION_KEY, DEFAULT_LIMIT } from '../../../shared/search/search.ts'
import { CRITERIA, type CriterionName } from '../../../shared/search/criteria.ts'
import { publicId } from '../http/parameters.ts'
import { COLUMN, fieldsOf, matchCodes } from './columns.ts'
import { SORTS } from './fields.ts'

const MAX_VALUES = 500
/** The longest list of a page (120) fits. */
const MAX_LIMIT = 120
/** The sitemaps of the largest sites read so far; skipped rows cost only an index scan. */
const MAX_OFFSET = 200_000
const MAX_POINTS = 100

const count = (max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max, `At most ${max}`))
const wholeId = v.union(
  [v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^\d{1,15}$/))],
  'An id must be a whole number',
)
const anyId = v.union([v.pipe(v.number(), v.safeInteger()), publicId], 'Not an id')
const listOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.array(schema), v.maxLength(MAX_VALUES, `At most ${MAX_VALUES} values`))
const lat = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
const lon = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
const bounds = v.strictObject({
  gte: v.optional(v.pipe(v.number(), v.finite())),
  lte: v.optional(v.pipe(v.number(), v.finite())),
})

/** What a list holds: numbers as columns have them, or the codes of a fact. */
function valueOf(name: CriterionName) {
  const { read } = CRITERIA[name]
  return 'codes' in read && !Object.hasOwn(COLUMN, name) ? v.picklist(read.codes) : wholeId
}

const termsOf = (match: 'anyOf' | 'sixOrMore', description?: string) =>
  Object.fromEntries(
    [...fieldsOf(match)].map(([field, name]) => {
      const values = listOf(valueOf(name))
      return [field, v.optional(description ? v.pipe(values, v.description(description)) : values)]
    }),
  )

const Terms = v.strictObject({
  ...termsOf('anyOf'),
  ...termsOf('sixOrMore', '6 means 6 or more'),
  [COLLECTION_KEY]: v.optional(listOf(wholeId)),
  id: v.optional(
    v.pipe(
      listOf(anyId),
      v.description('Extension: public ids, including those of project entities'),
    ),
  ),
})

const Match = v.strictObject({
  [COLLECTION_KEY]: v.optional(wholeId),
  parentId: v.optional(
    v.pipe(anyId, v.description('Children of a project, which no other search returns')),
  ),
  project: v.optional(v.boolean()),
  ...tableOf([...matchCodes().keys()], () =>
    v.optional(v.pipe(v.literal(true), v.description('Extension: homes that have it'))),
  ),
})

const Distance = v.strictObject({
  geoLocation: v.strictObject({ lat, lon }),
  distance: v.pipe(
    v.string(),
    v.regex(/^\d{1,6}(\.\d{1,6})?(km|m)$/, "Must be a number followed by 'km' or 'm'"),
  ),
})

const Within = v.pipe(
  v.array(v.strictTuple([lat, lon])),
  v.minLength(3),
  v.maxLength(MAX_POINTS, `At most ${MAX_POINTS} points`),
  v.description('Extension: the corners of a polygon, [lat, lon]'),
)

export const Query = v.strictObject({
  terms: v.optional(Terms),
  range: v.optional(
    v.strictObject(tableOf([...fieldsOf('min', 'max', 'since').keys()], () => v.optional(bounds))),
  ),
  match: v.optional(Match),
  distance: v.optional(Distance),
  within: v.optional(Within),
})

const Sort = v.strictObject({
  field: v.picklist(keysOf(SORTS), 'Not a sort field'),
  order: v.optional(v.picklist(['ASC', 'DESC']), 'ASC'),
})

/** The body of POST /estates, /estates/markers and /estate-filters (LAPI-26, LAPI-28). */
export const Search = v.strictObject({
  query: v.optional(Query, {}),
  sort: v.optional(v.pipe(v.array(Sort), v.maxLength(4))),
  grouping: v.nullish(v.picklist(['TYPE', 'SUBTYPE', 'CITY', 'STATUS', 'PRICE'])),
  limit: v.optional(count(MAX_LIMIT), DEFAULT_LIMIT),
  offset: v.optional(count(MAX_OFFSET), 0),
  pagination: v.optional(
    v.strictObject({
      from: v.optional(count(MAX_OFFSET), 0),
      size: v.optional(count(MAX_LIMIT), DEFAULT_LIMIT),
    }),
  ),
})

type Said = v.InferOutput<typeof Query>

/** Fields by their names: which there are, the criteria say. */
export type Query = Omit<Said, 'terms' | 'match'> & {
  terms?: Record<string, (string | number)[] | undefined>
  match?: NonNullable<Said['match']> & Record<string, unknown>
}

export type Search = Omit<v.InferOutput<typeof Search>, 'query'> & { query: Query }

/** A query whose polygon, if any, is replaced by the ids of the estates in it. */
export type ResolvedQuery = Omit<Query, 'within'> & { estateIds?: number[] }

export type ResolvedSearch = Omit<Search, 'query'> & { query: ResolvedQuery }

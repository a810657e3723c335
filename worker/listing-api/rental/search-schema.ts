import * as v from 'valibot'
import { isDay } from '../../../shared/time/day.ts'
import { PERIOD_TYPES } from '../../../shared/rental/rental-unit.ts'
import { RENTALS_PER_PAGE } from '../../../shared/rental/search.ts'

const MAX_VALUES = 100
const MAX_LIMIT = 100
const MAX_OFFSET = 10_000

export const day = v.pipe(
  v.string(),
  v.check(value => isDay(value), 'Not a calendar day'),
)
const integer = v.pipe(v.number(), v.safeInteger())
const ids = v.optional(
  v.pipe(
    v.array(v.pipe(integer, v.minValue(0))),
    v.maxLength(MAX_VALUES, `At most ${MAX_VALUES} values`),
  ),
)

const Query = v.strictObject({
  locationId: ids,
  subKindId: ids,
  cityId: ids,
  persons: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(100))),
  periodType: v.optional(v.picklist(PERIOD_TYPES, 'Not a period type')),
  start: v.optional(v.pipe(day, v.description('Arrival on exactly this day'))),
  end: v.optional(v.pipe(day, v.description('Departure on exactly this day'))),
})

/** The body of POST /rental-units and /rental-units/filters. */
export const Search = v.pipe(
  v.strictObject({
    query: v.optional(Query, {}),
    limit: v.optional(
      v.pipe(integer, v.minValue(0), v.maxValue(MAX_LIMIT, `At most ${MAX_LIMIT}`)),
      RENTALS_PER_PAGE,
    ),
    offset: v.optional(
      v.pipe(integer, v.minValue(0), v.maxValue(MAX_OFFSET, `At most ${MAX_OFFSET}`)),
      0,
    ),
  }),
  v.forward(
    v.check(
      ({ query }) => !query.start || !query.end || query.start < query.end,
      'Departure must be after arrival',
    ),
    ['query'],
  ),
)

export type Search = v.InferOutput<typeof Search>

import * as v from 'valibot'
import { booleanOf } from '../../shared/estate/read.ts'
import { numberOf } from '../../shared/format.ts'
import {
  isPeriodType,
  type RentalPeriod,
  type RentalUnit,
} from '../../shared/rental/rental-unit.ts'
import type { StayRequest, StayReservation } from '../../shared/booking/stay-request.ts'
import type { StayState } from '../../shared/booking/stay-state.ts'
import {
  MAX_PERSONS,
  RENTALS_PER_PAGE,
  type RentalFilters,
  type RentalQuery,
  type RentalSearch,
} from '../../shared/rental/search.ts'
import { isDay } from '../../shared/time/day.ts'
import { encodeSegment, type CallContext, type Getter } from './call-context.ts'
import type { ApiClient } from './client.ts'
import { ApiError } from './errors.ts'
import {
  choices,
  count,
  integer,
  lenient,
  listOf,
  objectOf,
  parser,
  part,
  partList,
  plain,
  unusableResponse,
} from './parse-response.ts'

export interface RentalCalls {
  /** Never throws: a failed search is total 0, no results and the error (API-18). */
  searchRentals(search: RentalSearch): Promise<RentalResults>
  /** Never throws: a failed load gives the empty filter model (API-19). */
  rentalFilters(query: RentalQuery): Promise<RentalFilters>
  /** A malformed id makes no call and gives null. */
  rentalUnit(id: string): Promise<RentalUnit | null>
  rentalPeriods(id: number): Promise<RentalPeriod[]>
  /** Not from the cache: for a visitor whose period has just been taken. */
  currentRentalPeriods(id: number): Promise<RentalPeriod[]>
  /** Idempotent by key. Throws ApiError: 409 taken or at another price, 0 and 5xx the outcome is unknown. */
  reserveStay(stay: StayRequest, key: string): Promise<StayReservation>
  /** An optional extension. Idempotent: of several revisions the highest counts. Throws ApiError: 409 others have the nights. */
  changeStay(id: string, change: { state: StayState; revision: number }): Promise<void>
}

export interface RentalResults {
  total: number
  results: RentalUnit[]
  error: ApiError | null
}

const NO_RENTALS: RentalResults = Object.freeze({ total: 0, results: [], error: null })

const NO_FILTERS: RentalFilters = Object.freeze({
  locations: [],
  subKinds: [],
  maxOccupations: [],
  cities: [],
  periodTypes: [],
  periodStartDates: [],
  periodDates: [],
})

/** Holiday homes. */
export function createRentalCalls(
  { client, cache, siteId }: CallContext,
  get: Getter,
  uncached: Pick<ApiClient, 'get'>,
): RentalCalls {
  const post = <T>(path: string, body: RentalSearch, parse: (response: unknown) => T | null) =>
    cache.read({
      kind: 'periods',
      key: `${path} ${JSON.stringify(body)}`,
      hangsOn: ['rentals'],
      parse,
      skipKv: Object.keys(body.query).length > 2,
      load: () => client.post(`/sites/${siteId}${path}`, body, { 'X-CLIENT': 'website' }),
    })
  return {
    async searchRentals({ query, limit = RENTALS_PER_PAGE, offset = 0 }) {
      try {
        return (await post('/rental-units', { query, limit, offset }, parseResults)) ?? NO_RENTALS
      } catch (error) {
        return { ...NO_RENTALS, error: asApiError(error) }
      }
    },
    async rentalFilters(query) {
      try {
        return (
          (await post('/rental-units/filters', { query }, parser(v.nullable(FILTERS)))) ??
          NO_FILTERS
        )
      } catch (error) {
        asApiError(error)
        return NO_FILTERS
      }
    },
    rentalUnit: id =>
      /^[1-9]\d{0,9}$/.test(id)
        ? get('rental', `/rental-units/${id}`, ['rentals'], parser(UNIT), {
            goesAtOnce: true,
            decidesPage: true,
          })
        : Promise.resolve(null),
    rentalPeriods: async id =>
      (await get('periods', `/rental-units/${id}/periods`, ['rentals'], parsePeriods)) ?? [],
    currentRentalPeriods: async id =>
      parsePeriods(await uncached.get(`/sites/${siteId}/rental-units/${id}/periods`)),
    reserveStay: createReserveCall({ client, siteId }),
    changeStay: createChangeStayCall({ client, siteId }),
  }
}

export const createReserveCall =
  ({ client, siteId }: Pick<CallContext, 'client' | 'siteId'>): RentalCalls['reserveStay'] =>
  async (stay, key) =>
    parser(RESERVATION)(
      await client.post(`/sites/${siteId}/rental-units/reservation`, stay, {
        'Idempotency-Key': key,
      }),
    )

export const createChangeStayCall =
  ({ client, siteId }: Pick<CallContext, 'client' | 'siteId'>): RentalCalls['changeStay'] =>
  async (id, change) => {
    const changed = parser(CHANGED)(
      await client.put(
        `/sites/${siteId}/rental-units/reservation/${encodeSegment(id)}/state`,
        change,
      ),
    )
    if (changed.revision < change.revision) throw unusableResponse()
  }

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

/** More than none, also as a text; anything else counts as missing. */
const amount = lenient(v.pipe(v.unknown(), v.transform(numberOf), v.number(), v.gtValue(0)))

/** Its texts may come in languages; a part of another shape counts as missing (RENTAL-70). */
const UNIT = objectOf<RentalUnit>({
  id: integer,
  photos: v.pipe(
    partList({ asset: plain, hash: plain, color: plain, preview: plain }),
    v.transform(photos => photos ?? []),
  ),
  address: objectOf({
    number: plain,
    box: plain,
    zip: plain,
    city: part({ name: plain, alias: part() }),
  }),
  general: objectOf({
    location: part(),
    city: part({ name: plain }),
    subKind: part(),
    building: part(),
    maxOccupation: amount,
    floor: plain,
    garage: lenient(v.pipe(v.unknown(), v.transform(booleanOf), v.boolean())),
  }),
  rooms: v.pipe(
    part({ bedrooms: amount, bathrooms: amount }),
    v.transform(rooms => rooms ?? {}),
  ),
})

const CHANGED = objectOf<{ revision: number }>({ revision: integer })

const RESERVATION = objectOf<StayReservation>({ id: v.string(), price: v.number() })

const day = v.custom<string>(isDay)
const named = choices(objectOf<object>({ id: integer }))

const FILTERS = objectOf<RentalFilters>({
  locations: named,
  subKinds: named,
  maxOccupations: choices(v.pipe(integer, v.maxValue(MAX_PERSONS))),
  cities: named,
  periodTypes: choices(v.custom(isPeriodType)),
  periodStartDates: choices(day),
  periodDates: choices(objectOf<object>({ start: day, end: day })),
})

const parseResults = parser(
  v.pipe(
    objectOf<{ total: { value: number }; results: RentalUnit[] }>({
      total: objectOf({ value: count }),
      results: listOf(UNIT),
    }),
    v.transform(({ total, results }): RentalResults => ({
      total: total.value,
      results,
      error: null,
    })),
  ),
)

const PERIODS = listOf(objectOf<RentalPeriod>({ start: day, end: day, price: v.number() }))

/** Some APIs wrap the list. */
const parsePeriods = parser(
  v.union([
    PERIODS,
    v.pipe(
      objectOf<{ periods: RentalPeriod[] }>({ periods: PERIODS }),
      v.transform(({ periods }) => periods),
    ),
  ]),
)

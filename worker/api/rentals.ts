import type { RentalPeriod, RentalUnit } from '../../shared/rental/rental-unit.ts'
import type { StayRequest, StayReservation } from '../../shared/booking/stay-request.ts'
import {
  RENTALS_PER_PAGE,
  type RentalFilters,
  type RentalQuery,
  type RentalSearch,
} from '../../shared/rental/search.ts'
import { isDay } from '../../shared/time/day.ts'
import { isRecord, list, record } from './parse-response.ts'
import type { CallContext, Getter } from './call-context.ts'
import { ApiError } from './errors.ts'

export interface RentalCalls {
  /** Never throws: a failed search is total 0, no results and the error (API-18). */
  searchRentals(search: RentalSearch): Promise<RentalResults>
  /** Never throws: a failed load gives the empty filter model (API-19). */
  rentalFilters(query: RentalQuery): Promise<RentalFilters>
  /** An id of another shape costs no call and gives null. */
  rentalUnit(id: string): Promise<RentalUnit | null>
  rentalPeriods(id: number): Promise<RentalPeriod[]>
  /** As they are this moment, for whoever has just come too late. */
  currentRentalPeriods(id: number): Promise<RentalPeriod[]>
  /** Once for a key, however often it is called. Throws ApiError: 409 taken or at another price, 0 and 5xx nobody knows. */
  reserveStay(stay: StayRequest, key: string): Promise<StayReservation>
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
): RentalCalls {
  const tags = [`site-${siteId}`, `list-${siteId}`]
  const post = <T>(
    path: string,
    body: { query: RentalQuery },
    parse: (answer: unknown) => T | null,
  ) =>
    cache.read({
      kind: 'periods',
      key: `${path} ${JSON.stringify(body)}`,
      tags,
      parse,
      skipKv: Object.keys(body.query).length > 2,
      load: () => client.post(`/sites/${siteId}${path}`, body, { 'X-CLIENT': 'website' }),
    })
  return {
    async searchRentals({ query, limit = RENTALS_PER_PAGE, offset = 0 }) {
      try {
        return (
          (await post('/rental-units', { query, limit, offset } as RentalSearch, parseResults)) ??
          NO_RENTALS
        )
      } catch (error) {
        return { ...NO_RENTALS, error: asApiError(error) }
      }
    },
    async rentalFilters(query) {
      try {
        return (
          (await post('/rental-units/filters', { query }, record<RentalFilters>(isFilters))) ??
          NO_FILTERS
        )
      } catch (error) {
        asApiError(error)
        return NO_FILTERS
      }
    },
    rentalUnit: id =>
      /^[1-9]\d{0,9}$/.test(id)
        ? get(
            'rental',
            `/rental-units/${id}`,
            [...tags, `rental-${siteId}-${id}`],
            record<RentalUnit>(isUnit),
          )
        : Promise.resolve(null),
    rentalPeriods: async id =>
      (await get(
        'periods',
        `/rental-units/${id}/periods`,
        [...tags, `rental-${siteId}-${id}`],
        parsePeriods,
      )) ?? [],
    currentRentalPeriods: async id =>
      parsePeriods(await client.get(`/sites/${siteId}/rental-units/${id}/periods`)),
    reserveStay: createReserveCall({ client, siteId }),
  }
}

export const createReserveCall =
  ({ client, siteId }: Pick<CallContext, 'client' | 'siteId'>): RentalCalls['reserveStay'] =>
  async (stay, key) => {
    const answer = await client.post(`/sites/${siteId}/rental-units/reservation`, stay, {
      'Idempotency-Key': key,
    })
    const reservation = record<StayReservation>(
      ({ id, price }) => typeof id === 'string' && typeof price === 'number',
    )(answer)
    if (!reservation) throw new ApiError(200, 'unusable answer')
    return reservation
  }

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

function parseResults(answer: unknown): RentalResults {
  if (!isRecord(answer) || !isRecord(answer.total) || !Number.isInteger(answer.total.value))
    throw new ApiError(200, 'unusable answer')
  return {
    total: answer.total.value as number,
    results: list<RentalUnit>(isUnit)(answer.results),
    error: null,
  }
}

const parsePeriods = (answer: unknown): RentalPeriod[] =>
  list<RentalPeriod>(
    ({ start, end, price }) => isDay(start) && isDay(end) && typeof price === 'number',
  )(isRecord(answer) ? answer.periods : answer)

const isUnit = ({ id, photos, address, general, rooms }: Record<string, unknown>): boolean =>
  Number.isInteger(id) &&
  Array.isArray(photos) &&
  isRecord(address) &&
  isRecord(general) &&
  isRecord(rooms)

const isFilters = (filters: Record<string, unknown>): boolean =>
  Object.keys(NO_FILTERS).every(name => Array.isArray(filters[name]))

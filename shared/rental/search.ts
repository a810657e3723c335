import { isDay } from '../time/day.ts'
import type { Localized } from '../locale.ts'
import { isPeriodType, type PeriodType, type RentalUnit } from './rental-unit.ts'
import type { Day } from '../time/units.ts'

/** The query of POST /rental-units and /rental-units/filters. An absent key filters nothing. */
export interface RentalQuery {
  locationId?: number[]
  subKindId?: number[]
  cityId?: number[]
  /** Minimum capacity. */
  persons?: number
  periodType?: PeriodType
  /** Day of arrival. */
  start?: Day
  /** Day of departure. */
  end?: Day
}

export interface RentalSearch {
  query: RentalQuery
  limit?: number
  offset?: number
}

export interface RentalResults {
  total: { value: number }
  results: RentalUnit[]
}

/** The values that available units have. */
export interface RentalFilters {
  locations: { id: number; name: Localized | string }[]
  subKinds: { id: number; name: Localized | string }[]
  maxOccupations: number[]
  cities: { id: number; name: string; zip?: string | null; alias?: Localized | null }[]
  periodTypes: PeriodType[]
  /** Days of arrival. */
  periodStartDates: Day[]
  periodDates: { type: PeriodType; start: Day; end: Day }[]
}

/** Query keys of the list of rental units. `dates` is 'start/end' and takes precedence over `start`. */
export const RENTAL_KEYS = [
  'location',
  'kind',
  'city',
  'persons',
  'period',
  'start',
  'dates',
  'page',
] as const

export const RENTALS_PER_PAGE = 15
export const MAX_PERSONS = 50
const MAX_VALUES = 50
const MAX_PAGES = 600

/** Reads the query of an address; unknown and unreadable values filter nothing. */
export function parseRentalQuery(params: URLSearchParams): RentalQuery {
  const period = params.get('period')
  const persons = whole(params.get('persons'), MAX_PERSONS)
  const [start, end] = parseDates(params)
  const locationId = readIds(params.getAll('location'))
  const subKindId = readIds(params.getAll('kind'))
  const cityId = readIds(params.getAll('city'))
  return {
    ...(locationId.length > 0 && { locationId }),
    ...(subKindId.length > 0 && { subKindId }),
    ...(cityId.length > 0 && { cityId }),
    ...(persons > 0 && { persons }),
    ...(isPeriodType(period) && { periodType: period }),
    ...(start && { start }),
    ...(end && { end }),
  }
}

/** The query of the one address of a search: what filters, and of a page its number from 2 on (PAGE-106). */
export function rentalParams(query: RentalQuery, page: number): URLSearchParams {
  const { locationId = [], subKindId = [], cityId = [], persons, periodType, start, end } = query
  const each = (key: (typeof RENTAL_KEYS)[number], values: unknown[]): [string, string][] =>
    values.flatMap(value => (value === undefined ? [] : [[key, String(value)]]))
  return new URLSearchParams([
    ...each('location', locationId),
    ...each('kind', subKindId),
    ...each('city', cityId),
    ...each('persons', [persons]),
    ...each('period', [periodType]),
    ...(end ? each('dates', [`${start}/${end}`]) : each('start', [start])),
    ...(page > 1 ? each('page', [page]) : []),
  ])
}

export const readPage = (params: URLSearchParams): number =>
  Math.max(1, whole(params.get('page'), MAX_PAGES))

function parseDates(params: URLSearchParams): [start?: Day, end?: Day] {
  const [start, end] = (params.get('dates') ?? '').split('/')
  if (isDay(start) && isDay(end) && start < end) return [start, end]
  const alone = params.get('start')
  return isDay(alone) ? [alone] : []
}

const readIds = (values: string[]): number[] => [
  ...new Set(
    values
      .slice(0, MAX_VALUES)
      .map(value => whole(value, Number.MAX_SAFE_INTEGER))
      .filter(id => id > 0),
  ),
]

const whole = (text: string | null, max: number): number =>
  text && /^\d{1,9}$/.test(text) ? Math.min(Number(text), max) : 0

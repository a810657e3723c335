import { isDay } from '../time/day.ts'
import type { Localized } from '../locale.ts'
import { isPeriodType, type PeriodType, type RentalUnit } from './rental-unit.ts'
import type { Day } from '../time/units.ts'

/** What POST /rental-units and /rental-units/filters take. An absent key narrows nothing. */
export interface RentalQuery {
  locationId?: number[]
  subKindId?: number[]
  cityId?: number[]
  /** As many must fit in. */
  persons?: number
  periodType?: PeriodType
  /** Arrival on this very day. */
  start?: Day
  /** Departure on this very day. */
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

/** What can be chosen, of units that can still be had. */
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

/** Keys of the holiday list in the address. `dates` is 'start/end' and wins over `start`. */
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
const MAX_PERSONS = 50
const MAX_VALUES = 50
const MAX_PAGES = 600

/** The query of an address; whatever it does not know or cannot read narrows nothing. */
export function parseRentalQuery(params: URLSearchParams): RentalQuery {
  const period = params.get('period')
  const persons = whole(params.get('persons'), MAX_PERSONS)
  const [start, end] = parseDates(params)
  return {
    ...ids('locationId', params.getAll('location')),
    ...ids('subKindId', params.getAll('kind')),
    ...ids('cityId', params.getAll('city')),
    ...(persons > 0 && { persons }),
    ...(isPeriodType(period) && { periodType: period }),
    ...(start && { start }),
    ...(end && { end }),
  }
}

export const readPage = (params: URLSearchParams): number =>
  Math.max(1, whole(params.get('page'), MAX_PAGES))

function parseDates(params: URLSearchParams): [start?: Day, end?: Day] {
  const [start, end] = (params.get('dates') ?? '').split('/')
  if (isDay(start) && isDay(end) && start < end) return [start, end]
  const alone = params.get('start')
  return isDay(alone) ? [alone] : []
}

const ids = <K extends string>(key: K, values: string[]): Partial<Record<K, number[]>> => {
  const read = [
    ...new Set(
      values
        .slice(0, MAX_VALUES)
        .map(value => whole(value, Number.MAX_SAFE_INTEGER))
        .filter(id => id > 0),
    ),
  ]
  return (read.length > 0 ? { [key]: read } : {}) as Partial<Record<K, number[]>>
}

const whole = (text: string | null, most: number): number =>
  text && /^\d{1,9}$/.test(text) ? Math.min(Number(text), most) : 0

import { at, codeAmong, numberAt, type EstateLike } from './read.ts'

/** The two back ends an estate may come from; their transaction ids mean different things (ESTATE-7, ESTATE-8). */
export type Source = 'main' | 'guid'

export const STATUS_CODES = [
  'FOR_SALE',
  'TO_RENT',
  'TAKE_OVER',
  'SOLD',
  'RENTED',
  'TAKEN_OVER',
] as const

export type StatusCode = (typeof STATUS_CODES)[number]

/** Transaction id → status, per source: every id that spec sections 4 and 9 name. */
export const STATUSES: Readonly<Record<Source, Readonly<Record<number, StatusCode>>>> = {
  main: {
    1: 'FOR_SALE',
    2: 'TO_RENT',
    3: 'TAKE_OVER',
    4: 'TO_RENT',
    5: 'SOLD',
    6: 'RENTED',
    7: 'TAKEN_OVER',
    8: 'TO_RENT',
    10: 'TAKE_OVER',
  },
  guid: {
    1: 'SOLD',
    2: 'TO_RENT',
    3: 'FOR_SALE',
    4: 'TO_RENT',
    5: 'TAKE_OVER',
    6: 'RENTED',
    7: 'TAKEN_OVER',
    8: 'TO_RENT',
    10: 'TO_RENT',
  },
}

const SOLD: Record<Source, readonly number[]> = { main: [5, 6], guid: [1, 6, 7] }

const FOR_RENT: Record<Source, readonly number[]> = { main: [2, 4, 6, 8], guid: [2, 4, 6, 8, 10] }

/** Order of groups by status (LIST-41). */
export const STATUS_ORDER = [1, 3, 2, 4, 10, 5, 6] as const

/** A guid tells the alternate source. */
export const sourceOf = (estate: EstateLike): Source => {
  const guid = at(estate, 'general.guid')
  return typeof guid === 'string' && guid !== '' ? 'guid' : 'main'
}

/** The transaction id; a guid-bearing estate without one goes by the status among its own fields (ESTATE-51). */
export function statusId(estate: EstateLike): number | null {
  const own = ownStatus(estate)
  return own ? (transactionIds(own, 'guid')[0] ?? null) : numberAt(estate, 'general.transaction.id')
}

/** The `status` field of a guid-bearing estate whose record names no transaction, else null. */
export const ownStatus = (estate: EstateLike): StatusCode | null =>
  sourceOf(estate) === 'guid' && numberAt(estate, 'general.transaction.id') === null
    ? codeAmong(STATUS_CODES, at(estate, 'fields.status'))
    : null

/** The status, or null for an id that its source does not know. */
export function statusCode(estate: EstateLike): StatusCode | null {
  const id = statusId(estate)
  return id === null ? null : (STATUSES[sourceOf(estate)][id] ?? null)
}

/** The transaction ids of a source that stand for a status, the plain one first: main FOR_SALE → [1]. */
export const transactionIds = (code: StatusCode, source: Source): number[] =>
  Object.entries(STATUSES[source]).flatMap(([id, each]) => (each === code ? [Number(id)] : []))

/** Sold or rented, by the ids of the estate's source (ESTATE-9, ESTATE-10). */
export const isSold = (estate: EstateLike): boolean =>
  SOLD[sourceOf(estate)].includes(statusId(estate) ?? 0)

/** To rent or rented (ESTATE-11, ESTATE-12). */
export const isForRent = (estate: EstateLike): boolean =>
  FOR_RENT[sourceOf(estate)].includes(statusId(estate) ?? 0)

import { DEFAULT_LIMIT } from './search.ts'

/** The part of a list that is asked for. */
export interface Slice {
  offset: number
  limit: number
}

/** The longest list that a page shows by itself. */
const MAX_SHOWN = 120
const MAX_OFFSET = 10_000

/** `page=N` is one page of 15, for those without script; `show=60` is the list from its start, in steps of 15 up to 120. */
export function readSlice(params: URLSearchParams): Slice {
  const page = count(params.get('page'), Math.floor(MAX_OFFSET / DEFAULT_LIMIT))
  if (page > 1) return { offset: (page - 1) * DEFAULT_LIMIT, limit: DEFAULT_LIMIT }
  return { offset: 0, limit: shownLength(count(params.get('show'), MAX_SHOWN)) }
}

/** The slice itself, or the last page of a list that ends before it begins. */
export const withinTotal = (slice: Slice, total: number): Slice =>
  total > 0 && slice.offset >= total
    ? { offset: Math.floor((total - 1) / DEFAULT_LIMIT) * DEFAULT_LIMIT, limit: DEFAULT_LIMIT }
    : slice

/** A loaded length as the address keeps it: whole steps of 15, from 15 to 120. */
export const shownLength = (loaded: number): number =>
  Math.min(Math.max(Math.ceil(loaded / DEFAULT_LIMIT) * DEFAULT_LIMIT, DEFAULT_LIMIT), MAX_SHOWN)

/** The offset of a call for more, from 0 to 10,000. */
export const readOffset = (params: URLSearchParams): number =>
  count(params.get('offset'), MAX_OFFSET)

function count(text: string | null, highest: number): number {
  return text && /^\d+$/.test(text) ? Math.min(Number(text), highest) : 0
}

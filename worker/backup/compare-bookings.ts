import * as v from 'valibot'
import type { Millis } from '../../shared/time/units.ts'
import type { AgencyCalls } from '../agency/store.ts'
import { connect } from '../api/connect.ts'
import { absenceAsValue } from '../api/parse-response.ts'
import type { Bindings } from '../env.ts'

/** A visit or a stay, without whose it is. */
interface Found {
  kind: 'viewing' | 'stay'
  id: string
  start: string
}

/** Bookings to come that one of both stores has and the other has not. */
export interface BookingDifferences {
  /** Visitors were told yes, and the listing API keeps nothing free for them. */
  unknownToApi: Found[]
  /** Kept free, and nobody here knows for whom: by telephone, or made after the copy. */
  unknownHere: Found[]
}

const BOOKINGS = v.object({
  bookings: v.array(
    v.object({ kind: v.picklist(['viewing', 'stay']), id: v.string(), start: v.string() }),
  ),
})

interface Parts {
  env: Bindings
  siteId: number
  agency: AgencyCalls
  now: Millis
}

/** null: the listing API has no such call, or does not answer. */
export async function compareBookings({
  env,
  siteId,
  agency,
  now,
}: Parts): Promise<BookingDifferences | null> {
  const found = await absenceAsValue({ 404: null, 405: null, 501: null }, () =>
    connect(env, { siteId }).get(`/sites/${siteId}/bookings`),
  ).catch(() => null)
  const parsed = v.safeParse(BOOKINGS, found)
  if (!parsed.success) return null
  const here = await agency.held.bookings(now)
  const known = new Set(here.map(nameOf))
  const there = new Set(parsed.output.bookings.map(nameOf))
  return {
    unknownToApi: here
      .filter(booking => !there.has(nameOf(booking)))
      .map(({ kind, id, startsAt }) => ({ kind, id, start: new Date(startsAt).toISOString() })),
    unknownHere: parsed.output.bookings.filter(booking => !known.has(nameOf(booking))),
  }
}

const nameOf = ({ kind, id }: Pick<Found, 'kind' | 'id'>): string => `${kind}/${id}`

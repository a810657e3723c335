import { absenceAsValue } from '../api/parse-response.ts'
import { connect } from '../api/connect.ts'
import type { Bindings } from '../env.ts'
import { findBookings } from './store.ts'

/** The calls are an optional extension: an API that lacks them manages personal data itself. */
const UNSUPPORTED = { 404: null, 405: null, 501: null }

const callPersons = (
  env: Bindings,
  site: number,
  act: 'export' | 'erase',
  email: string,
): Promise<unknown> =>
  absenceAsValue(UNSUPPORTED, () =>
    connect(env, { siteId: site }).post(`/sites/${site}/persons/${act}`, { email }),
  )

/** Everything that bookings hold about an address, here and at the listing API (GDPR 15, 20). */
export async function exportBookings(
  env: Bindings,
  site: number,
  email: string,
): Promise<{ bookings: unknown[]; waits: unknown[]; listing: unknown }> {
  const [bookings, waits, listing] = await Promise.all([
    findBookings(env.DB, 'email = ?1 AND site_id = ?2', email, site),
    env.DB.prepare(
      'SELECT estate_id AS estateId, title, created_at AS createdAt FROM viewing_wait WHERE email = ?1 AND site_id = ?2',
    )
      .bind(email, site)
      .all(),
    callPersons(env, site, 'export', email),
  ])
  return {
    bookings: bookings.map(({ kind, body, about, startsAt, state, createdAt }) => ({
      kind,
      body,
      about,
      startsAt,
      state,
      createdAt,
    })),
    waits: waits.results,
    listing,
  }
}

/** Erases an address (GDPR 17): at the listing API first, since a failure there must be tried again from here. */
export async function eraseBookings(env: Bindings, site: number, email: string): Promise<void> {
  await callPersons(env, site, 'erase', email)
  await env.DB.batch(
    ['booking_intent', 'viewing_wait'].map(table =>
      env.DB.prepare(`DELETE FROM ${table} WHERE email = ?1 AND site_id = ?2`).bind(email, site),
    ),
  )
}

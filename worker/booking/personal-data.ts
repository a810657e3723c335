import { agencyOf } from '../agency/stub.ts'
import { absenceAsValue } from '../api/parse-response.ts'
import { connect } from '../api/connect.ts'
import type { Bindings } from '../env.ts'

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
  const agency = agencyOf(env, site)
  const [bookings, waits, listing] = await Promise.all([
    agency.bookings.exportPerson(email),
    agency.waitlist.exportPerson(email),
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
    waits,
    listing,
  }
}

/** Erases an address (GDPR 17): at the listing API first, since a failure there must be tried again from here. */
export async function eraseBookings(env: Bindings, site: number, email: string): Promise<void> {
  await callPersons(env, site, 'erase', email)
  const agency = agencyOf(env, site)
  await agency.bookings.erasePerson(email)
  await agency.waitlist.erasePerson(email)
}

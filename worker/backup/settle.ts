import type { Millis } from '../../shared/time/units.ts'
import type { AgencyCalls } from '../agency/store.ts'
import { connect } from '../api/connect.ts'
import { absenceAsValue } from '../api/parse-response.ts'
import { erasedAmong } from '../directory/erasures.ts'
import type { Bindings } from '../env.ts'
import { compareBookings, type BookingDifferences } from './compare-bookings.ts'

interface Target {
  env: Bindings
  siteId: number
  agency: AgencyCalls
  now: Millis
  /** Of which site its rows are; absent: its own. */
  from?: number
}

/** What an older state of an agency was brought to before it is used again. */
export interface Settled {
  /** Wait for a person's yes. */
  heldMails: number
  heldTasks: number
  erasedAgain: number
  /** null: the back end cannot say. */
  bookings: BookingDifferences | null
}

/**
 * After a restore or a rewind: who was erased since is erased again, what may have left or been done already is held, and
 * bookings are compared with the listing API's. Twice is once.
 */
export async function settle({
  env,
  siteId,
  agency,
  now,
  from = siteId,
}: Target): Promise<Settled> {
  const held = await agency.held.hold(now)
  const emails = await agency.transfer.emails()
  const erased = new Set([
    ...(await erasedAmong(env, siteId, emails)),
    ...(await erasedAmong(env, from, emails)),
  ])
  for (const email of erased) {
    await eraseAtListings(env, siteId, email)
    await agency.persons.erase(email)
  }
  return {
    heldMails: held.mails,
    heldTasks: held.tasks,
    erasedAgain: erased.size,
    bookings: await compareBookings({ env, siteId, agency, now }),
  }
}

/** Bookings stand at the listing API too; one that has no such call keeps what it keeps by itself. */
const eraseAtListings = (env: Bindings, siteId: number, email: string): Promise<unknown> =>
  absenceAsValue({ 404: null, 405: null, 501: null }, () =>
    connect(env, { siteId }).post(`/sites/${siteId}/persons/erase`, { email }),
  )

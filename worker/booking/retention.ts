import { SECOND, type Millis } from '../../shared/time/units.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import type { Bindings } from '../env.ts'

/**
 * Task: deletes what bookings hold too long, in slices; at the listing API first, since these rows say that there is
 * something to forget (PRIV-7). Throws where that can't be asked.
 */
export async function deleteExpiredBookings({
  env,
  siteId,
  agency,
  now,
}: TaskContext): Promise<Millis | null> {
  if (!(await agency.bookings.hasExpired(now))) return null
  await expirePersonalData(env, siteId)
  return (await agency.bookings.deleteExpired(now)) ? now + SECOND : null
}

/** An optional extension: an API that answers 4xx expires personal data itself. */
const expirePersonalData = (env: Bindings, site: number): Promise<unknown> =>
  connect(env, { siteId: site })
    .post(`/sites/${site}/persons/lapse`, {})
    .catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status >= 400 && error.status < 500)) throw error
    })

import type { TaskContext } from '../agency/agency-object.ts'
import { ApiError } from '../api/errors.ts'
import { connect } from '../api/connect.ts'
import type { Bindings } from '../env.ts'

/**
 * Deletes a slice of what bookings hold too long, at the listing API first, since these rows say that there is something
 * to forget. Gives whether there is more; throws where the listing API can't be asked.
 */
export async function deleteExpiredBookings({
  env,
  siteId,
  agency,
  now,
}: TaskContext): Promise<boolean> {
  const hasMoreWaits = await agency.waitlist.deleteExpired(now)
  if (!(await agency.bookings.hasExpired(now))) return hasMoreWaits
  await expirePersonalData(env, siteId)
  return (await agency.bookings.deleteExpired(now)) || hasMoreWaits
}

/** An optional extension: an API that answers 4xx expires personal data itself. */
const expirePersonalData = (env: Bindings, site: number): Promise<unknown> =>
  connect(env, { siteId: site })
    .post(`/sites/${site}/persons/lapse`, {})
    .catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status >= 400 && error.status < 500)) throw error
    })

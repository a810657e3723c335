import { ApiError } from '../../api/errors.ts'
import { log } from '../../http/log.ts'
import { raiseWithin } from '../../purge/raise.ts'
import { bookingCalls } from '../calls.ts'
import type { BookingScope } from '../reconcile.ts'

/**
 * Tells the listing API what became of a stay, so that it frees the nights. An API without that call keeps its nights itself.
 * Throws where it does not answer: the task of the stay asks again.
 */
export async function followStay(scope: BookingScope, key: string): Promise<void> {
  const { env, site, agency, now } = scope
  const whole = await agency.stays.find(key)
  if (!whole || !(await agency.stays.due(key, now)).follows) return
  const { state, revision } = whole.stay
  try {
    await bookingCalls(env, site.id).changeStay(whole.booking.bookedId ?? '', { state, revision })
  } catch (error) {
    if (!(error instanceof ApiError && isSettled(error))) throw error
    log({ event: 'stay-not-followed', site: site.id, status: error.status })
  }
  await agency.stays.followed(key, revision)
  await raiseWithin(scope, ['rentals'])
}

/** Told, and not to be asked again: it has no such call or no such stay, or others have the nights. */
const isSettled = ({ isRefusal, status }: ApiError): boolean => isRefusal || status === 501

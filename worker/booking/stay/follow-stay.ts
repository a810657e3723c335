import { ApiError } from '../../api/errors.ts'
import { log } from '../../http/log.ts'
import { raiseWithin } from '../../purge/raise.ts'
import { bookingCalls } from '../calls.ts'
import { logFault, type BookingScope } from '../reconcile.ts'
import { outcomeMails } from './tell-stay.ts'

/**
 * Tells the listing API what became of a stay, so that it frees the nights, and tells both sides what it answered. Throws
 * where it does not answer, which both sides are told once: the task of the stay asks again.
 */
export async function followStay(scope: BookingScope, key: string): Promise<void> {
  const { env, site, agency, now } = scope
  const whole = await agency.stays.find(key)
  if (!whole || !(await agency.stays.due(key, now)).follows) return
  const { state, revision, outcome: before } = whole.stay
  let isRefused = false
  try {
    await bookingCalls(env, site.id).changeStay(whole.booking.bookedId ?? '', { state, revision })
  } catch (error) {
    logFault(site, error)
    isRefused = isFinal(error)
    if (!isRefused && before === 'pending')
      await agency.stays.noted(key, revision, await outcomeMails(scope, whole, 'noted'))
    if (!isRefused) throw error
    log({ event: 'stay-not-followed', site: site.id })
  }
  const outcome = isRefused ? 'refused' : 'done'
  const mails = await outcomeMails(scope, whole, outcome)
  await agency.stays.followed(key, { revision, isRefused }, mails)
  await raiseWithin(scope, ['rentals'])
}

/** Not to be asked again: it has no such call or no such stay, or others have the nights. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && (error.isRefusal || error.status === 501)

import { instantOf, toDay } from '../../shared/time/time-zone.ts'
import { DAY, millis, type Millis } from '../../shared/time/units.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import type { Booking } from '../agency/booking/booking-rows.ts'
import { ApiError } from '../api/errors.ts'
import { createJobContext } from '../http/work-context.ts'
import { siteById } from '../site/find.ts'
import { bookingMails } from './booking-mails.ts'
import { bookingCalls } from './calls.ts'
import {
  cancelReplaced,
  reconcileBooking,
  reconcileCancellation,
  type BookingScope,
} from './reconcile.ts'

/** When a site that the API does not know, or knows no longer, is asked for again. */
export const UNKNOWN_SITE_DELAY: Millis = DAY

/** What a task about bookings works with; null: the API knows no such site. */
export async function taskScope({
  env,
  siteId,
  agency,
  now,
}: TaskContext): Promise<BookingScope | null> {
  const job = createJobContext(env, now, 'booking')
  const site = await siteById(siteId, job)
  await job.settled()
  return site && { env, site, agency, now }
}

/**
 * Task: brings one booking to its end: its unknown outcome, the appointment that it replaces, its cancellation. Throws
 * where the API can't tell, so that it is asked again later.
 */
export async function completeBooking(context: TaskContext, key: string): Promise<Millis | null> {
  const { agency, now } = context
  const booking = await agency.bookings.find(key)
  if (!booking || !(await agency.bookings.isOpen(key))) return null
  const scope = await taskScope(context)
  if (!scope) return now + UNKNOWN_SITE_DELAY
  if (booking.state === 'pending') {
    // By now the visitor has been promised the outcome by mail.
    const outcome = await reconcileBooking(scope, { ...booking, isOutcomeMailed: true })
    if (outcome === 'unknown' || outcome === 'fault') throw new Error(`outcome ${outcome}`)
  } else if (booking.cancelAskedAt !== null) {
    await reconcileCancellation(scope, booking).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.isRefusal)) throw error
    })
  } else await cancelReplaced(scope, booking)
  // What it replaces could not be freed, or its visitor came in between.
  if (await agency.bookings.isOpen(key)) throw new Error('a booking is still open')
  return null
}

/** Task: reminds of a viewing that still stands, once, and never on the day itself. */
export async function remindOfBooking(context: TaskContext, key: string): Promise<Millis | null> {
  const { agency, env, now } = context
  const booking = await agency.bookings.find(key)
  if (!booking || !isToBeReminded(booking, now)) return null
  const scope = await taskScope(context)
  if (!scope) return now + UNKNOWN_SITE_DELAY
  const appointment = await bookingCalls(env, scope.site.id).appointment(booking.bookedId ?? '')
  const mails =
    appointment?.status === 'booked' ? await bookingMails(scope, 'reminder', booking) : []
  await agency.bookings.remind(key, mails, now)
  return null
}

const isToBeReminded = (
  { state, remindAt, cancelAskedAt, startsAt }: Booking,
  now: Millis,
): boolean =>
  state === 'booked' &&
  remindAt !== null &&
  cancelAskedAt === null &&
  now < millis(instantOf(toDay(startsAt), '00:00'))

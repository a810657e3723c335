import type { Site } from '../../shared/site/site.ts'
import type { Millis } from '../../shared/time/units.ts'
import { FREE_DAYS, heldUntil, remindsAt } from '../../shared/booking/stay-terms.ts'
import type { Booking, BookingSummary, StayBooking } from '../agency/booking/booking-rows.ts'
import type { WholeStay } from '../agency/booking/stay-rows.ts'
import type { AgencyCalls } from '../agency/store.ts'
import { ApiError } from '../api/errors.ts'
import type { Bindings } from '../env.ts'
import { log } from '../http/log.ts'
import { raiseWithin } from '../purge/raise.ts'
import { bookingMails } from './booking-mails.ts'
import { bookingCalls, type BookingCalls } from './calls.ts'
import { remindAt } from './reminder-time.ts'
import { failedStayMails, stayMails } from './stay/tell-stay.ts'

/**
 * 'unknown': the API did not answer, or wants to be asked later; 'fault': it does not accept us. In both cases the
 * booking's task asks again with the same key, which books once however often it is asked.
 */
export type BookingOutcome = 'booked' | 'taken' | 'many' | 'refused' | 'unknown' | 'fault'

export interface BookingScope {
  env: Bindings
  site: Site
  agency: AgencyCalls
  now: Millis
}

export const REFUSALS: Record<number, BookingOutcome> = { 409: 'taken', 429: 'many' }

/** The API does not know us: somebody has to mend that (BOOK-50). */
export function logFault(site: Site, error: unknown): void {
  if (error instanceof ApiError && error.isOurFault)
    log({ event: 'booking-fault', level: 'alert', site: site.id, status: error.status })
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.isRefusal

/** Asks the API for a booking and stores the outcome together with its mails: both or neither. */
export async function reconcileBooking(
  scope: BookingScope,
  booking: Booking,
): Promise<BookingOutcome> {
  const { env, site, agency, now } = scope
  try {
    await recordBooked(scope, booking, await requestBooking(bookingCalls(env, site.id), booking))
    return 'booked'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!error.isRefusal) {
      logFault(site, error)
      await agency.bookings.promiseOutcome(booking.key, now)
      return error.isOurFault ? 'fault' : 'unknown'
    }
    // Somebody else has the nights: the page that showed them free is old.
    if (booking.kind === 'stay') await raiseWithin(scope, ['rentals'])
    const mails = booking.isOutcomeMailed ? await failedMails(scope, booking) : []
    await agency.bookings.settle(booking.key, { state: 'refused' }, mails, now)
    return REFUSALS[error.status] ?? 'refused'
  }
}

/** What the API says of a booking that it made. */
type Booked = { bookedId: string; about: BookingSummary; endsAt: Millis }

async function requestBooking(calls: BookingCalls, booking: Booking): Promise<Booked> {
  if (booking.kind === 'stay') {
    const { id, price } = await calls.reserveStay(booking.body, booking.key)
    return { bookedId: id, about: { ...booking.about, price }, endsAt: booking.endsAt }
  }
  const { id, end } = await calls.bookViewing(booking.body, booking.key)
  return { bookedId: id, about: booking.about, endsAt: Date.parse(end) || booking.endsAt }
}

async function recordBooked(scope: BookingScope, before: Booking, made: Booked): Promise<void> {
  const { agency, now } = scope
  const booking: Booking = { ...before, ...made, state: 'booked' }
  if (booking.kind === 'stay') return recordRequested(scope, booking, made)
  const mails = await bookingMails(scope, booking.replaces ? 'moved' : 'booked', booking)
  const change = { state: 'booked' as const, ...made, remindAt: remindAt(booking) }
  const isFirst = await agency.bookings.settle(booking.key, change, mails, now)
  if (isFirst) await cancelReplaced(scope, booking)
}

const failedMails = (scope: BookingScope, booking: Booking) =>
  booking.kind === 'stay' ? failedStayMails(scope, booking) : bookingMails(scope, 'failed', booking)

/** The API holds the nights of a stay: a request, until the agency answers (STAY-1). */
async function recordRequested(
  scope: BookingScope,
  booking: StayBooking,
  made: Booked,
): Promise<void> {
  const { agency, site, now } = scope
  const { rentalUnitId, start, end } = booking.body
  const until = heldUntil(now, booking.startsAt)
  const stay = {
    unitId: rentalUnitId,
    start,
    end,
    heldUntil: until,
    freeDays: site.settings.freeCancelDays ?? FREE_DAYS,
  }
  const whole: WholeStay = {
    booking,
    stay: {
      ...stay,
      key: booking.key,
      state: 'requested',
      decidedAt: null,
      decidedBy: null,
      word: null,
      revision: 0,
      outcome: 'done',
    },
  }
  const isFirst = await agency.stays.begin(
    booking.key,
    { state: 'booked', ...made, remindAt: null },
    { ...stay, remindAt: remindsAt(now, until) },
    await stayMails(scope, 'requested', whole),
    now,
  )
  if (isFirst) await raiseWithin(scope, ['rentals'])
}

/** Cancels the old appointment once the new one is booked. Where that fails, the booking's task tries again. */
export async function cancelReplaced(
  { env, site, agency, now }: BookingScope,
  { key, replaces }: Booking,
): Promise<void> {
  if (!replaces) return
  const isCancelled = await bookingCalls(env, site.id)
    .cancelAppointment(replaces)
    .then(() => true, isRefusal)
  if (isCancelled) await agency.bookings.replacedIsFree(key, replaces, now)
  else log({ event: 'booking-not-freed', site: site.id, key })
}

/**
 * Cancels a viewing whose cancellation was requested, and mails both sides. Throws ApiError where the API does not
 * answer, and where it refuses; a refusal ends the request.
 */
export async function reconcileCancellation(
  scope: BookingScope,
  booking: Booking,
): Promise<{ already: boolean }> {
  const { env, site, agency, now } = scope
  const { already = false } =
    (await bookingCalls(env, site.id)
      .cancelAppointment(booking.bookedId ?? '')
      .catch(async (error: unknown) => {
        logFault(site, error)
        if (isRefusal(error)) await agency.bookings.dropCancellation(booking.key, now)
        throw error
      })) ?? {}
  const mails = await bookingMails(scope, 'cancelled', { ...booking, state: 'cancelled' })
  await agency.bookings.settle(booking.key, { state: 'cancelled' }, mails, now)
  return { already: already && booking.state === 'cancelled' }
}

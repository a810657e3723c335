import type { Site } from '../../shared/site/site.ts'
import type { Millis } from '../../shared/time/units.ts'
import { ApiError } from '../api/errors.ts'
import { log } from '../http/log.ts'
import type { Bindings } from '../env.ts'
import { enqueueMails, insertMail, type OutgoingMail } from '../mail/outbox.ts'
import { bookingCalls, type BookingCalls } from './calls.ts'
import type { Booking } from './booking.ts'
import { bookingMails } from './booking-mails.ts'

/**
 * 'unknown': the API did not answer, or wants to be asked later; 'fault': it does not accept us. In both cases the
 * schedule asks again with the same key, which books once however often it is asked.
 */
export type BookingOutcome = 'booked' | 'taken' | 'many' | 'refused' | 'unknown' | 'fault'

export interface BookingScope {
  env: Bindings
  site: Site
  now: Millis
}

const REFUSALS: Record<number, BookingOutcome> = { 409: 'taken', 429: 'many' }

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.isRefusal

/** Asks the API for a booking and stores the outcome together with its mails: both or neither. */
export async function reconcileBooking(
  scope: BookingScope,
  booking: Booking,
): Promise<BookingOutcome> {
  const { env, site, now } = scope
  const calls = bookingCalls(env, site.id)
  try {
    const booked = await requestBooking(calls, booking)
    return await recordBooked(scope, { ...booking, ...booked, state: 'booked' })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!error.isRefusal) {
      if (error.isOurFault)
        log({ event: 'booking-fault', level: 'alert', site: site.id, status: error.status })
      await env.DB.prepare('UPDATE booking_intent SET tried_at = ?2, told = 1 WHERE key = ?1')
        .bind(booking.key, now)
        .run()
      return error.isOurFault ? 'fault' : 'unknown'
    }
    await recordRefused(scope, booking)
    return REFUSALS[error.status] ?? 'refused'
  }
}

async function requestBooking(
  calls: BookingCalls,
  booking: Booking,
): Promise<{ bookedId: string; about: Booking['about']; endsAt: number }> {
  if (booking.kind === 'stay') {
    const { id, price } = await calls.reserveStay(booking.body, booking.key)
    return { bookedId: id, about: { ...booking.about, price }, endsAt: booking.endsAt }
  }
  const { id, end } = await calls.bookViewing(booking.body, booking.key)
  return { bookedId: id, about: booking.about, endsAt: Date.parse(end) || booking.endsAt }
}

async function recordBooked(scope: BookingScope, booking: Booking): Promise<BookingOutcome> {
  const { env, now } = scope
  const mails = await bookingMails(scope, booking.replaces ? 'moved' : 'booked', booking)
  const isFirst = await commitWithMails(
    env,
    mails,
    env.DB.prepare(`UPDATE booking_intent
    SET state = 'booked', booked_id = ?2, about = ?3, ends_at = ?4, tried_at = ?5 WHERE key = ?1 AND state = 'pending'`).bind(
      booking.key,
      booking.bookedId,
      JSON.stringify(booking.about),
      booking.endsAt,
      now,
    ),
  )
  if (isFirst && booking.replaces) await cancelReplaced(scope, booking)
  return 'booked'
}

async function recordRefused(scope: BookingScope, booking: Booking): Promise<void> {
  const { env, now } = scope
  const mails = booking.isOutcomeMailed ? await bookingMails(scope, 'failed', booking) : []
  await commitWithMails(
    env,
    mails,
    env.DB.prepare(
      `UPDATE booking_intent SET state = 'refused', replaces = NULL, tried_at = ?2 WHERE key = ?1 AND state = 'pending'`,
    ).bind(booking.key, now),
  )
}

/** Cancels the old appointment once the new one is booked. If that fails, the schedule tries again. */
export async function cancelReplaced(
  { env, site, now }: BookingScope,
  { key, replaces }: Booking,
): Promise<void> {
  if (!replaces) return
  const isCancelled = await bookingCalls(env, site.id)
    .cancelAppointment(replaces)
    .then(() => true, isRefusal)
  if (!isCancelled) return log({ event: 'booking-not-freed', site: site.id, key })
  await env.DB.batch([
    env.DB.prepare(
      `UPDATE booking_intent SET state = 'cancelled', tried_at = ?3 WHERE site_id = ?1 AND booked_id = ?2`,
    ).bind(site.id, replaces, now),
    env.DB.prepare('UPDATE booking_intent SET replaces = NULL, tried_at = ?2 WHERE key = ?1').bind(
      key,
      now,
    ),
  ])
}

/**
 * Cancels a viewing whose cancellation was requested, and mails both sides. Throws ApiError where the API does not
 * answer, and where it refuses; a refusal ends the request.
 */
export async function reconcileCancellation(
  scope: BookingScope,
  booking: Booking,
): Promise<{ already: boolean }> {
  const { env, site, now } = scope
  const { already = false } =
    (await bookingCalls(env, site.id)
      .cancelAppointment(booking.bookedId ?? '')
      .catch(async (error: unknown) => {
        if (isRefusal(error))
          await env.DB.prepare('UPDATE booking_intent SET cancel_asked_at = NULL WHERE key = ?1')
            .bind(booking.key)
            .run()
        throw error
      })) ?? {}
  const mails = await bookingMails(scope, 'cancelled', { ...booking, state: 'cancelled' })
  await commitWithMails(
    env,
    mails,
    env.DB.prepare(`UPDATE booking_intent SET state = 'cancelled', cancel_asked_at = NULL, tried_at = ?2
    WHERE key = ?1 AND state = 'booked'`).bind(booking.key, now),
  )
  return { already: already && booking.state === 'cancelled' }
}

/** One statement and its mails in one transaction. false: another Worker was first, so the mails exist and nothing is done. */
export async function commitWithMails(
  env: Bindings,
  mails: OutgoingMail[],
  statement: D1PreparedStatement,
): Promise<boolean> {
  try {
    await env.DB.batch([statement, ...mails.map(mail => insertMail(env.DB, mail))])
  } catch (error) {
    if (
      error instanceof Error &&
      error.message.includes('UNIQUE constraint failed: outbox.dedupe_key')
    )
      return false
    throw error
  }
  await enqueueMails(
    env,
    mails.map(({ id }) => id),
  )
  return true
}

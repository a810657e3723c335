import type { Site } from '../../shared/site/site.ts'
import { ApiError } from '../api/errors.ts'
import { log } from '../http/log.ts'
import type { Bindings } from '../env.ts'
import { enqueueMails, insertMail, type OutgoingMail } from '../mail/outbox.ts'
import { bookingCalls, type BookingCalls } from './calls.ts'
import type { Booking } from './booking.ts'
import { bookingMails } from './booking-mails.ts'

/** 'unknown': nobody can tell yet; the clock asks again with the same key, which books once however often it is asked. */
export type BookingOutcome = 'booked' | 'taken' | 'many' | 'refused' | 'unknown'

export interface BookingScope {
  env: Bindings
  site: Site
  now: number
}

const REFUSALS: Record<number, BookingOutcome> = { 409: 'taken', 429: 'many' }

/** Whether the API said no, which it will say again. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

/** Asks the API for what an intent says and writes down the answer together with its mails: both or neither. */
export async function reconcileBooking(
  scope: BookingScope,
  intent: Booking,
): Promise<BookingOutcome> {
  const { env, site, now } = scope
  const calls = bookingCalls(env, site.id)
  try {
    const booked = await requestBooking(calls, intent)
    return await recordBooked(scope, { ...intent, ...booked, state: 'booked' })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!isRefusal(error)) {
      await env.DB.prepare('UPDATE booking_intent SET tried_at = ?2, told = 1 WHERE key = ?1')
        .bind(intent.key, now)
        .run()
      return 'unknown'
    }
    await recordRefused(scope, intent)
    return REFUSALS[error.status] ?? 'refused'
  }
}

async function requestBooking(
  calls: BookingCalls,
  intent: Booking,
): Promise<{ bookedId: string; about: Booking['about']; endsAt: number }> {
  if (intent.kind === 'stay') {
    const { id, price } = await calls.reserveStay(intent.body, intent.key)
    return { bookedId: id, about: { ...intent.about, price }, endsAt: intent.endsAt }
  }
  const { id, end } = await calls.bookViewing(intent.body, intent.key)
  return { bookedId: id, about: intent.about, endsAt: Date.parse(end) || intent.endsAt }
}

async function recordBooked(scope: BookingScope, intent: Booking): Promise<BookingOutcome> {
  const { env, now } = scope
  const mails = await bookingMails(scope, intent.replaces ? 'moved' : 'booked', intent)
  const isKept = await commitWithMails(
    env,
    mails,
    env.DB.prepare(`UPDATE booking_intent
    SET state = 'booked', booked_id = ?2, about = ?3, ends_at = ?4, tried_at = ?5 WHERE key = ?1 AND state = 'pending'`).bind(
      intent.key,
      intent.bookedId,
      JSON.stringify(intent.about),
      intent.endsAt,
      now,
    ),
  )
  if (isKept && intent.replaces) await cancelReplaced(scope, intent)
  return 'booked'
}

async function recordRefused(scope: BookingScope, intent: Booking): Promise<void> {
  const { env, now } = scope
  const mails = intent.told ? await bookingMails(scope, 'failed', intent) : []
  await commitWithMails(
    env,
    mails,
    env.DB.prepare(
      `UPDATE booking_intent SET state = 'refused', replaces = NULL, tried_at = ?2 WHERE key = ?1 AND state = 'pending'`,
    ).bind(intent.key, now),
  )
}

/** The new time is booked; only now the old one goes. Failing, the clock tries again. */
export async function cancelReplaced(
  { env, site, now }: BookingScope,
  { key, replaces }: Booking,
): Promise<void> {
  if (!replaces) return
  const freed = await bookingCalls(env, site.id)
    .cancelAppointment(replaces)
    .then(() => true, isRefusal)
  if (!freed) return log({ event: 'booking-not-freed', site: site.id, key })
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
 * Cancels a viewing that was asked to be cancelled; the mails stand beside the fact. Throws ApiError where nobody can tell,
 * and where it can't be any more, which is not asked again.
 */
export async function reconcileCancellation(
  scope: BookingScope,
  intent: Booking,
): Promise<{ already: boolean }> {
  const { env, site, now } = scope
  const { already = false } =
    (await bookingCalls(env, site.id)
      .cancelAppointment(intent.bookedId ?? '')
      .catch(async (error: unknown) => {
        if (isRefusal(error))
          await env.DB.prepare('UPDATE booking_intent SET cancel_asked_at = NULL WHERE key = ?1')
            .bind(intent.key)
            .run()
        throw error
      })) ?? {}
  const mails = await bookingMails(scope, 'cancelled', { ...intent, state: 'cancelled' })
  await commitWithMails(
    env,
    mails,
    env.DB.prepare(`UPDATE booking_intent SET state = 'cancelled', cancel_asked_at = NULL, tried_at = ?2
    WHERE key = ?1 AND state = 'booked'`).bind(intent.key, now),
  )
  return { already: already && intent.state === 'cancelled' }
}

/** Fact and mails in one transaction. Where somebody else was first the mails exist already, and then nothing is done. */
export async function commitWithMails(
  env: Bindings,
  mails: OutgoingMail[],
  fact: D1PreparedStatement,
): Promise<boolean> {
  try {
    await env.DB.batch([fact, ...mails.map(mail => insertMail(env.DB, mail))])
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

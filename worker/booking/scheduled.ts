import { instantOf, wallTime } from '../../shared/time/time-zone.ts'
import { addDays } from '../../shared/time/day.ts'
import { notifyEstateWaitlist, findWaitlistedEstates } from './waitlist/waitlist.ts'
import { ApiError } from '../api/errors.ts'
import { connect } from '../api/connect.ts'
import { log } from '../http/log.ts'
import { createTrace } from '../http/trace.ts'
import type { Bindings } from '../env.ts'
import { siteById } from '../site/find.ts'
import { bookingCalls } from './calls.ts'
import { findBookings } from './booking.ts'
import { bookingMails } from './booking-mails.ts'
import {
  cancelReplaced,
  commitWithMails,
  reconcileCancellation,
  reconcileBooking,
  type BookingScope,
} from './reconcile.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const BATCH_SIZE = 100
const RETENTION_DAYS = 90

/** By the clock: outcomes that nobody knows, times that are not freed, cancellations that were asked for. */
export async function reconcileBookings(env: Bindings, now: number): Promise<void> {
  const open = await findBookings(
    env.DB,
    `(state = 'pending' OR (state = 'booked' AND (replaces IS NOT NULL OR cancel_asked_at IS NOT NULL)))
    AND tried_at < ?1 ORDER BY tried_at LIMIT ?2`,
    now - MINUTE,
    BATCH_SIZE,
  )
  // Asked now, whatever comes of it: what can't be settled lets others go first.
  await env.DB.prepare(
    'UPDATE booking_intent SET tried_at = ?2 WHERE key IN (SELECT value FROM json_each(?1))',
  )
    .bind(JSON.stringify(open.map(({ key }) => key)), now)
    .run()
  await forEachItem('settleBookings', env, now, open, async (scope, intent) => {
    // Whoever waited a minute was told that the answer comes by mail.
    if (intent.state === 'pending') await reconcileBooking(scope, { ...intent, told: true })
    else if (intent.cancelAskedAt !== null) await reconcileCancellation(scope, intent)
    else await cancelReplaced(scope, intent)
  })
}

/** By the clock: whoever booked more than a day and a half ahead hears of it the day before, and on the day itself no more. */
export async function sendReminders(env: Bindings, now: number): Promise<void> {
  const midnight = instantOf(addDays(wallTime(now / 1000).day, 1), '00:00') * 1000
  const due = await findBookings(
    env.DB,
    `kind = 'viewing' AND state = 'booked' AND reminded_at IS NULL AND cancel_asked_at IS NULL
    AND starts_at >= ?1 AND starts_at <= ?2 AND created_at < starts_at - ?3 LIMIT ?4`,
    midnight,
    now + DAY,
    36 * HOUR,
    BATCH_SIZE,
  )
  await forEachItem('remindVisitors', env, now, due, async (scope, intent) => {
    const appointment = await bookingCalls(env, scope.site.id).appointment(intent.bookedId ?? '')
    const mails =
      appointment?.status === 'booked' ? await bookingMails(scope, 'reminder', intent) : []
    await commitWithMails(
      env,
      mails,
      env.DB.prepare(
        'UPDATE booking_intent SET reminded_at = ?2 WHERE key = ?1 AND reminded_at IS NULL',
      ).bind(intent.key, now),
    )
  })
}

/** By the clock: whoever waits for a full agenda is told when it no longer is. */
export async function notifyWaitlist(env: Bindings, now: number): Promise<void> {
  await forEachItem(
    'tellWhoWait',
    env,
    now,
    await findWaitlistedEstates(env.DB, BATCH_SIZE),
    (scope, { estateId }) => notifyEstateWaitlist(scope, estateId),
  )
}

/**
 * Once a night: nobody need know who came three months ago, here or at the listing API. What is left here says at which
 * sites the API has something to forget, so it goes once the API has.
 */
export async function deleteExpiredBookings(env: Bindings, now: number): Promise<void> {
  const limit = now - RETENTION_DAYS * DAY
  await env.DB.prepare('DELETE FROM viewing_wait WHERE created_at < ?1').bind(limit).run()
  const { results } = await env.DB.prepare(
    'SELECT DISTINCT site_id AS siteId FROM booking_intent WHERE ends_at < ?1',
  )
    .bind(limit)
    .all<{ siteId: number }>()
  for (const { siteId } of results) {
    if (await expirePersonalData(env, siteId))
      await env.DB.prepare('DELETE FROM booking_intent WHERE site_id = ?1 AND ends_at < ?2')
        .bind(siteId, limit)
        .run()
  }
}

/** An extension: an API that lacks it looks after its own. */
const expirePersonalData = (env: Bindings, site: number): Promise<boolean> =>
  connect(env, { siteId: site })
    .post(`/sites/${site}/persons/lapse`, {})
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError) return error.status >= 400 && error.status < 500
        throw error
      },
    )

/** Each item stands and fails alone; the next turn tries again. */
async function forEachItem<T extends { siteId: number }>(
  task: string,
  env: Bindings,
  now: number,
  items: T[],
  run: (scope: BookingScope, item: T) => Promise<unknown>,
): Promise<void> {
  const waiting: Promise<unknown>[] = []
  const finder = {
    env,
    trace: createTrace(crypto.randomUUID(), now),
    now,
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  }
  for (const item of items) {
    try {
      const site = await siteById(item.siteId, finder)
      if (site) await run({ env, site, now }, item)
    } catch (error) {
      if (!(error instanceof ApiError))
        log({ event: 'task-failed', task, site: item.siteId, error: String(error).slice(0, 300) })
    }
  }
  await Promise.allSettled(waiting)
}

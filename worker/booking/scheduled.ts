import { RETENTION_DAYS } from '../../shared/privacy/retention-periods.ts'
import { addDays } from '../../shared/time/day.ts'
import { instantOf, toDay } from '../../shared/time/time-zone.ts'
import { DAY, HOUR, millis, MINUTE, type Millis } from '../../shared/time/units.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import type { Bindings } from '../env.ts'
import { log } from '../http/log.ts'
import { createJobContext } from '../http/work-context.ts'
import { siteById } from '../site/find.ts'
import { bookingMails } from './booking-mails.ts'
import { bookingCalls } from './calls.ts'
import {
  cancelReplaced,
  commitWithMails,
  reconcileBooking,
  reconcileCancellation,
  type BookingScope,
} from './reconcile.ts'
import { findBookings } from './store.ts'
import { findWaitlistedEstates, notifyEstateWaitlist } from './waitlist/waitlist.ts'

const BATCH_SIZE = 100

/** Scheduled: completes bookings of unknown outcome, replaced appointments and requested cancellations. */
export async function reconcileBookings(env: Bindings, now: Millis): Promise<void> {
  const open = await findBookings(
    env.DB,
    `(state = 'pending' OR (state = 'booked' AND (replaces IS NOT NULL OR cancel_asked_at IS NOT NULL)))
    AND tried_at < ?1 ORDER BY tried_at LIMIT ?2`,
    now - MINUTE,
    BATCH_SIZE,
  )
  // Counted as tried whatever the outcome, so that one that never completes does not keep others waiting.
  await env.DB.prepare(
    'UPDATE booking_intent SET tried_at = ?2 WHERE key IN (SELECT value FROM json_each(?1))',
  )
    .bind(JSON.stringify(open.map(({ key }) => key)), now)
    .run()
  await forEachItem('reconcileBookings', env, now, open, async (scope, booking) => {
    // After a minute the visitor has been promised the outcome by mail.
    if (booking.state === 'pending')
      await reconcileBooking(scope, { ...booking, isOutcomeMailed: true })
    else if (booking.cancelAskedAt !== null) await reconcileCancellation(scope, booking)
    else await cancelReplaced(scope, booking)
  })
}

/** Scheduled: reminds visitors the day before a viewing booked more than 36 hours ahead; never on the day itself. */
export async function sendReminders(env: Bindings, now: Millis): Promise<void> {
  const midnight = millis(instantOf(addDays(toDay(now), 1), '00:00'))
  const due = await findBookings(
    env.DB,
    `kind = 'viewing' AND state = 'booked' AND reminded_at IS NULL AND cancel_asked_at IS NULL
    AND starts_at >= ?1 AND starts_at <= ?2 AND created_at < starts_at - ?3 LIMIT ?4`,
    midnight,
    now + DAY,
    36 * HOUR,
    BATCH_SIZE,
  )
  await forEachItem('sendReminders', env, now, due, async (scope, booking) => {
    const appointment = await bookingCalls(env, scope.site.id).appointment(booking.bookedId ?? '')
    const mails =
      appointment?.status === 'booked' ? await bookingMails(scope, 'reminder', booking) : []
    const markReminded = env.DB.prepare(
      'UPDATE booking_intent SET reminded_at = ?2 WHERE key = ?1 AND reminded_at IS NULL',
    ).bind(booking.key, now)
    await commitWithMails(env, mails, markReminded)
  })
}

/** Scheduled: notifies the waitlists of estates that have a free slot again. */
export async function notifyWaitlist(env: Bindings, now: Millis): Promise<void> {
  const estates = await findWaitlistedEstates(env.DB, BATCH_SIZE)
  await forEachItem('notifyWaitlist', env, now, estates, (scope, { estateId }) =>
    notifyEstateWaitlist(scope, estateId),
  )
}

/**
 * Nightly: deletes visitors' data of bookings 90 days after their end, at the listing API first. Rows here say which
 * sites still have data there, so they go last.
 */
export async function deleteExpiredBookings(env: Bindings, now: Millis): Promise<void> {
  const limit = now - RETENTION_DAYS.bookings * DAY
  await env.DB.prepare('DELETE FROM viewing_wait WHERE created_at < ?1')
    .bind(now - RETENTION_DAYS.waits * DAY)
    .run()
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

/** An optional extension: an API that answers 4xx expires personal data itself. */
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

/** One failing item does not stop the others; the next run tries it again. */
async function forEachItem<T extends { siteId: number }>(
  task: string,
  env: Bindings,
  now: Millis,
  items: T[],
  run: (scope: BookingScope, item: T) => Promise<unknown>,
): Promise<void> {
  const job = createJobContext(env, now, task)
  for (const item of items) {
    try {
      const site = await siteById(item.siteId, job)
      if (site) await run({ env, site, now }, item)
    } catch (error) {
      if (!(error instanceof ApiError))
        log({ event: 'task-failed', task, site: item.siteId, error: String(error).slice(0, 300) })
    }
  }
  await job.settled()
}

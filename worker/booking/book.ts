import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { log } from '../http/log.ts'
import { insertConsent } from '../contact/lead.ts'
import { sha256 } from '../crypto/hash.ts'
import { countAgainstLimit, isLimitExceeded } from '../forms/limits.ts'
import { rejected, type PostedForm } from '../forms/receive.ts'
import { identifySubmission, submitOnce } from '../forms/submission.ts'
import type { RequestContext } from '../site/request-context.ts'
import { findBooking, insertBooking, type Booking, type NewBooking } from './booking.ts'
import { reconcileBooking, type BookingOutcome } from './reconcile.ts'

/** A wish without its key, which comes of how it was sent. */
export type BookingRequest = NewBooking extends infer N
  ? N extends NewBooking
    ? Omit<N, 'key' | 'siteId' | 'locale'>
    : never
  : never

interface BookingForm {
  form: string
  posted: PostedForm
  /** Word for word as it stood beside the box. */
  consent: string
}

/**
 * Keeps a wish, then asks the API for it, once however often it is sent. null: booked, or nobody knows yet and the
 * answer comes by mail; else why not, for the form that comes back.
 */
export async function book(
  context: RequestContext,
  wish: BookingRequest,
  { form, posted, consent }: BookingForm,
): Promise<RejectedForm | null> {
  const { env, site, locale, now } = context
  const { fields, key, visitor } = posted
  const submission = await identifySubmission({ site: site.id, form, fields, key, now })
  const intent = (own: string): NewBooking => ({ ...wish, key: own, siteId: site.id, locale })
  const outcome = await submitOnce(env.DB, submission, [
    countAgainstLimit(context, 'booking', visitor),
    insertConsent(env.DB, {
      siteId: site.id,
      email: wish.email,
      purpose: form,
      text: consent,
      locale,
      givenAt: now,
    }),
    insertBooking(env.DB, intent(submission.key), now),
  ]).catch((error: unknown) => {
    if (isMoveInProgress(error)) return 'taken' as const
    log({
      event: 'booking-failed',
      request: context.trace.id,
      site: site.id,
      error: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
    })
    return 'unavailable' as const
  })
  if (outcome === 'unavailable') return rejected(form, fields, 503, 'unavailable')
  if (outcome === 'taken') return rejected(form, fields, 409, 'taken')
  if (outcome === 'limited') return rejected(form, fields, 429, 'limited')
  if (outcome === 'changed') return rejected(form, fields, 422, 'changed')
  const kept = await findBooking(env.DB, submission.key)
  const settled =
    outcome === 'replayed'
      ? await retryBooking(context, kept, intent, visitor)
      : kept && (await reconcileBooking(context, kept))
  return settled ? rejectionOf(settled, form, fields) : null
}

/**
 * The same form once more: what became of it is told again; what came to nothing may be tried anew, under a key that comes
 * of the last one, so that two at once are one, and within the same limit.
 */
async function retryBooking(
  context: RequestContext,
  kept: Booking | null,
  intent: (key: string) => NewBooking,
  visitor: string,
): Promise<BookingOutcome | 'limited' | null> {
  if (kept?.state === 'pending') return reconcileBooking(context, kept)
  if (kept?.state !== 'refused' && kept?.state !== 'cancelled') return null
  const { DB } = context.env
  const key = await sha256(`again/${kept.key}`)
  const later = await findBooking(DB, key)
  if (later) return retryBooking(context, later, intent, visitor)
  try {
    await DB.batch([
      countAgainstLimit(context, 'booking', visitor),
      insertBooking(DB, intent(key), context.now),
    ])
  } catch (error) {
    if (isLimitExceeded(error)) return 'limited'
    if (
      !(
        error instanceof Error &&
        error.message.includes('UNIQUE constraint failed: booking_intent.')
      )
    )
      throw error
  }
  const fresh = await findBooking(DB, key)
  return fresh ? reconcileBooking(context, fresh) : 'taken'
}

/** Another move of the same appointment has not come to its end. */
const isMoveInProgress = (error: unknown): boolean =>
  error instanceof Error &&
  error.message.includes(
    'UNIQUE constraint failed: booking_intent.site_id, booking_intent.replaces',
  )

function rejectionOf(
  settled: BookingOutcome | 'limited',
  form: string,
  fields: URLSearchParams,
): RejectedForm | null {
  switch (settled) {
    case 'booked':
    case 'unknown':
      return null
    case 'taken':
      return rejected(form, fields, 409, 'taken')
    case 'limited':
      return rejected(form, fields, 429, 'limited')
    case 'many':
      return rejected(form, fields, 429, 'many')
    case 'refused':
      return rejected(form, fields, 422, 'taken')
  }
}

import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { sha256 } from '../crypto/hash.ts'
import { countAgainstLimit, isLimitExceeded } from '../forms/limits.ts'
import { rejected, type PostedForm } from '../forms/receive.ts'
import { identifySubmission, submitOnce } from '../forms/submission.ts'
import { logFailure, rejectionOf } from '../forms/submit.ts'
import { insertConsent } from '../privacy/consent.ts'
import type { RequestContext } from '../site/request-context.ts'
import type { Booking, NewBooking } from './booking.ts'
import { reconcileBooking, type BookingOutcome } from './reconcile.ts'
import { findBooking, insertBooking } from './store.ts'

type WithoutIdentity<T> = T extends NewBooking ? Omit<T, 'key' | 'siteId' | 'locale'> : never

/** A booking without its key, which is derived from the form that asks for it. */
type BookingRequest = WithoutIdentity<NewBooking>

interface BookingForm {
  form: string
  posted: PostedForm
  /** Word for word as shown beside the box. */
  consent: string
}

/**
 * Stores a booking, then asks the API for it, once however often the form is sent: 'booked'; 'noted', where the outcome
 * is not known yet and comes by mail; else why not, for the form that comes back.
 */
export async function book(
  context: RequestContext,
  request: BookingRequest,
  { form, posted, consent }: BookingForm,
): Promise<RejectedForm | 'booked' | 'noted'> {
  const { env, site, locale, now } = context
  const { fields, key, visitor } = posted
  const submission = await identifySubmission({ site: site.id, form, fields, key, now })
  const withKey = (own: string): NewBooking => ({ ...request, key: own, siteId: site.id, locale })
  const submitted = await submitOnce(env.DB, submission, [
    countAgainstLimit(context, 'booking', visitor),
    insertConsent(env.DB, {
      siteId: site.id,
      email: request.email,
      purpose: form,
      text: consent,
      locale,
      givenAt: now,
    }),
    insertBooking(env.DB, withKey(submission.key), now),
  ]).catch((error: unknown) => {
    if (isMoveInProgress(error)) return rejected(form, fields, 409, 'taken')
    logFailure(context, 'booking-failed', error)
    return rejected(form, fields, 503, 'unavailable')
  })
  if (typeof submitted !== 'string') return submitted
  const rejection = rejectionOf(submitted, form, fields)
  if (rejection) return rejection
  const booking = await findBooking(env.DB, submission.key)
  const outcome =
    submitted === 'duplicate'
      ? await retryBooking(context, booking, withKey, visitor)
      : booking && (await reconcileBooking(context, booking))
  if (outcome === 'unknown') return 'noted'
  return outcome === null || outcome === 'booked'
    ? 'booked'
    : rejectionOfBooking(outcome, form, fields)
}

/**
 * The same form once more: a known outcome is given again. What was refused or cancelled may be tried anew, within the
 * same limit, under a key derived from the last one, so that two attempts at once are one booking.
 */
async function retryBooking(
  context: RequestContext,
  booking: Booking | null,
  withKey: (key: string) => NewBooking,
  visitor: string,
): Promise<BookingOutcome | 'limited' | null> {
  if (booking?.state === 'pending') return reconcileBooking(context, booking)
  if (booking?.state !== 'refused' && booking?.state !== 'cancelled') return null
  const { DB } = context.env
  const key = await sha256(`again/${booking.key}`)
  const later = await findBooking(DB, key)
  if (later) return retryBooking(context, later, withKey, visitor)
  try {
    await DB.batch([
      countAgainstLimit(context, 'booking', visitor),
      insertBooking(DB, withKey(key), context.now),
    ])
  } catch (error) {
    if (isLimitExceeded(error)) return 'limited'
    if (!violates(error, 'booking_intent.')) throw error
  }
  const fresh = await findBooking(DB, key)
  return fresh ? reconcileBooking(context, fresh) : 'taken'
}

/** Another move of the same appointment has not been completed. */
const isMoveInProgress = (error: unknown): boolean =>
  violates(error, 'booking_intent.site_id, booking_intent.replaces')

const violates = (error: unknown, columns: string): boolean =>
  error instanceof Error && error.message.includes(`UNIQUE constraint failed: ${columns}`)

/** The form's status and reason for each outcome that is not a success. */
const REJECTIONS = {
  taken: [409, 'taken'],
  limited: [429, 'limited'],
  many: [429, 'many'],
  refused: [422, 'refused'],
  fault: [503, 'fault'],
} as const

const rejectionOfBooking = (
  outcome: keyof typeof REJECTIONS,
  form: string,
  fields: URLSearchParams,
): RejectedForm => {
  const [status, reason] = REJECTIONS[outcome]
  return rejected(form, fields, status, reason)
}

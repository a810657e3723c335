import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import type { Booking, NewBooking } from '../agency/booking/booking-rows.ts'
import { agencyOf } from '../agency/stub.ts'
import { sha256 } from '../crypto/hash.ts'
import { limitCounts } from '../forms/limits.ts'
import { rejected, type PostedForm } from '../forms/receive.ts'
import { identifySubmission } from '../forms/submission.ts'
import { logFailure, rejectionOf } from '../forms/submit.ts'
import { consentGiven } from '../privacy/consent.ts'
import type { RequestContext } from '../site/request-context.ts'
import { reconcileBooking, type BookingOutcome, type BookingScope } from './reconcile.ts'
import { statusOf } from '../store/refusal.ts'

type WithoutIdentity<T> = T extends NewBooking ? Omit<T, 'key' | 'locale'> : never

/** A booking without its key, which is derived from the form that asks for it. */
type BookingRequest = WithoutIdentity<NewBooking>

interface BookingForm {
  form: string
  posted: PostedForm
  /** Word for word as shown beside the box. */
  consent: string
}

/**
 * Stores a booking, then asks the API for it, once however often the form is sent: its id; 'noted', where the outcome
 * is not known yet and comes by mail; else why not, for the form that comes back.
 */
export async function book(
  context: RequestContext,
  request: BookingRequest,
  { form, posted, consent }: BookingForm,
): Promise<RejectedForm | Booked | 'noted'> {
  const { env, site, locale, now } = context
  const { fields, key, visitor } = posted
  const agency = agencyOf(env, site.id)
  const scope = { env, site, agency, now }
  const submission = await identifySubmission({ site: site.id, form, fields, key, now })
  const withKey = (own: string): NewBooking => ({ ...request, key: own, locale })
  const counts = limitCounts(context, { booking: visitor })
  const stored = async () => {
    const outcome = await agency.submissions.submit(submission, {
      counts,
      consent: consentGiven({
        email: request.email,
        purpose: form,
        text: consent,
        locale,
        givenAt: now,
      }),
      booking: withKey(submission.key),
    })
    return (
      rejectionOf(outcome, fields) ?? {
        isRepeated: outcome === 'duplicate',
        booking: await agency.bookings.find(submission.key),
      }
    )
  }
  const submitted = await stored().catch((error: unknown) => {
    logFailure(context, 'booking-failed', error)
    return rejected(fields, 503, 'unavailable')
  })
  if ('reason' in submitted) return submitted
  const { isRepeated, booking } = submitted
  const outcome = isRepeated
    ? await retryBooking(scope, booking, (own: string) =>
        agency.bookings.insertAgain(withKey(own), counts, now),
      )
    : booking && (await reconcileBooking(scope, booking))
  if (outcome === 'unknown') return 'noted'
  return outcome === null || outcome === 'booked'
    ? { bookedId: await bookedUnder(agency, submission.key) }
    : rejectionOfBooking(outcome, fields)
}

/** A booking that stands, by what the API calls it. */
export interface Booked {
  bookedId: string | null
}

/** The id of what was booked under this key, or under that of a later attempt. */
async function bookedUnder(agency: BookingScope['agency'], key: string): Promise<string | null> {
  const booking = await agency.bookings.find(key)
  if (!booking || booking.state === 'booked') return booking?.bookedId ?? null
  return bookedUnder(agency, await keyOfRetry(key))
}

export const keyOfRetry = (key: string): Promise<string> => sha256(`again/${key}`)

/**
 * The same form once more: a known outcome is given again. What was refused or cancelled may be tried anew, within the
 * same limit, under a key derived from the last one, so that two attempts at once are one booking.
 */
async function retryBooking(
  scope: BookingScope,
  booking: Booking | null,
  insertAgain: (key: string) => ReturnType<BookingScope['agency']['bookings']['insertAgain']>,
): Promise<BookingOutcome | 'limited' | null> {
  if (booking?.state === 'pending') return reconcileBooking(scope, booking)
  if (booking?.state !== 'refused' && booking?.state !== 'cancelled') return null
  const { bookings } = scope.agency
  const key = await keyOfRetry(booking.key)
  const later = await bookings.find(key)
  if (later) return retryBooking(scope, later, insertAgain)
  const stored = await insertAgain(key)
  if (stored !== 'stored') return stored
  const fresh = await bookings.find(key)
  return fresh ? reconcileBooking(scope, fresh) : 'taken'
}

/** What each outcome is that is no success; its name is the form's reason. */
const REJECTIONS = {
  taken: 'conflict',
  limited: 'limit',
  many: 'limit',
  refused: 'invalid',
  fault: 'unavailable',
} as const

export const rejectionOfBooking = (
  outcome: keyof typeof REJECTIONS,
  fields: URLSearchParams,
): RejectedForm => rejected(fields, statusOf(REJECTIONS[outcome]), outcome)

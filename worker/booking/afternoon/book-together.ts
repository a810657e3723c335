import { isRoute } from '../../../shared/afternoon/route.ts'
import type { RejectedForm } from '../../../shared/forms/rejected-form.ts'
import type { Seconds } from '../../../shared/time/units.ts'
import type { NewBooking } from '../../agency/booking/booking-rows.ts'
import { agencyOf } from '../../agency/stub.ts'
import { sha256 } from '../../crypto/hash.ts'
import { limitCounts } from '../../forms/limits.ts'
import { rejected, type PostedForm } from '../../forms/receive.ts'
import { identifySubmission } from '../../forms/submission.ts'
import { logFailure, rejectionOf } from '../../forms/submit.ts'
import { consentGiven } from '../../privacy/consent.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { keyOfRetry, rejectionOfBooking } from '../book.ts'
import { loadPlan, waysOf } from './plan.ts'
import { reconcileTogether } from './reconcile-together.ts'

type Stops = readonly { id: string; start: Seconds }[]

/** A stop as it is to be stored, without what tells it from others. */
export type StopToBook = Extract<NewBooking, { kind: 'viewing' }>

interface RouteForm {
  /** 'afternoon', or 'move' of one. */
  form: string
  posted: PostedForm
  email: string
  /** In the order of the day. */
  stops: Stops
  /** Of a move: whether these are the homes of the afternoon; once it is made they are no longer at their old times. */
  isMovable?: boolean
  toBook: (together: string) => Promise<StopToBook[]>
}

/**
 * Stores all stops, then asks the API for them at once, once however often the form is sent (AFTERNOON-10,
 * AFTERNOON-13): the secret name of the afternoon, or why not, for the form that comes back.
 */
export async function bookTogether(
  context: RequestContext,
  { form, posted, email, stops, isMovable = true, toBook }: RouteForm,
): Promise<RejectedForm | { afternoon: string }> {
  const { env, site, locale, now, t } = context
  const { fields, key, visitor } = posted
  const agency = agencyOf(env, site.id)
  const scope = { env, site, agency, now }
  const submission = await identifySubmission({ site: site.id, form, fields, key, now })
  // Of key and body: who sends another's key with a form of their own finds nothing.
  const root = await sha256(`${form}/${submission.key}/${submission.bodyHash}`)
  const known = (): Promise<Attempt> => lastAttempt(context, root)
  const settled = async ({ together }: Attempt): Promise<RejectedForm | { afternoon: string }> => {
    const outcome = await reconcileTogether(scope, together)
    const [first] = await agency.afternoons.asked(together)
    return outcome === 'booked' || outcome === 'unknown'
      ? { afternoon: first?.afternoon ?? '' }
      : rejectionOfBooking(outcome, fields)
  }
  try {
    const earlier = await known()
    if (earlier.isStored) return settled(earlier)
    if (!isMovable) return rejected(fields, 422, 'unmovable')
    const plan = await loadPlan(
      context,
      stops.map(({ id }) => id),
    )
    if (!isRoute(stops, plan.visits, waysOf(plan))) {
      // Sent twice at once: the other one has these times.
      const other = await known()
      return other.isStored ? settled(other) : rejected(fields, 409, 'taken')
    }
    const counts = limitCounts(context, { booking: visitor })
    const bookings = await toBook(earlier.together)
    // Nothing was asked for by this form before.
    const isFirst = earlier.together === root
    const outcome = isFirst
      ? await agency.submissions.submit(submission, {
          counts,
          consent: consentGiven({
            email,
            purpose: form,
            text: t('agenda.consent', { agency: site.name }),
            locale,
            givenAt: now,
          }),
          bookings,
        })
      : await agency.afternoons.insertAgain(bookings, counts, now)
    const failed = outcome === 'stored' ? null : rejectionOf(outcome, fields)
    return failed ?? settled(await known())
  } catch (error) {
    logFailure(context, 'booking-failed', error)
    return rejected(fields, 503, 'unavailable')
  }
}

interface Attempt {
  together: string
  /** It stands there, or is being asked for. */
  isStored: boolean
}

/** What came of a form that was sent before; of what came to nothing, or was cancelled, the next attempt. */
async function lastAttempt({ env, site }: RequestContext, key: string): Promise<Attempt> {
  const { afternoons } = agencyOf(env, site.id)
  let together = key
  for (;;) {
    const rows = await afternoons.asked(together)
    if (rows.length === 0) return { together, isStored: false }
    if (rows.some(({ state }) => state === 'booked' || state === 'pending'))
      return { together, isStored: true }
    together = await keyOfRetry(together)
  }
}

/** Of one stop under the key of all. */
export const keyOfStop = (together: string, index: number): Promise<string> =>
  sha256(`${together}/${index}`)

import type { SentForm } from '../../shared/contact/sent-form.ts'
import { log } from '../api/log.ts'
import { insertConsent } from '../contact/lead.ts'
import { sha256 } from '../contact/keyed-hash.ts'
import { countOne, isLimitError } from '../contact/limits.ts'
import { notTaken, type PostedForm } from '../contact/posted-form.ts'
import { submissionOf, submitOnce } from '../contact/submission.ts'
import type { RequestContext } from '../site/request-context.ts'
import { findIntent, insertIntent, type Intent, type NewIntent } from './intent.ts'
import { settleIntent, type Settled } from './settle.ts'

/** A wish without its key, which comes of how it was sent. */
export type Wish = NewIntent extends infer N
  ? N extends NewIntent
    ? Omit<N, 'key' | 'siteId' | 'locale'>
    : never
  : never

interface Taking {
  form: string
  posted: PostedForm
  /** Word for word as it stood beside the box. */
  consent: string
}

/**
 * Keeps a wish, then asks the API for it, once however often it is sent. null: booked, or nobody knows yet and the
 * answer comes by mail; else why not, for the form that comes back.
 */
export async function takeBooking(
  context: RequestContext,
  wish: Wish,
  { form, posted, consent }: Taking,
): Promise<SentForm | null> {
  const { env, site, locale, now } = context
  const { fields, key, visitor } = posted
  const submission = await submissionOf({ site: site.id, form, fields, key, now })
  const intent = (own: string): NewIntent => ({ ...wish, key: own, siteId: site.id, locale })
  const outcome = await submitOnce(env.DB, submission, [
    countOne(context, 'booking', visitor),
    insertConsent(env.DB, {
      siteId: site.id,
      email: wish.email,
      purpose: form,
      text: consent,
      locale,
      givenAt: now,
    }),
    insertIntent(env.DB, intent(submission.key), now),
  ]).catch((error: unknown) => {
    if (isUnderWay(error)) return 'taken' as const
    log({
      event: 'booking-failed',
      request: context.trace.id,
      site: site.id,
      error: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
    })
    return 'unavailable' as const
  })
  if (outcome === 'unavailable') return notTaken(form, fields, 503, 'unavailable')
  if (outcome === 'taken') return notTaken(form, fields, 409, 'taken')
  if (outcome === 'limited') return notTaken(form, fields, 429, 'limited')
  if (outcome === 'changed') return notTaken(form, fields, 422, 'changed')
  const kept = await findIntent(env.DB, submission.key)
  const settled =
    outcome === 'replayed'
      ? await again(context, kept, intent, visitor)
      : kept && (await settleIntent(context, kept))
  return settled ? failureOf(settled, form, fields) : null
}

/**
 * The same form once more: what became of it is told again; what came to nothing may be tried anew, under a key that comes
 * of the last one, so that two at once are one, and within the same limit.
 */
async function again(
  context: RequestContext,
  kept: Intent | null,
  intent: (key: string) => NewIntent,
  visitor: string,
): Promise<Settled | 'limited' | null> {
  if (kept?.state === 'pending') return settleIntent(context, kept)
  if (kept?.state !== 'refused' && kept?.state !== 'cancelled') return null
  const { DB } = context.env
  const key = await sha256(`again/${kept.key}`)
  const later = await findIntent(DB, key)
  if (later) return again(context, later, intent, visitor)
  try {
    await DB.batch([
      countOne(context, 'booking', visitor),
      insertIntent(DB, intent(key), context.now),
    ])
  } catch (error) {
    if (isLimitError(error)) return 'limited'
    if (
      !(
        error instanceof Error &&
        error.message.includes('UNIQUE constraint failed: booking_intent.')
      )
    )
      throw error
  }
  const fresh = await findIntent(DB, key)
  return fresh ? settleIntent(context, fresh) : 'taken'
}

/** Another move of the same appointment has not come to its end. */
const isUnderWay = (error: unknown): boolean =>
  error instanceof Error &&
  error.message.includes(
    'UNIQUE constraint failed: booking_intent.site_id, booking_intent.replaces',
  )

function failureOf(
  settled: Settled | 'limited',
  form: string,
  fields: URLSearchParams,
): SentForm | null {
  switch (settled) {
    case 'booked':
    case 'unknown':
      return null
    case 'taken':
      return notTaken(form, fields, 409, 'taken')
    case 'limited':
      return notTaken(form, fields, 429, 'limited')
    case 'many':
      return notTaken(form, fields, 429, 'many')
    case 'refused':
      return notTaken(form, fields, 422, 'taken')
  }
}

import type { FormWrites, SubmissionOutcome } from '../agency/submissions.ts'
import { agencyOf } from '../agency/stub.ts'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { log } from '../http/log.ts'
import type { RequestContext } from '../site/request-context.ts'
import { rejected, type PostedForm } from './receive.ts'
import { identifySubmission } from './submission.ts'
import { statusOf } from '../store/refusal.ts'

interface Form {
  /** Its name: 'contact'. */
  form: string
  posted: PostedForm
  /** The event logged when the store fails. */
  failureEvent: string
}

/** Stores a form once, in one transaction; where that is impossible, the rejection that says why. */
export async function submitForm(
  context: RequestContext,
  { form, posted, failureEvent }: Form,
  writes: FormWrites,
): Promise<'done' | 'duplicate' | RejectedForm> {
  const { env, site, now } = context
  const { fields, key } = posted
  try {
    const submission = await identifySubmission({ site: site.id, form, fields, key, now })
    const outcome = await agencyOf(env, site.id).submissions.submit(submission, writes)
    return rejectionOf(outcome, fields) ?? (outcome === 'done' ? 'done' : 'duplicate')
  } catch (error) {
    logFailure(context, failureEvent, error)
    return rejected(fields, 503, 'unavailable')
  }
}

const REJECTIONS = {
  limited: ['limit', 'limited'],
  keyReused: ['invalid', 'changed'],
  taken: ['conflict', 'taken'],
} as const

/** Why a submission was not accepted; null: it was, now or before. */
export function rejectionOf(
  outcome: SubmissionOutcome,
  fields: URLSearchParams,
): RejectedForm | null {
  if (outcome === 'done' || outcome === 'duplicate') return null
  const [refused, reason] = REJECTIONS[outcome]
  return rejected(fields, statusOf(refused), reason)
}

/** Without the form's contents. */
export const logFailure = ({ trace, site }: RequestContext, event: string, error: unknown): void =>
  log({
    event,
    request: trace.id,
    site: site.id,
    error: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
  })

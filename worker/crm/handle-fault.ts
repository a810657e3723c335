import { DAY, HOUR, type Millis } from '../../shared/time/units.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import { describeError, log } from '../http/log.ts'
import { CrmError } from './crm.ts'
import { tellAgency } from './tell-agency.ts'

/** The agency is told of a CRM that has failed for so long, and at once of one that refuses its credentials. */
const REPORTED_AFTER: Millis = DAY
/** Some refuse for a moment what they take again; what is refused for longer needs a person. */
const REFUSED_RETRY: Millis = HOUR
const REFUSED_RETRY_LATER: Millis = DAY

/**
 * Says what went wrong where operators see it, and after a day by mail. Gives when to go on, or throws what is to be tried
 * with growing waits.
 */
export async function handleFault(
  context: TaskContext,
  name: string,
  error: unknown,
): Promise<Millis> {
  const { agency, siteId, now } = context
  if (!(error instanceof CrmError)) {
    await agency.crm.failReading('failing', `The listings: ${describeError(error)}`, now)
    throw error
  }
  const { fault, message, retryAfter } = error
  const isRefused = fault === 'refused'
  const { state, since } = await agency.crm.failReading(
    isRefused ? 'refused' : 'failing',
    `${name} ${message}`,
    now,
  )
  log({ event: isRefused ? 'crm-refused' : 'crm-failed', site: siteId, fault })
  if (state === 'refused' || since <= now - REPORTED_AFTER)
    await tellAgency(context, { what: state, crm: name, since })
  if (isRefused) return now + (since > now - DAY ? REFUSED_RETRY : REFUSED_RETRY_LATER)
  if (retryAfter !== null) return now + retryAfter
  throw error
}

import { DAY, type Millis } from '../../shared/time/units.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import { describeError, log } from '../http/log.ts'
import { CrmError } from './crm.ts'
import { tellAgency } from './tell-agency.ts'

/** The agency is told of a CRM that has failed for so long, and at once of one that refuses its credentials. */
const REPORTED_AFTER: Millis = DAY

async function tellOfFault(
  context: TaskContext,
  crm: string,
  what: 'failing' | 'refused',
): Promise<void> {
  const { agency, now } = context
  const since = (await agency.crm.state())?.failingSince ?? now
  if (what === 'refused' || since <= now - REPORTED_AFTER)
    await tellAgency(context, { what, crm, since })
}

/** Says what went wrong where operators see it, and after a day by mail. Gives when to go on, or throws what is to be tried with growing waits. */
export async function handleFault(
  context: TaskContext,
  name: string,
  error: unknown,
): Promise<Millis | null> {
  const { agency, siteId, now } = context
  if (!(error instanceof CrmError)) {
    await agency.crm.failReading('failing', `The listings: ${describeError(error)}`, now)
    throw error
  }
  const { fault, message, retryAfter } = error
  const isRefused = fault === 'refused'
  await agency.crm.failReading(isRefused ? 'refused' : 'failing', `${name} ${message}`, now)
  log({ event: isRefused ? 'crm-refused' : 'crm-failed', site: siteId, fault })
  await tellOfFault(context, name, isRefused ? 'refused' : 'failing')
  if (isRefused) return null
  if (retryAfter !== null) return now + retryAfter
  throw error
}

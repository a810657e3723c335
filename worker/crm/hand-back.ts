import { at } from '../../shared/estate/read.ts'
import type { Millis } from '../../shared/time/units.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import { log } from '../http/log.ts'
import { CrmError, type EstateOfEnquiry } from './crm.ts'
import { openSession } from './session.ts'

/**
 * Task: gives an enquiry to the agency's CRM as a contact. What it does not take is tried with growing waits, by a call that
 * has one effect however often it is made; while credentials are refused it waits until a reading finds them taken (CRM-30 to CRM-33).
 */
export async function handBackEnquiry(context: TaskContext, key: string): Promise<Millis | null> {
  const { agency, siteId, now } = context
  const enquiry = await agency.crmContacts.find(key)
  if (!enquiry || (await agency.crm.isRefused())) return null
  let name = 'The CRM'
  try {
    const opened = await openSession(context)
    if (!opened) return null
    const { crm, session } = opened
    name = crm.name
    const about = await estateOf(context, enquiry.estateId)
    const office = await agency.crmEstates.mainOffice()
    const contact = await crm.handBack(session, enquiry, about, office)
    await agency.crmContacts.finish(key, contact, now)
    return null
  } catch (error) {
    if (!(error instanceof CrmError)) throw error
    const { fault, message, retryAfter } = error
    await agency.crmContacts.fail(key, message)
    log({ event: 'crm-contact-failed', site: siteId, fault })
    if (fault === 'refused') {
      await agency.crm.failReading('refused', `${name} ${message}`, now)
      return null
    }
    if (retryAfter !== null) return now + retryAfter
    throw error
  }
}

/** The CRM's own id of a home, by the agency's reference. null: the home is none of the CRM's, or is gone. */
async function estateOf(
  { env, siteId, agency }: TaskContext,
  estateId: string,
): Promise<EstateOfEnquiry | null> {
  if (!/^\d{1,15}$/.test(estateId)) return null
  const estate = await connect(env, { siteId })
    .get(`/sites/${siteId}/estates/v2/${estateId}`)
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null
      throw error
    })
  const reference = at(estate, 'general.reference')
  return typeof reference === 'string' ? agency.crmEstates.byReference(reference) : null
}

import type { MailSettingsRow } from '../agency/mail/mail-settings.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import { log } from '../http/log.ts'
import { checkAgencyDomain, isProven, type DomainRecord } from './domain-records.ts'

/**
 * Looks up the records of an agency's own mail domain, which counts or not from now on (MAIL-71); where nobody answered,
 * what was known stays.
 */
export async function renewOwnDomain({ env, agency, siteId, now }: TaskContext): Promise<{
  settings: MailSettingsRow
  records: DomainRecord[]
}> {
  const settings = await agency.mailSettings.read()
  const { domain, domainProvenAt } = settings
  if (!domain) return { settings, records: [] }
  const records = await checkAgencyDomain(env, domain, siteId)
  if (records.some(({ state }) => state === 'unknown')) return { settings, records }
  const provenAt = isProven(records) ? now : null
  if (domainProvenAt !== null && provenAt === null)
    log({ event: 'mail-domain-refused', site: siteId, domain })
  await agency.mailSettings.setDomainProven(domain, provenAt)
  return { settings: { ...settings, domainProvenAt: provenAt }, records }
}

import { rowOf } from '../../shared/table.ts'
import type { Acting } from '../agency/access/audit.ts'
import type { OutgoingMail } from '../agency/outbox.ts'
import { agencyOf } from '../agency/stub.ts'
import { seal } from '../crypto/sealed.ts'
import type { Bindings } from '../env.ts'
import { CrmError } from './crm.ts'
import { CRMS } from './crms.ts'
import { baseOf, sealedFor } from './session.ts'

/**
 * Connects a site to a CRM, once that has answered with the credentials given, which are kept encrypted and shown nowhere
 * (CRM-1, CRM-2). `letter` is what every owner is mailed. Gives which account it is, or in words why it was not connected.
 */
export async function connectSite(
  env: Bindings,
  siteId: number,
  { kind, credentials: given }: { kind: string; credentials: unknown },
  acting: Acting,
  letter: (name: string) => Promise<OutgoingMail | null>,
): Promise<{ label: string } | { refusal: string }> {
  const crm = rowOf(CRMS, kind)
  if (!crm) return { refusal: `no CRM called ${kind}; there are ${Object.keys(CRMS).join(', ')}` }
  const purpose = sealedFor(siteId)
  let session: string | null = null
  try {
    const { credentials, label } = crm.readCredentials(given)
    await crm.check({
      base: baseOf(env, kind),
      credentials,
      saved: null,
      keep: async saved => void (session = saved),
    })
    const sealed = await seal(env, purpose, JSON.stringify(credentials))
    const agency = agencyOf(env, siteId)
    const mail = await letter(`${crm.name} (${label})`)
    const connection = { kind, label, credentials: sealed }
    await agency.crm.connect(connection, acting, mail ?? undefined)
    if (session !== null) await agency.crm.keepSession(await seal(env, purpose, session))
    await agency.crmContacts.retryAll(acting.now)
    return { label }
  } catch (error) {
    if (!(error instanceof CrmError)) throw error
    return { refusal: `${crm.name} ${error.message}` }
  }
}

import * as v from 'valibot'
import type { TaskContext } from '../agency/agency-object.ts'
import { seal, unseal } from '../crypto/sealed.ts'
import type { Bindings } from '../env.ts'
import { rowOf } from '../../shared/table.ts'
import { CrmError, type Crm, type CrmSession } from './crm.ts'
import { CRMS } from './crms.ts'

const CREDENTIALS = v.record(v.string(), v.string())

/** What the credentials of a site are encrypted for: another site cannot open them. */
export const sealedFor = (siteId: number): string => `crm/${siteId}`

/** Where a CRM's API is. */
export const baseOf = (env: Bindings, kind: string): string => {
  const bases: Record<string, string> = { whise: env.WHISE_URL }
  return (bases[kind] ?? '').replace(/\/+$/, '')
}

/**
 * The CRM that an agency has, and what it is asked with; `isRefused`: it did not take its credentials when it was asked last.
 * null: there is none. Throws a CrmError of 'refused' where its credentials can't be decrypted.
 */
export async function openSession({
  env,
  siteId,
  agency,
}: TaskContext): Promise<{ crm: Crm; session: CrmSession; isRefused: boolean } | null> {
  const connection = await agency.crm.find()
  const crm: Crm | null = connection && rowOf(CRMS, connection.kind)
  if (!connection || !crm) return null
  const purpose = sealedFor(siteId)
  const credentials = await unseal(env, purpose, connection.credentials)
  if (credentials === null)
    throw new CrmError('refused', 'has credentials that cannot be read any more: connect it anew')
  const saved = connection.session && (await unseal(env, purpose, connection.session))
  return {
    crm,
    isRefused: connection.state === 'refused',
    session: {
      base: baseOf(env, connection.kind),
      credentials: v.parse(CREDENTIALS, JSON.parse(credentials)),
      saved,
      keep: async session => agency.crm.keepSession(session && (await seal(env, purpose, session))),
    },
  }
}

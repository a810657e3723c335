import type { Acting } from './audit.ts'
import type { KEY_REFUSALS } from './keys.ts'
import type { KeyScope } from './key-row.ts'
import type { OutgoingMail } from '../outbox.ts'
import { agencyOf } from '../stub.ts'
import { accessKeyHash, makeAccessKey } from '../../crypto/access-key.ts'
import { signingSecret } from '../../crypto/signature.ts'
import type { Bindings } from '../../env.ts'
import type { Millis } from '../../../shared/time/units.ts'

/** A key that is shown this once, and what its changes are signed with where it may tell of them. */
export interface IssuedKey {
  id: string
  key: string
  signingSecret?: string
}

export const newKeyId = (): string => crypto.getRandomValues(new Uint8Array(5)).toHex()

/** Mails every owner of a new one. */
export async function issueKey(
  env: Bindings,
  site: number,
  wanted: { id: string; name: string; scopes: readonly KeyScope[]; endsAt: Millis | null },
  acting: Acting,
  mail?: OutgoingMail,
): Promise<IssuedKey | keyof typeof KEY_REFUSALS> {
  const { id } = wanted
  const key = await makeAccessKey()
  const hash = await accessKeyHash(env, key)
  const scopes = [...new Set(wanted.scopes)]
  const added = await agencyOf(env, site).keys.add({ ...wanted, hash, scopes }, acting, mail)
  if (added !== 'added') return added
  const isSigning = scopes.includes('purge') && env.CHANGES_SECRET
  return { id, key, ...(isSigning && { signingSecret: await signingSecret(env, site, id) }) }
}

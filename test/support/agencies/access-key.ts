import type { KeyScope } from '../../../worker/agency/access/key-row.ts'
import type { NewKey } from '../../../worker/agency/access/keys.ts'
import { accessKeyHash, makeAccessKey } from '../../../worker/crypto/access-key.ts'
import { agency } from '../agency-object.ts'

export const ACTING = { actor: 'operator', request: 'r', now: 1 } as const

/** A key of an agency, as its holder has it, under the secret of the tests. */
export async function anAccessKey(
  site: number,
  scopes: readonly KeyScope[],
  changes: Partial<NewKey> = {},
): Promise<{ id: string; key: string; headers: { Authorization: string } }> {
  const key = await makeAccessKey()
  const id = crypto.randomUUID().slice(0, 8)
  const hash = await accessKeyHash({ TOKEN_SECRET: 'test' }, key)
  const added = { id, hash, name: 'CRM', scopes, endsAt: null, ...changes }
  await agency(site).keys.add(added, { ...ACTING, now: Date.now() })
  return { id: changes.id ?? id, key, headers: { Authorization: `Bearer ${key}` } }
}

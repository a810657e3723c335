import { keyedHash } from '../crypto/hash.ts'
import type { Bindings } from '../env.ts'

/** A friend's address as it is stored in counters, tokens and the suppression list: a keyed hash. */
export const recipientHash = (
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  site: number,
  address: string,
): Promise<string> => keyedHash(env, `friend/${site}/${address}`)

/** SQL: an address of this hash is on the site's suppression list. */
export const suppressedWhere = (site: string, hash: string): string =>
  `EXISTS (SELECT 1 FROM suppression WHERE site_id = ${site} AND address_hash = ${hash})`

/** Whether this address wants no mail from friends. Asked again at delivery: it may have changed since the mail was written. */
export async function isSuppressed(
  env: Pick<Bindings, 'DB' | 'TOKEN_SECRET'>,
  site: number,
  address: string,
): Promise<boolean> {
  const row = await env.DB.prepare(`SELECT 1 WHERE ${suppressedWhere('?1', '?2')}`)
    .bind(site, await recipientHash(env, site, address))
    .first()
  return row !== null
}

import type { Bindings } from '../env.ts'
import { keyedHash } from '../crypto/hash.ts'

/** A friend's address as it stands in counters, in tokens and among those who want no such mail: a keyed hash. */
export const recipientHash = (
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  site: number,
  address: string,
): Promise<string> => keyedHash(env, `friend/${site}/${address}`)

/** The condition on which an address of this hash wants no mail from friends through this site. */
export const suppressedWhere = (site: string, hash: string): string =>
  `EXISTS (SELECT 1 FROM suppression WHERE site_id = ${site} AND address_hash = ${hash})`

/** Whether who has this address has said, since the mail was written, that they want none. */
export async function isSuppressed(
  env: Pick<Bindings, 'DB' | 'TOKEN_SECRET'>,
  site: number,
  address: string,
): Promise<boolean> {
  return (
    (await env.DB.prepare(`SELECT 1 WHERE ${suppressedWhere('?1', '?2')}`)
      .bind(site, await recipientHash(env, site, address))
      .first()) !== null
  )
}

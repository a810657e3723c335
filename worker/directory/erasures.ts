import { DAY, type Millis } from '../../shared/time/units.ts'
import { keyedHash } from '../crypto/hash.ts'
import type { Bindings } from '../env.ts'
import type { Directory } from './sites.ts'

/** Longer than any copy of an agency is kept. */
const RETENTION_DAYS = 40

/** An address as the list holds it. */
const erasureHash = (
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  siteId: number,
  email: string,
): Promise<string> => keyedHash(env, `erased/${siteId}/${email}`)

/** Remembers that an address was erased at a site. */
export async function rememberErasure(
  env: Directory & Pick<Bindings, 'TOKEN_SECRET'>,
  siteId: number,
  email: string,
  now: Millis,
): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO erasure (site_id, address_hash, erased_at) VALUES (?1, ?2, ?3)
    ON CONFLICT (site_id, address_hash) DO UPDATE SET erased_at = excluded.erased_at`,
  )
    .bind(siteId, await erasureHash(env, siteId, email), now)
    .run()
}

/** Those of the addresses that were erased at a site. */
export async function erasedAmong(
  env: Directory & Pick<Bindings, 'TOKEN_SECRET'>,
  siteId: number,
  emails: string[],
): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'SELECT address_hash AS hash FROM erasure WHERE site_id = ?1',
  )
    .bind(siteId)
    .all<{ hash: string }>()
  const hashes = new Set(results.map(({ hash }) => hash))
  if (hashes.size === 0) return []
  const known = await Promise.all(
    emails.map(async email => hashes.has(await erasureHash(env, siteId, email))),
  )
  return emails.filter((_, index) => known[index])
}

/** Nightly: forgets erasures that no copy can undo any more. */
export async function deleteExpiredErasures({ DB }: Directory, now: Millis): Promise<void> {
  await DB.prepare('DELETE FROM erasure WHERE erased_at < ?1')
    .bind(now - RETENTION_DAYS * DAY)
    .run()
}

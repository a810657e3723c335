import type { Millis } from '../../shared/time/units.ts'
import type { Directory } from './sites.ts'

interface Proof {
  hostname: string
  proof: string
  /** So often in a row it was gone. */
  missed: number
}

/** Hostnames that count and whose proof was not looked for in a while; hosts of this machine have none. */
export async function proofsToCheck(
  { DB }: Directory,
  now: Millis,
  { after, afterMiss, limit }: { after: Millis; afterMiss: Millis; limit: number },
): Promise<Proof[]> {
  const { results } = await DB.prepare(
    `SELECT hostname, proof, proof_missed AS missed FROM hostname
    WHERE proven_at IS NOT NULL AND hostname NOT LIKE '%localhost'
    AND checked_at < iif(proof_missed > 0, ?1, ?2) ORDER BY checked_at LIMIT ?3`,
  )
    .bind(now - afterMiss, now - after, limit)
    .all<Proof>()
  return results
}

/** Notes what was found, or that nobody answered; how often in a row it is gone by now. One that was never there can not go. */
export async function noteProof(
  { DB }: Directory,
  hostname: string,
  { checkedAt, isThere }: { checkedAt: Millis; isThere?: boolean },
): Promise<number> {
  if (isThere === undefined) {
    await DB.prepare('UPDATE hostname SET checked_at = ?2 WHERE hostname = ?1')
      .bind(hostname, checkedAt)
      .run()
    return 0
  }
  const row = await DB.prepare(
    `UPDATE hostname SET checked_at = ?2, proof_seen = max(proof_seen, ?3),
      proof_missed = iif(?3 OR NOT proof_seen, 0, proof_missed + 1)
    WHERE hostname = ?1 RETURNING proof_missed AS missed`,
  )
    .bind(hostname, checkedAt, Number(isThere))
    .first<{ missed: number }>()
  return row?.missed ?? 0
}

import type { Millis } from '../../shared/time/units.ts'
import type { Directory } from './sites.ts'

export interface ProofLookedFor {
  hostname: string
  proof: string
}

export type ProofState = 'seen' | 'gone'

/** Times on end that a proof was gone before operators are told. */
export const GONE_TIMES = 3

interface Due {
  seenBefore: Millis
  goneBefore: Millis
  limit: number
}

/** Hostnames whose proof is to be looked for again, the longest unseen first. Those of a machine's own have none. */
export async function proofsToLookFor(
  { DB }: Directory,
  { seenBefore, goneBefore, limit }: Due,
): Promise<ProofLookedFor[]> {
  const { results } = await DB.prepare(
    `SELECT hostname, proof FROM hostname WHERE proven_at IS NOT NULL AND hostname NOT LIKE '%localhost'
    AND looked_at < iif(gone > 0, ?2, ?1) ORDER BY looked_at, hostname LIMIT ?3`,
  )
    .bind(seenBefore, goneBefore, limit)
    .all<ProofLookedFor>()
  return results
}

/** What was found of a proof. One that was never seen is not gone: its host counts by its site's record. */
export async function noteProof(
  { DB }: Directory,
  hostname: string,
  state: ProofState,
  now: Millis,
): Promise<void> {
  await DB.prepare(
    state === 'seen'
      ? 'UPDATE hostname SET looked_at = ?2, seen_at = ?2, gone = 0 WHERE hostname = ?1'
      : 'UPDATE hostname SET looked_at = ?2, gone = iif(seen_at > 0, gone + 1, 0) WHERE hostname = ?1',
  )
    .bind(hostname, now)
    .run()
}

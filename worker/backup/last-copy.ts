import type { Millis } from '../../shared/time/units.ts'
import { agencyOf } from '../agency/stub.ts'
import { beginErasing, lastCopyOf, type LastCopy } from '../directory/removals.ts'
import type { Bindings } from '../env.ts'
import { copiesOf, makeCopy } from './nightly.ts'

/**
 * The copy that an agency is left with. It is made once and recorded in the directory before anything is erased; a removal
 * that is tried again finds it there. Throws when it cannot be made, or the removal was taken back.
 */
export async function keepLastCopy(env: Bindings, siteId: number, now: Millis): Promise<LastCopy> {
  const recorded = await lastCopyOf(env, siteId)
  if (recorded) return recorded
  const copy = await writeCopy(env, siteId, now)
  if (await beginErasing(env, siteId, copy, now)) return copy
  // It may be half of what another run has begun to erase.
  if (copy.name) await env.BACKUPS?.delete(copy.name)
  const other = await lastCopyOf(env, siteId)
  if (!other) throw new Error('the removal was taken back')
  return other
}

async function writeCopy(env: Bindings, siteId: number, now: Millis): Promise<LastCopy> {
  const { bytes, digest } = await makeCopy({ env, siteId, agency: agencyOf(env, siteId) })
  if (!env.BACKUPS) return { name: '', digest }
  const name = lastCopyName(siteId, now)
  const written = await env.BACKUPS.put(name, bytes, {
    customMetadata: { digest },
    sha256: digest,
    // Never over another one.
    onlyIf: { etagDoesNotMatch: '*' },
  })
  if (!written) throw new Error(`there is a copy ${name} already`)
  return { name, digest }
}

/** `12/2027-01-04T031700.123Z-last.ndjson.gz`: after the nightly one of its day. */
const lastCopyName = (siteId: number, now: Millis): string =>
  `${copiesOf(siteId)}${new Date(now).toISOString().replaceAll(':', '')}-last.ndjson.gz`

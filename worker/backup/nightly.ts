import { DAY, type Millis } from '../../shared/time/units.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import { nextBackupAt } from '../agency/retention.ts'
import { isErased } from '../directory/removals.ts'
import { log } from '../http/log.ts'
import { exportAgency } from './export.ts'

/** How long a copy is kept. */
export const COPY_LIFE: Millis = 30 * DAY

/** No agency's begins another's. */
export const copiesOf = (siteId: number): string => `${siteId}/`

/** `12/2027-01-04.ndjson.gz` */
const copyName = (siteId: number, now: Millis): string =>
  `${copiesOf(siteId)}${toDay(now)}.ndjson.gz`

/** An agency's export as one file, and its SHA-256 as hex. */
export async function makeCopy(
  source: Parameters<typeof exportAgency>[0],
): Promise<{ bytes: ArrayBuffer; digest: string }> {
  const stream = new Response(exportAgency(source)).body
  const bytes = await new Response(stream?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()
  return { bytes, digest }
}

/**
 * Task 'backup': writes an agency's export to R2 where it differs from the last one, and deletes those of more than 30
 * days ago, but never the newest. Without a bucket nothing is kept, and nothing is written of one that is being erased.
 */
export async function backUpAgency({ env, siteId, agency, now }: TaskContext): Promise<Millis> {
  const next = nextBackupAt(siteId, now)
  const bucket = env.BACKUPS
  if (!bucket) return next
  const { bytes, digest } = await makeCopy({ env, siteId, agency })
  // Asked when it is made: it may be half of an agency that began to be erased meanwhile.
  if (await isErased(env, siteId)) return next
  const { objects } = await bucket.list({ prefix: copiesOf(siteId), include: ['customMetadata'] })
  const newest = objects.at(-1)
  if (newest?.customMetadata?.digest !== digest)
    await bucket.put(copyName(siteId, now), bytes, { customMetadata: { digest } })
  const limit = copyName(siteId, now - COPY_LIFE)
  const old = objects.filter(({ key }) => key < limit && key !== newest?.key).map(({ key }) => key)
  if (old.length > 0) await bucket.delete(old)
  log({ event: 'backed-up', site: siteId, bytes: bytes.byteLength })
  return next
}

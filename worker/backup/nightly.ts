import { DAY, type Millis } from '../../shared/time/units.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import { nextBackupAt } from '../agency/retention.ts'
import { log } from '../http/log.ts'
import { exportAgency } from './export.ts'

/** How long a copy is kept. */
export const COPY_LIFE: Millis = 30 * DAY

/** No agency's begins another's. */
export const copiesOf = (siteId: number): string => `${siteId}/`

/** `12/2027-01-04.ndjson.gz` */
const copyName = (siteId: number, now: Millis): string =>
  `${copiesOf(siteId)}${toDay(now)}.ndjson.gz`

/**
 * Task 'backup': writes an agency's export to R2 where it differs from the last one, and deletes those of more than 30
 * days ago, but never the newest. Without a bucket nothing is kept.
 */
export async function backUpAgency({ env, siteId, agency, now }: TaskContext): Promise<Millis> {
  const next = nextBackupAt(siteId, now)
  const bucket = env.BACKUPS
  if (!bucket) return next
  const stream = new Response(exportAgency({ env, siteId, agency })).body
  const copy = await new Response(stream?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', copy)).toHex()
  const { objects } = await bucket.list({ prefix: copiesOf(siteId), include: ['customMetadata'] })
  const newest = objects.at(-1)
  if (newest?.customMetadata?.digest !== digest)
    await bucket.put(copyName(siteId, now), copy, { customMetadata: { digest } })
  const limit = copyName(siteId, now - COPY_LIFE)
  const old = objects.filter(({ key }) => key < limit && key !== newest?.key).map(({ key }) => key)
  if (old.length > 0) await bucket.delete(old)
  log({ event: 'backed-up', site: siteId, bytes: copy.byteLength })
  return next
}

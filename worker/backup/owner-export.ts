import type { Millis } from '../../shared/time/units.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import { isErased } from '../directory/removals.ts'
import { log } from '../http/log.ts'
import { exportAgency } from './export.ts'

/** Of mails a copy has no text, so that they say nothing to an owner; of who wants no mail there are hashes alone. */
const SECRETIVE = ['outbox', 'suppression'] as const

/** What a bucket takes at once: of a file in parts each but the last is as long as the others. */
const PART_BYTES = 8 * 1024 * 1024

/** Never under the names of nightly copies, which begin with a number. */
export const exportsOf = (siteId: number): string => `exports/${siteId}/`

export const exportName = (siteId: number, id: string): string =>
  `${exportsOf(siteId)}${id}.ndjson.gz`

/**
 * Task 'export': makes a file of everything, in parts, so that no more than one is in memory; when its quarter of an hour is
 * over it deletes it. Throws where a part cannot be read to its end: then it is made anew.
 */
export async function makeExport(
  { env, siteId, agency, now }: TaskContext,
  id: string,
): Promise<Millis | null> {
  const file = await agency.exports.find(id)
  if (!file || !env.BACKUPS || (await isErased(env, siteId))) return null
  const name = exportName(siteId, id)
  if (file.endsAt !== null && file.endsAt <= now) {
    await env.BACKUPS.delete(name)
    await agency.exports.forget(id)
    return null
  }
  if (file.endsAt !== null) return file.endsAt
  const { body } = new Response(exportAgency({ env, siteId, agency, without: SECRETIVE }))
  if (!body) return null
  const zipped = body.pipeThrough(new CompressionStream('gzip'))
  const bytes = await store(env.BACKUPS, name, zipped)
  log({ event: 'export-made', site: siteId, bytes })
  // By the clock: making it may have taken long.
  return agency.exports.ready(id, bytes, Math.max(now, Date.now()))
}

/** Gives how many bytes it is. What was begun and broke off is given up. */
async function store(
  bucket: R2Bucket,
  name: string,
  body: ReadableStream<Uint8Array>,
): Promise<number> {
  const upload = await bucket.createMultipartUpload(name, {
    httpMetadata: { contentType: 'application/gzip' },
  })
  try {
    const parts: R2UploadedPart[] = []
    const waiting = new Uint8Array(PART_BYTES)
    let filled = 0
    let total = 0
    const send = async (): Promise<void> => {
      parts.push(await upload.uploadPart(parts.length + 1, waiting.slice(0, filled)))
      total += filled
      filled = 0
    }
    for await (const chunk of body) {
      let rest = chunk
      while (rest.byteLength > 0) {
        const taken = rest.subarray(0, PART_BYTES - filled)
        waiting.set(taken, filled)
        filled += taken.byteLength
        rest = rest.subarray(taken.byteLength)
        if (filled === PART_BYTES) await send()
      }
    }
    if (filled > 0 || parts.length === 0) await send()
    await upload.complete(parts)
    return total
  } catch (error) {
    await upload.abort().catch(() => undefined)
    throw error
  }
}

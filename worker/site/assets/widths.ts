import type { Bindings } from '../../env.ts'
import type { Bytes } from '../../http/bytes.ts'
import type { Accepted } from './picture-format.ts'
import { claimOf, claimWidth, failClaim } from './width-claim.ts'

/** One width of one picture, as it is named in R2. */
export interface Width {
  siteId: number
  id: string
  /** Of the original's bytes: its hash where the API confirms it, else their digest. */
  content: string
  /** In px. */
  width: number
  accepted: Accepted
}

/** What was made of a width. */
export interface Made {
  bytes: Bytes
  type: string
}

const WAITS = 10
const WAIT_MS = 100

const folderOf = ({ siteId, id, content }: Omit<Width, 'width' | 'accepted'>): string =>
  `${siteId}/${id}/${content}/`

const keyOf = (width: Width): string => `${folderOf(width)}${width.width}.${width.accepted}`

/** A width that was made before; null: it was not. */
export async function findWidth(bucket: R2Bucket, width: Width): Promise<Made | null> {
  return read(await bucket.get(keyOf(width)))
}

/** The one that was made of the nearest width, in a format that the browser takes; null where there is none. */
export async function nearestWidth(bucket: R2Bucket, wanted: Width): Promise<Made | null> {
  const { objects } = await bucket.list({ prefix: folderOf(wanted) })
  const [nearest] = objects
    .flatMap(({ key }) => {
      const [, width, accepted] = /(\d+)\.(\w+)$/.exec(key) ?? []
      return accepted === wanted.accepted || accepted === 'jpeg'
        ? [{ key, distance: Math.abs(Number(width) - wanted.width), isOther: accepted === 'jpeg' }]
        : []
    })
    .toSorted((a, b) => a.distance - b.distance || Number(a.isOther) - Number(b.isOther))
  return nearest ? read(await bucket.get(nearest.key)) : null
}

/**
 * Makes a width and keeps it; of many that want it at once, wherever they are, one makes it and the others wait up to a
 * second. null: it could not be made, lately or now, or takes longer.
 */
export async function makeOnce(
  bucket: R2Bucket,
  width: Width,
  make: () => Promise<Made | null>,
): Promise<Made | null> {
  const key = keyOf(width)
  const claim = await claimWidth(bucket, key)
  if (claim === 'failed') return null
  if (claim === 'taken') return waitFor(bucket, width)
  // Between looking for it and claiming it, it may have been made.
  const earlier = await findWidth(bucket, width)
  const made = earlier ?? (await make())
  if (!made) {
    await failClaim(bucket, key)
    return null
  }
  if (!earlier) await bucket.put(key, made.bytes, { httpMetadata: { contentType: made.type } })
  await bucket.delete(claimOf(key))
  return made
}

async function waitFor(bucket: R2Bucket, width: Width): Promise<Made | null> {
  for (let wait = 0; wait < WAITS; wait++) {
    const earlier = await findWidth(bucket, width)
    if (earlier) return earlier
    await scheduler.wait(WAIT_MS)
  }
  return null
}

async function read(object: R2ObjectBody | null): Promise<Made | null> {
  return (
    object && {
      bytes: new Uint8Array(await object.arrayBuffer()),
      type: object.httpMetadata?.contentType ?? 'image/webp',
    }
  )
}

/** Deletes the widths of a picture, or all of a site. */
export async function forgetWidths(
  { WIDTHS }: Pick<Bindings, 'WIDTHS'>,
  siteId: number,
  id?: string,
): Promise<void> {
  const prefix = id === undefined ? `${siteId}/` : `${siteId}/${id}/`
  for (;;) {
    const found = await WIDTHS?.list({ prefix })
    const keys = found?.objects.map(({ key }) => key) ?? []
    if (keys.length > 0) await WIDTHS?.delete(keys)
    if (!found?.truncated) return
  }
}

import type { FileType } from '../../../shared/files/file-type.ts'
import { pictureSize } from '../../../shared/files/picture-size.ts'
import type { Bytes } from '../../http/bytes.ts'

/** What a browser takes at best; one of these is in the name of every width that is kept. */
const ACCEPTED = ['avif', 'webp', 'jpeg'] as const

export type Accepted = (typeof ACCEPTED)[number]

/** The best that a browser names; one that says nothing gets what all take. */
export function acceptedFormat(accept: string | null): Accepted {
  const takes = (type: string): boolean =>
    new RegExp(`(^|[,\\s])image/${type}([;,\\s]|$)`, 'i').test((accept ?? '').slice(0, 500))
  return ACCEPTED.find(each => each !== 'jpeg' && takes(each)) ?? 'jpeg'
}

type ImageFormat = 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png'

/** The longest side of an AVIF that Images makes, in px; beyond it takes too long to encode. */
const MAX_AVIF_SIDE = 1_200

/** The format of a width: AVIF where it can be had, and PNG where what is transparent must stay so. */
export function formatOf(
  original: Bytes,
  type: FileType,
  width: number,
  accepted: Accepted,
): ImageFormat {
  if (accepted === 'jpeg')
    return type === 'image/png' || hasAlpha(original, type) ? 'image/png' : 'image/jpeg'
  const size = pictureSize(original, type)
  const side = size ? Math.max(1, size.height / size.width) * Math.min(width, size.width) : width
  return accepted === 'avif' && side <= MAX_AVIF_SIDE ? 'image/avif' : 'image/webp'
}

/** Of a WebP with a canvas its flag; one without losses may have it without one. */
const hasAlpha = (bytes: Bytes, type: FileType): boolean =>
  type === 'image/webp' &&
  (bytes[15] === 0x4c || (bytes[15] === 0x58 && ((bytes[20] ?? 0) & 0x10) !== 0))

/** Of 100: no visible difference on a photograph. */
const QUALITY: Record<ImageFormat, number> = {
  'image/avif': 60,
  'image/webp': 78,
  'image/jpeg': 80,
  'image/png': 100,
}

/** A picture in a width and format, never enlarged. null: Images cannot make it. */
export async function resize(
  images: ImagesBinding,
  bytes: Bytes,
  width: number,
  format: ImageFormat,
): Promise<Bytes | null> {
  try {
    const stream = new Response(bytes).body
    if (!stream) return null
    const resized = await images
      .input(stream)
      .transform({ width, fit: 'scale-down' })
      .output({ format, quality: QUALITY[format] })
    return new Uint8Array(await resized.response().arrayBuffer())
  } catch {
    return null
  }
}

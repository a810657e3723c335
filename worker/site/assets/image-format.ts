import type { Bytes } from '../../http/bytes.ts'
import type { AssetType } from './type.ts'

/** What Cloudflare Images is asked for. */
export type ImageFormat = 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png'

/** The smallest format that the browser says it knows; one that says nothing gets what all know. */
export function imageFormat(accept: string | null, original: AssetType): ImageFormat {
  const known = (type: string): boolean =>
    new RegExp(`(^|[,\\s])${type}([;,\\s]|$)`, 'i').test((accept ?? '').slice(0, 500))
  if (known('image/avif')) return 'image/avif'
  if (known('image/webp')) return 'image/webp'
  return original === 'image/png' ? 'image/png' : 'image/jpeg'
}

/** Of 100: where the eye sees no difference on a photograph. */
const QUALITY: Record<ImageFormat, number> = {
  'image/avif': 60,
  'image/webp': 78,
  'image/jpeg': 80,
  'image/png': 100,
}

/** A picture in a width and format; never larger than it is. Null where Cloudflare Images can make nothing of it. */
export async function resize(
  images: ImagesBinding,
  bytes: Bytes,
  width: number,
  format: ImageFormat,
): Promise<ArrayBuffer | null> {
  try {
    const stream = new Response(bytes).body
    if (!stream) return null
    const made = await images
      .input(stream)
      .transform({ width, fit: 'scale-down' })
      .output({ format, quality: QUALITY[format] })
    return await made.response().arrayBuffer()
  } catch {
    return null
  }
}

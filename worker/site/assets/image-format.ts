import type { Bytes } from '../../http/bytes.ts'
import type { FileType } from '../../../shared/files/file-type.ts'

/** Formats that Cloudflare Images is asked for. */
type ImageFormat = 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png'

/** The smallest format that the browser accepts; one that says nothing gets what all accept. */
export function imageFormat(accept: string | null, original: FileType): ImageFormat {
  const accepts = (type: string): boolean =>
    new RegExp(`(^|[,\\s])${type}([;,\\s]|$)`, 'i').test((accept ?? '').slice(0, 500))
  if (accepts('image/avif')) return 'image/avif'
  if (accepts('image/webp')) return 'image/webp'
  return original === 'image/png' ? 'image/png' : 'image/jpeg'
}

/** Of 100: no visible difference on a photograph. */
const QUALITY: Record<ImageFormat, number> = {
  'image/avif': 60,
  'image/webp': 78,
  'image/jpeg': 80,
  'image/png': 100,
}

/** A picture in a width and format, never enlarged. null: Cloudflare Images cannot read it. */
export async function resize(
  images: ImagesBinding,
  bytes: Bytes,
  width: number,
  format: ImageFormat,
): Promise<ArrayBuffer | null> {
  try {
    const stream = new Response(bytes).body
    if (!stream) return null
    const resized = await images
      .input(stream)
      .transform({ width, fit: 'scale-down' })
      .output({ format, quality: QUALITY[format] })
    return await resized.response().arrayBuffer()
  } catch {
    return null
  }
}

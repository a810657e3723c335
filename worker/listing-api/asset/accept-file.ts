import {
  fileType,
  HEAD_BYTES,
  MAX_FILE_BYTES,
  type FileType,
} from '../../../shared/files/file-type.ts'
import { pictureSize } from '../../../shared/files/picture-size.ts'
import { FileRefused } from './refusal.ts'

// What can be said of a file by its bytes alone; `agency check` asks it too, so nothing here knows the Worker's bindings.

type Bytes = Uint8Array<ArrayBuffer>

/** A picture is made anew, a logo is an SVG that was cleaned, a document is kept as it came. */
export type StoredKind = 'picture' | 'logo' | 'document'

/** What the platform decodes is more, but for a side. */
const MAX_PIXELS = 60_000_000
const MAX_UPLOADED_SIDE = 12_000
/** Of all frames of a moving picture together. */
const MAX_FRAME_PIXELS = 50_000_000

/** What a file is by its bytes. Throws a FileRefused for one that is too large, or no file of a site. */
export function acceptedType(bytes: Bytes, only?: StoredKind): FileType {
  if (bytes.length > MAX_FILE_BYTES) throw new FileRefused('too-large', 'The file has over 25 MB')
  const type = typeOf(bytes)
  if (only && only !== kindOf(type))
    throw new FileRefused(415, only === 'picture' ? NOT_A_PICTURE : 'The file is no PDF')
  return type
}

/** Read from the head: what would be too much to decode is never decoded. */
export function checkSize(bytes: Uint8Array, type: FileType): void {
  const size = pictureSize(bytes, type)
  if (!size)
    throw new FileRefused('invalid', 'The picture is broken: it does not say how large it is')
  const { width, height, frames } = size
  const pixels = width * height
  if (Math.max(width, height) > MAX_UPLOADED_SIDE || pixels > MAX_PIXELS)
    throw new FileRefused(
      'invalid',
      `The picture has ${width} × ${height} px; allowed are 60 megapixels and 12,000 px a side`,
    )
  if (frames > 1 && frames * pixels > MAX_FRAME_PIXELS)
    throw new FileRefused(
      'invalid',
      'The picture moves too much: its frames have over 50 megapixels',
    )
}

/** An SVG with what may stand in it alone. Throws a FileRefused. */
export async function cleaned(
  sent: Bytes,
): Promise<{ text: string; width: number; height: number }> {
  // Before it is text: as such it would be twice as large.
  if (sent.length > MAX_SVG_BYTES)
    throw new FileRefused(
      'invalid',
      'The SVG has over 200,000 letters; save it without the editor’s data',
    )
  // Its libraries are loaded on first use: few requests bring a logo.
  const { cleanSvg } = await import('./clean-svg.ts')
  return cleanSvg(textOf(sent))
}

/** In UTF-8 a letter has at most four. */
const MAX_SVG_BYTES = 800_000

const NOT_A_PICTURE = 'The file is no photo as JPEG, PNG, WebP, AVIF or GIF'

function typeOf(bytes: Bytes): FileType {
  const type = fileType(bytes.subarray(0, HEAD_BYTES))
  if (type) return type
  const brand = String.fromCharCode(...bytes.subarray(4, 12))
  throw new FileRefused(
    415,
    /^ftyp(hei[cx]|hev[cx]|mif1|msf1)/.test(brand)
      ? 'The file is a HEIC photo. On an iPhone choose Settings, Camera, Formats, Most Compatible; or export it as JPEG'
      : `${NOT_A_PICTURE}, no SVG and no PDF`,
  )
}

export const kindOf = (type: FileType): StoredKind =>
  type === 'application/pdf' ? 'document' : type === 'image/svg+xml' ? 'logo' : 'picture'

function textOf(bytes: Bytes): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new FileRefused('invalid', 'The SVG is not written in UTF-8')
  }
}

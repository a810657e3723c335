import type { FileType } from '../../../shared/files/file-type.ts'
import { pictureSize } from '../../../shared/files/picture-size.ts'
import { checkSize } from './accept-file.ts'
import { colourOf } from './colour.ts'
import { FileRefused } from './refusal.ts'
import { pixelsOnly } from './webp.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The long side of what is kept, in px. */
const MAX_SIDE = 3_000

/** Of the tiny picture that stands in a page until the picture is there. */
const PREVIEW_SIDE = 16
const MAX_PREVIEW_BYTES = 600

interface MadePicture {
  bytes: Bytes
  contentType: 'image/webp'
  width: number
  height: number
  /** Six hexadecimal digits, or ''. */
  color: string
  /** A WebP of a few hundred bytes as a data address, or null. */
  preview: string | null
}

/**
 * Makes the picture that is kept: a WebP of at most 3,000 px, upright, with nothing in it but pixels. One that came as such
 * stays as it is, so that what was pulled can be applied again. Throws a FileRefused.
 */
export async function makePicture(
  images: ImagesBinding,
  sent: Bytes,
  type: FileType,
): Promise<MadePicture> {
  checkSize(sent, type)
  const bytes =
    isOurs(sent, type) ??
    pixelsOnly(await transformed(images, sent, { width: MAX_SIDE, height: MAX_SIDE }, 90))
  const size = bytes && pictureSize(bytes, 'image/webp')
  if (!size) throw new FileRefused('unavailable', 'The picture could not be made; try again later')
  const preview = pixelsOnly(
    await transformed(images, bytes, { width: PREVIEW_SIDE, height: PREVIEW_SIDE }, 30),
  )
  return {
    bytes,
    contentType: 'image/webp',
    width: size.width,
    height: size.height,
    color: (await colourOf(await onePixel(images, bytes)).catch(() => null)) ?? '',
    preview:
      preview && preview.length <= MAX_PREVIEW_BYTES
        ? `data:image/webp;base64,${preview.toBase64()}`
        : null,
  }
}

/** Decodes a picture and keeps nothing of it. Throws a FileRefused. */
export async function tryPicture(
  images: ImagesBinding,
  sent: Bytes,
  type: FileType,
): Promise<void> {
  checkSize(sent, type)
  await onePixel(images, sent)
}

function isOurs(bytes: Bytes, type: FileType): Bytes | null {
  if (type !== 'image/webp') return null
  const size = pictureSize(bytes, type)
  if (!size || Math.max(size.width, size.height) > MAX_SIDE) return null
  const clean = pixelsOnly(bytes)
  return clean?.length === bytes.length && clean.every((byte, at) => byte === bytes[at])
    ? clean
    : null
}

const transformed = (
  images: ImagesBinding,
  bytes: Bytes,
  size: { width: number; height: number },
  quality: number,
): Promise<Bytes> =>
  run(images, bytes, { ...size, fit: 'scale-down' }, { format: 'image/webp', quality, anim: false })

const onePixel = (images: ImagesBinding, bytes: Bytes): Promise<Bytes> =>
  run(images, bytes, { width: 1, height: 1, fit: 'squeeze' }, { format: 'image/png' })

/** By which Images says that it is not the picture: no plan, a limit of use, no time, nobody there. */
const NOT_THE_PICTURE: ReadonlySet<unknown> = new Set([9422, 9504, 9505, 9510, 9522, 9524, 9529])

async function run(
  images: ImagesBinding,
  bytes: Bytes,
  transform: ImageTransform,
  output: ImageOutputOptions,
): Promise<Bytes> {
  const stream = new Response(bytes).body
  if (!stream) throw new FileRefused('invalid', 'The picture is empty')
  try {
    const made = await images.input(stream).transform(transform).output(output)
    return new Uint8Array(await made.response().arrayBuffer())
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    throw typeof code === 'number' && !NOT_THE_PICTURE.has(code)
      ? new FileRefused('invalid', 'The picture is broken or of a kind that cannot be read')
      : new FileRefused('unavailable', 'Pictures cannot be made at the moment; try again later')
  }
}

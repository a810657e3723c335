import home from '../../../../support/photographs/home.jpg?inline'
import landscape from '../../../../support/photographs/landscape.jpg?inline'

export type Bytes = Uint8Array<ArrayBuffer>

const fromAddress = (address: string): Bytes =>
  Uint8Array.fromBase64(address.slice(address.indexOf(',') + 1))

/** 640 × 493 px. */
export const HOME = fromAddress(home)
/** 640 × 303 px. */
export const LANDSCAPE = fromAddress(landscape)

export const text = (value: string): Bytes => new Uint8Array(new TextEncoder().encode(value))

export function join(...parts: (Uint8Array | string | readonly number[])[]): Bytes {
  const all = parts.map(part => (typeof part === 'string' ? text(part) : Uint8Array.from(part)))
  const whole = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of all) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export const be16 = (value: number): number[] => [(value >> 8) & 255, value & 255]
export const be32 = (value: number): number[] => [...be16(value >>> 16), ...be16(value & 0xffff)]
export const le16 = (value: number): number[] => be16(value).toReversed()
export const le32 = (value: number): number[] => be32(value).toReversed()

/** What no kept picture may hold. */
export const SECRET = 'GEHEIM-CAMERA-4711'

/** EXIF of a photograph that lies on its side, taken in Ghent with a camera that says its number. */
export const exif = (): Bytes => {
  const entry = (tag: number, type: number, count: number, value: number[]): number[] => [
    ...le16(tag),
    ...le16(type),
    ...le32(count),
    ...value,
  ]
  const serial = text(`${SECRET}\0`)
  const position = [...le32(51), ...le32(1), ...le32(3), ...le32(1), ...le32(15), ...le32(1)]
  // Offsets count from the beginning of the TIFF.
  const [ifd, gps] = [8, 8 + 2 + 3 * 12 + 4]
  const [latitude, maker] = [gps + 2 + 2 * 12 + 4, gps + 2 + 2 * 12 + 4 + 24]
  return join(
    'II*\0',
    le32(ifd),
    le16(3),
    entry(0x10f, 2, serial.length, le32(maker)),
    entry(0x112, 3, 1, le32(6)),
    entry(0x8825, 4, 1, le32(gps)),
    le32(0),
    le16(2),
    entry(1, 2, 2, [...text('N\0\0\0')]),
    entry(2, 5, 3, le32(latitude)),
    le32(0),
    position,
    serial,
  )
}

export const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${SECRET}</rdf:RDF></x:xmpmeta>`

const segment = (marker: number, ...parts: (Uint8Array | string)[]): Bytes => {
  const body = join(...parts)
  return join([0xff, marker], be16(body.length + 2), body)
}

/** A JPEG with segments before its own. */
const withSegments = (jpeg: Bytes, ...segments: Bytes[]): Bytes =>
  join(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2))

export const withExif = (jpeg: Bytes): Bytes =>
  withSegments(jpeg, segment(0xe1, 'Exif\0\0', exif()))

export const withEverything = (jpeg: Bytes): Bytes =>
  withSegments(
    jpeg,
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', XMP),
    segment(0xed, `Photoshop 3.0\0${SECRET}`),
    segment(0xe2, `ICC_PROFILE\0\x01\x01${SECRET}`),
    segment(0xfe, `<script>alert('${SECRET}')</script>`),
  )

export const withComment = (jpeg: Bytes, comment: string): Bytes =>
  withSegments(jpeg, segment(0xfe, comment))

/** The head of a JPEG of this size. */
export const jpegHead = (width: number, height: number): Bytes =>
  join(
    [0xff, 0xd8],
    segment(
      0xc0,
      new Uint8Array([8, ...be16(height), ...be16(width), 3, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
    ),
  )

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

export const pngChunk = (name: string, ...parts: (Uint8Array | string | number[])[]): Bytes => {
  const body = join(name, ...parts)
  return join(be32(body.length - 4), body, be32(crc(body)))
}

const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The head of a PNG of this size, of one bit a pixel. */
export const pngHead = (width: number, height: number): Bytes =>
  join(PNG_MAGIC, pngChunk('IHDR', be32(width), be32(height), [1, 0, 0, 0, 0]))

/** A PNG of this size in a few bytes. */
export async function smallPng(width: number, height: number): Promise<Bytes> {
  const lines = new Uint8Array(height * (Math.ceil(width / 8) + 1))
  const packed = new Response(lines).body!.pipeThrough(new CompressionStream('deflate'))
  const data = new Uint8Array(await new Response(packed).arrayBuffer())
  return join(pngHead(width, height), pngChunk('IDAT', data), pngChunk('IEND'))
}

/** A PNG with chunks after its head. */
export const withChunks = (png: Bytes, ...chunks: Bytes[]): Bytes =>
  join(png.subarray(0, 33), ...chunks, png.subarray(33))

export const riff = (...chunks: Bytes[]): Bytes => {
  const body = join('WEBP', ...chunks)
  return join('RIFF', le32(body.length), body)
}

export const webpChunk = (name: string, body: Uint8Array | string | number[]): Bytes => {
  const bytes = join(body)
  return join(name, le32(bytes.length), bytes, bytes.length % 2 ? [0] : [])
}

const le24 = (value: number): number[] => le32(value).slice(0, 3)

export const vp8x = (flags: number, width: number, height: number): Bytes =>
  webpChunk('VP8X', [flags, 0, 0, 0, ...le24(width - 1), ...le24(height - 1)])

/** A GIF whose frames are one pixel each, on a canvas of this size. */
export const gif = (width: number, height: number, frames: number, comment = ''): Bytes =>
  join(
    'GIF89a',
    le16(width),
    le16(height),
    [0x80, 0, 0, 0x99, 0x33, 0x11, 255, 255, 255],
    comment ? join([0x21, 0xfe, comment.length], comment, [0]) : [],
    ...Array.from({ length: frames }, () => [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]),
    [0x3b],
  )

const box = (name: string, ...parts: (Uint8Array | string | number[])[]): Bytes => {
  const body = join(name, ...parts)
  return join(be32(body.length + 4), body)
}

/** The head of an AVIF of this size. */
export const avifHead = (width: number, height: number, brand = 'avif'): Bytes =>
  join(
    box('ftyp', brand, be32(0), 'avifmif1'),
    box('meta', be32(0), box('ispe', be32(0), be32(width), be32(height))),
  )

import { ascii, type FileType } from './file-type.ts'

/** What a picture's head says of its pixels. */
interface PictureSize {
  /** In px, before it is turned upright. */
  width: number
  height: number
  /** Of a moving picture more than one. */
  frames: number
}

/** The size of a picture, read without decoding it; null where its head says none. */
export function pictureSize(bytes: Uint8Array, type: FileType): PictureSize | null {
  const size = READERS[type]?.(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.length))
  return size && size.width > 0 && size.height > 0 ? size : null
}

type Reader = (bytes: Uint8Array, view: DataView) => PictureSize | null

const READERS: Partial<Record<FileType, Reader>> = {
  'image/jpeg': (_, view) => {
    for (let at = 2; at + 9 < view.byteLength;) {
      if (view.getUint8(at) !== 0xff) return null
      const marker = view.getUint8(at + 1)
      if (marker === 0xff) at++
      else if (isFrameHeader(marker))
        return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), frames: 1 }
      else at += 2 + view.getUint16(at + 2)
    }
    return null
  },
  'image/png': (bytes, view) =>
    view.byteLength < 33 || ascii(bytes, 12, 16) !== 'IHDR'
      ? null
      : { width: view.getUint32(16), height: view.getUint32(20), frames: pngFrames(bytes, view) },
  'image/gif': (_, view) =>
    view.byteLength < 13
      ? null
      : {
          width: view.getUint16(6, true),
          height: view.getUint16(8, true),
          frames: gifFrames(view),
        },
  'image/webp': (bytes, view) => {
    const chunk = ascii(bytes, 12, 16)
    if (view.byteLength < 30) return null
    if (chunk === 'VP8 ')
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
        frames: 1,
      }
    if (chunk === 'VP8L') {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, frames: 1 }
    }
    if (chunk !== 'VP8X') return null
    const side = (at: number): number =>
      view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
    return { width: side(24), height: side(27), frames: webpFrames(bytes, view) }
  },
  'image/avif': (bytes, view) => {
    let largest: PictureSize | null = null
    // Of a picture made of tiles the whole has a size of its own beside that of a tile.
    for (let at = 12; at + 16 <= Math.min(view.byteLength, 65_536); at++) {
      if (view.getUint32(at) !== ISPE) continue
      const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12), frames: 1 }
      if (!largest || size.width * size.height > largest.width * largest.height) largest = size
    }
    return largest && ascii(bytes, 8, 12) === 'avis' ? { ...largest, frames: Infinity } : largest
  },
}

const ISPE = 0x69_73_70_65

/** SOF0 to SOF15 but those that are something else: tables, and what JPEG left open. */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** What the chunk before the pixels of a moving PNG says. */
function pngFrames(bytes: Uint8Array, view: DataView): number {
  for (let at = 33; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const name = ascii(bytes, at + 4, at + 8)
    if (name === 'acTL') return view.getUint32(at + 8)
    if (name === 'IDAT') return 1
  }
  return 1
}

function webpFrames(bytes: Uint8Array, view: DataView): number {
  let frames = 0
  for (let at = 12; at + 8 <= view.byteLength;) {
    if (ascii(bytes, at, at + 4) === 'ANMF') frames++
    const length = view.getUint32(at + 4, true)
    at += 8 + length + (length % 2)
  }
  return Math.max(frames, 1)
}

/** What a block of a GIF begins with. */
const EXTENSION = 0x21
const IMAGE = 0x2c

/** Steps over blocks; one that is cut off ends the count. */
function gifFrames(view: DataView): number {
  const table = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const byte = (at: number): number => (at < view.byteLength ? view.getUint8(at) : 0)
  const afterBlocks = (from: number): number => {
    let at = from
    while (byte(at) !== 0) at += byte(at) + 1
    return at + 1
  }
  let frames = 0
  let at = 13 + table(byte(10))
  for (let block = byte(at); block === EXTENSION || block === IMAGE; block = byte(at)) {
    if (block === IMAGE) frames++
    at = afterBlocks(block === IMAGE ? at + 11 + table(byte(at + 9)) : at + 2)
  }
  return Math.max(frames, 1)
}

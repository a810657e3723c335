import { ascii } from '../../../shared/files/file-type.ts'

/** What makes a still picture: its canvas, transparency and pixels. Everything else is about it: position, camera, profile. */
const PIXELS: ReadonlySet<string> = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L'])
const HAS_ALPHA = 0x10

/** A still WebP with nothing in it but pixels; null for one that moves or is cut off. */
export function pixelsOnly(webp: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.length)
  if (webp.length < 20) return null
  const end = 8 + view.getUint32(4, true)
  if (end > webp.length) return null
  const chunks: Uint8Array[] = []
  let length = 4
  for (let at = 12; at + 8 <= end;) {
    const name = ascii(webp, at, at + 4)
    const size = view.getUint32(at + 4, true)
    const next = at + 8 + size + (size % 2)
    if (next > end || name === 'ANIM') return null
    if (PIXELS.has(name)) {
      const chunk = webp.slice(at, next)
      if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & HAS_ALPHA
      chunks.push(chunk)
      length += chunk.length
    }
    at = next
  }
  if (!chunks.some(chunk => /VP8[ L]/.test(ascii(chunk, 0, 4)))) return null
  const clean = new Uint8Array(8 + length)
  clean.set(webp.subarray(0, 12))
  new DataView(clean.buffer).setUint32(4, length, true)
  let at = 12
  for (const chunk of chunks) {
    clean.set(chunk, at)
    at += chunk.length
  }
  return clean
}

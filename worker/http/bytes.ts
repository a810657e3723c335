export type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()

/** The platform types leave the buffer open; the encoder makes one of its own. */
export const encode = (text: string): Bytes => encoder.encode(text) as Bytes

export function concat(parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

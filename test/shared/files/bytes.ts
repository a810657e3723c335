/** Letters of Latin-1 as bytes. */
export const latin = (text: string): Uint8Array =>
  Uint8Array.from(text, letter => letter.charCodeAt(0))

/** Numbers of one byte, and texts, one after the other. */
export const bytes = (...parts: (number | string | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap(part =>
      typeof part === 'number' ? [part] : [...(typeof part === 'string' ? latin(part) : part)],
    ),
  )

/** A number of so many bytes, the highest first. */
export const big = (value: number, size: 2 | 4): Uint8Array => little(value, size).toReversed()

/** The lowest first. */
export const little = (value: number, size: 2 | 3 | 4): Uint8Array =>
  Uint8Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 0xff)

export const zeros = (count: number): Uint8Array => new Uint8Array(count)

/** What a file is by its first bytes, where it is no text. */
const SIGNATURES: [bytes: number[], name: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive or an Excel file'],
  [[0x1f, 0x8b], 'a gzip archive'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'a 7-Zip archive'],
  [[0x52, 0x61, 0x72, 0x21], 'a RAR archive'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Office file'],
  [[0xff, 0xd8, 0xff], 'a JPEG picture'],
  [[0x89, 0x50, 0x4e, 0x47], 'a PNG picture'],
]

/** What bytes begin that are no text, in words; null for what may be text (PACK-22). */
export const binaryKind = (bytes: Uint8Array): string | null =>
  SIGNATURES.find(([start]) => start.every((byte, at) => bytes[at] === byte))?.[1] ?? null

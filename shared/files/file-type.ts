/** Types by their first bytes, since a name or a header may lie. */
const SIGNATURES: readonly [type: FileType, fits: (head: Uint8Array) => boolean][] = [
  ['image/png', head => begins(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', head => begins(head, [0xff, 0xd8, 0xff])],
  ['image/gif', head => ['GIF87a', 'GIF89a'].includes(ascii(head, 0, 6))],
  ['image/webp', head => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP'],
  ['image/avif', head => ascii(head, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(head, 8, 32))],
  ['application/pdf', head => ascii(head, 0, 5) === '%PDF-'],
  [
    'image/svg+xml',
    head => SVG.test(ascii(head, 0, HEAD_BYTES).replace(/^\u00EF\u00BB\u00BF/, '')),
  ],
]

export type FileType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/gif'
  | 'image/webp'
  | 'image/avif'
  | 'image/svg+xml'
  | 'application/pdf'

/**
 * A declaration, a document type and comments may come first; HTML with a drawing in it is not SVG. A comment ends at its
 * first '-->' in one way alone: else a head of nothing but comments is tried in more ways than time allows.
 */
const SVG =
  /^\s*(<\?xml[^>]*>\s*)?(<!--((?!-->)[\s\S])*-->\s*)*(<!DOCTYPE\s+svg([^>[]|\[[^\]]*\])*>\s*(<!--((?!-->)[\s\S])*-->\s*)*)?<svg[\s>/]/i

/** Enough bytes to tell. */
export const HEAD_BYTES = 1024

/** Bytes a file may have: the plans of a whole project fit. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024

/** The type of a file that begins with these bytes; null: not one that is served. */
export const fileType = (head: Uint8Array): FileType | null =>
  SIGNATURES.find(([, fits]) => fits(head))?.[0] ?? null

/** Whether it can be converted to another width and format: a still picture made of pixels. */
export const isResizable = (type: FileType): boolean =>
  type === 'image/png' || type === 'image/jpeg' || type === 'image/webp' || type === 'image/avif'

const begins = (head: Uint8Array, signature: number[]): boolean =>
  signature.every((byte, index) => head[index] === byte)

/** Bytes as letters of Latin-1. */
export const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end))

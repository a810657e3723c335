import { binaryKind } from '../../listing-api/packs/signatures.ts'
import type { Problem } from './problem.ts'

/** The text of a file: UTF-8, or UTF-16 with its mark. Anything else is refused, since letters would be lost (PACK-21, PACK-22). */
export function decode(file: string, bytes: Uint8Array): string | Problem {
  const refuse = (message: string, line: number | null = null): Problem => ({
    file,
    line,
    field: '',
    message,
  })
  const kind = binaryKind(bytes)
  if (kind) return refuse(`is ${kind}, not text`)
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    const nul = text.indexOf('\0')
    return nul === -1 ? text : refuse('has a NUL in it', lineAt(text, nul))
  } catch {
    return refuse('is not UTF-8; save it as UTF-8', encoding === 'utf-8' ? brokenLine(bytes) : null)
  }
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** The first line with a byte that is no UTF-8. */
function brokenLine(bytes: Uint8Array): number {
  let line = 1
  let start = 0
  for (let end = 0; end <= bytes.length; end++) {
    if (end < bytes.length && bytes[end] !== 0x0a) continue
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end))
    } catch {
      return line
    }
    line += 1
    start = end + 1
  }
  return line
}

import { binaryKind } from '../../packs/signatures.ts'
import { RefusedFeed } from './file-kind.ts'

const MAX_BYTES = 200_000_000
/** As many as tell what a file is. */
const HEAD_BYTES = 8

/**
 * The text of a body as it comes: UTF-8, or UTF-16 with its mark. Throws a RefusedFeed for what is none, or too large
 * (IMPORT-59).
 */
export async function* decodedText(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null
  let bytes = 0
  let lines = 1
  for await (const chunk of withHead(body)) {
    bytes += chunk.length
    if (bytes > MAX_BYTES)
      throw new RefusedFeed(lines, 'has over 200 MB; send it in parts, with ?partial=1')
    decoder ??= decoderOf(chunk)
    const text = decode(decoder, chunk, lines)
    lines += text.split('\n').length - 1
    yield text
  }
  if (decoder) yield decode(decoder, null, lines)
}

/** The same bytes, the first of which come together. */
async function* withHead(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array()
  for await (const chunk of body) {
    if (!head) {
      yield chunk
      continue
    }
    const joined: Uint8Array = new Uint8Array(head.length + chunk.length)
    joined.set(head)
    joined.set(chunk, head.length)
    if (joined.length < HEAD_BYTES) head = joined
    else {
      head = null
      yield joined
    }
  }
  if (head && head.length > 0) yield head
}

function decoderOf(head: Uint8Array): InstanceType<typeof TextDecoder> {
  const kind = binaryKind(head)
  if (kind) throw new RefusedFeed(1, `is ${kind}, no text`)
  const [first, second] = head
  if (first === 0xff && second === 0xfe)
    return new TextDecoder('utf-16le', { fatal: true, ignoreBOM: false })
  if (first === 0xfe && second === 0xff)
    return new TextDecoder('utf-16be', { fatal: true, ignoreBOM: false })
  if (head.subarray(0, HEAD_BYTES).includes(0))
    throw new RefusedFeed(1, 'seems to be UTF-16 without its mark; save it as UTF-8')
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
}

function decode(
  decoder: InstanceType<typeof TextDecoder>,
  bytes: Uint8Array | null,
  line: number,
): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    const where = bytes && decoder.encoding === 'utf-8' ? line + brokenLine(bytes) : line
    throw new RefusedFeed(
      where,
      'is not UTF-8 (perhaps Latin-1 of Windows), so letters would be lost; save it as UTF-8',
    )
  }
}

/** After how many line ends of a chunk a byte stands that is no UTF-8; a letter may begin in the chunk before. */
function brokenLine(bytes: Uint8Array): number {
  let start = bytes.findIndex(byte => byte < 0x80 || byte >= 0xc0)
  for (let line = 0; ; line++) {
    const end = bytes.indexOf(0x0a, start)
    try {
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(
        bytes.subarray(start, end === -1 ? bytes.length : end),
      )
    } catch {
      return line
    }
    if (end === -1) return line
    start = end + 1
  }
}

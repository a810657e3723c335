import { isRecord } from '../../shared/is-record.ts'

/** From this many characters of JSON a value is kept compressed: below, unpacking costs more than it saves. */
const COMPRESS_FROM_CHARS = 32 * 1024

/** A KV entry as text, the value of a large one compressed. KV's bulk read knows text only, so its bytes are base64. */
export async function compressEntry(entry: { value: unknown }, text: string): Promise<string> {
  if (text.length < COMPRESS_FROM_CHARS) return text
  const { value, ...head } = entry
  const bytes = await new Response(
    streamThrough(JSON.stringify(value), new CompressionStream('gzip')),
  ).bytes()
  return JSON.stringify({ ...head, gzip: bytes.toBase64() })
}

/** An entry as it was before it was packed; one that cannot be unpacked has no value. */
export async function decompressEntry(kept: unknown): Promise<unknown> {
  if (!isRecord(kept) || typeof kept.gzip !== 'string') return kept
  const { gzip, ...head } = kept
  try {
    return {
      ...head,
      value: await new Response(
        streamThrough(Uint8Array.fromBase64(gzip), new DecompressionStream('gzip')),
      ).json(),
    }
  } catch {
    return head
  }
}

const streamThrough = (
  body: BodyInit,
  stream: CompressionStream | DecompressionStream,
): ReadableStream | null => new Response(body).body?.pipeThrough(stream) ?? null

import { isRecord } from '../../shared/is-record.ts'

/** Values with less JSON than this cost more to decompress than compression saves. */
const COMPRESS_FROM_CHARS = 32 * 1024

/** A KV entry as text; the value of a large one is compressed. The bytes are base64, since KV's bulk read returns text only. */
export async function compressEntry(entry: { value: unknown }, text: string): Promise<string> {
  if (text.length < COMPRESS_FROM_CHARS) return text
  const { value, ...head } = entry
  const bytes = await new Response(
    streamThrough(JSON.stringify(value), new CompressionStream('gzip')),
  ).bytes()
  return JSON.stringify({ ...head, gzip: bytes.toBase64() })
}

/** An entry as it was before compression; one that cannot be decompressed has no value. */
export async function decompressEntry(stored: unknown): Promise<unknown> {
  if (!isRecord(stored) || typeof stored.gzip !== 'string') return stored
  const { gzip, ...head } = stored
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

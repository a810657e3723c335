import { MAX_FILE_BYTES } from '../../../shared/files/file-type.ts'
import { concat, type Bytes } from '../../http/bytes.ts'

/** Smaller files are read before the response starts, so that they can be cached and resized. */
const SMALL_ASSET_BYTES = 8 * 1024 * 1024

export interface AssetBody {
  /** All of a small asset. */
  start: Bytes
  /** What follows in a larger one; its bytes are counted, since a length header may lie. */
  rest: ReadableStream<Uint8Array> | null
}

/** Reads a small body whole, and the beginning of a larger one. Throws when it breaks off before. */
export async function readAsset(
  body: ReadableStream<Uint8Array>,
  small = SMALL_ASSET_BYTES,
  max = MAX_FILE_BYTES,
): Promise<AssetBody> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  while (bytes <= small) {
    const { done, value } = await reader.read()
    if (done) return { start: concat(chunks), rest: null }
    bytes += value.byteLength
    chunks.push(value)
  }
  return { start: concat(chunks), rest: limited(reader, max - bytes) }
}

function limited(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  max: number,
): ReadableStream<Uint8Array> {
  let left = max
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) return controller.close()
      left -= value.byteLength
      if (left >= 0) return controller.enqueue(value)
      await reader.cancel().catch(() => undefined)
      controller.error(new Error('asset too large'))
    },
    cancel: reason => reader.cancel(reason),
  })
}

/** The whole asset as one stream. */
export function streamOf({ start, rest }: AssetBody): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  void (async () => {
    const writer = writable.getWriter()
    await writer.write(start)
    writer.releaseLock()
    await (rest ? rest.pipeTo(writable) : writable.close())
  })().catch(() => undefined)
  return readable
}

import { concat, type Bytes } from '../http/bytes.ts'

/** The whole body; null where it broke off. The visitor keeps what came, without an error at its end. */
export async function pump(
  source: ReadableStream<Uint8Array>,
  target: WritableStream<Uint8Array>,
): Promise<Bytes | null> {
  const writer = target.getWriter()
  const chunks: Uint8Array[] = []
  let isRead = true
  let isWhole = true
  try {
    for await (const chunk of source) {
      chunks.push(chunk)
      if (isRead)
        await writer.write(chunk).catch(() => {
          isRead = false
        })
    }
  } catch {
    isWhole = false
  }
  if (isRead) await writer.close().catch(() => undefined)
  return isWhole ? concat(chunks) : null
}

/** A page as its visitor shall get it: one that breaks off, so that no cache stores it, just ends. */
export function withoutBreak(
  page: Response,
  waitUntil: (work: Promise<unknown>) => void,
): Response {
  if (!page.body) return page
  const { readable, writable } = new IdentityTransformStream()
  waitUntil(pump(page.body, writable))
  return new Response(readable, page)
}

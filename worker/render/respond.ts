import { concat, type Bytes } from '../http/bytes.ts'
import type { Chunk, DeferredBytes } from './slots.ts'
import { IS_LATE } from '../page-cache/browser-response.ts'
import { shortLived } from '../page-cache/policies.ts'

/** How long the page waits for its deferred blocks, to be one body with a length and an ETag. */
const WAIT_MS = 40

interface RespondOptions {
  status: number
  headers: Headers
  isLate: true | undefined
  waitUntil: (work: Promise<unknown>) => void
  /** Whether all that the page was made of so far is what the API says now. */
  isTrue: () => boolean
}

/**
 * Chunks as one response in document order. Where all are there within 40 ms: one body with Content-Length, a strong
 * ETag and the full policy. Otherwise streamed, without ETag; a page whose last parts are not true breaks off after its
 * last byte, which no cache stores (PAGE-6, CACHE-30).
 */
export async function respondWithChunks(
  chunks: Chunk[],
  { status, headers, isLate, waitUntil, isTrue }: RespondOptions,
): Promise<Response> {
  const settled = await settleWithin(chunks)
  if (settled) {
    const body = concat(settled.map(chunk => (chunk instanceof Uint8Array ? chunk : chunk.bytes)))
    if (settled.some(chunk => !(chunk instanceof Uint8Array) && chunk.failed))
      shortenLifetime(headers)
    headers.set('Content-Length', String(body.byteLength))
    headers.set('ETag', await strongETag(body))
    return new Response(body, { status, headers })
  }
  if (isLate) headers.set(IS_LATE, '1')
  const isShared = headers.get('Cache-Control')?.includes('public') ?? false
  const wasTrue = isTrue()
  const { readable, writable } = new IdentityTransformStream()
  waitUntil(
    writeChunks(chunks, writable, isWhole => !isShared || (isWhole && isTrue() === wasTrue)).catch(
      () => undefined,
    ),
  )
  return new Response(readable, { status, headers })
}

/** Leaves a personal page as it is: it must not become a shared one. */
function shortenLifetime(headers: Headers): void {
  const policy = headers.get('Cache-Control')
  if (policy?.includes('public')) headers.set('Cache-Control', shortLived(policy))
}

async function settleWithin(chunks: Chunk[]): Promise<(Bytes | DeferredBytes)[] | null> {
  if (chunks.every(isReady)) return chunks
  const timeout = new Promise<null>(resolve => setTimeout(resolve, WAIT_MS, null))
  return Promise.race([Promise.all(chunks), timeout])
}

/** Joins what is ready up to the next block that is still pending: each write has a cost of its own. */
async function writeChunks(
  chunks: Chunk[],
  writable: WritableStream<Uint8Array>,
  mayEnd: (isWhole: boolean) => boolean,
): Promise<void> {
  const writer = writable.getWriter()
  let isWhole = true
  let ready: Bytes[] = []
  for (const chunk of chunks) {
    if (chunk instanceof Uint8Array) ready.push(chunk)
    else {
      const settled = await Promise.race([chunk, Promise.resolve(null)])
      if (!settled) {
        await writer.write(concat(ready))
        ready = []
      }
      const { bytes, failed } = settled ?? (await chunk)
      isWhole &&= !failed
      ready.push(bytes)
    }
  }
  await writer.write(concat(ready))
  if (mayEnd(isWhole)) await writer.close()
  else await writer.abort(new Error('not all of the page arrived'))
}

const isReady = (chunk: Chunk): chunk is Bytes => chunk instanceof Uint8Array

/** The same for the same bytes. */
export async function strongETag(body: Bytes): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body)
  return `"${btoa(String.fromCharCode(...new Uint8Array(digest, 0, 12))).replace(/[+/=]/g, '')}"`
}

import { concat, type Bytes } from '../http/bytes.ts'
import type { DeferredBytes, Chunk } from './stream.tsx'
import { SHORT_LIVED } from '../page-cache/policies.ts'

/** How long the whole page waits for its late blocks, so that it can be one body with a length and a tag. */
const WAIT_MS = 40

interface RespondOptions {
  status: number
  headers: Headers
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * Pieces as one response in document order. All at hand within 40 ms: one body, Content-Length, a strong
 * ETag over the bytes and the full policy. Otherwise streamed, without ETag, to be kept for 10 s (PAGE-6, CACHE-30).
 */
export async function respondWithChunks(
  pieces: Chunk[],
  { status, headers, waitUntil }: RespondOptions,
): Promise<Response> {
  const settled = await settleWithin(pieces)
  if (settled) {
    const body = concat(settled.map(part => (part instanceof Uint8Array ? part : part.bytes)))
    if (settled.some(part => !(part instanceof Uint8Array) && part.failed)) shortenLifetime(headers)
    headers.set('Content-Length', String(body.byteLength))
    headers.set('ETag', await strongETag(body))
    return new Response(body, { status, headers })
  }
  shortenLifetime(headers)
  const { readable, writable } = new IdentityTransformStream()
  waitUntil(writeChunks(pieces, writable).catch(() => undefined))
  return new Response(readable, { status, headers })
}

/** Never makes a personal page a shared one. */
function shortenLifetime(headers: Headers): void {
  if (headers.get('Cache-Control')?.includes('public')) headers.set('Cache-Control', SHORT_LIVED)
}

async function settleWithin(pieces: Chunk[]): Promise<(Bytes | DeferredBytes)[] | null> {
  if (pieces.every(isReady)) return pieces
  const waiting = new Promise<null>(resolve => setTimeout(resolve, WAIT_MS, null))
  return Promise.race([Promise.all(pieces), waiting])
}

/** Joins up to the next block that is really pending: a write costs more than its bytes. */
async function writeChunks(pieces: Chunk[], writable: WritableStream<Uint8Array>): Promise<void> {
  const writer = writable.getWriter()
  let ready: Bytes[] = []
  for (const piece of pieces) {
    if (piece instanceof Uint8Array) ready.push(piece)
    else {
      const soon = await Promise.race([piece, Promise.resolve(null)])
      if (!soon) {
        await writer.write(concat(ready))
        ready = []
      }
      ready.push((soon ?? (await piece)).bytes)
    }
  }
  await writer.write(concat(ready))
  await writer.close()
}

const isReady = (piece: Chunk): piece is Bytes => piece instanceof Uint8Array

async function strongETag(body: Bytes): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body)
  return `"${btoa(String.fromCharCode(...new Uint8Array(digest, 0, 12))).replace(/[+/=]/g, '')}"`
}

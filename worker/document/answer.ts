import { concat, type Bytes } from './bytes.ts'
import type { LateBytes, Piece } from './holes.tsx'
import { HURRIED } from './page-policies.ts'

/** How long the whole page waits for its late blocks, so that it can be one body with a length and a tag. */
const WAIT_MS = 40

interface AnswerOptions {
  status: number
  headers: Headers
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * Pieces as one response in document order. All at hand within 40 ms: one body, Content-Length, a strong
 * ETag over the bytes and the full policy. Otherwise streamed, without ETag, to be kept for 10 s (design 5).
 */
export async function answerPieces(
  pieces: Piece[],
  { status, headers, waitUntil }: AnswerOptions,
): Promise<Response> {
  const settled = await settleWithin(pieces)
  if (settled) {
    const body = concat(settled.map(part => (part instanceof Uint8Array ? part : part.bytes)))
    if (settled.some(part => !(part instanceof Uint8Array) && part.failed)) hurry(headers)
    headers.set('Content-Length', String(body.byteLength))
    headers.set('ETag', await strongTag(body))
    return new Response(body, { status, headers })
  }
  hurry(headers)
  const { readable, writable } = new IdentityTransformStream()
  waitUntil(write(pieces, writable).catch(() => undefined))
  return new Response(readable, { status, headers })
}

/** Never makes a personal page a shared one. */
function hurry(headers: Headers): void {
  if (headers.get('Cache-Control')?.includes('public')) headers.set('Cache-Control', HURRIED)
}

async function settleWithin(pieces: Piece[]): Promise<(Bytes | LateBytes)[] | null> {
  if (pieces.every(isReady)) return pieces
  const waiting = new Promise<null>(resolve => setTimeout(resolve, WAIT_MS, null))
  return Promise.race([Promise.all(pieces), waiting])
}

/** Joins up to the next block that is really pending: a write costs more than its bytes. */
async function write(pieces: Piece[], writable: WritableStream<Uint8Array>): Promise<void> {
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

const isReady = (piece: Piece): piece is Bytes => piece instanceof Uint8Array

async function strongTag(body: Bytes): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body)
  return `"${btoa(String.fromCharCode(...new Uint8Array(digest, 0, 12))).replace(/[+/=]/g, '')}"`
}

import { isEncoded } from '../../shared/encoded-body.ts'
import type { Call } from './calls.ts'
import { CallRefused } from './refusal.ts'

/** What a call takes of a request; its body still streams, and is counted. */
export interface Body {
  stream: ReadableStream | null
  type: string
  /** Whether it broke off because it was too long. */
  isTooLong(): boolean
}

/** Refuses a body that its head says is none of this call. Throws CallRefused: 413, 415. */
export function refuseBody(
  { headers }: Request,
  { maxBytes, types = [] }: Pick<Call, 'maxBytes' | 'types'>,
): void {
  if (isEncoded(headers)) throw new CallRefused(415, 'The body must not be compressed')
  const media = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (types.length > 0 && !types.includes(media))
    throw new CallRefused(415, `The body must be ${types.join(' or ')}`, { field: 'Content-Type' })
  if (Number(headers.get('Content-Length')) > maxBytes) throw tooLong(maxBytes)
}

/** Throws CallRefused: 413, 415. */
export function bodyOf(request: Request, call: Pick<Call, 'maxBytes' | 'types'>): Body {
  refuseBody(request, call)
  const { maxBytes } = call
  const type = request.headers.get('Content-Type') ?? ''
  if (!request.body || maxBytes === 0) return { stream: null, type, isTooLong: () => false }
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(tooLong(maxBytes))
      else controller.enqueue(chunk)
    },
  })
  const stream = request.body.pipeThrough(counter)
  return { stream, type, isTooLong: () => bytes > maxBytes }
}

export const tooLong = (maxBytes: number): CallRefused =>
  new CallRefused(
    'too-large',
    `The body has at most ${maxBytes >= 1e6 ? `${maxBytes / 1e6} MB` : `${Math.floor(maxBytes / 1000)} kB`}`,
  )

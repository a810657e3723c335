/** A body on its way to another Worker. */
export interface PassedBody {
  stream: ReadableStream<Uint8Array>
  /** Aborted where it broke off: the call is to be given up. */
  signal: AbortSignal
}

/**
 * The same body for another Worker, which takes one that breaks off for one that has ended: so one of a stated length breaks
 * off there too, and any other never ends (API-66). `length`: 0: none is stated.
 */
export function passedBody(body: ReadableStream<Uint8Array>, length: number): PassedBody {
  const call = new AbortController()
  const { signal } = call
  if (length > 0) return { stream: body.pipeThrough(new FixedLengthStream(length)), signal }
  const reader = body.getReader()
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await reader.read().catch((error: unknown) => call.abort(error))
      if (!next) return new Promise<void>(() => undefined)
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: reason => reader.cancel(reason),
  })
  return { stream, signal }
}

/** Rejects once the signal is aborted, whatever becomes of the work. */
export const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    }),
  ])

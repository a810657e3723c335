/** Longer than any row that an export may hold. */
const MAX_LINE_LENGTH = 4_000_000

/**
 * A body's lines, without their ends; what is not asked for stays in the body. Throws for one that is too long, and for bytes
 * that are not UTF-8.
 */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  let rest = ''
  for await (const chunk of body.values({ preventCancel: true })) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE_LENGTH) throw new RangeError('a line is too long')
    yield* lines
  }
  rest += decoder.decode()
  if (rest) yield rest
}

/** What a generator gives, as a body; what it throws breaks the stream. */
export const streamOf = (chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: async () => void (await chunks.return(undefined)),
  })

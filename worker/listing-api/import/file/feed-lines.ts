import { linesOf, MAX_LINE_LENGTH, type NumberedLine } from '../line-reader.ts'
import { decodedText } from './decoded-text.ts'
import { RefusedFeed, wrongKind } from './file-kind.ts'

/** The lines of a feed. Throws a RefusedFeed for what is no text, and for what is no feed by its first line (IMPORT-59). */
export async function* feedLines(body: ReadableStream<Uint8Array>): AsyncGenerator<NumberedLine> {
  let isFirst = true
  for await (const line of linesOf(decodedText(body), MAX_LINE_LENGTH)) {
    const kind = isFirst ? wrongKind(line.text) : null
    if (kind) throw new RefusedFeed(line.number, kind)
    isFirst = false
    yield line
  }
}

/** Characters. Longer lines are cut. */
export const MAX_LINE_LENGTH = 200_000

export interface NumberedLine {
  number: number
  text: string
}

/** The lines of a body as it streams in, without blank ones; holds at most one line and a chunk. */
export const readLines = (
  body: ReadableStream<Uint8Array>,
  maxLength = MAX_LINE_LENGTH,
): AsyncGenerator<NumberedLine> => linesOf(textsOf(body), maxLength)

async function* textsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true })
}

/** The same of a text in pieces. */
export async function* linesOf(
  texts: AsyncIterable<string>,
  maxLength: number,
): AsyncGenerator<NumberedLine> {
  let number = 1
  let rest = ''
  for await (const text of texts) {
    const parts = text.split('\n')
    for (const [index, part] of parts.entries()) {
      rest = (rest + part).slice(0, maxLength)
      if (index === parts.length - 1) break
      if (rest.trim() !== '') yield { number, text: rest.trim() }
      number += 1
      rest = ''
    }
  }
  if (rest.trim() !== '') yield { number, text: rest.trim() }
}

/** Batches of at most `maxLines` lines and about `maxCharacters` characters, since a database value is limited. */
export async function* inBatches(
  lines: AsyncIterable<NumberedLine>,
  maxLines: number,
  maxCharacters: number,
): AsyncGenerator<NumberedLine[]> {
  let batch: NumberedLine[] = []
  let length = 0
  for await (const line of lines) {
    batch.push(line)
    length += line.text.length
    if (batch.length < maxLines && length < maxCharacters) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}

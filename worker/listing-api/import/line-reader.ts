/** Letters of the longest line; what is longer arrives cut, and is then no JSON. */
const MAX_LINE_LENGTH = 200_000

export interface NumberedLine {
  number: number
  text: string
}

/** The lines of a body as it comes in, blank ones left out, never holding more than one line and a piece. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<NumberedLine> {
  let number = 1
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    const pieces = decoder.decode(bytes, { stream: true }).split('\n')
    for (const [index, piece] of pieces.entries()) {
      rest = (rest + piece).slice(0, MAX_LINE_LENGTH)
      if (index === pieces.length - 1) break
      if (rest.trim() !== '') yield { number, text: rest.trim() }
      number += 1
      rest = ''
    }
  }
  if (rest.trim() !== '') yield { number, text: rest.trim() }
}

/** Lines in groups of at most so many lines, and about so many letters: what goes into one value has its limit. */
export async function* inBatches(
  lines: AsyncIterable<NumberedLine>,
  most: number,
  letters: number,
): AsyncGenerator<NumberedLine[]> {
  let group: NumberedLine[] = []
  let length = 0
  for await (const line of lines) {
    group.push(line)
    length += line.text.length
    if (group.length < most && length < letters) continue
    yield group
    group = []
    length = 0
  }
  if (group.length > 0) yield group
}

import type { Ask } from '../store/ask.ts'
import { parseLine, type Rejection } from './feed-line.ts'
import { inBatches, readLines, type NumberedLine } from './line-reader.ts'
import type { LineMark, StagedLine } from './stage.ts'

/** Lines that are compared at once; only their names and digests are sent. */
const BATCH_LINES = 200
const BATCH_CHARACTERS = 600_000
/** Lines that are staged at once, so that a search in between waits no longer than it takes itself. */
const SLICE_LINES = 25
const SLICE_CHARACTERS = 150_000

export interface ReadFeed {
  rejected: Rejection[]
  /** The sender's ids of all lines that have one, refused ones too: their estates are not absent. */
  named: ReadonlyMap<string, number>
  /** A rejected line had no id, so no estate may be considered absent. */
  hasUnidentifiedLines: boolean
  created: number
  updated: number
  unchanged: number
}

/** Reads a whole feed and stages what is new or changed, before any of it is applied. */
export async function readFeed(
  ask: Ask,
  run: string,
  body: ReadableStream<Uint8Array>,
): Promise<ReadFeed> {
  const named = new Map<string, number>()
  const feed = {
    rejected: [] as Rejection[],
    named,
    hasUnidentifiedLines: false,
    created: 0,
    updated: 0,
    unchanged: 0,
  }
  for await (const lines of inBatches(readLines(body), BATCH_LINES, BATCH_CHARACTERS)) {
    const read = (await Promise.all(lines.map(line => toRead(line, named, feed)))).filter(
      line => line !== null,
    )
    const known = await ask(
      'compareLines',
      read.map((line): LineMark => [line.externalId, line.digest, line.parentExternalId]),
    )
    const staged: StagedLine[] = []
    for (const [index, line] of read.entries()) {
      const { knownId = null, isSame = false, hasProject = false } = known[index] ?? {}
      if (isSame) feed.unchanged++
      else if (knownId === null) feed.created++
      else feed.updated++
      if (!isSame || !hasProject) staged.push({ ...line, knownId, isSame })
    }
    for (const slice of slicesOf(staged)) await ask('stageLines', run, slice)
  }
  return feed
}

type ReadLine = Omit<StagedLine, 'knownId' | 'isSame'>

async function toRead(
  { number, text }: NumberedLine,
  named: Map<string, number>,
  feed: { rejected: Rejection[]; hasUnidentifiedLines: boolean },
): Promise<ReadLine | null> {
  const line = parseLine(text)
  const earlier = line.externalId === null ? undefined : named.get(line.externalId)
  if (line.externalId === null) feed.hasUnidentifiedLines = true
  else if (earlier === undefined) named.set(line.externalId, number)
  if ('message' in line) {
    feed.rejected.push({ line: number, field: line.field, message: line.message })
    return null
  }
  if (earlier !== undefined) {
    feed.rejected.push({
      line: number,
      field: 'externalId',
      message: `Duplicate of line ${earlier}`,
    })
    return null
  }
  const { externalId, parentExternalId, estate } = line
  const digest = await digestOf(text)
  return { line: number, externalId, parentExternalId, digest, doc: JSON.stringify(estate) }
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  )
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

function* slicesOf(lines: StagedLine[]): Generator<StagedLine[]> {
  let slice: StagedLine[] = []
  let characters = 0
  for (const line of lines) {
    slice.push(line)
    characters += line.doc.length
    if (slice.length < SLICE_LINES && characters < SLICE_CHARACTERS) continue
    yield slice
    slice = []
    characters = 0
  }
  if (slice.length > 0) yield slice
}

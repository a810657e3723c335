import type { Ask } from '../store/ask.ts'
import { parseLine, type Rejection } from './feed-line.ts'
import { inBatches, readLines, type NumberedLine } from './line-reader.ts'
import type { LineMark, StagedLine } from './stage.ts'

/** Lines that are read, and that are staged, at once: few, so that a search in between waits no longer than it takes itself. */
const SLICE_LINES = 6
const SLICE_CHARACTERS = 80_000
/** Lines that are compared at once: only their names and digests are sent, and calls are limited. */
const COMPARED_LINES = 100

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
  const rejected: Rejection[] = []
  const named = new Map<string, number>()
  const feed = {
    rejected,
    named,
    hasUnidentifiedLines: false,
    created: 0,
    updated: 0,
    unchanged: 0,
  }
  let waiting: ReadLine[] = []
  const flush = async (): Promise<void> => {
    const lines = waiting
    waiting = []
    if (lines.length > 0) await stageNew(ask, run, lines, feed)
  }
  for await (const lines of inBatches(readLines(body), SLICE_LINES, SLICE_CHARACTERS)) {
    for (const line of lines) {
      const read = await toRead(line, named, feed)
      if (read) waiting.push(read)
    }
    if (waiting.length >= COMPARED_LINES) await flush()
    else await scheduler.wait(1)
  }
  await flush()
  return feed
}

/** Compares lines with what is here, and stages those that are new or changed. */
async function stageNew(ask: Ask, run: string, lines: ReadLine[], feed: ReadFeed): Promise<void> {
  const marks = lines.map((line): LineMark => [line.externalId, line.digest, line.parentExternalId])
  const known = await ask('compareLines', marks)
  const staged: StagedLine[] = []
  for (const [index, line] of lines.entries()) {
    const { knownId = null, isSame = false, hasProject = false } = known[index] ?? {}
    if (isSame) feed.unchanged++
    else if (knownId === null) feed.created++
    else feed.updated++
    if (!isSame || !hasProject) staged.push({ ...line, knownId, isSame })
  }
  for (const slice of slicesOf(staged)) await ask('stageLines', run, slice)
}

/** Slices of at most SLICE_LINES and about SLICE_CHARACTERS. */
function slicesOf(lines: StagedLine[]): StagedLine[][] {
  const slices: StagedLine[][] = []
  let characters = Infinity
  for (const line of lines) {
    const last = slices.at(-1)
    if (!last || last.length === SLICE_LINES || characters + line.doc.length > SLICE_CHARACTERS) {
      slices.push([line])
      characters = 0
    } else last.push(line)
    characters += line.doc.length
  }
  return slices
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

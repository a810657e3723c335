import { amountDoubts } from '../../../shared/estate/doubts.ts'
import type { Ask } from '../store/ask.ts'
import { picturesNamed, warnOfAbsent, type NamedPicture } from './absent-pictures.ts'
import { readEstateLine, type ReadLine, type RefusedLine } from './estate-line.ts'
import { emptyFeed, warn, type ReadFeed } from './feed.ts'
import { feedLines } from './file/feed-lines.ts'
import { repeatedKeys } from './line/repeated-keys.ts'
import { inBatches, MAX_LINE_LENGTH, type NumberedLine } from './line-reader.ts'
import { slicesOf } from './file/slices.ts'
import { OLDER, refusalOf, remarksOf, type ComparedLine } from './line/compared-line.ts'
import type { LineMark, StagedLine } from './stage.ts'

/** Lines that are read, and that are staged, at once: few, so that a search in between waits no longer than it takes itself. */
const SLICE_LINES = 6
const SLICE_CHARACTERS = 80_000
/** Lines that are compared at once: only their names and digests are sent, and calls are limited. */
const COMPARED_LINES = 100
/** Raised when lines are read in another way, so that those of the same bytes are read anew. */
const READER = 4

/** Reads a whole feed and stages what is new or changed, before any of it is applied. Throws a RefusedFeed. */
export async function readFeed(
  ask: Ask,
  run: string,
  body: ReadableStream<Uint8Array>,
  progress: { lines: number },
  source: string,
): Promise<ReadFeed> {
  const feed = emptyFeed(source)
  let waiting: ComparedLine[] = []
  let pictures: NamedPicture[] = []
  const flush = async (): Promise<void> => {
    const lines = waiting
    waiting = []
    if (lines.length > 0) await stageNew(ask, run, lines, feed)
    await warnOfAbsent(ask, pictures, feed)
    pictures = []
  }
  for await (const lines of inBatches(feedLines(body), SLICE_LINES, SLICE_CHARACTERS)) {
    for (const line of lines) {
      const read = await toCompared(line, feed, pictures)
      if (read) waiting.push(read)
    }
    progress.lines += lines.length
    if (waiting.length >= COMPARED_LINES) await flush()
    else await scheduler.wait(1)
  }
  await flush()
  return feed
}

/** Compares lines with what is here, and stages those that are new or changed. */
async function stageNew(
  ask: Ask,
  run: string,
  lines: ComparedLine[],
  feed: ReadFeed,
): Promise<void> {
  const marks = lines.map((line): LineMark => [
    line.externalId,
    line.digest,
    line.parentExternalId,
    line.number,
    line.sentAt,
  ])
  const known = await ask('compareLines', feed.source, marks)
  const staged: StagedLine[] = []
  for (const [index, line] of lines.entries()) {
    const found = known[index]
    const refusal = found && refusalOf(line, found)
    if (!found || refusal) {
      if (refusal) feed.rejected.push({ line: line.line, field: 'externalId', message: refusal })
      continue
    }
    if (found.isOlder) {
      warn(feed, { line: line.line, field: 'updatedAt', message: OLDER })
      feed.unchanged++
      continue
    }
    for (const remark of remarksOf(line, found)) warn(feed, { line: line.line, ...remark })
    const { externalId, parentExternalId, knownId, isSame, hasProject } = found
    if (isSame) feed.unchanged++
    else if (knownId === null) feed.created++
    else feed.updated++
    if (!isSame || !hasProject)
      staged.push({ ...line, externalId, parentExternalId, knownId, isSame })
  }
  for (const slice of slicesOf(staged, SLICE_LINES, SLICE_CHARACTERS))
    await ask('stageLines', run, slice)
}

/** A line that writes an estate; null for one that is refused or takes one off. */
async function toCompared(
  { number, text }: NumberedLine,
  feed: ReadFeed,
  pictures: NamedPicture[],
): Promise<ComparedLine | null> {
  const read = await readLine(text)
  const { externalId } = read
  const earlier = externalId === null ? undefined : feed.named.get(externalId)
  if (externalId === null) feed.hasUnidentifiedLines = true
  else if (earlier === undefined) feed.named.set(externalId, number)
  if ('message' in read) {
    feed.rejected.push({ line: number, field: read.field, message: read.message })
    return null
  }
  if (earlier !== undefined) {
    feed.rejected.push({
      line: number,
      field: 'externalId',
      message: `stands twice: line ${earlier} has it too`,
    })
    return null
  }
  if (read.hasOperation) feed.hasOperations = true
  const unusual = read.op === 'delete' ? [] : amountDoubts(read.estate)
  for (const { field, message } of [...read.warnings, ...unusual, ...repeatedKeys(text)])
    warn(feed, { line: number, field, message })
  if (read.op === 'delete') {
    feed.deleted.set(read.externalId, number)
    return null
  }
  pictures.push(...picturesNamed(number, read.estate.pictures))
  return {
    line: number,
    externalId: read.externalId,
    parentExternalId: read.parentExternalId,
    number: read.estate.general.id ?? 0,
    sentAt: read.estate.updatedAt ?? 0,
    hasGuid: read.estate.general.guid != null,
    digest: await digestOf(`${READER}${text}`),
    doc: JSON.stringify(read.estate),
  }
}

async function readLine(text: string): Promise<ReadLine | RefusedLine> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const message =
      text.length < MAX_LINE_LENGTH
        ? 'is not JSON'
        : `is longer than ${MAX_LINE_LENGTH.toLocaleString('en')} letters`
    return { externalId: null, field: 'line', message }
  }
  return readEstateLine(value)
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  )
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

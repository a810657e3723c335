import type { Site } from '../../../shared/site/site.ts'
import { deleteObjects } from '../asset/objects.ts'
import type { Bindings } from '../bindings.ts'
import { STEPS } from '../schema/steps.ts'
import type { TableRow } from '../db/tables.ts'
import { ApiError } from '../http/errors.ts'
import { enterSite, removeKnownSite } from '../http/known-sites.ts'
import { readLines, type NumberedLine } from '../import/line-reader.ts'
import { emptyListings, type Ask } from '../store/ask.ts'
import { CopiedRow, Footer, Header, readCopyLine } from './copy.ts'

/** A row is at most about a megabyte; its line has twice the letters at worst. */
const MAX_LINE_LENGTH = 3_000_000
const SLICE_ROWS = 100
const SLICE_CHARACTERS = 300_000

export interface RestoreReport {
  rows: number
}

/**
 * Puts a copy into an empty site: all of it, or nothing. The site takes the id it is put in under. Throws an ApiError: 409
 * where there is a site already, 413 or 422 with the line that cannot be read.
 */
export async function restoreSite(
  env: Bindings,
  ask: Ask,
  siteId: number,
  body: ReadableStream<Uint8Array>,
): Promise<RestoreReport> {
  const lines = readLines(body, MAX_LINE_LENGTH)
  await readHeader(lines)
  const run = crypto.randomUUID()
  if (!(await ask('beginRestore', run))) {
    await emptyListings(env, siteId)
    await ask('beginRestore', run)
  }
  try {
    const { rows, record } = await restoreRows(ask, run, lines)
    const site: Site = { ...JSON.parse(String(record.row.doc)), id: siteId }
    await enterSite(env.DB, siteId, site.hostnames)
    await ask('finishRestore', run, {
      ...record,
      row: { ...record.row, doc: JSON.stringify(site) },
    })
    return { rows }
  } catch (error) {
    // What files there are of it stay: another copy may name them.
    await emptyListings(env, siteId)
    await removeKnownSite(env.DB, siteId)
    throw error
  }
}

/** Removes a site with everything that is here of it; cut off, it can be made again, as the site is known until the end. */
export async function removeSite(env: Bindings, siteId: number): Promise<void> {
  await emptyListings(env, siteId)
  await deleteObjects(env, siteId)
  await removeKnownSite(env.DB, siteId)
}

async function readHeader(lines: AsyncGenerator<NumberedLine>): Promise<void> {
  const { value } = await lines.next()
  const header = readCopyLine(value ?? { number: 1, text: '' }, Header)
  if (header.step > STEPS.length)
    throw new ApiError('invalid', 'This copy is of a newer version', 'line 1')
}

/** Writes all rows but the site's record, which it returns. */
async function restoreRows(
  ask: Ask,
  run: string,
  lines: AsyncGenerator<NumberedLine>,
): Promise<{ rows: number; record: TableRow }> {
  let slice: TableRow[] = []
  let characters = 0
  let rows = 0
  let record: TableRow | undefined
  const flush = async (): Promise<void> => {
    if (slice.length > 0) await ask('restoreRows', run, slice)
    slice = []
    characters = 0
  }
  for await (const line of lines) {
    if (line.text.startsWith('{"rows":')) {
      if (readCopyLine(line, Footer).rows !== rows || !record) break
      await flush()
      return { rows, record }
    }
    const row = readCopyLine(line, CopiedRow)
    rows++
    if (row.table === 'site') record = row
    else slice.push(row)
    characters += line.text.length
    if (slice.length >= SLICE_ROWS || characters >= SLICE_CHARACTERS) await flush()
  }
  throw new ApiError('invalid', 'This copy is cut off', 'body')
}

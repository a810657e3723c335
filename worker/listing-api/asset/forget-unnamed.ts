import type { Day } from '../../../shared/time/units.ts'
import type { Bindings } from '../bindings.ts'
import type { TableRow } from '../db/tables.ts'
import type { ExportPlace } from '../site/export-slice.ts'
import type { Ask } from '../store/ask.ts'
import { deleteObject } from './objects.ts'
import { NOT_NAMING } from './unnamed.ts'

interface Site {
  env: Pick<Bindings, 'MEDIA'>
  ask: Ask
  siteId: number
}

/** A file's name wherever it stands: in a field, an address, a text, a draft or what a part was before. */
const WORD = /[\w-]+/g

/**
 * Deletes the files of a site that nothing has named for 30 days, with their bytes (UPLOAD-48). All that the site has is
 * read in the slices of its export, and searched here, so that its object does nothing else meanwhile than for a copy.
 */
export async function forgetUnnamed({ env, ask, siteId }: Site, today: Day): Promise<string[]> {
  const unnamed = new Set(await ask('sentNames'))
  let place: ExportPlace | null = null
  while (unnamed.size > 0) {
    const slice: Awaited<ReturnType<typeof sliceFrom>> = await sliceFrom(ask, place)
    for (const line of slice.lines) dropNamed(line, unnamed)
    place = slice.next
    if (!place) break
  }
  const removed: string[] = []
  for (const name of await ask('noteUnnamed', [...unnamed], today)) {
    const removal = await ask('removeUnnamed', name)
    if (!removal) continue
    removed.push(name)
    for (const object of removal.orphans) await deleteObject(env, siteId, object)
  }
  return removed
}

const sliceFrom = (ask: Ask, place: ExportPlace | null) => ask('exportSlice', place)

function dropNamed(line: string, unnamed: Set<string>): void {
  const { table, row }: TableRow = JSON.parse(line)
  if (NOT_NAMING.has(table)) return
  for (const value of Object.values(row))
    if (typeof value === 'string') for (const [word] of value.matchAll(WORD)) unnamed.delete(word)
}

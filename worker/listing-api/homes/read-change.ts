import type { Context } from 'hono'
import type { Estate } from '../../../shared/estate/estate.ts'
import type { HomeChange } from '../../../shared/homes/home-change.ts'
import type { HomeRecord } from '../../../shared/homes/home-record.ts'
import { valueAt, withValues } from '../../../shared/homes/record-path.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { ApiError, changedMeanwhile, notFound } from '../http/errors.ts'
import { readEstateLine } from '../import/estate-line.ts'
import { digestOf } from '../packs/digest.ts'
import type { StoredHome } from './read-home.ts'

/** A home as it is answered, with the tag of this state of it. */
export async function recordOf({ line, ...home }: StoredHome): Promise<HomeRecord> {
  return { ...home, content: JSON.parse(line), tag: await digestOf({ line, ...home }) }
}

/** Refuses what was thought of another state of the home (LAPI-126). */
export async function refuseOther(
  c: Context,
  before: StoredHome | null,
  change: HomeChange,
): Promise<void> {
  if (!before && !change.create) throw notFound('home')
  if (before && change.create) throw new ApiError('conflict', 'is there already', 'externalId')
  const wanted = c.req.header('if-match')?.replaceAll('"', '')
  if (wanted !== undefined && before && wanted !== (await recordOf(before)).tag)
    throw changedMeanwhile('has changed meanwhile')
}

/** The home as the change makes it, read as a line of a feed is; what does not fit of what is set refuses it. */
export async function readChange(
  name: string,
  before: StoredHome | null,
  change: HomeChange,
): Promise<{ estate: Estate; parent: string | null; set: { path: string; value?: unknown }[] }> {
  const line = before ? JSON.parse(before.line) : { general: {} }
  const isFirst = change.state === 'published' && !valueAt(line, 'general.publicationDate')
  const fields = [
    ...(isFirst ? [{ path: 'general.publicationDate', value: toDay(Date.now()) }] : []),
    ...(change.set ?? []),
  ]
  // A draft may lack its town still, and a home that lacked it before may be changed otherwise.
  const isShown = before?.state === 'online' || before?.state === 'hidden'
  const moves = fields.some(({ path }) => path.startsWith('general.address'))
  const mayLackPlace = change.state !== 'published' && !(isShown && moves)
  const read = await readEstateLine(withValues(line, fields), { name, mayLackPlace })
  if ('message' in read) throw new ApiError(400, read.message, read.field)
  if (read.op === 'delete') throw new ApiError(400, "must not be 'delete'", 'op')
  for (const { field, message } of read.warnings)
    if (fields.some(({ path }) => `${field}.`.startsWith(`${path}.`)))
      throw new ApiError(400, message, field)
  return {
    estate: read.estate,
    parent: read.parentExternalId,
    set: fields.map(({ path }) => ({ path, value: valueAt(read.estate, path) })),
  }
}

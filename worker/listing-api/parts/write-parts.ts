import type { Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import { ApiError, changedMeanwhile, notFound } from '../http/errors.ts'
import { countSingle, type SingleChange } from '../import/single-homes.ts'
import { writePlaces } from '../place/write-places.ts'
import { findSite, takeOwnId } from '../site/queries.ts'
import { RolledBack } from '../store/rolled-back.ts'
import type { Written } from './part-kind.ts'
import { partAt } from './parts.ts'
import { readPart } from './read-parts.ts'
import { dropDraft } from './single/drafts.ts'
import { keepVersion } from './single/versions.ts'

/** A part as a call sends it; null removes it. */
export interface SentPart {
  path: string
  content: unknown
}

export interface WriteRequest {
  siteId: number
  parts: SentPart[]
  now: Seconds
  /** Says what would change, and changes nothing. */
  isTrial: boolean
  origin?: string | undefined
  /** Own id of the agency, for a site that is made. */
  agency?: string | undefined
  /** Sender's ids of homes that the same request brings. */
  coming?: string[]
  /** Who acts, for the history of each part. */
  by?: string
  /** What the only part has to be at this moment; null: not there. */
  expected?: string | null | undefined
  /** The call is about one part: what it names has to be here already. */
  isAlone?: boolean
}

interface RefusedPart {
  path: string
  status: ApiError['status']
  field: string | undefined
  message: string
}

export interface WriteOutcome {
  written: (Written & { path: string; isRemoved: boolean })[]
  refused: RefusedPart[]
}

/** Writes and removes parts in one transaction; with a part refused, or as a trial, nothing of it stays (LAPI-92, LAPI-95). */
export function writeParts(db: Database, request: WriteRequest): WriteOutcome {
  const { parts, isTrial, siteId, now, origin } = request
  const coming = new Set(request.coming)
  const outcome: WriteOutcome = { written: [], refused: [] }
  const last: (() => void)[] = []
  const attempt = (path: string, work: () => void): void => {
    try {
      work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, field, message } = error
      outcome.refused.push({ path, status, field, message })
    }
  }
  const later = (path: string, work: () => void): void => {
    last.push(() => attempt(path, work))
  }
  // Removed ones first, so that another part can take an address that one gives up.
  for (const { path, content } of parts.toSorted(removedFirst))
    attempt(path, () => {
      const part = partAt(path)
      if (!part) throw new ApiError(400, 'is no part of a pack', 'path')
      const context = {
        siteId,
        now,
        origin,
        coming,
        isAlone: request.isAlone ?? false,
        later: (work: () => void) => later(path, work),
      }
      const before = readPart(db, path)?.content ?? null
      if (request.expected !== undefined && request.expected !== before)
        throw changedMeanwhile('has been changed since it was read', 'If-Match')
      const written =
        content === null
          ? part.kind.remove(db, part.name, context)
          : part.kind.write(db, part.name, content, context)
      if (written.changed && before !== null)
        keepVersion(db, { path, at: now, by: request.by ?? 'api', content: before })
      if (content === null) dropDraft(db, path)
      if (request.isAlone && path.startsWith('estates/') && !request.by?.startsWith('person '))
        countSingle(db, changeOf(written, before, content), now)
      outcome.written.push({ path, isRemoved: content === null, ...written })
    })
  for (const work of last) work()
  if (isTrial || outcome.refused.length > 0) throw new RolledBack(outcome)
  return outcome
}

function changeOf({ changed }: Written, before: string | null, content: unknown): SingleChange {
  if (!changed) return 'unchanged'
  if (content === null) return 'archived'
  return before === null ? 'created' : 'updated'
}

const removedFirst = (a: SentPart, b: SentPart): number =>
  Number(b.content === null) - Number(a.content === null)

/** A restore of which nothing was heard for so long was broken off. */
const STALE_SECONDS = 15 * 60

/**
 * Writes the parts of a site that may not be there yet, its record among them. null: something is left here of a restore
 * that was broken off, to be deleted first. Throws an ApiError of 409 while a site is being put in.
 */
export function makeSite(db: Database, request: WriteRequest): WriteOutcome | null {
  if (findSite(db)) return writeParts(db, request)
  const restore = db.first<{ heard: number }>(sql`SELECT heard_at AS heard FROM restore_run`)
  if (restore && restore.heard > request.now - STALE_SECONDS)
    throw new ApiError('conflict', 'This site is being restored')
  if (restore) return null
  if (!request.parts.some(({ path }) => path === 'site.json')) throw notFound('site')
  writePlaces(db)
  if (request.agency !== undefined) takeOwnId(db, request.agency)
  return writeParts(db, request)
}

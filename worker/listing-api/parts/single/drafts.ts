import type { Seconds } from '../../../../shared/time/units.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../../store/sql.ts'
import { ApiError, changedMeanwhile } from '../../http/errors.ts'
import { pageNames } from '../kinds/pages.ts'

/** What somebody writes at a part that is not published yet. */
export interface PartDraft {
  path: string
  /** JSON. */
  content: string
  by: string
  at: Seconds
  basedOn: string
}

/** At once: as many as a site has pages, and its other files. */
const MOST_DRAFTS = 600

export const findDraft = (db: Database, path: string): PartDraft | null =>
  db.first<PartDraft>(
    sql`SELECT path, content, by, at, based_on AS basedOn FROM part_draft WHERE path = ${path}`,
  )

/** `expected`: what the draft has to be at this moment, null: none; absent: anything. Throws an ApiError of 409 or 412. */
export function saveDraft(db: Database, draft: PartDraft, expected?: string | null): void {
  refuseOther(db, draft.path, expected)
  const { count } = db.first<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM part_draft WHERE path <> ${draft.path}`,
  ) ?? { count: 0 }
  if (count >= MOST_DRAFTS)
    throw new ApiError('conflict', `must not be: a site has at most ${MOST_DRAFTS} drafts`, 'body')
  const { path, content, by, at, basedOn } = draft
  db.write(
    sql`INSERT OR REPLACE INTO part_draft (path, content, by, at, based_on)
    VALUES (${path}, ${content}, ${by}, ${at}, ${basedOn})`,
  )
}

/** Whether there was one. */
export function dropDraft(db: Database, path: string, expected?: string | null): boolean {
  refuseOther(db, path, expected)
  return db.change(sql`DELETE FROM part_draft WHERE path = ${path}`) > 0
}

function refuseOther(db: Database, path: string, expected: string | null | undefined): void {
  if (expected === undefined || (findDraft(db, path)?.content ?? null) === expected) return
  throw changedMeanwhile('has been changed since it was read', 'If-Match')
}

/** All pages by the names of their files, without sections, with who drafts them. */
export function listNamedPages(db: Database) {
  const names = pageNames(db)
  const drafts = new Map(
    db
      .rows<Pick<PartDraft, 'path' | 'by' | 'at'>>(sql`SELECT path, by, at FROM part_draft`)
      .map(({ path, by, at }) => [path, { by, at }]),
  )
  return db
    .rows<{ id: number; head: string }>(sql`SELECT id, head FROM page ORDER BY id`)
    .map(({ id, head }) => {
      const name = names.get(id) ?? ''
      return { name, head, draft: drafts.get(`pages/${name}.json`) ?? null }
    })
}

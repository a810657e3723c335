import { completedOne } from '../asset/complete.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import { pageNames } from '../parts/kinds/pages.ts'
import { findDraft } from '../parts/single/drafts.ts'

/** `drafts`: includes unpublished pages. */
export const listPages = (db: Database, drafts = false) =>
  db.rows<{ head: string }>(
    sql`SELECT head FROM page WHERE published >= ${drafts ? 0 : 1} ORDER BY id`,
  )

export const findPage = (db: Database, id: number) =>
  withFiles(
    db,
    db.first<{ doc: string }>(sql`SELECT doc FROM page WHERE id = ${id} AND published = 1`),
  )

/** `url`: the language and the path after it, 'nl' or 'nl/te-koop'. `isNext`: as its draft has it, where there is one. */
export function findPageByUrl(
  db: Database,
  url: string,
  drafts = false,
  isNext = false,
): { doc: string } | null {
  const row = db.first<{ id: number; doc: string }>(
    sql`
      SELECT p.id, p.doc FROM page_url u JOIN page p ON p.id = u.page_id
      WHERE u.url = ${url} AND p.published >= ${drafts ? 0 : 1}`,
  )
  if (!row || !isNext) return withFiles(db, row)
  const draft = findDraft(db, `pages/${pageNames(db).get(row.id)}.json`)
  if (!draft) return withFiles(db, row)
  // Under the address that it has, until the other is published.
  const { id, url: address } = JSON.parse(row.doc)
  return withFiles(db, { doc: JSON.stringify({ ...JSON.parse(draft.content), id, url: address }) })
}

const withFiles = (db: Database, found: { doc: string } | null): { doc: string } | null =>
  found && { doc: completedOne(db, found.doc) }

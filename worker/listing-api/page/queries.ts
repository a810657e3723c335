import { completedOne } from '../asset/complete.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

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

/** `url`: the language and the path after it, 'nl' or 'nl/te-koop'. */
export const findPageByUrl = (db: Database, url: string, drafts = false) =>
  withFiles(
    db,
    db.first<{ doc: string }>(
      sql`
      SELECT p.doc FROM page_url u JOIN page p ON p.id = u.page_id
      WHERE u.url = ${url} AND p.published >= ${drafts ? 0 : 1}`,
    ),
  )

const withFiles = (db: Database, found: { doc: string } | null): { doc: string } | null =>
  found && { doc: completedOne(db, found.doc) }

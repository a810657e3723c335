import { first, rows, sql } from '../db/sql.ts'

/** `drafts`: includes unpublished pages. */
export const listPages = (db: D1Database, site: number, drafts = false) =>
  rows<{ head: string }>(
    db,
    sql`SELECT head FROM page WHERE site_id = ${site} AND published >= ${drafts ? 0 : 1} ORDER BY id`,
  )

export const findPage = (db: D1Database, site: number, id: number) =>
  first<{ doc: string }>(
    db,
    sql`SELECT doc FROM page WHERE site_id = ${site} AND id = ${id} AND published = 1`,
  )

/** `url`: the language and the path after it, 'nl' or 'nl/te-koop'. */
export const findPageByUrl = (db: D1Database, site: number, url: string, drafts = false) =>
  first<{ doc: string }>(
    db,
    sql`
    SELECT p.doc FROM page_url u JOIN page p ON p.site_id = u.site_id AND p.id = u.page_id
    WHERE u.site_id = ${site} AND u.url = ${url} AND p.published >= ${drafts ? 0 : 1}`,
  )

import type { Locale } from '../../../shared/locale.ts'
import { first, sql } from '../db/sql.ts'

export const findMessages = (db: D1Database, site: number, locale: Locale) =>
  first<{ words: string }>(
    db,
    sql`SELECT words FROM translation WHERE site_id = ${site} AND locale = ${locale}`,
  )

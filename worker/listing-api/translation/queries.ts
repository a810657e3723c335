import type { Locale } from '../../../shared/locale.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'

export const findMessages = (db: Database, locale: Locale) =>
  db.first<{ words: string }>(sql`SELECT words FROM translation WHERE locale = ${locale}`)

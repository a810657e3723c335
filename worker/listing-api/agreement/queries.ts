import { localize, type Locale } from '../../../shared/locale.ts'
import type { Agreement } from '../../../shared/content/page.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'

/** Agreements to accept, in one language. */
export const listAgreements = (db: Database, locale: Locale): Agreement[] =>
  db.rows<{ doc: string }>(sql`SELECT doc FROM agreement ORDER BY id`).map(row => {
    const { name, text, ...rest } = JSON.parse(row.doc)
    return { ...rest, name: localize(name, locale) ?? '', text: localize(text, locale) ?? '' }
  })

import { localize, type Locale } from '../../../shared/locale.ts'
import type { Agreement } from '../../../shared/content/page.ts'
import { rows, sql } from '../db/sql.ts'

/** Agreements to accept, in one language. */
export async function listAgreements(
  db: D1Database,
  site: number,
  locale: Locale,
): Promise<Agreement[]> {
  const found = await rows<{ doc: string }>(
    db,
    sql`SELECT doc FROM agreement WHERE site_id = ${site} ORDER BY id`,
  )
  return found.map(row => {
    const { name, text, ...rest } = JSON.parse(row.doc)
    return { ...rest, name: localize(name, locale) ?? '', text: localize(text, locale) ?? '' }
  })
}

import type { Database } from './database.ts'
import { sql } from '../../store/sql.ts'

/** A home's page is found by a number of up to ten digits (API-20, IMPORT-101). */
export const LAST_NUMBER = 9_999_999_999

/** The number after the highest that is followed by a free one, and that is none of these. */
export function nextNumber(db: Database, used: ReadonlySet<number> = new Set()): number {
  for (let below = LAST_NUMBER; ;) {
    const before = db.first<{ id: number }>(
      sql`SELECT id FROM estate WHERE id < ${below} AND NOT EXISTS (SELECT 1 FROM estate AS other WHERE other.id = estate.id + 1)
      ORDER BY id DESC LIMIT 1`,
    )
    below = before?.id ?? 0
    let number = below + 1
    while (used.has(number) || isNumberTaken(db, number)) number++
    if (number <= LAST_NUMBER) return number
  }
}

export const isNumberTaken = (db: Database, number: number): boolean =>
  db.first(sql`SELECT 1 FROM estate WHERE id = ${number}`) !== null

import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'

/** A menu, as JSON text. */
export const findNavigation = (db: Database, name: string) =>
  db.first<{ doc: string }>(sql`SELECT doc FROM navigation WHERE name = ${name}`)

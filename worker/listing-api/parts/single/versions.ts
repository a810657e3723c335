import type { Seconds } from '../../../../shared/time/units.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../../store/sql.ts'

const MOST_OF_A_PATH = 50
const YEAR: Seconds = 365 * 24 * 3600
/** What is longer is too long for a value (LAPI-81). */
const MOST_BYTES = 1_000_000
const encoder = new TextEncoder()

/** A change of a part. */
export interface PartVersion {
  id: number
  at: Seconds
  by: string
}

/** Keeps what a part was before it was changed (LAPI-152). */
export function keepVersion(
  db: Database,
  { path, at, by, content }: { path: string; at: Seconds; by: string; content: string },
): void {
  if (encoder.encode(content).byteLength > MOST_BYTES) return
  db.write(
    sql`INSERT INTO part_version (path, at, by, content) VALUES (${path}, ${at}, ${by}, ${content})`,
  )
  db.write(
    sql`DELETE FROM part_version WHERE path = ${path} AND id NOT IN (
      SELECT id FROM part_version WHERE path = ${path} ORDER BY id DESC LIMIT ${MOST_OF_A_PATH}
    )`,
  )
  db.write(sql`DELETE FROM part_version WHERE at < ${at - YEAR}`)
}

/** The newest first. */
export const listVersions = (db: Database, path: string, now: Seconds): PartVersion[] =>
  db.rows<PartVersion>(
    sql`SELECT id, at, by FROM part_version WHERE path = ${path} AND at >= ${now - YEAR} ORDER BY id DESC`,
  )

/** What the part was before a change of it; null: no such change is kept. */
export const findVersion = (db: Database, path: string, id: number, now: Seconds) =>
  db.first<{ content: string }>(
    sql`SELECT content FROM part_version WHERE path = ${path} AND id = ${id} AND at >= ${now - YEAR}`,
  )

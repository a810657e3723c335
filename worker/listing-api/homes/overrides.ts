import type { Estate } from '../../../shared/estate/estate.ts'
import { valueAt, withValues } from '../../../shared/homes/record-path.ts'
import type { Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql, valuesOf } from '../../store/sql.ts'

interface StoredOverride {
  path: string
  /** JSON; null: the field is taken away. */
  value: string | null
  by: string
  at: Seconds
}

const listOverrides = (db: Database, id: number): StoredOverride[] =>
  db.rows<StoredOverride>(
    sql`SELECT path, value, by_name AS by, made_at AS at FROM estate_override WHERE estate_id = ${id} ORDER BY path`,
  )

/** The record as its feed has it; null: nobody overrides a field of it. */
export function sourceOf(db: Database, id: number): Estate | null {
  const row = db.first<{ doc: string }>(sql`SELECT doc FROM estate_source WHERE id = ${id}`)
  return row && JSON.parse(row.doc)
}

/** What people know better than the feed, each with the feed's own value beside it (LAPI-125). */
export function overridesOf(db: Database, id: number) {
  const source = sourceOf(db, id)
  return listOverrides(db, id).map(({ path, by, at }) => ({
    path,
    ...(source && valueAt(source, path) !== undefined && { feed: valueAt(source, path) }),
    by,
    at,
  }))
}

/** A record as a sender has it with what people know better; the sender's own is kept beside it (LAPI-124). */
export function withOverrides(db: Database, said: Estate): Estate {
  const { id } = said.general
  const overrides = listOverrides(db, id)
  db.write(
    sql`INSERT OR REPLACE INTO estate_source (id, doc) VALUES (${id}, ${JSON.stringify(said)})`,
  )
  return withValues(
    said,
    overrides.map(({ path, value }) => ({
      path,
      ...(value !== null && { value: JSON.parse(value) }),
    })),
  )
}

export function putOverrides(
  db: Database,
  id: number,
  fields: readonly { path: string; value?: unknown }[],
  { by, at }: { by: string; at: Seconds },
): void {
  for (const { path, value } of fields)
    db.write(
      sql`INSERT OR REPLACE INTO estate_override (estate_id, path, value, by_name, made_at)
      VALUES (${id}, ${path}, ${value === undefined ? null : JSON.stringify(value)}, ${by}, ${at})`,
    )
}

/** Gives fields back to the feed; with none left its record is the only one. */
export function freeOverrides(db: Database, id: number, paths: readonly string[]): void {
  if (paths.length === 0) return
  db.write(sql`DELETE FROM estate_override WHERE estate_id = ${id} AND path IN ${valuesOf(paths)}`)
}

/** Forgets the sender's own record where nothing overrides it any more. */
export const forgetSource = (db: Database, id: number): void =>
  db.write(
    sql`DELETE FROM estate_source WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM estate_override WHERE estate_id = ${id})`,
  )

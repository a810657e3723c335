import type { Database } from '../db/database.ts'
import { raw, sql, valuesOf } from '../../store/sql.ts'

interface Asset {
  hash: string
  version: number
  kind: AssetKind
  contentType: string
  recipe: string
  /** Name of the bytes in R2; null: drawn, or `recipe` itself. */
  object: string | null
}

type AssetKind = 'drawing' | 'file' | 'picture' | 'logo' | 'document'

/** What is known of a file that was sent. */
export interface MadeFacts {
  /** SHA-256 of what came, in hexadecimal digits. */
  upload: string
  /** Of what is kept, and its name in R2. */
  object: string
  /** Length of what is kept. */
  bytes: number
  contentType: string
  width: number
  height: number
  color: string
  preview: string | null
}

/** An asset as a caller sees it; a document has neither size nor colour. */
export interface AssetRecord {
  name: string
  /** First letters of the SHA-256 of what is kept: with them its address is immutable. */
  hash: string
  version: number
  kind: AssetKind
  contentType: string
  /** In px. */
  width: number | null
  height: number | null
  /** Six hexadecimal digits. */
  color: string | null
  /** A tiny picture as a data address. */
  preview: string | null
  /** Length of what is kept; null for a drawing. */
  bytes: number | null
  /** SHA-256 of the bytes that came, and of those that are kept, in hexadecimal digits; null for a drawing. */
  sent: string | null
  kept: string | null
}

const HASH_LETTERS = 16

export const findAsset = (db: Database, id: string) =>
  db.first<Asset>(
    sql`SELECT hash, version, kind, content_type AS contentType, recipe,
    ${raw("CASE WHEN kind NOT IN ('drawing', 'file') THEN object END")} AS object FROM asset WHERE id = ${id}`,
  )

/** What is known of bytes that came before, or that are what is kept of others. */
export const findUpload = (db: Database, upload: string): MadeFacts | null =>
  db.first<MadeFacts>(
    sql`
    SELECT upload, object, bytes, content_type AS contentType, width, height, color, preview
    FROM asset WHERE upload = ${upload} OR object = ${upload} LIMIT 1`,
  )

/** One page of all assets, by name. */
export function listAssets(db: Database, after: string, limit: number): AssetRecord[] {
  return db.rows<AssetRecord>(
    sql`SELECT ${RECORD} FROM asset WHERE id > ${after} ORDER BY id LIMIT ${limit}`,
  )
}

const RECORD = raw(
  `id AS name, hash, version, kind, content_type AS contentType, NULLIF(width, 0) AS width, NULLIF(height, 0) AS height,
  NULLIF(color, '') AS color, preview, bytes, upload AS sent, object AS kept`,
)

/** Writes a file under its name. `orphans`: bytes that no name has any more. */
export function saveAsset(
  db: Database,
  name: string,
  facts: MadeFacts & { kind: AssetKind },
): { record: AssetRecord; changed: boolean; orphans: string[] } {
  const before = db.first<{ object: string | null }>(
    sql`SELECT object FROM asset WHERE id = ${name}`,
  )
  const changed = before?.object !== facts.object
  // Whoever sends it is about to name it.
  db.change(sql`DELETE FROM asset_unnamed WHERE name = ${name}`)
  const { upload, object, bytes, kind, contentType, width, height, color, preview } = facts
  if (changed)
    db.change(sql`
      INSERT INTO asset (id, hash, version, kind, content_type, width, height, color, recipe, upload, object, bytes, preview)
      VALUES (${name}, ${object.slice(0, HASH_LETTERS)}, 1, ${kind}, ${contentType}, ${width}, ${height}, ${color}, 'null',
        ${upload}, ${object}, ${bytes}, ${preview})
      ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, version = version + 1, kind = excluded.kind,
        content_type = excluded.content_type, width = excluded.width, height = excluded.height, color = excluded.color,
        recipe = 'null', upload = excluded.upload, object = excluded.object, bytes = excluded.bytes, preview = excluded.preview`)
  const record = db.first<AssetRecord>(sql`SELECT ${RECORD} FROM asset WHERE id = ${name}`)
  if (!record) throw new Error('an asset that was written is not there')
  return { record, changed, orphans: changed ? orphanOf(db, before?.object) : [] }
}

/** Removes a name; null where there is none. */
export function removeAsset(db: Database, name: string): { orphans: string[] } | null {
  const before = db.first<{ object: string | null }>(
    sql`SELECT object FROM asset WHERE id = ${name}`,
  )
  if (!before) return null
  db.change(sql`DELETE FROM asset WHERE id = ${name}`)
  return { orphans: orphanOf(db, before.object) }
}

const orphanOf = (db: Database, object: string | null | undefined): string[] =>
  object && !db.first(sql`SELECT 1 FROM asset WHERE object = ${object}`) ? [object] : []

/** Those of some names that are no asset here. */
export const absentAssets = (db: Database, names: string[]): string[] =>
  db
    .rows<{ name: string }>(
      sql`SELECT value AS name FROM json_each(${JSON.stringify(names)}) WHERE value NOT IN (
        SELECT id FROM asset WHERE id IN ${valuesOf(names)})`,
    )
    .map(({ name }) => name)

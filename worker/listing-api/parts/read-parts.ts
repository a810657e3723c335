import type { Database } from '../db/database.ts'
import { normalizeId } from '../db/estate-row.ts'
import { raw, sql, type Statement } from '../../store/sql.ts'
import { SENT } from './kinds/estates.ts'
import { knownNumber } from './kinds/rentals.ts'
import { partAt } from './parts.ts'
import { readFile, readFiles } from './read-files.ts'
import type { StoredPart } from './stored-part.ts'

const SLICE_CHARACTERS = 300_000
const SLICE_ROWS = 200

/** Where a reader goes on: after this row of a kind of which there are many. */
interface PartPlace {
  kind: 'estates' | 'rentals' | 'drawings'
  after: string | number
}

export interface PartSlice {
  parts: StoredPart[]
  /** null at the end. */
  next: PartPlace | null
}

/** The next parts of a site, in a fixed order: the files, then homes, holiday homes and drawings (LAPI-98). */
export function readParts(db: Database, from: PartPlace | null): PartSlice {
  if (!from) return { parts: readFiles(db), next: { kind: 'estates', after: 0 } }
  const { kind, after } = from
  // A home that is a draft is no part of a pack yet (LAPI-127).
  const which = kind === 'estates' ? sql`id > ${after} AND held IS NOT 'draft'` : sql`id > ${after}`
  const rows = READERS[kind](db, which)
  const parts: StoredPart[] = []
  let characters = 0
  let last = after
  for (const { key, part } of rows) {
    if (parts.length > 0 && characters + part.content.length > SLICE_CHARACTERS) break
    characters += part.content.length
    parts.push(part)
    last = key
  }
  const isDone = rows.length < SLICE_ROWS && parts.length === rows.length
  return { parts, next: isDone ? FOLLOWING[kind] : { kind, after: last } }
}

/** One part as it stands; null where there is none, or nothing in it. */
export function readPart(db: Database, path: string): StoredPart | null {
  const part = partAt(path)
  if (!part) return null
  if (part.isContent) return readFile(db, path)
  const { name } = part
  const [row] = path.startsWith('estates/')
    ? READERS.estates(db, sql`external_id = ${normalizeId(name)}`)
    : path.startsWith('rentals/')
      ? READERS.rentals(db, sql`id = ${knownNumber(db, name) ?? 0}`)
      : READERS.drawings(db, sql`id = ${name}`)
  return row?.part ?? null
}

const FOLLOWING: Record<PartPlace['kind'], PartPlace | null> = {
  estates: { kind: 'rentals', after: 0 },
  rentals: { kind: 'drawings', after: '' },
  drawings: null,
}

type Reader = (db: Database, which: Statement) => { key: string | number; part: StoredPart }[]

const READERS: Record<PartPlace['kind'], Reader> = {
  estates: (db, which) =>
    db
      .rows<{ id: number; name: string; publicId: string; digest: string | null; doc: string }>(
        sql`SELECT id, external_id AS name, public_id AS publicId, digest, CASE WHEN parent_id IS NULL THEN doc
          ELSE json_set(doc, '$.general.parentId', COALESCE(
            (SELECT external_id FROM estate AS project WHERE project.public_id = estate.parent_id), parent_id
          )) END AS doc
        FROM estate JOIN estate_doc USING (id)
        WHERE (archived_at IS NULL OR held IS NOT NULL) AND ${which} ORDER BY id LIMIT ${SLICE_ROWS}`,
      )
      .map(({ id, name, publicId, digest, doc }) => {
        const own = digest?.startsWith(SENT) ? digest.slice(SENT.length) : null
        const isNamed = name !== normalizeId(publicId)
        return {
          key: id,
          part: {
            path: `estates/${name}`,
            content: isNamed ? `{"externalId":${JSON.stringify(name)},${doc.slice(1)}` : doc,
            ...(own !== null && { digest: own }),
            isFeed: digest !== null && own === null,
            ids: [...new Set([String(id), publicId.toLowerCase(), name])],
          },
        }
      }),
  rentals: (db, which) =>
    db
      .rows<{
        id: number
        name: string | null
        unit: string
        periods: string
        taken: string
        blocks: string | null
      }>(
        sql`SELECT id, external_id AS name, doc AS unit, (
          SELECT json_group_array(json_object('type', type, 'start', start, 'end', "end", 'price',
            CASE WHEN price = CAST(price AS INTEGER) THEN CAST(price AS INTEGER) ELSE price END) ORDER BY start, "end")
          FROM rental_period WHERE unit_id = id
        ) AS periods, (
          SELECT json_group_array(night ORDER BY night) FROM rental_night
          WHERE unit_id = id AND reservation_id IS NULL AND outside = 0 AND NOT EXISTS (
            SELECT 1 FROM rental_block AS block WHERE block.unit_id = rental_unit.id
            AND rental_night.night >= block.start AND rental_night.night < block."end")
        ) AS taken, (
          SELECT json_group_array(json_patch(json_object('start', start, 'end', "end"), json_object('reason', reason)) ORDER BY start, "end")
          FROM rental_block WHERE unit_id = rental_unit.id HAVING COUNT(*) > 0
        ) AS blocks
        FROM rental_unit WHERE ${which} ORDER BY id LIMIT ${SLICE_ROWS}`,
      )
      .map(({ id, name, unit, periods, taken, blocks }) => ({
        key: id,
        part: {
          path: `rentals/${name ?? id}`,
          content: `{${name === null ? '' : `"externalId":${JSON.stringify(name)},`}"unit":${unit},"periods":${periods},"taken":${taken}${blocks === null ? '' : `,"blocks":${blocks}`}}`,
        },
      })),
  drawings: (db, which) =>
    db
      .rows<{ id: string; content: string }>(
        sql`SELECT id, json_object('id', id, 'hash', hash, 'version', version, 'kind', kind, 'contentType', content_type,
          'width', width, 'height', height, 'color', color, 'recipe', json(recipe)) AS content
        FROM asset WHERE ${raw("kind IN ('drawing', 'file') AND content_type = 'image/svg+xml'")} AND ${which}
        ORDER BY id LIMIT ${SLICE_ROWS}`,
      )
      .map(({ id, content }) => ({ key: id, part: { path: `drawings/${id}`, content } })),
}

import * as v from 'valibot'
import { publicId, type Estate } from '../../../../shared/estate/estate.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import type { Seconds } from '../../../../shared/time/units.ts'
import type { Database } from '../../db/database.ts'
import { normalizeId } from '../../db/estate-row.ts'
import { raw, sql } from '../../db/sql.ts'
import { ApiError } from '../../http/errors.ts'
import { readEstateLine } from '../../import/estate-line.ts'
import { FeedLine } from '../../import/feed-schema.ts'
import { writeEstate } from '../../import/write-estate.ts'
import { canonicalJson, digestOf } from '../../packs/digest.ts'
import { parsed, type Checked, type PartKind } from '../part-kind.ts'

/** Before the digest of a home that a call sent, in the column that has the digest of a feed's line otherwise. */
export const SENT = 'sent:'

/** Kept and on offer, though it may be held back. */
const ACTIVE = raw('(archived_at IS NULL OR held IS NOT NULL)')

/** A home as its line was read, for the site's object. */
const ReadHome = v.object({
  estate: v.custom<Estate>(isRecord),
  parent: v.nullable(v.string()),
  digest: v.string(),
})

/** One home: read as a line of a feed is, and written with the same history (LAPI-104, LAPI-105). */
export const estate: PartKind = {
  schema: FeedLine,
  maxBytes: 200_000,
  check: readHome,
  write: (db, name, value, { now, coming }) => {
    const home = parsed(ReadHome, value)
    const externalId = normalizeId(name)
    const known = knownHome(db, externalId)
    const parentId = projectOf(db, home.parent, coming)
    const id = known?.id ?? numberFor(db, home.estate.general.id)
    const { updatedAt = known?.updatedAt ?? now } = home.estate
    const general = { ...home.estate.general, id, ...(parentId !== null && { parentId }) }
    const next: Estate = { ...home.estate, general, updatedAt }
    const digest = `${SENT}${home.digest}`
    if (known?.isActive && canonicalJson(JSON.parse(known.doc)) === canonicalJson(next)) {
      db.change(
        sql`UPDATE estate SET digest = ${digest} WHERE id = ${id} AND digest IS NOT ${digest}`,
      )
      return { changed: false, concerns: [], id }
    }
    if (home.estate.updatedAt === undefined) next.updatedAt = now
    writeEstate(db, { estate: next, externalId, parentId, digest })
    // The history of changes goes by when it happened here.
    db.change(sql`UPDATE estate SET updated_at = ${now} WHERE id = ${id}`)
    return { changed: true, concerns: concernsOf(publicId(next), parentId), id }
  },
  remove: (db, name, { now }) => {
    const known = knownHome(db, normalizeId(name))
    if (!known?.isActive) return { changed: false, concerns: [] }
    const archived = archive(db, known.publicId, now)
    return {
      changed: true,
      concerns: [
        ...concernsOf(known.publicId, known.parentId),
        ...archived.map(id => `estate/${id}`),
      ],
      id: known.id,
    }
  },
}

async function readHome(value: unknown, name: string): Promise<Checked> {
  const said = isRecord(value) ? value.externalId : undefined
  if (said !== undefined && said !== null && normalizeId(String(said)) !== normalizeId(name))
    throw new ApiError(400, `must be ${name}, as in the address`, 'externalId')
  const read = await readEstateLine(value, name)
  if ('message' in read) throw new ApiError(400, read.message, read.field)
  if (read.op === 'delete') throw new ApiError(400, "must not be 'delete' in a call", 'op')
  const { estate: home, parentExternalId: parent, warnings } = read
  return { content: { estate: home, parent, digest: await digestOf(value) }, warnings }
}

interface KnownHome {
  id: number
  publicId: string
  parentId: string | null
  updatedAt: Seconds | null
  isActive: boolean
  doc: string
}

function knownHome(db: Database, externalId: string): KnownHome | null {
  const row = db.first<Omit<KnownHome, 'isActive'> & { active: number }>(
    sql`SELECT id, public_id AS publicId, parent_id AS parentId, doc->>'$.updatedAt' AS updatedAt, ${ACTIVE} AS active, doc
    FROM estate JOIN estate_doc USING (id) WHERE external_id = ${externalId}`,
  )
  return row && { ...row, isActive: row.active === 1 }
}

/** The public id of the project that a home names by any id of it. Throws an ApiError of 400 where there is none. */
function projectOf(
  db: Database,
  parent: string | null,
  coming: ReadonlySet<string>,
): string | null {
  if (parent === null) return null
  const found = db.first<{ id: string }>(
    sql`SELECT public_id AS id FROM estate
    WHERE (external_id = ${parent} OR public_id = ${parent} OR CAST(id AS TEXT) = ${parent}) AND parent_id IS NULL AND ${ACTIVE}
    ORDER BY external_id = ${parent} DESC LIMIT 1`,
  )
  if (!found && !coming.has(parent))
    throw new ApiError(400, `is no project here: ${parent}`, 'general.parentId')
  return found?.id ?? parent
}

/** The number that is asked for, if it is free, else the next. */
function numberFor(db: Database, wanted: number | null | undefined): number {
  if (wanted && !db.first(sql`SELECT 1 FROM estate WHERE id = ${wanted}`)) return wanted
  return (db.first<{ id: number }>(sql`SELECT MAX(id) AS id FROM estate`)?.id ?? 0) + 1
}

/** Archives a home, a project with its homes; returns the public ids of these. */
function archive(db: Database, home: string, now: Seconds): string[] {
  const archived = db.rows<{ id: string }>(
    sql`UPDATE estate SET archived_at = ${now}, updated_at = ${now}, held = NULL, missing_since = NULL
    WHERE (public_id = ${home} OR parent_id = ${home}) AND ${ACTIVE} RETURNING public_id AS id`,
  )
  return archived.map(({ id }) => id).filter(id => id !== home)
}

const concernsOf = (home: string, project: string | null): string[] => [
  `estate/${normalizeId(home)}`,
  ...(project === null ? [] : [`estate/${normalizeId(project)}`]),
  'lists',
]

import * as v from 'valibot'
import { isAddressVisible } from '../../../../shared/estate/address.ts'
import { publicId, type Estate } from '../../../../shared/estate/estate.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import { millis } from '../../../../shared/time/units.ts'
import type { Database } from '../../db/database.ts'
import { normalizeId } from '../../db/estate-row.ts'
import { sql } from '../../../store/sql.ts'
import { ApiError } from '../../http/errors.ts'
import { readEstateLine } from '../../import/estate-line.ts'
import { FeedLine } from '../../import/feed-schema.ts'
import { HELD_REASONS, type Held } from '../../import/held-reasons.ts'
import { withHistory } from '../../import/with-history.ts'
import { writeEstate } from '../../import/write-estate.ts'
import { canonicalJson, digestOf } from '../../packs/digest.ts'
import { hiddenStatuses } from '../../site/queries.ts'
import { archive, knownHome, numberFor, projectOf, type KnownHome } from './known-home.ts'
import { parsed, type Checked, type PartKind, type Warning } from '../part-kind.ts'

/** Before the digest of a home that a call sent, in the column that has the digest of a feed's line otherwise. */
export const SENT = 'sent:'

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
    const parentId = projectOf(db, home.parent, { externalId, coming })
    const id = known?.id ?? numberFor(db, home.estate.general.id)
    const { updatedAt = known?.updatedAt ?? now } = home.estate
    const general = { ...home.estate.general, id, ...(parentId !== null && { parentId }) }
    const next: Estate = { ...home.estate, general, updatedAt }
    const digest = `${SENT}${home.digest}`
    const warnings = numberWarnings(home.estate.general.id, id)
    // What we remember of it, and its sender does not say, is no change.
    const said = known?.isActive ? canonicalJson(JSON.parse(known.said)) : null
    const today = toDay(millis(now))
    if (known && [next, withHistory(db, next, today)].some(each => said === canonicalJson(each))) {
      db.change(
        sql`UPDATE estate SET digest = ${digest} WHERE id = ${id} AND digest IS NOT ${digest}`,
      )
      return {
        changed: false,
        concerns: [],
        id,
        warnings: [...warnings, ...heldWarnings(db, id)],
      }
    }
    if (home.estate.updatedAt === undefined) next.updatedAt = now
    writeEstate(db, { estate: next, externalId, parentId, digest })
    // The history of changes goes by when it happened here.
    db.change(sql`UPDATE estate SET updated_at = ${now} WHERE id = ${id}`)
    return {
      changed: true,
      concerns: concernsOf(publicId(next), parentId, known?.parentId),
      hard: hides(db, id) || hidesAddress(known, next),
      id,
      warnings: [...warnings, ...heldWarnings(db, id)],
    }
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
      hard: true,
      id: known.id,
    }
  },
}

async function readHome(value: unknown, name: string): Promise<Checked> {
  const said = isRecord(value) ? value.externalId : undefined
  if (said !== undefined && said !== null && normalizeId(String(said)) !== normalizeId(name))
    throw new ApiError(400, `must be ${name}, as in the address`, 'externalId')
  const read = await readEstateLine(value, { name })
  if ('message' in read) throw new ApiError(400, read.message, read.field)
  if (read.op === 'delete') throw new ApiError(400, "must not be 'delete' in a call", 'op')
  const { estate: home, parentExternalId: parent, warnings } = read
  return { content: { estate: home, parent, digest: await digestOf(value) }, warnings }
}

/** Whether a home that was written is not shown: it is held back or of a hidden status. */
export function hides(db: Database, id: number): boolean {
  const row = db.first<{ held: string | null; status: number }>(
    sql`SELECT held, transaction_id AS status FROM estate WHERE id = ${id}`,
  )
  return row !== null && (row.held !== null || hiddenStatuses(db).includes(row.status))
}

/** Says that a home did not get the number that it asks for, by which collections name it. */
const numberWarnings = (wanted: number | null | undefined, id: number): Warning[] =>
  wanted && wanted !== id
    ? [{ field: 'general.id', message: `stays ${id}: ${wanted} is not its number here` }]
    : []

/** Says that a home is kept and not shown, and what it lacks (LAW-61, LAW-62). */
function heldWarnings(db: Database, id: number): Warning[] {
  const row = db.first<{ held: Held | null }>(sql`SELECT held FROM estate WHERE id = ${id}`)
  return row?.held ? [{ field: 'general', message: HELD_REASONS[row.held] }] : []
}

/** Whether an address that was shown is no more. */
export const hidesAddress = (known: KnownHome | null, { general }: Estate): boolean =>
  known !== null &&
  isAddressVisible(JSON.parse(known.doc).general.address) &&
  !isAddressVisible(general.address)

/** Of a home and its projects: the one that it is in, and the one that it was in before. */
export const concernsOf = (
  home: string,
  ...projects: readonly (string | null | undefined)[]
): string[] => [
  ...new Set([home, ...projects].flatMap(id => (id == null ? [] : [`estate/${normalizeId(id)}`]))),
  'lists',
]

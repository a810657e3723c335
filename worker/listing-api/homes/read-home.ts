import type { HomeRecord, HomeState } from '../../../shared/homes/home-record.ts'
import type { Day, Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { normalizeId } from '../db/estate-row.ts'
import { raw, sql, valuesOf, type Statement } from '../../store/sql.ts'
import { MAIN_SOURCE } from '../import/sources.ts'
import { hiddenStatuses } from '../site/queries.ts'
import { overridesOf } from './overrides.ts'

/** As the object keeps it: its line as JSON text. */
export interface StoredHome extends Omit<HomeRecord, 'content' | 'tag'> {
  line: string
}

/** Where a home stands, as SQL of its row. */
export const stateOf = (db: Database): Statement =>
  sql`CASE WHEN held IN ('draft', 'withdrawn') THEN held WHEN held IS NOT NULL THEN 'held'
    WHEN archived_at IS NOT NULL THEN 'archived' WHEN transaction_id IN ${valuesOf(hiddenStatuses(db))} THEN 'hidden' ELSE 'online' END`

/** Whether a feed wrote a home last: what a call writes has a digest of its own kind. */
export const IS_FEED = raw("(digest IS NOT NULL AND digest NOT LIKE 'sent:%')")

/** Which feed keeps a home; NULL: none. One without a row came before feeds had names. */
export const SOURCE = sql`CASE WHEN ${IS_FEED} THEN
  COALESCE((SELECT source FROM estate_feed WHERE estate_id = estate.id), ${MAIN_SOURCE}) END`

/** A home's line: its project by the sender's id, as in a pack. */
const LINE = raw(
  `CASE WHEN parent_id IS NULL THEN doc ELSE json_set(doc, '$.general.parentId', COALESCE(
    (SELECT external_id FROM estate AS project WHERE project.public_id = estate.parent_id), parent_id)) END`,
)

interface Row {
  id: number
  publicId: string
  state: HomeState
  held: string | null
  isFeed: number
  source: string | null
  updatedAt: Seconds
  line: string
  reason: string | null
  reasonBy: string | null
  reasonAt: Seconds | null
  until: Day | null
}

/** One home whole, in whatever state; null: there is none of this name. */
export function readHome(db: Database, name: string): StoredHome | null {
  const externalId = normalizeId(name)
  const row = db.first<Row>(
    sql`SELECT estate.id, public_id AS publicId, ${stateOf(db)} AS state, held, ${IS_FEED} AS isFeed,
      ${SOURCE} AS source, updated_at AS updatedAt, ${LINE} AS line, reason, reason_by AS reasonBy, reason_at AS reasonAt, shown_until AS until
    FROM estate JOIN estate_doc ON estate_doc.id = estate.id
    LEFT JOIN estate_decision ON estate_decision.id = estate.id WHERE external_id = ${externalId}`,
  )
  if (!row) return null
  const { isFeed, reason, reasonBy, reasonAt, until, line, publicId, ...rest } = row
  const isNamed = externalId !== normalizeId(publicId)
  return {
    ...rest,
    externalId,
    publicId,
    isFeed: isFeed === 1,
    line: isNamed ? `{"externalId":${JSON.stringify(externalId)},${line.slice(1)}` : line,
    fedAt: row.source === null ? null : lastFeed(db, row.source),
    overrides: overridesOf(db, row.id),
    reason: reason === null ? null : { text: reason, by: reasonBy ?? '', at: reasonAt ?? 0, until },
  }
}

/** When that feed was last read to its end. */
const lastFeed = (db: Database, source: string): Seconds | null =>
  db.first<{ at: Seconds | null }>(
    sql`SELECT MAX(finished_at) AS at FROM import_run WHERE report IS NOT NULL AND source = ${source}`,
  )?.at ?? null

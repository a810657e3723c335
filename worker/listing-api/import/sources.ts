import type { Database } from '../db/database.ts'
import type { Seconds } from '../../../shared/time/units.ts'
import { sql, valuesOf } from '../../store/sql.ts'

/** The feed of an agency that has one, or of several the one that is not named. */
export const MAIN_SOURCE = 'feed'

/** As long as an id may be that a call names a home by. */
const MAX_ID = 64

/** What a feed calls a home by, where its own id is another's (IMPORT-95). */
const prefixed = (source: string, sent: string): string => `${source}:${sent}`

/** A home's id as its feed sent it. */
export const sentId = (source: string, externalId: string): string =>
  externalId.startsWith(`${source}:`) ? externalId.slice(source.length + 1) : externalId

interface HomeName {
  /** What the home is called here. */
  externalId: string
  /** The sender's id is that of a home of another feed. */
  isTaken: boolean
  /** There is no other id for it. */
  isRefused: boolean
}

/** What homes are called here that a feed names so: by the feed's own id, or where that is another feed's by its name before it. */
export function namesIn(
  db: Database,
  source: string,
  sent: readonly string[],
): Map<string, HomeName> {
  const both = sent.flatMap(id => [id, prefixed(source, id)])
  const owners = new Map(
    db
      .rows<{ externalId: string; source: string | null }>(
        sql`SELECT external_id AS externalId, source FROM estate LEFT JOIN estate_feed ON estate_id = estate.id
        WHERE external_id IN ${valuesOf(both)}`,
      )
      .map(row => [row.externalId, row.source]),
  )
  return new Map(
    sent.map(id => {
      const own = prefixed(source, id)
      const owner = owners.get(id) ?? source
      const isTaken = owners.get(own) === source || owner !== source
      const isRefused = isTaken && (own.length > MAX_ID || (owners.get(own) ?? source) !== source)
      return [id, { externalId: isTaken ? own : id, isTaken, isRefused }]
    }),
  )
}

/** Estates of a feed: its own, and of the main one those that nobody's feed brought. */
export const ofSource = (source: string) =>
  sql`COALESCE((SELECT source FROM estate_feed WHERE estate_id = estate.id), ${MAIN_SOURCE}) = ${source}`

/** From now on these are homes of the feed that is under way, as their sender changed them then. */
export const claim = (db: Database, homes: [id: number, sentAt: Seconds | null][]): void =>
  db.write(
    sql`INSERT OR REPLACE INTO estate_feed (estate_id, source, sent_at)
    SELECT value->>0, run.source, value->>1 FROM json_each(${JSON.stringify(homes)}) JOIN import_run AS run ON run.finished_at IS NULL
    WHERE NOT EXISTS (SELECT 1 FROM estate_feed AS known
      WHERE known.estate_id = value->>0 AND known.source = run.source AND known.sent_at IS value->>1)`,
  )

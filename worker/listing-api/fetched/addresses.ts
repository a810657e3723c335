import { toDay } from '../../../shared/time/time-zone.ts'
import { wholeSeconds, type Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql, valuesOf, type Statement } from '../../store/sql.ts'

/** Fetched for one site in a day. */
const MAX_A_DAY = 10_000
/** After each failure that may pass; then it has failed. */
const RETRY_SECONDS: readonly Seconds[] = [600, 12 * 3600]
/** A message of the queue that did not come in so long was lost. */
const LOST_SECONDS: Seconds = 2 * 24 * 3600
const LISTED = 500

/** Addresses to be put into the queue. */
export function waitingAddresses(db: Database, limit: number): string[] {
  const lost = wholeSeconds(Date.now()) - LOST_SECONDS
  return db
    .rows<{ address: string }>(
      sql`SELECT address FROM picture_address
      WHERE state = 'waiting' OR (state = 'queued' AND changed_at < ${lost}) ORDER BY changed_at, address LIMIT ${limit}`,
    )
    .map(({ address }) => address)
}

export const markQueued = (db: Database, addresses: string[]): number =>
  db.change(
    sql`UPDATE picture_address SET state = 'queued', changed_at = ${wholeSeconds(Date.now())}
    WHERE state IN ('waiting', 'queued') AND address IN ${valuesOf(addresses)}`,
  )

/** What an address becomes, and who shows it. */
interface Wanted {
  asset: string
  /** Public ids of the estates that show it and are not archived. */
  estates: string[]
}

/**
 * Whether an address shall be fetched now: 'not' where it is done or no estate shows it, 'later' where the site has had
 * its fetches of the day (FETCH-13).
 */
export function startFetch(db: Database, address: string): Wanted | 'later' | 'not' {
  const wanted = db.first<{ asset: string }>(
    sql`SELECT asset FROM picture_address JOIN picture_use USING (address)
    WHERE address = ${address} AND state IN ('waiting', 'queued') LIMIT 1`,
  )
  if (!wanted) return 'not'
  const day = toDay(Date.now())
  db.change(sql`DELETE FROM fetch_day WHERE day < ${day}`)
  const counted = db.change(
    sql`INSERT INTO fetch_day (day, fetches) VALUES (${day}, 1)
    ON CONFLICT (day) DO UPDATE SET fetches = fetches + 1 WHERE fetches < ${MAX_A_DAY}`,
  )
  if (counted === 0) return 'later'
  markQueued(db, [address])
  const estates = db.rows<{ publicId: string }>(
    sql`SELECT public_id AS publicId FROM estate WHERE ${shownBy(address)} ORDER BY id`,
  )
  return { ...wanted, estates: estates.map(({ publicId }) => publicId) }
}

const shownBy = (address: string): Statement =>
  sql`archived_at IS NULL AND id IN (SELECT estate_id FROM picture_use WHERE address = ${address})`

/** Notes a failure, in words. Gives when to try again, in seconds; null: never, and a picture of before stays (FETCH-12). */
export function failFetch(
  db: Database,
  address: string,
  failure: string,
  mayPass: boolean,
): Seconds | null {
  const row = db.first<{ tries: number }>(
    sql`SELECT tries FROM picture_address WHERE address = ${address}`,
  )
  const again = (mayPass && RETRY_SECONDS[row?.tries ?? 0]) || null
  db.change(
    sql`UPDATE picture_address SET state = ${again === null ? 'failed' : 'queued'}, failure = ${failure},
    tries = tries + 1, changed_at = ${wholeSeconds(Date.now())} WHERE address = ${address} AND state = 'queued'`,
  )
  return again
}

/**
 * A picture has arrived: the estates that show it have changed (FETCH-10). Where its sender spoke of other bytes meanwhile,
 * it is fetched once more.
 */
export function finishFetch(db: Database, address: string): void {
  const now = wholeSeconds(Date.now())
  db.change(
    sql`UPDATE picture_address SET state = 'fetched', failure = NULL, tries = 0, changed_at = ${now}
    WHERE address = ${address} AND state = 'queued'`,
  )
  db.change(sql`UPDATE estate SET updated_at = ${now} WHERE ${shownBy(address)}`)
}

/** What became of addresses: how many of each state, and the newest failures with the estates they are of. */
export function listFetches(db: Database): {
  counts: Record<string, number>
  failures: { address: string; failure: string; externalIds: string[] }[]
} {
  const counts = db.rows<{ state: string; count: number }>(
    sql`SELECT state, count(*) AS count FROM picture_address GROUP BY state`,
  )
  const failures = db.rows<{ address: string; failure: string; estates: string }>(
    sql`SELECT address, failure, (
      SELECT json_group_array(external_id) FROM picture_use AS used JOIN estate ON estate.id = used.estate_id
      WHERE used.address = picture_address.address
    ) AS estates FROM picture_address WHERE failure IS NOT NULL ORDER BY changed_at DESC LIMIT ${LISTED}`,
  )
  return {
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
    failures: failures.map(({ address, failure, estates }) => ({
      address: withoutCredentials(address),
      failure,
      externalIds: JSON.parse(estates),
    })),
  }
}

const withoutCredentials = (address: string): string =>
  address.replace(/^([a-z][\w+.-]*:\/*)[^/?#]*@/i, '$1…@')

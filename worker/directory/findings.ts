import { DAY, HOUR, type Millis } from '../../shared/time/units.ts'
import { describeError, log } from '../http/log.ts'
import type { Directory } from './sites.ts'

/**
 * What operators should look at. Found as it happens: 'foreign-site', a back end answered with another site's record;
 * 'foreign-hostnames', a record names another site's; 'unlisted-object', an object of a site that the directory does not
 * know; 'kv-writes', answers of a back end that differ with every view (CACHE-92). Given up by a queue, of a site:
 * 'change-lost', its pages may be old; 'picture-lost'; 'mail-report-lost'. Found by the nightly walk: 'no-hostname', a site that nothing leads to; 'hostname-of-removed', a hostname that
 * leads to a removed one; 'proof-gone', a hostname whose proof was looked for and gone three times.
 */
export type FindingKind =
  | 'foreign-site'
  | 'foreign-hostnames'
  | 'unlisted-object'
  | 'kv-writes'
  | 'change-lost'
  | 'picture-lost'
  | 'mail-report-lost'
  | 'no-hostname'
  | 'hostname-of-removed'
  | 'proof-gone'

export interface Finding {
  kind: FindingKind
  /** A site's id or a hostname. */
  subject: string
  foundAt: Millis
}

/** What was not found again for so long is over. */
const LASTS_MS = DAY
/** A message is lost only once; no page is kept for longer without being made anew. */
const LOST_LASTS_MS = 7 * DAY
const MAX_OF_A_KIND = 100

/** Never throws: what was found must not break what found it. Written at most once an hour. */
export async function recordFinding(
  directory: Directory,
  kind: FindingKind,
  subject: string,
  now: Millis,
): Promise<void> {
  await writeFinding(directory, kind, subject, now).catch((error: unknown) =>
    log({ event: 'finding-lost', finding: kind, subject, error: describeError(error) }),
  )
}

/** The same for who can try again. Throws when the database does. */
export async function writeFinding(
  { DB }: Directory,
  kind: FindingKind,
  subject: string,
  now: Millis,
): Promise<void> {
  await DB.prepare(
    `INSERT INTO finding (kind, subject, found_at) VALUES (?1, ?2, ?3)
    ON CONFLICT (kind, subject) DO UPDATE SET found_at = excluded.found_at WHERE found_at < ?4`,
  )
    .bind(kind, subject, now, now - HOUR)
    .run()
}

/** The newest. */
export async function latestFindings(DB: D1Database, limit: number): Promise<Finding[]> {
  const { results } = await DB.prepare(
    `SELECT kind, subject, found_at AS foundAt FROM finding WHERE found_at > 0
    ORDER BY found_at DESC LIMIT ?1`,
  )
    .bind(limit)
    .all<Finding>()
  return results
}

/** Compares what can be compared: objects have no list. Gives how many findings there are now; the first 100 of a kind. */
export async function findDrift({ DB }: Directory, now: Millis): Promise<number> {
  await DB.batch([
    DB.prepare(
      `DELETE FROM finding WHERE found_at < iif(kind IN ('change-lost', 'picture-lost', 'mail-report-lost'), ?2, ?1)
      OR kind IN ('no-hostname', 'hostname-of-removed', 'proof-gone')`,
    ).bind(now - LASTS_MS, now - LOST_LASTS_MS),
    DB.prepare(
      `INSERT INTO finding (kind, subject, found_at) SELECT 'no-hostname', id, ?1 FROM site
      WHERE state <> 'removed' AND record_hostname = ''
      AND NOT EXISTS (SELECT 1 FROM hostname WHERE site_id = site.id AND proven_at IS NOT NULL) LIMIT ?2`,
    ).bind(now, MAX_OF_A_KIND),
    DB.prepare(
      `INSERT INTO finding (kind, subject, found_at) SELECT 'hostname-of-removed', hostname, ?1
      FROM site JOIN hostname ON hostname.site_id = site.id WHERE site.state = 'removed' LIMIT ?2`,
    ).bind(now, MAX_OF_A_KIND),
    DB.prepare(
      `INSERT INTO finding (kind, subject, found_at) SELECT 'proof-gone', hostname, ?1
      FROM hostname WHERE proof_missed >= 3 LIMIT ?2`,
    ).bind(now, MAX_OF_A_KIND),
  ])
  const row = await DB.prepare('SELECT count(*) AS count FROM finding').first<{ count: number }>()
  return row?.count ?? 0
}

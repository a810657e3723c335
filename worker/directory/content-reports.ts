import { DAY, HOUR, type Millis } from '../../shared/time/units.ts'
import type { Directory } from './sites.ts'

/** What a reader reported as unlawful on a site. */
export interface ContentReport {
  id: string
  siteId: number
  at: Millis
  page: string
  text: string
  name: string
  email: string
}

export type ListedReport = ContentReport & {
  siteName: string
  closedAt: Millis | null
  outcome: string | null
}

const MAX_AN_HOUR = 5
const LASTS: Millis = 365 * DAY

/** Whether it was taken: not the sixth of a network within an hour. Throws when the database does. */
export async function insertContentReport(
  { DB }: Directory,
  { id, siteId, at, page, text, name, email }: ContentReport,
  network: string,
): Promise<boolean> {
  const { meta } = await DB.prepare(
    `INSERT INTO content_report (id, site_id, at, page, text, name, email, network)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
    WHERE (SELECT count(*) FROM content_report WHERE network = ?8 AND at > ?9) < ${MAX_AN_HOUR}`,
  )
    .bind(id, siteId, at, page, text, name, email, network, at - HOUR)
    .run()
  return meta.changes > 0
}

/** Those that wait first, then the newest. */
export async function listContentReports(
  { DB }: Directory,
  limit: number,
): Promise<ListedReport[]> {
  const { results } = await DB.prepare(
    `SELECT content_report.id, site_id AS siteId, at, page, text, content_report.name, email,
    closed_at AS closedAt, outcome, coalesce(site.name, '') AS siteName
    FROM content_report LEFT JOIN site ON site.id = site_id
    ORDER BY closed_at IS NOT NULL, at DESC LIMIT ?1`,
  )
    .bind(limit)
    .all<ListedReport>()
  return results
}

/** How many wait for an operator. */
export async function countOpenReports({ DB }: Directory): Promise<number> {
  const row = await DB.prepare(
    'SELECT count(*) AS n FROM content_report WHERE closed_at IS NULL',
  ).first<{ n: number }>()
  return row?.n ?? 0
}

/** Whether there was one that waited. */
export async function closeContentReport(
  { DB }: Directory,
  id: string,
  outcome: string,
  now: Millis,
): Promise<boolean> {
  const { meta } = await DB.prepare(
    'UPDATE content_report SET closed_at = ?2, outcome = ?3 WHERE id = ?1 AND closed_at IS NULL',
  )
    .bind(id, now, outcome)
    .run()
  return meta.changes > 0
}

/** Nightly. */
export async function deleteOldReports({ DB }: Directory, now: Millis): Promise<void> {
  await DB.prepare('DELETE FROM content_report WHERE at < ?1')
    .bind(now - LASTS)
    .run()
}

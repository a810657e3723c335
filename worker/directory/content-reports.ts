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

/** A shared list that somebody who has its link reported: by the hash of the link, and nothing of who it was. */
export interface ListReport extends Pick<ContentReport, 'id' | 'siteId' | 'at' | 'text'> {
  list: string
}

export type ListedReport = ContentReport & {
  siteName: string
  list: string | null
  closedAt: Millis | null
  outcome: string | null
}

const MAX_AN_HOUR = 5
/** Of one list at a time. */
const MAX_OF_A_LIST = 5
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

/** Of a shared list a few wait at most: more would tell an operator nothing. Throws when the database does. */
export async function insertListReport(
  { DB }: Directory,
  { id, siteId, at, text, list }: ListReport,
): Promise<void> {
  await DB.prepare(
    `INSERT INTO content_report (id, site_id, at, page, text, name, email, network, list)
    SELECT ?1, ?2, ?3, '', ?4, '', '', '', ?5 WHERE (SELECT count(*) FROM content_report
      WHERE site_id = ?2 AND list = ?5 AND closed_at IS NULL) < ${MAX_OF_A_LIST}`,
  )
    .bind(id, siteId, at, text, list)
    .run()
}

/** The list that a report is about; null: there is no such report, or it is about something else. */
export const reportedList = ({ DB }: Directory, id: string) =>
  DB.prepare(
    'SELECT site_id AS siteId, list FROM content_report WHERE id = ?1 AND list IS NOT NULL',
  )
    .bind(id)
    .first<Pick<ListReport, 'siteId' | 'list'>>()

/** Those that wait first, then the newest. */
export async function listContentReports(
  { DB }: Directory,
  limit: number,
): Promise<ListedReport[]> {
  const { results } = await DB.prepare(
    `SELECT content_report.id, site_id AS siteId, at, page, text, content_report.name, email, list,
    closed_at AS closedAt, outcome, coalesce(site.name, '') AS siteName
    FROM content_report LEFT JOIN site ON site.id = site_id
    ORDER BY closed_at IS NOT NULL, at DESC LIMIT ?1`,
  )
    .bind(limit)
    .all<ListedReport>()
  return results
}

/** Whether there was one that waited; others of the same list end with it. */
export async function closeContentReport(
  { DB }: Directory,
  id: string,
  outcome: string,
  now: Millis,
): Promise<boolean> {
  const { meta } = await DB.prepare(
    `UPDATE content_report SET closed_at = ?2, outcome = ?3 WHERE closed_at IS NULL AND (id = ?1
      OR (site_id, list) = (SELECT site_id, list FROM content_report WHERE id = ?1 AND closed_at IS NULL))`,
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

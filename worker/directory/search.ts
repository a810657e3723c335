import type { Millis } from '../../shared/time/units.ts'
import { LATE_AFTER_MS, type AgencyReport } from './reports.ts'
import { searchKey } from './site-changes.ts'
import { SITE_STATES, type Directory, type SiteState } from './sites.ts'

/** A site as the console shows it: what it is and how its object does. */
export interface SiteOverview extends AgencyReport {
  id: number
  name: string
  state: SiteState
  apiUrl: string
  /** The hostname of its record first, then those that are proven. */
  hostnames: string[]
  refusedImports: number
  reportedAt: Millis | null
  isLate: boolean
  /** When it will be erased; null: nobody asked for that. */
  removeAt: Millis | null
}

/** Sites that are not live, whose alarm is overdue, or with failed mails, stuck tasks or refused imports. */
export const SITE_FILTERS = [...SITE_STATES, 'troubled', 'late'] as const

export type SiteFilter = (typeof SITE_FILTERS)[number]

interface Row extends AgencyReport {
  id: number
  name: string
  state: SiteState
  apiUrl: string
  recordHostname: string
  proven: string | null
  refusedImports: number
  reportedAt: Millis | null
  removeAt: Millis | null
  total: number
}

const COLUMNS = `site.id, name, state, api_url AS apiUrl, record_hostname AS recordHostname,
  next_due_at AS nextDueAt, failed_mails AS failedMails, waiting_mails AS waitingMails,
  oldest_mail_due_at AS oldestMailDueAt, stuck_tasks AS stuckTasks, refused_imports AS refusedImports,
  reported_at AS reportedAt, remove_at AS removeAt,
  (SELECT group_concat(hostname, ' ') FROM hostname WHERE site_id = site.id AND proven_at IS NOT NULL) AS proven`

/** By instr, since a pattern of LIKE may have 50 bytes at most here. */
const MATCHES = `(id = ? OR instr(name_key, ?) > 0 OR instr(record_hostname, ?) > 0
  OR id IN (SELECT site_id FROM hostname WHERE instr(hostname, ?) > 0))`

const TROUBLED = 'failed_mails > 0 OR stuck_tasks > 0 OR refused_imports > 0'

interface SiteSearch {
  /** Part of a name or hostname, or an id; '': all. */
  query: string
  filter: SiteFilter | null
  offset: number
  limit: number
}

/** Sites by id, and how many there are in all, in one query. Throws when the database does. */
export async function searchSites(
  { DB }: Directory,
  { query, filter, offset, limit }: SiteSearch,
  now: Millis,
): Promise<{ sites: SiteOverview[]; total: number }> {
  const { where, values } = conditionsOf(query, filter, now)
  const { results } = await DB.prepare(
    `WITH found AS (
      SELECT id, count(*) OVER () AS total FROM site ${where} ORDER BY id LIMIT ? OFFSET ?)
    SELECT ${COLUMNS}, found.total FROM found JOIN site ON site.id = found.id ORDER BY site.id`,
  )
    .bind(...values, limit, offset)
    .all<Row>()
  return { sites: results.map(row => toOverview(row, now)), total: results[0]?.total ?? 0 }
}

function conditionsOf(
  query: string,
  filter: SiteFilter | null,
  now: Millis,
): { where: string; values: (string | number)[] } {
  const conditions: string[] = []
  const values: (string | number)[] = []
  const text = searchKey(query)
  if (text) {
    const hostname = query.trim().toLowerCase()
    conditions.push(MATCHES)
    values.push(/^\d{1,15}$/.test(text) ? Number(text) : 0, text, hostname, hostname)
  }
  if (filter === 'troubled') conditions.push(`(${TROUBLED})`)
  else if (filter === 'late') {
    conditions.push('next_due_at < ?')
    values.push(now - LATE_AFTER_MS)
  } else if (filter) {
    conditions.push('state = ?')
    values.push(filter)
  }
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values }
}

/** One site; null: the directory does not know it. */
export async function siteOverview(
  { DB }: Directory,
  id: number,
  now: Millis,
): Promise<SiteOverview | null> {
  const row = await DB.prepare(`SELECT ${COLUMNS}, 1 AS total FROM site WHERE id = ?1`)
    .bind(id)
    .first<Row>()
  return row && toOverview(row, now)
}

function toOverview(row: Row, now: Millis): SiteOverview {
  const { recordHostname, proven, total: _, ...site } = row
  const hostnames = [recordHostname, ...(proven?.split(' ') ?? [])].filter(Boolean)
  return {
    ...site,
    hostnames: [...new Set(hostnames)],
    isLate: site.nextDueAt !== null && site.nextDueAt < now - LATE_AFTER_MS,
  }
}

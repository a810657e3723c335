import type { Sql } from '../sql.ts'
import {
  isSeenBy,
  THREAD_COLUMNS,
  THREADS,
  type Thread,
  type ThreadKind,
  type ThreadState,
  type Viewer,
} from './thread-rows.ts'

export interface ThreadQuery {
  state?: ThreadState | undefined
  kind?: ThreadKind | undefined
  /** A member's id; 'nobody'. */
  owner?: string | undefined
  /** A home's public id. */
  home?: string | undefined
  words?: string | undefined
  limit: number
  offset?: number
}

export type ListedThread = Thread & {
  /** The newest that its person wrote, from its beginning. */
  text: string
  /** Nobody at the agency was mailed of it. */
  isNotMailed: 0 | 1
}

export interface FoundThreads {
  threads: ListedThread[]
  total: number
  /** Of each state, with all else that was asked. */
  counts: Record<ThreadState, number>
}

const ENQUIRIES = `FROM enquiry WHERE enquiry.email = thread.email AND ifnull(enquiry.estate_id, '') = thread.estate_id`

const NEWEST = `(SELECT fields ->> 'text' ${ENQUIRIES} ORDER BY created_at DESC LIMIT 1)`

const NOT_MAILED = `EXISTS (SELECT 1 ${ENQUIRIES} AND flag IS NOT 'trap' AND NOT EXISTS
  (SELECT 1 FROM outbox WHERE outbox.enquiry_id = enquiry.id AND outbox.state <> 'failed'))`

/** Finds among the threads that a viewer may see; `instr`, since a pattern of LIKE may not be long. */
export function findThreads(sql: Sql, viewer: Viewer, query: ThreadQuery): FoundThreads {
  const { condition, values } = conditionOf(viewer, query)
  const counts: FoundThreads['counts'] = { new: 0, answered: 0, closed: 0 }
  for (const { state, count } of sql.all<{ state: ThreadState; count: number }>(
    `SELECT state, count(*) AS count FROM ${THREADS} WHERE ${condition} GROUP BY state`,
    ...values,
  ))
    counts[state] = count
  const next = values.length + 1
  const threads = sql.all<ListedThread>(
    `SELECT ${THREAD_COLUMNS}, substr(ifnull(${NEWEST}, ''), 1, 300) AS text, ${NOT_MAILED} AS isNotMailed
    FROM ${THREADS} WHERE ${condition} AND (?${next} IS NULL OR thread.state = ?${next})
    ORDER BY thread.written_at DESC, thread.id LIMIT ?${next + 1} OFFSET ?${next + 2}`,
    ...values,
    query.state ?? null,
    query.limit,
    query.offset ?? 0,
  )
  const { state } = query
  const total = state ? counts[state] : counts.new + counts.answered + counts.closed
  return { threads, total, counts }
}

function conditionOf(
  viewer: Viewer,
  { kind, owner, home, words }: ThreadQuery,
): { condition: string; values: string[] } {
  const seen = isSeenBy(viewer, 1)
  const conditions = [seen.condition]
  const values = [...seen.values]
  const bind = (value: string): string => `?${values.push(value)}`
  if (kind) conditions.push(`thread.kind = ${bind(kind)}`)
  if (owner)
    conditions.push(owner === 'nobody' ? 'member.id IS NULL' : `member.id = ${bind(owner)}`)
  if (home) conditions.push(`thread.estate_id = ${bind(home)}`)
  for (const word of (words ?? '').split(/\s+/).filter(Boolean).slice(0, 6)) {
    const value = bind(word.toLowerCase())
    const columns = ['name', 'email', 'phone', 'estate', 'address', 'reference']
    conditions.push(
      `(thread.estate_id = ${value}
      OR ${columns.map(column => `instr(lower(thread.${column}), ${value})`).join(' OR ')}
      OR EXISTS (SELECT 1 ${ENQUIRIES} AND instr(lower(enquiry.fields), ${value})))`,
    )
  }
  return { condition: conditions.join(' AND '), values }
}

export interface HomeOfThreads extends Pick<Thread, 'estate' | 'address' | 'reference'> {
  id: string
}

/** The homes that threads are about, for a choice among them. */
export function homesOfThreads(sql: Sql, viewer: Viewer): HomeOfThreads[] {
  const { condition, values } = isSeenBy(viewer, 1)
  return sql.all<Pick<Thread, 'estate' | 'address' | 'reference'> & { id: string }>(
    `SELECT thread.estate_id AS id, max(thread.estate) AS estate, max(thread.address) AS address,
      max(thread.reference) AS reference FROM ${THREADS}
    WHERE thread.estate_id <> '' AND ${condition} GROUP BY thread.estate_id ORDER BY address, estate, id LIMIT 300`,
    ...values,
  )
}

import * as v from 'valibot'
import type { OpenSession } from '../../agency/people/sessions.ts'
import {
  THREAD_KINDS,
  THREAD_STATES,
  type ThreadState,
  type Viewer,
} from '../../agency/inbox/thread-rows.ts'
import type { ThreadQuery } from '../../agency/inbox/thread-search.ts'

export const PAGE_SIZE = 25

const text = (max: number) =>
  v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max))), undefined)

/** What is asked of the inbox in its address; what is none of it is nothing. */
const QUERY = v.object({
  q: text(100),
  state: v.fallback(v.optional(v.picklist([...THREAD_STATES, 'all'])), undefined),
  kind: v.fallback(v.optional(v.picklist(THREAD_KINDS)), undefined),
  owner: text(64),
  home: text(40),
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/))), undefined),
})

export type InboxQuery = v.InferOutput<typeof QUERY>

export const readInboxQuery = (params: URLSearchParams): InboxQuery =>
  v.parse(QUERY, Object.fromEntries(params))

/** Who looks for something finds it in every state; else what is new comes first. */
export const stateOf = ({ state, q, home }: InboxQuery): ThreadState | 'all' =>
  state ?? (q || home ? 'all' : 'new')

/** The same as the store is asked for it. */
export function storeQuery(query: InboxQuery, limit = PAGE_SIZE): ThreadQuery {
  const { q, kind, owner, home, page } = query
  const state = stateOf(query)
  return {
    state: state === 'all' ? undefined : state,
    kind,
    owner: owner || undefined,
    home: home || undefined,
    words: q,
    limit,
    offset: (Number(page ?? 1) - 1) * PAGE_SIZE,
  }
}

/** The address of the inbox with something else asked. */
export function inboxAddress(query: InboxQuery, change: Partial<InboxQuery>): string {
  const next = { ...query, page: undefined, ...change }
  const params = new URLSearchParams(
    Object.entries(next).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )
  return `/desk/inbox${params.size > 0 ? `?${params.toString()}` : ''}`
}

/** An agent sees their own, everybody else who may open the inbox sees all (INBOX-4). */
export const viewerOf = ({ member }: Pick<OpenSession, 'member'>): Viewer => ({
  id: member.id,
  email: member.email,
  seesAll: member.role !== 'agent',
})

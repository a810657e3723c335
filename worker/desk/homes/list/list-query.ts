import * as v from 'valibot'
import { HOME_ORDERS, HOME_STATES } from '../../../../shared/homes/home-record.ts'
import type { Member } from '../../../agency/people/members.ts'

export const PAGE_SIZE = 25

const number = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))), undefined)

/** What is asked of the list in its address; what is none of it is nothing. */
const QUERY = v.object({
  q: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))), undefined),
  state: v.fallback(v.optional(v.picklist([...HOME_STATES, 'gaps'])), undefined),
  kind: number,
  agent: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))), undefined),
  gaps: v.fallback(v.optional(v.literal('1')), undefined),
  order: v.fallback(v.optional(v.picklist(HOME_ORDERS)), undefined),
  page: number,
})

export type ListQuery = Omit<v.InferOutput<typeof QUERY>, 'gaps'>

/** An agent sees his own homes unless he asks for another's: 'all' or an address. */
export function readListQuery(
  url: URL,
  { role, email }: Pick<Member, 'role' | 'email'>,
): ListQuery {
  const { gaps, ...query } = v.parse(QUERY, Object.fromEntries(url.searchParams))
  const state = gaps ? 'gaps' : query.state
  return { ...query, state, agent: query.agent || (role === 'agent' ? email : 'all') }
}

/** The same as the listing API asks for it. */
export function apiQuery({ q, state, kind, agent, order, page }: ListQuery): URLSearchParams {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) })
  const offset = (Math.max(1, Number(page ?? 1)) - 1) * PAGE_SIZE
  if (offset > 0) query.set('offset', String(offset))
  if (q) query.set('q', q)
  if (state === 'gaps') query.set('gaps', '1')
  else if (state) query.set('state', state)
  if (kind) query.set('headType', kind)
  if (agent && agent !== 'all') query.set('agent', agent)
  if (order) query.set('order', order)
  return query
}

/** The address of the list with something else asked. */
export function listAddress(query: ListQuery, change: Partial<ListQuery>): string {
  const next = { ...query, page: undefined, ...change }
  const params = new URLSearchParams(
    Object.entries(next).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )
  return `/desk/homes${params.size > 0 ? `?${params.toString()}` : ''}`
}

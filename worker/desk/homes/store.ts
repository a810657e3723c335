import type { AuditAct } from '../../agency/access/audit-acts.ts'
import * as v from 'valibot'
import type { HomeChange } from '../../../shared/homes/home-change.ts'
import { HomeList, HomeRecord } from '../../../shared/homes/home-record.ts'
import { valueAt, withValues } from '../../../shared/homes/record-path.ts'
import { EXTERNAL_ID } from '../../../shared/packs/external-id.ts'
import type { Member } from '../../agency/people/members.ts'
import { ApiError } from '../../api/errors.ts'
import { describeError } from '../../http/log.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { ELSEWHERE, isElsewhere, readContent } from '../content/ask-content.ts'
import { writeContent } from '../content/write-content.ts'
import type { Desk } from '../env.ts'
import { wordsOf } from '../page/document.tsx'
import { homeName } from './home-name.ts'
import type { Refusal } from '../../store/refusal.ts'

const addressOf = (externalId: string): string => `/homes/${encodeURIComponent(externalId)}`

const unavailable = (error: unknown): never => {
  throw error instanceof ApiError ? error : new ApiError(0, describeError(error))
}

/** Homes of every state, as they are at this moment; null: they are kept at a back end of its own. Throws ApiError. */
export async function listHomes(c: Desk, query: URLSearchParams): Promise<HomeList | null> {
  const read = await readContent(c, `/homes?${query.toString()}`).catch(unavailable)
  return read && v.parse(HomeList, read.content)
}

/** One home whole; null: there is none of that name. Throws ApiError. */
export async function readHome(c: Desk, externalId: string): Promise<HomeRecord | null> {
  if (!EXTERNAL_ID.test(externalId)) return null
  const read = await readContent(c, addressOf(externalId)).catch(unavailable)
  return read && v.parse(HomeRecord, read.content)
}

/** An owner changes every home, an agent those that name him as theirs (DESK-72). */
export function mayChange(
  { role, email }: Pick<Member, 'role' | 'email'>,
  home: Pick<HomeRecord, 'content'>,
): boolean {
  const agent = valueAt(home.content, 'salesRep.email')
  return (
    role === 'owner' ||
    (role === 'agent' &&
      typeof agent === 'string' &&
      agent.trim().toLowerCase() === email.toLowerCase())
  )
}

/** Who shows a home is for the owner to say: an agent would lose it, or take another's. */
export const mayWrite = ({ role }: Pick<Member, 'role'>, path: string): boolean =>
  role === 'owner' || !path.startsWith('salesRep.')

export interface HomeAct {
  /** In the audit: 'home published'. */
  act: AuditAct
  /** What the audit says of it; absent: the fields of the change, as they were and as they become. */
  row?: { before?: unknown; after?: unknown }
  /** The home as it was read: the change is refused where it is another by then. */
  before: HomeRecord | null
}

export interface ChangedHome {
  changed: boolean
  id?: number
}

const CHANGED = v.object({
  changed: v.fallback(v.boolean(), false),
  id: v.optional(v.number()),
})

/**
 * Changes a home in the name of a person: kept with its history, in the agency's audit with what it was before, and new at
 * the next view. Whether the person may is asked before (mayChange).
 */
export async function changeHome(
  c: Desk,
  { member }: Pick<OpenSession, 'member'>,
  externalId: string,
  change: Omit<HomeChange, 'by'>,
  { act, row, before }: HomeAct,
): Promise<ChangedHome | Refusal> {
  if (isElsewhere(c)) return ELSEWHERE
  const by = { id: member.id, name: member.name }
  const written = await writeContent(c, {
    method: 'POST',
    address: addressOf(externalId),
    body: { ...change, by },
    ...(before && { tag: `"${before.tag}"` }),
    person: member.id,
  })
  if ('refused' in written) return written
  const { changed, id } = v.parse(CHANGED, written.json)
  await agencyOf(c.env, c.var.site.id).audit.add({
    actor: `person ${member.id}`,
    request: c.var.trace.id,
    now: c.var.trace.startedAt,
    act,
    subject: `home ${externalId}`,
    name: homeName(contentOf(before, change).general, c.var.site.defaultLocale, wordsOf(c)),
    ...(row ?? { before: before ? stateBefore(before, change) : undefined, after: change }),
  })
  return { changed, ...(id !== undefined && { id }) }
}

/** Of a home that is not there yet, what is said of it. */
const contentOf = (before: HomeRecord | null, { set = [] }: Omit<HomeChange, 'by'>) =>
  before?.content ?? withValues({ general: { id: 0 } }, set)

/** What the fields that a change names were before it. */
const stateBefore = (
  { state, content }: HomeRecord,
  { set = [], free = [], state: next }: Omit<HomeChange, 'by'>,
): unknown => ({
  ...(next && { state }),
  fields: [...set.map(({ path }) => path), ...free].map(path => ({
    path,
    value: valueAt(content, path),
  })),
})

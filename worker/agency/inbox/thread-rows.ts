import type { Locale } from '../../../shared/locale.ts'
import type { Millis } from '../../../shared/time/units.ts'
import type { Member } from '../people/members.ts'

export const THREAD_STATES = ['new', 'answered', 'closed'] as const
export type ThreadState = (typeof THREAD_STATES)[number]

export const THREAD_KINDS = ['contact', 'valuation', 'subscription'] as const
export type ThreadKind = (typeof THREAD_KINDS)[number]

/** All that one address asked about one home, or about none. */
export type Thread = {
  id: string
  email: string
  /** '': about no home. */
  estateId: string
  /** As the agency calls it. */
  estate: string
  /** Where it stands, also where visitors are not told; ''. */
  address: string
  reference: string
  name: string
  phone: string
  locale: Locale
  /** Of the agency: who was mailed. */
  recipient: string
  kind: ThreadKind
  state: ThreadState
  /** A member who is there; null: nobody looks after it. */
  owner: string | null
  ownerName: string | null
  note: string
  /** Counts what happened to it. */
  changes: number
  writtenAt: Millis
}

/** 'Kouter 7, 9000 Gent · Flat with a garden · LL-1023'; '': about no home. */
export const homeOf = ({
  address,
  estate,
  reference,
}: Pick<Thread, 'address' | 'estate' | 'reference'>): string =>
  [...new Set([address, estate, reference])].filter(Boolean).join(' · ')

/** For `FROM thread`. */
export const THREAD_COLUMNS = `thread.id, thread.email, thread.estate_id AS estateId, thread.estate, thread.address, thread.reference, thread.name, thread.phone,
  thread.locale, thread.recipient, thread.kind, thread.state, member.id AS owner, member.name AS ownerName, thread.note,
  thread.changes, thread.written_at AS writtenAt`

/** Who left the agency looks after nothing any more. */
export const THREADS = 'thread LEFT JOIN member ON member.id = thread.owner'

/** Who looks; `seesAll`: an owner, a reader and an operator who looks in. */
export interface Viewer extends Pick<Member, 'id' | 'email'> {
  seesAll: boolean
}

/**
 * An agent sees what is theirs and what nobody looks after of what was mailed to them (INBOX-4). The values are numbered from
 * `first`.
 */
export const isSeenBy = (
  { id, email, seesAll }: Viewer,
  first: number,
): { condition: string; values: string[] } =>
  seesAll
    ? { condition: 'true', values: [] }
    : {
        condition: `(thread.owner = ?${first} OR (member.id IS NULL AND thread.recipient = ?${first + 1}))`,
        values: [id, email],
      }

/** One thing that was written, by who asked or at the desk. */
export type ThreadMessage = {
  id: string
  author: 'person' | 'desk'
  /** Of a reply: who wrote it; null: somebody who is not there any more. */
  member: string | null
  text: string
  /** What else was filled in, as JSON; null: nothing. */
  fields: string | null
  flag: string | null
  /** Of its mail; null: it was wiped, or there never was one. */
  mailState: 'waiting' | 'sending' | 'sent' | 'failed' | null
  mailError: string | null
  at: Millis
}

import { DAY, HOUR, type Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import { LimitReached, type Limits } from '../limits.ts'
import type { Notices } from '../notices.ts'
import type { OutgoingMail, Outbox } from '../outbox.ts'
import type { Member } from '../people/members.ts'
import type { Sql } from '../sql.ts'
import type { Inbox } from './inbox.ts'
import type { Thread, ThreadState, Viewer } from './thread-rows.ts'
import type { Refused } from '../../store/refusal.ts'

/** So many answers leave an agency's desk in an hour and in a day (INBOX-12). */
const REPLIES_AN_HOUR = 30
const REPLIES_A_DAY = 200

export type ThreadChange =
  /** `id` of the reply and of its mail, whose recipient is put in here. */
  | { act: 'reply'; id: string; text: string; mail: OutgoingMail }
  | { act: 'state'; state: ThreadState }
  /** `mail` goes to the new owner, whose address is put in here. */
  | { act: 'owner'; owner: string | null; mail: OutgoingMail }
  | { act: 'note'; note: string }

export const THREAD_REFUSALS = {
  changed: 'conflict',
  'too-many': 'limit',
  'no-colleague': 'invalid',
  'no-asker': 'invalid',
} as const satisfies Record<string, Refused>

/**
 * 'same': it was so already, or this was done before; 'changed': the page that asks is older than what happened since;
 * 'no-colleague': the new owner is not there or may not; 'no-asker': its person never wrote.
 */
export type ThreadOutcome =
  | 'done'
  | 'same'
  | 'unknown'
  | 'erased'
  | 'unseen'
  | keyof typeof THREAD_REFUSALS

interface Parts {
  sql: Sql
  audit: Audit
  limits: Limits
  outbox: Outbox
  notices: Notices
  inbox: Inbox
}

/** What is done with threads. Who may is read in the transaction of the act (DESK-17). */
export class ThreadActs {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** `seen`: how much had happened to the thread when the page was made. */
  change(id: string, change: ThreadChange, seen: number, acting: Acting): ThreadOutcome {
    try {
      return this.#parts.sql.transaction(() => this.#change(id, change, seen, acting))
    } catch (error) {
      if (error instanceof LimitReached) return 'too-many'
      throw error
    }
  }

  /**
   * By the link of an enquiry's mail: says that its newest enquiry was answered elsewhere, once (INBOX-20). null: there is no such
   * enquiry any more.
   */
  answeredElsewhere(
    enquiryId: string,
    { request, now }: { request: string; now: Millis },
  ): 'done' | 'same' | null {
    return this.#parts.sql.transaction(() => {
      const state = this.stateByLink(enquiryId)
      if (!state || !state.isOpen) return state && 'same'
      this.#set(state.id, `state = 'answered'`)
      this.#parts.audit.add({
        actor: 'link',
        request,
        now,
        act: 'thread answered',
        subject: `thread ${state.id}`,
        before: { state: 'new' },
        after: { state: 'answered' },
      })
      return 'done'
    })
  }

  /** What the link of an enquiry's mail leads to; `isOpen`: nobody answered, and its person did not write again. */
  stateByLink(
    enquiryId: string,
  ): { id: string; estate: string; writtenAt: Millis; isOpen: boolean } | null {
    const row = this.#parts.sql.first<{
      id: string
      estate: string
      writtenAt: Millis
      isOpen: number
    }>(
      `SELECT thread.id, thread.estate, enquiry.created_at AS writtenAt,
        thread.state = 'new' AND thread.written_at = enquiry.created_at AS isOpen
      FROM enquiry JOIN thread ON thread.email = enquiry.email AND thread.estate_id = ifnull(enquiry.estate_id, '')
      WHERE enquiry.id = ?1`,
      enquiryId,
    )
    return row && { ...row, isOpen: row.isOpen === 1 }
  }

  /** Tells every owner that answers are held, once a day (INBOX-18). */
  tellHeld(mail: OutgoingMail): void {
    const { sql, notices } = this.#parts
    const day = Math.floor(mail.now / DAY)
    for (const owner of sql.all<Pick<Member, 'id' | 'email'>>(
      `SELECT id, email FROM member WHERE role = 'owner'`,
    ))
      notices.tellOnce({
        ...mail,
        id: `${mail.id}-${owner.id}`,
        dedupeKey: `replies-held/${day}/${owner.id}`,
        recipient: owner.email,
      })
  }

  #change(id: string, change: ThreadChange, seen: number, acting: Acting): ThreadOutcome {
    const { inbox, audit } = this.#parts
    const viewer = this.#viewer(acting)
    if (!viewer) return 'unseen'
    const thread = inbox.find(id, viewer)
    if (typeof thread === 'string') return thread
    if (this.#isDoneAlready(thread, change)) return 'same'
    if (thread.changes !== seen) return 'changed'
    const refused = this.#write(thread, change, viewer, acting)
    if (refused) return refused
    const after = inbox.find(thread.id, { ...viewer, seesAll: true })
    // Not what was written or noted: the audit outlives the person's wish to be forgotten.
    const stateOf = ({ state, ownerName }: Thread) => ({ state, owner: ownerName })
    audit.add({
      ...acting,
      act: ACTS[change.act],
      subject: `thread ${thread.id}`,
      before: stateOf(thread),
      after: typeof after === 'string' ? undefined : stateOf(after),
    })
    return 'done'
  }

  #isDoneAlready(thread: Thread, change: ThreadChange): boolean {
    switch (change.act) {
      case 'reply':
        return (
          this.#parts.sql.first('SELECT 1 AS found FROM reply WHERE id = ?1', change.id) !== null
        )
      case 'state':
        return thread.state === change.state
      case 'owner':
        return thread.owner === change.owner
      case 'note':
        return thread.note === change.note
    }
  }

  #write(
    { id, email, kind }: Thread,
    change: ThreadChange,
    viewer: Viewer,
    { now }: Acting,
  ): ThreadOutcome | null {
    const { sql, outbox } = this.#parts
    switch (change.act) {
      case 'state':
        this.#set(id, 'state = ?2', change.state)
        return null
      case 'note':
        this.#set(id, 'note = ?2', change.note)
        return null
      case 'owner': {
        const owner = change.owner === null ? null : this.#colleague(change.owner)
        if (change.owner !== null && !owner) return 'no-colleague'
        this.#set(id, 'owner = ?2', owner?.id ?? null)
        if (owner && owner.id !== viewer.id)
          outbox.insert({ ...change.mail, recipient: owner.email })
        return null
      }
      case 'reply':
        if (kind === 'subscription') return 'no-asker'
        this.#countReply(now)
        sql.run(
          'INSERT INTO reply (id, thread_id, member_id, text, created_at) VALUES (?1, ?2, ?3, ?4, ?5)',
          change.id,
          id,
          viewer.id,
          change.text,
          now,
        )
        // To who wrote, whatever else a form says (INBOX-11).
        outbox.insert({ ...change.mail, id: change.id, recipient: email })
        this.#set(id, `state = 'answered', owner = ifnull(owner, ?2)`, viewer.id)
        return null
    }
  }

  #set(id: string, change: string, ...values: (string | null)[]): void {
    this.#parts.sql.run(
      `UPDATE thread SET ${change}, changes = changes + 1 WHERE id = ?1`,
      id,
      ...values,
    )
  }

  #countReply(now: Millis): void {
    const { limits } = this.#parts
    for (const [name, span, max] of [
      ['hour', HOUR, REPLIES_AN_HOUR],
      ['day', DAY, REPLIES_A_DAY],
    ] as const) {
      const at = Math.floor(now / span)
      limits.count({ bucket: `reply/${name}/${at}`, max, until: (at + 1) * span })
    }
  }

  #colleague(id: string): Member | null {
    return this.#parts.sql.first<Member>(
      `SELECT id, email, name, role, created_at FROM member WHERE id = ?1 AND role IN ('owner', 'agent')`,
      id,
    )
  }

  /** Who acts, by their role at this moment; null: who may not. */
  #viewer({ actor }: Acting): Viewer | null {
    if (actor === 'operator' || actor === 'person operator')
      return { id: 'operator', email: '', seesAll: true }
    const member = this.#colleague(actor.split(' ')[1] ?? '')
    return member && { id: member.id, email: member.email, seesAll: member.role === 'owner' }
  }
}

const ACTS = {
  reply: 'thread replied',
  state: 'thread set',
  owner: 'thread given',
  note: 'thread noted',
} as const satisfies Record<ThreadChange['act'], string>

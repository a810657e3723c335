import { DAY, HOUR, type Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import type { Notices } from '../notices.ts'
import type { OutgoingMail } from '../outbox.ts'
import type { Maker, TakenBack } from '../people/taken-back.ts'
import { tellOwners } from '../people/tell-owners.ts'
import type { Sql } from '../sql.ts'
import type { Tasks } from '../tasks.ts'
import type { CrmContacts } from './contacts.ts'
import type { Connection, ConnectionState, Reading } from './reading.ts'

/** Everything is read anew after so long; then what is listed no longer goes. */
const WHOLE_INTERVAL: Millis = DAY
/** Of the time when an agency's nightly work is done. */
const NIGHT_SLACK: Millis = 4 * HOUR

/** A reading that was begun so long ago is begun anew. */
const ABANDONED_AFTER: Millis = 6 * HOUR

/** The agency's connection to its CRM, and how far it was read. */
export class CrmConnection {
  readonly #sql: Sql
  readonly #tasks: Tasks
  readonly #audit: Audit
  readonly #notices: Notices
  readonly #contacts: CrmContacts

  constructor(parts: {
    sql: Sql
    tasks: Tasks
    audit: Audit
    notices: Notices
    contacts: CrmContacts
  }) {
    this.#sql = parts.sql
    this.#tasks = parts.tasks
    this.#audit = parts.audit
    this.#notices = parts.notices
    this.#contacts = parts.contacts
  }

  /**
   * Connects anew, with credentials as they were encrypted; what was brought before stays known. Is read at once (CRM-1), and `mail`
   * tells every owner.
   */
  connect(
    { kind, label, credentials }: { kind: string; label: string; credentials: string },
    acting: Acting,
    mail?: OutgoingMail,
  ): void {
    const { now } = acting
    this.#sql.transaction(() => {
      this.#sql.run(
        `INSERT OR REPLACE INTO crm (only_row, kind, label, credentials, connected_at) VALUES (1, ?1, ?2, ?3, ?4)`,
        kind,
        label,
        credentials,
        now,
      )
      this.#tasks.add('crm-pull', 'estates', now)
      this.#audit.add({ ...acting, act: 'crm connected', subject: 'crm', after: { crm: kind } })
      if (mail) tellOwners({ sql: this.#sql, notices: this.#notices }, mail)
    })
  }

  /** Within a denial: a connection that one of them made is forgotten. What there was before it is not known any more. */
  takeBack(makers: readonly Maker[], acting: Acting): TakenBack[] {
    const made = this.#sql.first<{ actor: string; at: Millis }>(
      `SELECT actor, at FROM audit WHERE act = 'crm connected' ORDER BY at DESC LIMIT 1`,
    )
    const isTheirs = makers.some(
      ({ id, since }) => made?.actor === `person ${id}` && made.at >= since,
    )
    const state = isTheirs ? this.state() : null
    if (!state) return []
    this.disconnect()
    this.#audit.add({ ...acting, act: 'crm disconnected', subject: 'crm' })
    return [{ kind: 'crm', name: `${state.kind} ${state.label}`.trim() }]
  }

  /** Forgets the credentials; the homes that it brought stay. False: there is none. */
  disconnect(): boolean {
    return this.#sql.transaction(() => {
      this.#tasks.remove('crm-pull', 'estates')
      this.#sql.run('DELETE FROM crm_contact WHERE sent_at IS NULL')
      return this.#sql.run('DELETE FROM crm') > 0
    })
  }

  find(): Connection | null {
    return this.#sql.first<Connection>(
      `SELECT kind, credentials, session, state, read_at AS readAt, whole_at AS wholeAt, may_remove AS mayRemove FROM crm`,
    )
  }

  state(): ConnectionState | null {
    const row = this.#sql.first<{
      kind: string
      label: string
      state: Connection['state']
      problem: string | null
      failingSince: Millis | null
      connectedAt: Millis
      readAt: Millis | null
      wholeAt: Millis | null
      nextAt: Millis | null
      report: string | null
      estates: number
      sent: number
      failing: number
      contactProblem: string | null
    }>(
      `SELECT kind, label, state, problem, failing_since AS failingSince, connected_at AS connectedAt, read_at AS readAt,
        whole_at AS wholeAt, (SELECT due_at FROM task WHERE kind = 'crm-pull') AS nextAt, report, (SELECT count(*) FROM crm_estate) AS estates,
        (SELECT count(*) FROM crm_contact WHERE sent_at IS NOT NULL) AS sent,
        (SELECT count(*) FROM crm_contact WHERE sent_at IS NULL) AS failing,
        (SELECT max(problem) FROM crm_contact WHERE sent_at IS NULL) AS contactProblem FROM crm`,
    )
    if (!row) return null
    const { report, sent, failing, contactProblem, ...rest } = row
    return {
      ...rest,
      report: report === null ? null : JSON.parse(report),
      contacts: { sent, failing, problem: contactProblem },
    }
  }

  /** Whether it waits for a person. */
  isRefused(): boolean {
    return this.#sql.first(`SELECT 1 AS found FROM crm WHERE state = 'refused'`) !== null
  }

  keepSession(session: string | null): void {
    this.#sql.run('UPDATE crm SET session = ?1', session)
  }

  /** Reads everything at once; `mayRemove`: also where many homes would go. False: nothing is connected. */
  pullNow(mayRemove: boolean, now: Millis): boolean {
    return this.#sql.transaction(() => {
      const changed = this.#sql.run(
        'UPDATE crm SET whole_at = NULL, reading = NULL, may_remove = ?1',
        Number(mayRemove),
      )
      if (changed > 0) this.#tasks.add('crm-pull', 'estates', now)
      return changed > 0
    })
  }

  /** The reading that is under way, or the next one: of changes, and of everything each night (CRM-10, CRM-12). */
  openReading(nightAt: Millis, now: Millis): Reading | null {
    const row = this.#sql.first<{
      reading: string | null
      readAt: Millis | null
      wholeAt: Millis | null
    }>('SELECT reading, read_at AS readAt, whole_at AS wholeAt FROM crm')
    if (!row) return null
    const { reading, readAt, wholeAt } = row
    const begun: Reading | null = reading === null ? null : JSON.parse(reading)
    if (begun && begun.startedAt > now - ABANDONED_AFTER) return begun
    const age = wholeAt === null ? Infinity : now - wholeAt
    const isNight = nightAt - now > DAY - NIGHT_SLACK
    return {
      startedAt: now,
      isWhole: age > WHOLE_INTERVAL + NIGHT_SLACK || (isNight && age > WHOLE_INTERVAL / 2),
      since: readAt ?? 0,
      offset: 0,
      unreadable: 0,
      report: { seen: 0, sent: 0, removed: 0, refused: [], warnings: [], heldBack: 0 },
    }
  }

  keepReading(reading: Reading): void {
    this.#sql.run('UPDATE crm SET reading = ?1', JSON.stringify(reading))
  }

  /** A reading ended well. */
  finishReading({ startedAt, isWhole, report }: Reading): void {
    this.#sql.run(
      `UPDATE crm SET state = 'well', problem = NULL, failing_since = NULL, read_at = ?1,
      whole_at = iif(?2, ?1, whole_at), may_remove = iif(?2, 0, may_remove), reading = NULL, report = ?3`,
      startedAt,
      Number(isWhole),
      JSON.stringify(report),
    )
  }

  /**
   * A reading failed, in words; it goes on where it was. Credentials that were refused stay so until they are taken again,
   * whatever else fails meanwhile. Gives which it is now, and since when.
   */
  failReading(
    state: 'failing' | 'refused',
    problem: string,
    now: Millis,
  ): { state: 'failing' | 'refused'; since: Millis } {
    this.#sql.run(
      `UPDATE crm SET state = iif(state = 'refused', state, ?1), problem = iif(state = 'refused' AND ?1 <> state, problem, ?2),
      failing_since = iif(state <> 'refused' AND ?1 = 'refused', ?3, coalesce(failing_since, ?3)),
      session = iif(?1 = 'refused', NULL, session)`,
      state,
      problem,
      now,
    )
    const row = this.#sql.first<{ state: string; since: Millis }>(
      'SELECT state, failing_since AS since FROM crm',
    )
    return { state: row?.state === 'refused' ? 'refused' : 'failing', since: row?.since ?? now }
  }

  /** The credentials are taken again: what waited for that is done. */
  accept(now: Millis): void {
    this.#sql.transaction(() => {
      const changed = this.#sql.run(
        `UPDATE crm SET state = iif(read_at IS NULL, 'new', 'well'), problem = NULL, failing_since = NULL
        WHERE state = 'refused'`,
      )
      if (changed > 0) this.#contacts.retryAll(now)
    })
  }
}

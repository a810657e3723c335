import type { Millis } from '../../../shared/time/units.ts'
import { rowOf } from '../../../shared/table.ts'
import type { AuditAct } from './audit-acts.ts'
import { changedOnly } from './changed-only.ts'
import type { Sql } from '../sql.ts'

/** Who acts, and in which request. */
export interface Acting {
  /** 'link': whoever has the mail that it was in. */
  actor: 'operator' | 'link' | `key ${string}` | `person ${string}`
  request: string
  now: Millis
}

interface AuditedAct extends Acting {
  act: AuditAct
  /** What it was done to. */
  subject: string
  /** What people call it: a home's street, a page's title. Absent: as the store knows it. */
  name?: string
  before?: unknown
  after?: unknown
}

export type AuditRow = {
  id: string
  at: Millis
  actor: string
  request: string
  act: string
  subject: string
  /** What people called them then, for they may be gone by now; null: nothing, or not known. */
  actorName: string | null
  subjectName: string | null
  /** JSON; null: nothing. */
  before: string | null
  after: string | null
}

/** Letters of a state that is kept with all that stayed the same; of a longer one what changed is kept. */
const MAX_WHOLE = 20_000
/** The longest page, twice: no row grows beyond what a store takes. */
const MAX_STATE = 400_000
const MAX_SUBJECT = 200

const COLUMNS =
  'id, at, actor, request, act, subject, actor_name AS actorName, subject_name AS subjectName, before, after'

/**
 * Where the store knows what people call something of a kind; a viewing, a stay and a thread are called as
 * their home, and a home as it was the last time. */
const NAMES: Readonly<Record<string, string>> = {
  person: 'SELECT name FROM member WHERE id = ?1',
  key: 'SELECT name FROM access_key WHERE id = ?1',
  passkey: 'SELECT name FROM passkey WHERE id = ?1',
  thread: `SELECT coalesce(nullif(address, ''), estate) AS name FROM thread WHERE id = ?1`,
  viewing: `SELECT coalesce(nullif(about ->> '$.place', ''), about ->> '$.agencyTitle') AS name FROM booking WHERE key = ?1`,
  home: `SELECT subject_name AS name FROM audit WHERE subject = 'home ' || ?1 AND subject_name IS NOT NULL
    ORDER BY at DESC LIMIT 1`,
  stay: `SELECT about ->> '$.agencyTitle' AS name FROM booking WHERE key = ?1`,
}

/** What was done in an agency's name. Rows are only added. */
export class Audit {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /**
   * An operator who looks in stands here as such. Within the transaction of the act, where it is one of the store's own: no row, no
   * act.
   */
  add({ actor, request, now, act, subject, name, before, after }: AuditedAct): void {
    this.#sql.run(
      `INSERT INTO audit (id, at, actor, request, act, subject, actor_name, subject_name, before, after)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)`,
      crypto.randomUUID(),
      now,
      actor === 'person operator' ? 'operator' : actor,
      request,
      act,
      subject.slice(0, MAX_SUBJECT),
      this.#nameOf(actor),
      name?.slice(0, MAX_SUBJECT) || this.#nameOf(subject),
      ...statesText(before, after),
    )
  }

  /** 'person 5d0…' → 'An Maes'. */
  #nameOf(who: string): string | null {
    const [kind = '', id = ''] = who.split(' ')
    const query = rowOf(NAMES, kind)
    return (query && this.#sql.first<{ name: string | null }>(query, id)?.name) || null
  }

  /** The newest, older than `before`. */
  list(limit: number, before: Millis = Number.MAX_SAFE_INTEGER): AuditRow[] {
    return this.#sql.all<AuditRow>(
      `SELECT ${COLUMNS} FROM audit
      WHERE at < ?1 ORDER BY at DESC, id LIMIT ?2`,
      before,
      limit,
    )
  }

  /** What was done to one thing, the newest first. */
  about(subject: string, limit: number): AuditRow[] {
    return this.#sql.all<AuditRow>(
      `SELECT ${COLUMNS} FROM audit
      WHERE subject = ?1 ORDER BY at DESC, id LIMIT ?2`,
      subject.slice(0, MAX_SUBJECT),
      limit,
    )
  }
}

function statesText(before: unknown, after: unknown): [string | null, string | null] {
  const whole = [textOf(before), textOf(after)] as const
  if (whole.every(text => (text?.length ?? 0) <= MAX_WHOLE)) return [...whole]
  const [was, is] = changedOnly(before, after)
  return [textOf(was)?.slice(0, MAX_STATE) ?? null, textOf(is)?.slice(0, MAX_STATE) ?? null]
}

const textOf = (state: unknown): string | null =>
  state === undefined ? null : JSON.stringify(state)

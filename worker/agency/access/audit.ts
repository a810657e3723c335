import type { Millis } from '../../../shared/time/units.ts'
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
  /** JSON; null: nothing. */
  before: string | null
  after: string | null
}

/** Letters of a state that is kept with all that stayed the same; of a longer one what changed is kept. */
const MAX_WHOLE = 20_000
/** The longest page, twice: no row grows beyond what a store takes. */
const MAX_STATE = 400_000
const MAX_SUBJECT = 200

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
  add({ actor, request, now, act, subject, before, after }: AuditedAct): void {
    this.#sql.run(
      `INSERT INTO audit (id, at, actor, request, act, subject, before, after)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
      crypto.randomUUID(),
      now,
      actor === 'person operator' ? 'operator' : actor,
      request,
      act,
      subject.slice(0, MAX_SUBJECT),
      ...statesText(before, after),
    )
  }

  /** The newest, older than `before`. */
  list(limit: number, before: Millis = Number.MAX_SAFE_INTEGER): AuditRow[] {
    return this.#sql.all<AuditRow>(
      `SELECT id, at, actor, request, act, subject, before, after FROM audit
      WHERE at < ?1 ORDER BY at DESC, id LIMIT ?2`,
      before,
      limit,
    )
  }

  /** What was done to one thing, the newest first. */
  about(subject: string, limit: number): AuditRow[] {
    return this.#sql.all<AuditRow>(
      `SELECT id, at, actor, request, act, subject, before, after FROM audit
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

import { RETENTION_DAYS } from '../../../shared/privacy/retention-periods.ts'
import { DAY, type Millis } from '../../../shared/time/units.ts'
import { jsonSlices } from '../json-slices.ts'
import { LimitReached, type LimitCount, type Limits } from '../limits.ts'
import type { OutgoingMail, Outbox } from '../outbox.ts'
import type { Sql } from '../sql.ts'
import type { Tasks } from '../tasks.ts'
import type { StoredToken, Tokens } from '../tokens.ts'

/** The most matches of one digest; the rest are another mail. */
const MAX_MATCHES = 10_000

/** A change that a search asks for. */
export type Match = {
  subscription: string
  /** Of the search. */
  name: string
  change: string
  estate: string
  /** Reason bits. */
  reason: number
  priceBefore: number | null
}

/** What was told, and the mail that tells it. */
export type DigestWrites = {
  told: Pick<Match, 'subscription' | 'change'>[]
  tokens: StoredToken[]
  mail: OutgoingMail
  /** The agency's share of digests; null: without limit. */
  share: LimitCount | null
  /** What the agency claimed of all agencies' part of the quota, by how many more it is now; absent: none is needed. */
  claimed?: LimitCount
}

/**
 * 'limited': the agency's share is used up; 'unclaimed': nothing is left of what it claimed; 'changed': something of it is not
 * due any more. Nothing was written then.
 */
export type DigestOutcome = 'written' | 'limited' | 'unclaimed' | 'changed'

/** Thrown inside the transaction, so that nothing of it stays. */
class Unclaimed extends Error {
  override name = 'Unclaimed'
}

interface Parts {
  sql: Sql
  limits: Limits
  tokens: Tokens
  outbox: Outbox
  tasks: Tasks
}

/** Matches that are told, each once. */
export class Digests {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** All that a subscriber is due, in the order of the searches. */
  due(subscriber: string, now: Millis): Match[] {
    return this.#parts.sql.all<Match>(
      `SELECT h.subscription_id AS subscription, s.name, h.change_id AS change, c.estate_id AS estate, c.reason,
        c.price_before AS priceBefore
      FROM subscription s JOIN hit h ON h.subscription_id = s.id JOIN estate_change c ON c.id = h.change_id
      WHERE s.subscriber_id = ?1 AND h.due_at <= ?2 ORDER BY s.created_at, s.id, c.at DESC, c.id LIMIT ${MAX_MATCHES}`,
      subscriber,
      now,
    )
  }

  /** When a subscriber's next digest is due; null: never. */
  nextDueAt(subscriber: string): Millis | null {
    const row = this.#parts.sql.first<{ due: Millis | null }>(
      `SELECT min(h.due_at) AS due FROM subscription s JOIN hit h ON h.subscription_id = s.id WHERE s.subscriber_id = ?1`,
      subscriber,
    )
    return row?.due ?? null
  }

  /** The cards of a few changes, as JSON. */
  cards(changes: string[]): { id: string; card: string }[] {
    return this.#parts.sql.all<{ id: string; card: string }>(
      'SELECT id, card FROM estate_change WHERE id IN (SELECT value FROM json_each(?1))',
      JSON.stringify(changes),
    )
  }

  /** Deliveries, matches, tokens, mail and share in one transaction. A second call finds nothing that is still to be told. */
  write({ told, tokens, mail, share, claimed }: DigestWrites): DigestOutcome {
    const { sql, limits } = this.#parts
    const pairs = [...jsonSlices(told.map(({ subscription, change }) => [subscription, change]))]
    const selected = 'SELECT value ->> 0, value ->> 1 FROM json_each(?1)'
    // Before the transaction: it stays claimed if this digest is not written.
    if (claimed && claimed.max > 0) limits.grant(claimed)
    try {
      return sql.transaction(() => {
        const waiting = pairs.reduce(
          (sum, slice) =>
            sum +
            (sql.first<{ count: number }>(
              `SELECT count(*) AS count FROM hit WHERE (subscription_id, change_id) IN (${selected})`,
              slice,
            )?.count ?? 0),
          0,
        )
        if (waiting !== told.length) return 'changed'
        if (share) limits.count(share)
        if (claimed && !limits.take(claimed.bucket)) throw new Unclaimed()
        for (const slice of pairs) {
          sql.run(
            `INSERT INTO delivery (subscription_id, change_id, mail_id, at)
            SELECT value ->> 0, value ->> 1, ?2, ?3 FROM json_each(?1)`,
            slice,
            mail.id,
            mail.now,
          )
          sql.run(`DELETE FROM hit WHERE (subscription_id, change_id) IN (${selected})`, slice)
        }
        for (const token of tokens) this.#parts.tokens.insert(token)
        this.#parts.outbox.insert(mail)
        return 'written'
      })
    } catch (error) {
      if (error instanceof LimitReached) return 'limited'
      if (error instanceof Unclaimed) return 'unclaimed'
      throw error
    }
  }

  /** Nobody is told anything before then. */
  hold(until: Millis): void {
    this.#parts.tasks.hold('digest', until)
  }

  /** A slice of what was told long ago; whether more is left. */
  deleteExpired(now: Millis): boolean {
    return this.#parts.sql.runSlice(
      'DELETE FROM delivery WHERE at < ?1',
      now - RETENTION_DAYS.deliveries * DAY,
    )
  }
}

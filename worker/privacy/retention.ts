import { RETENTION_DAYS } from '../../shared/privacy/retention-periods.ts'
import { DAY, type Millis } from '../../shared/time/units.ts'
import type { Bindings } from '../env.ts'

interface Rule {
  /** What it deletes, for readers. */
  what: string
  /** Days after which it is deleted. */
  days: number
  /** ?1: rows from before this instant, in ms. */
  sql: string
}

/** How long each kind of row is stored in D1 (PRIV-4 to PRIV-9). */
const RETENTION: readonly Rule[] = [
  {
    what: 'submissions',
    days: RETENTION_DAYS.submissions,
    sql: 'DELETE FROM submission WHERE created_at < ?1',
  },
  { what: 'counters', days: 0, sql: 'DELETE FROM counter WHERE until < ?1' },
  { what: 'tokens', days: 0, sql: 'DELETE FROM token WHERE expires_at < ?1' },
  {
    what: 'consents',
    days: RETENTION_DAYS.consents,
    sql: 'DELETE FROM consent WHERE given_at < ?1',
  },
  {
    what: 'mail bodies',
    days: RETENTION_DAYS.mailBodies,
    sql: `UPDATE outbox SET message = '{}', recipient = '' WHERE state IN ('sent', 'failed') AND recipient <> '' AND created_at < ?1`,
  },
  {
    what: 'mails',
    days: RETENTION_DAYS.mails,
    sql: `DELETE FROM outbox WHERE state IN ('sent', 'failed') AND created_at < ?1`,
  },
]

/** Nightly: deletes everything past its retention period. */
export async function deleteExpiredRows(env: Pick<Bindings, 'DB'>, now: Millis): Promise<void> {
  await env.DB.batch(RETENTION.map(({ days, sql }) => env.DB.prepare(sql).bind(now - days * DAY)))
}

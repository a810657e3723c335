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
  { what: 'submissions', days: 2, sql: 'DELETE FROM submission WHERE created_at < ?1' },
  { what: 'counters', days: 0, sql: 'DELETE FROM counter WHERE until < ?1' },
  { what: 'tokens', days: 0, sql: 'DELETE FROM token WHERE expires_at < ?1' },
  {
    what: 'unconfirmed searches',
    days: 7,
    sql: 'DELETE FROM subscription WHERE confirmed_at IS NULL AND created_at < ?1',
  },
  {
    what: 'subscribers without searches',
    days: 7,
    sql: 'DELETE FROM subscriber WHERE created_at < ?1 AND NOT EXISTS (SELECT 1 FROM subscription WHERE subscriber_id = subscriber.id)',
  },
  // After the subscribers: a current subscriber's consents stay.
  {
    what: 'consents',
    days: 365,
    sql: `DELETE FROM consent WHERE given_at < ?1
      AND NOT EXISTS (SELECT 1 FROM subscriber WHERE subscriber.site_id = consent.site_id AND subscriber.email = consent.email)`,
  },
  {
    what: 'mail bodies',
    days: 30,
    sql: `UPDATE outbox SET message = '{}', recipient = '' WHERE state IN ('sent', 'failed') AND recipient <> '' AND created_at < ?1`,
  },
  {
    what: 'mails',
    days: 365,
    sql: `DELETE FROM outbox WHERE state IN ('sent', 'failed') AND created_at < ?1`,
  },
  { what: 'changes', days: 60, sql: 'DELETE FROM estate_change WHERE at < ?1' },
  {
    what: 'deliveries',
    days: 60,
    sql: `DELETE FROM delivery WHERE mail_id IN (SELECT id FROM outbox WHERE kind = 'matches' AND created_at < ?1)`,
  },
  { what: 'reasons for leaving', days: 365, sql: 'DELETE FROM farewell WHERE at < ?1' },
  {
    what: 'crawls',
    days: 0,
    sql: 'DELETE FROM scan WHERE finished_at < ?1 AND site_id NOT IN (SELECT site_id FROM subscription)',
  },
  {
    what: 'snapshots',
    days: 0,
    sql: 'DELETE FROM estate_snapshot WHERE ?1 AND site_id NOT IN (SELECT site_id FROM subscription)',
  },
]

/** Nightly: deletes everything past its retention period. */
export async function deleteExpiredRows(env: Pick<Bindings, 'DB'>, now: Millis): Promise<void> {
  await env.DB.batch(RETENTION.map(({ days, sql }) => env.DB.prepare(sql).bind(now - days * DAY)))
}

import { emailAddress } from '../../shared/forms/email-address.ts'
import type { Bindings } from '../env.ts'

/** Everything kept of one address at one site, table by table, as it stands. */
export type PersonExport = Record<string, Record<string, unknown>[]>

const SUBSCRIPTIONS =
  'SELECT id FROM subscription WHERE subscriber_id IN (SELECT id FROM subscriber WHERE site_id = ?1 AND email = ?2)'

/** Where an address is kept: what to read, and what to do to forget it. Order matters to erasing only. */
const PERSONAL_TABLES: { table: string; read: string; erase: string }[] = [
  {
    table: 'lead',
    read: 'SELECT * FROM lead WHERE site_id = ?1 AND email = ?2',
    erase: 'DELETE FROM lead WHERE site_id = ?1 AND email = ?2',
  },
  {
    table: 'consent',
    read: 'SELECT * FROM consent WHERE site_id = ?1 AND email = ?2',
    erase: 'DELETE FROM consent WHERE site_id = ?1 AND email = ?2',
  },
  {
    table: 'delivery',
    read: `SELECT * FROM delivery WHERE subscription_id IN (${SUBSCRIPTIONS})`,
    erase:
      'DELETE FROM token WHERE subject IN (SELECT id FROM subscriber WHERE site_id = ?1 AND email = ?2)',
  },
  {
    table: 'subscription',
    read: `SELECT * FROM subscription WHERE id IN (${SUBSCRIPTIONS})`,
    erase: `DELETE FROM subscription WHERE id IN (${SUBSCRIPTIONS})`,
  },
  {
    table: 'subscriber',
    read: 'SELECT * FROM subscriber WHERE site_id = ?1 AND email = ?2',
    erase: 'DELETE FROM subscriber WHERE site_id = ?1 AND email = ?2',
  },
  // A mail to the agency holds its writer's address as the one to answer.
  {
    table: 'outbox',
    read: `SELECT * FROM outbox WHERE site_id = ?1 AND (recipient = ?2 OR message ->> 'replyTo' = ?2)`,
    erase: `DELETE FROM outbox WHERE site_id = ?1 AND (recipient = ?2 OR message ->> 'replyTo' = ?2)`,
  },
]

/** For the admin console: all that is kept of an address (GDPR 15, 20). null: no address. */
export async function exportPerson(
  { DB }: Pick<Bindings, 'DB'>,
  site: number,
  text: string,
): Promise<PersonExport | null> {
  const email = emailAddress(text)
  if (!email) return null
  const found = await DB.batch<Record<string, unknown>>(
    PERSONAL_TABLES.map(({ read }) => DB.prepare(read).bind(site, email)),
  )
  return Object.fromEntries(
    PERSONAL_TABLES.map(({ table }, index) => [table, found[index]?.results ?? []]),
  )
}

/** For the admin console: forgets an address in every table, in one transaction (GDPR 17). Gives the number of rows; null: no address. */
export async function erasePerson(
  { DB }: Pick<Bindings, 'DB'>,
  site: number,
  text: string,
): Promise<number | null> {
  const email = emailAddress(text)
  if (!email) return null
  const done = await DB.batch(
    PERSONAL_TABLES.map(({ erase }) => DB.prepare(erase).bind(site, email)),
  )
  return done.reduce((sum, { meta }) => sum + meta.changes, 0)
}

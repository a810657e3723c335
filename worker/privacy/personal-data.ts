import { emailAddress } from '../../shared/forms/email-address.ts'
import { agencyOf } from '../agency/stub.ts'
import { rememberErasure } from '../directory/erasures.ts'
import type { Bindings } from '../env.ts'

type Platform = Pick<Bindings, 'DB' | 'AGENCY' | 'JURISDICTION' | 'TOKEN_SECRET'>

/** All rows about one address at one site, by table. */
type PersonExport = Record<string, Record<string, unknown>[]>

/** The tables of D1 that store an address: how to read and how to erase it. The order matters for erasing only. */
const PERSONAL_TABLES: { table: string; read: string; erase: string }[] = [
  {
    table: 'consent',
    read: 'SELECT * FROM consent WHERE site_id = ?1 AND email = ?2',
    erase: 'DELETE FROM consent WHERE site_id = ?1 AND email = ?2',
  },
  // A mail to the agency holds the sender's address as its reply address.
  {
    table: 'outbox',
    read: `SELECT * FROM outbox WHERE site_id = ?1 AND (recipient = ?2 OR message ->> 'replyTo' = ?2)`,
    erase: `DELETE FROM outbox WHERE site_id = ?1 AND (recipient = ?2 OR message ->> 'replyTo' = ?2)`,
  },
]

/** For the admin console: everything stored about an address (GDPR 15, 20). null: not an address. */
export async function exportPerson(
  env: Platform,
  site: number,
  text: string,
): Promise<PersonExport | null> {
  const email = emailAddress(text)
  if (!email) return null
  const { DB } = env
  const own = await agencyOf(env, site).persons.export(email)
  const found = await DB.batch<Record<string, unknown>>(
    PERSONAL_TABLES.map(({ read }) => DB.prepare(read).bind(site, email)),
  )
  const here = PERSONAL_TABLES.map(({ table }, index) => [
    table,
    [...(own[table] ?? []), ...(found[index]?.results ?? [])],
  ])
  return { ...own, ...Object.fromEntries(here) }
}

/** For the admin console: erases an address from every table, in one transaction (GDPR 17). Gives the number of rows; null: not an address. */
export async function erasePerson(
  env: Platform,
  site: number,
  text: string,
): Promise<number | null> {
  const email = emailAddress(text)
  if (!email) return null
  const { DB } = env
  const own = await agencyOf(env, site).persons.erase(email)
  await rememberErasure(env, site, email, Date.now())
  const done = await DB.batch(
    PERSONAL_TABLES.map(({ erase }) => DB.prepare(erase).bind(site, email)),
  )
  return done.reduce((sum, { meta }) => sum + meta.changes, own)
}

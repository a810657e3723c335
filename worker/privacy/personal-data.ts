import { emailAddress } from '../../shared/forms/email-address.ts'
import { agencyOf } from '../agency/stub.ts'
import { rememberErasure } from '../directory/erasures.ts'
import type { Bindings } from '../env.ts'

type Platform = Pick<Bindings, 'DB' | 'AGENCY' | 'JURISDICTION' | 'TOKEN_SECRET'>

/** All rows about one address at one site, by table. */
type PersonExport = Record<string, Record<string, unknown>[]>

/** For the admin console: everything stored about an address (GDPR 15, 20). null: not an address. */
export async function exportPerson(
  env: Platform,
  site: number,
  text: string,
): Promise<PersonExport | null> {
  const email = emailAddress(text)
  if (!email) return null
  return agencyOf(env, site).persons.export(email)
}

/** For the admin console: erases an address from every table, in one transaction (GDPR 17). Gives the number of rows; null: not an address. */
export async function erasePerson(
  env: Platform,
  site: number,
  text: string,
): Promise<number | null> {
  const email = emailAddress(text)
  if (!email) return null
  const rows = await agencyOf(env, site).persons.erase(email)
  await rememberErasure(env, site, email, Date.now())
  return rows
}

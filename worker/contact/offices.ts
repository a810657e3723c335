import type { Office } from '../../shared/content/entity.ts'
import { emailAddress } from '../../shared/forms/email-address.ts'
import type { Api } from '../api/api.ts'

/** Offices that a visitor can choose between: two or more with addresses of their own, else none. Never throws. */
export async function offeredOffices({ api }: { api: Api }): Promise<Office[]> {
  const offices = await api.items('offices', 'offices').catch(() => [])
  const addressed = offices.filter(({ email }) => emailAddress(email ?? '') !== null)
  const addresses = new Set(addressed.map(({ email }) => emailAddress(email ?? '')))
  return addresses.size > 1 ? addressed : []
}

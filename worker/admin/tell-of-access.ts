import type { Context } from 'hono'
import type { NewAccess } from '../agency/mail/new-access.ts'
import type { OutgoingMail } from '../agency/outbox.ts'
import { siteById } from '../site/find.ts'
import { workContext } from '../site/hono-env.ts'
import type { AdminEnv } from './env.ts'

/** What every owner of a site is mailed of something new that an operator made; null: its record cannot be read now. */
export async function accessMail(
  c: Context<AdminEnv>,
  siteId: number,
  made: [NewAccess, ...NewAccess[]] | null,
): Promise<OutgoingMail | null> {
  const context = workContext(c)
  const site = made && (await siteById(siteId, context).catch(() => null))
  if (!site) return null
  // The desk's words are loaded with it.
  const { accessLetter } = await import('../desk/sign-in/letters.ts')
  return accessLetter({ ...context, site }, { id: crypto.randomUUID(), made, by: '' })
}

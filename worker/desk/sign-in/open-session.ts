import type { NewSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { sha256 } from '../../crypto/hash.ts'
import { randomToken } from '../../forms/token.ts'
import { browserName } from './browser-name.ts'
import { forgetSecret, giveSecret } from './cookies.ts'
import type { Desk } from '../env.ts'

/** A new secret at every sign-in, so that no one can have set it before. */
export async function newSession(
  c: Desk,
  isShort: boolean,
): Promise<{ secret: string; session: NewSession }> {
  const secret = randomToken()
  const session = {
    id: crypto.randomUUID(),
    hash: await sha256(secret),
    browser: browserName(c.req.header('User-Agent') ?? ''),
    isShort,
  }
  return { secret, session }
}

export function entered(c: Desk, secret: string, { isShort }: NewSession): Response {
  giveSecret(c, 'desk', secret, isShort)
  forgetSecret(c, 'desk-ask')
  return c.redirect('/desk', 303)
}

/** The secret is deleted at the server first: a page from the browser's history asks in vain. */
export async function signOut(c: Desk): Promise<Response> {
  const { session } = c.var
  if (session) await agencyOf(c.env, c.var.site.id).sessions.end(session.member.id, session.id)
  forgetSecret(c, 'desk')
  return c.redirect('/desk', 303)
}

import { agencyOf } from '../../../agency/stub.ts'
import { visitorKey } from '../../../forms/limits.ts'
import { randomToken } from '../../../forms/token.ts'
import type { Desk } from '../../env.ts'
import { forgetSecret, giveSecret, readSecret } from '../cookies.ts'
import { deskHash } from '../desk-hash.ts'

/** What a browser shall have signed, within five minutes, in the cookie of this answer; null: too often. */
export async function giveChallenge(c: Desk, memberId: string): Promise<string | null> {
  const now = c.var.trace.startedAt
  const [secret, challenge] = [randomToken(), randomToken()]
  const { passkeys } = agencyOf(c.env, c.var.site.id)
  const question = { browserHash: await deskHash(c, secret), challenge, memberId }
  if (!(await passkeys.ask(question, await visitorKey(c.env, c.req.raw, now), now))) return null
  giveSecret(c, 'desk-key', secret)
  return challenge
}

/** What this browser was given to sign, once. null: nothing, or too long ago. */
export async function takeChallenge(c: Desk, memberId: string): Promise<string | null> {
  const secret = readSecret(c, 'desk-key')
  if (!secret) return null
  forgetSecret(c, 'desk-key')
  const { passkeys } = agencyOf(c.env, c.var.site.id)
  return passkeys.takeChallenge(await deskHash(c, secret), memberId, c.var.trace.startedAt)
}

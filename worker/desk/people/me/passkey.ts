import * as v from 'valibot'
import { PASSKEY_REFUSALS } from '../../../agency/people/passkeys.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import type { Desk } from '../../env.ts'
import { done } from '../../page/done.tsx'
import { readFields } from '../../read-fields.ts'
import { giveChallenge, takeChallenge } from '../../sign-in/passkey/challenge.ts'
import { hostOf, userHandle } from '../../sign-in/passkey/enter.ts'
import { NEW_CREDENTIAL } from '../../sign-in/passkey/schema.ts'
import { actingOf } from '../../acting.ts'
import { isFresh, signInAgain } from '../../fresh.tsx'
import { mePage } from './me.tsx'
import { keyName } from './act.ts'

/** ES256, Ed25519 and RS256: what devices offer. */
const ALGORITHMS = [-7, -8, -257]

/** POST /desk/me/passkey/options: what the browser's own dialogue is opened with. */
export async function newPasskeyOptions(c: Desk, session: OpenSession): Promise<Response> {
  const { site, trace } = c.var
  const { member } = session
  if (!isFresh(c, session)) return c.json({ error: 'sign in again' }, 403)
  const challenge = await giveChallenge(c, member.id)
  if (challenge === null) return c.json({ error: 'too often' }, 429, { 'Retry-After': '3600' })
  const host = hostOf(c)
  const own = await agencyOf(c.env, site.id).passkeys.list(member.id, host, trace.startedAt)
  return c.json({
    challenge,
    rp: { id: host, name: site.name },
    user: { id: userHandle(member.id), name: member.email, displayName: member.name },
    pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: own.map(({ id }) => ({ type: 'public-key', id })),
  })
}

/** POST /desk/me/passkey {credential, name}: keeps a key that the person's device has just made. */
export async function addPasskey(c: Desk, session: OpenSession): Promise<Response> {
  const again = signInAgain(c, session)
  if (again) return again
  const fields = await readFields(c.req.raw)
  const challenge = await takeChallenge(c, session.member.id)
  const parsed = v.safeParse(NEW_CREDENTIAL, fields.get('credential') ?? '')
  if (challenge === null || !parsed.success) return unprovenPage(c, session)
  const { newPasskey } = await import('../../sign-in/passkey/verify.ts')
  const host = hostOf(c)
  const made = await newPasskey(parsed.output, {
    challenge,
    origin: new URL(c.req.url).origin,
    host,
  })
  if (!made) return unprovenPage(c, session)
  const name = keyName(fields.get('name') ?? '') || session.member.name
  const code = await agencyOf(c.env, c.var.site.id).passkeys.add(
    { ...made, host, name },
    session.member.id,
    actingOf(c, session),
  )
  return code
    ? mePage(c, session, { refused: { refused: PASSKEY_REFUSALS[code], code } })
    : done(c, '/desk/me', 'me.passkey')
}

/** Of a device that did not prove itself: 401, as at the sign-in. */
const unprovenPage = (c: Desk, session: OpenSession): Promise<Response> =>
  mePage(c, session, { refused: { refused: 'forbidden', code: 'passkey' }, status: 401 })

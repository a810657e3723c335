import * as v from 'valibot'
import { agencyOf } from '../../../agency/stub.ts'
import { hostnameOf } from '../../../http/hostname.ts'
import type { Desk } from '../../env.ts'
import { readFields } from '../../read-fields.ts'
import { writerOf } from '../letter.ts'
import { suspectLetter } from '../letters.ts'
import { entered, newEntry } from '../open-session.ts'
import { signInPage } from '../sign-in.tsx'
import { giveChallenge, takeChallenge } from './challenge.ts'
import { SIGNED_CHALLENGE } from './schema.ts'

const TIMEOUT = 300_000

/** POST /desk/passkey/options: what the browser's own dialogue is opened with. It names no key, so nobody is asked for an address. */
export async function passkeyOptions(c: Desk): Promise<Response> {
  const challenge = await giveChallenge(c, '')
  if (challenge === null) return c.json({ error: 'too often' }, 429, { 'Retry-After': '3600' })
  return c.json({ challenge, rpId: hostOf(c), timeout: TIMEOUT, userVerification: 'required' })
}

/** POST /desk/passkey {credential}: lets in whose device signed. What was wrong is not said. */
export async function enterByPasskey(c: Desk): Promise<Response> {
  const failed = (): Promise<Response> => signInPage(c, { message: 'deskMe.enter.failed' })
  const fields = await readFields(c.req.raw)
  const challenge = await takeChallenge(c, '')
  const parsed = v.safeParse(SIGNED_CHALLENGE, fields.get('credential') ?? '')
  if (challenge === null || !parsed.success) return failed()
  const { passkeys, signIns } = agencyOf(c.env, c.var.site.id)
  const passkey = await passkeys.find(parsed.output.id)
  const handle = parsed.output.response.userHandle
  if (passkey?.host !== hostOf(c)) return failed()
  if (handle && handle !== userHandle(passkey.member_id)) return failed()
  // Loaded with the first key that is shown: it is large.
  const { provenCounter } = await import('./verify.ts')
  const expected = { challenge, origin: new URL(c.req.url).origin, host: hostOf(c) }
  const counter = await provenCounter(parsed.output, passkey, expected)
  if (counter === null) return failed()
  const { secrets, entry } = await newEntry(c, fields.has('today'))
  const at = { request: c.var.trace.id, now: c.var.trace.startedAt }
  if (await signIns.usePasskey(passkey, counter, entry, at)) return entered(c, secrets, entry)
  const letter = { id: crypto.randomUUID(), key: passkey.name }
  await passkeys.tellSuspect(passkey, await suspectLetter(writerOf(c), letter))
  return failed()
}

/** The host of the desk, whole: never its parent. */
export const hostOf = (c: Desk): string => hostnameOf(new URL(c.req.url)) ?? ''

/** How devices know a person: their random id, as base64url. */
export const userHandle = (memberId: string): string =>
  btoa(memberId).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

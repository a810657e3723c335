import type { Entry } from '../../agency/people/sign-ins.ts'
import { agencyOf } from '../../agency/stub.ts'
import { randomToken } from '../../forms/token.ts'
import type { Desk } from '../env.ts'
import { browserName } from './browser-name.ts'
import { deskHash } from './desk-hash.ts'
import { forgetSecret, giveSecret, readSecret } from './cookies.ts'
import { writerOf } from './letter.ts'
import { newBrowserLetter } from './letters.ts'

/** What a browser keeps once somebody came in by it, and gets when one does. */
interface Secrets {
  session: string
  browser: string
}

/** A new secret at every sign-in, so that no one can have set it before; the browser's own stays. */
export async function newEntry(
  c: Desk,
  isShort: boolean,
): Promise<{ secrets: Secrets; entry: Entry }> {
  const secrets = {
    session: randomToken(),
    browser: readSecret(c, 'desk-browser') || randomToken(),
  }
  const denial = randomToken()
  const id = crypto.randomUUID()
  const browser = browserOf(c)
  const entry = {
    session: { id, hash: await deskHash(c, secrets.session), browser, isShort },
    arrival: {
      browserHash: await deskHash(c, secrets.browser),
      denialHash: await deskHash(c, denial),
      mail: await newBrowserLetter(writerOf(c), { id, token: denial, browser: browser || '?' }),
    },
  }
  return { secrets, entry }
}

/** As its person knows it. */
export const browserOf = (c: Desk): string => browserName(c.req.header('User-Agent') ?? '')

/** Ends what somebody else, or the same person, had open in this browser. */
export async function entered(c: Desk, secrets: Secrets, { session }: Entry): Promise<Response> {
  await endOwn(c)
  giveSecret(c, 'desk', secrets.session, session.isShort)
  // On a device that is not one's own nothing stays.
  if (!session.isShort) giveSecret(c, 'desk-browser', secrets.browser)
  forgetSecret(c, 'desk-ask')
  return c.redirect('/desk', 303)
}

/** The secret is deleted at the server first: a page from the browser's history asks in vain. */
export async function signOut(c: Desk): Promise<Response> {
  await endOwn(c)
  forgetSecret(c, 'desk')
  return c.redirect('/desk', 303)
}

async function endOwn(c: Desk): Promise<void> {
  const { session, site, trace } = c.var
  if (!session) return
  const { sessions, visits } = agencyOf(c.env, site.id)
  if (session.visit) await visits.end(trace.startedAt)
  else await sessions.end(session.member.id, session.id)
}

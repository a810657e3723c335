import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Submit } from '../page/parts.tsx'
import { deskHash } from './desk-hash.ts'
import { expiredPage } from './sign-in-link.tsx'
import { signInPage } from './sign-in.tsx'

/** GET /desk/not-me/{token}: uses nothing. */
export async function notMePage(c: Desk): Promise<Response> {
  const hash = await deskHash(c, c.req.param('token') ?? '')
  const member = await agencyOf(c.env, c.var.site.id).browsers.deniable(hash, c.var.trace.startedAt)
  if (!member) return expiredPage(c)
  const t = wordsOf(c)
  return deskPage(
    c,
    t('deskMe.notMe.title'),
    <form className="form" method="post">
      <p>{t('deskMe.notMe.text', { name: member.name, site: c.var.site.name })}</p>
      <Submit>{t('deskMe.notMe.button')}</Submit>
    </form>,
  )
}

/** Ends all of that person's sessions, in every browser. */
export async function denySignIn(c: Desk): Promise<Response> {
  const hash = await deskHash(c, c.req.param('token') ?? '')
  const at = { request: c.var.trace.id, now: c.var.trace.startedAt }
  const isDone = await agencyOf(c.env, c.var.site.id).browsers.deny(hash, at)
  if (!isDone) return expiredPage(c)
  c.set('session', null)
  return signInPage(c, { message: 'deskMe.notMe.done' })
}

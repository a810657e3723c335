import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { randomToken } from '../../forms/token.ts'
import type { DeskCall } from '../call.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Submit } from '../page/parts.tsx'
import { giveSecret } from './cookies.ts'
import { deskHash } from './desk-hash.ts'
import { expiredPage } from './sign-in-link.tsx'

/** GET /desk/visit/{token}: an operator's way in, got at the console; it uses nothing. */
export async function visitPage(c: Desk): Promise<Response> {
  const hash = await deskHash(c, c.req.param('token') ?? '')
  const { visits } = agencyOf(c.env, c.var.site.id)
  if (!(await visits.isWaiting(hash, c.var.trace.startedAt))) return expiredPage(c)
  const t = wordsOf(c)
  return deskPage(
    c,
    t('deskVisit.title', { site: c.var.site.name }),
    <form className="form" method="post">
      <p>{t('deskVisit.text')}</p>
      <Submit>{t('deskVisit.button')}</Submit>
    </form>,
  )
}

export async function enterVisit(c: Desk): Promise<Response> {
  const hash = await deskHash(c, c.req.param('token') ?? '')
  const secret = randomToken()
  const { visits } = agencyOf(c.env, c.var.site.id)
  const isIn = await visits.open(hash, await deskHash(c, secret), c.var.trace.startedAt)
  if (!isIn) return expiredPage(c)
  giveSecret(c, 'desk', secret, true)
  return c.redirect('/desk', 303)
}

/** Whether an operator who looks in may not: what is not opened to visits, and acts unless that was said before. */
export const isClosedTo = ({ visit }: OpenSession, { method, openToVisits }: DeskCall): boolean =>
  visit !== null && (openToVisits !== true || (method === 'POST' && !visit.mayChange))

export function notForVisitsPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(c, t('desk.notForYou.title'), <p>{t('deskVisit.closed')}</p>, 403)
}

import { agencyOf } from '../../agency/stub.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import type { Desk } from '../env.ts'
import { deskHash } from './desk-hash.ts'
import { entered, newEntry } from './open-session.ts'
import { OnlyToday, Submit } from '../page/parts.tsx'
import { readFields } from '../read-fields.ts'

/** GET /desk/in/{token}: uses nothing, since programs that guard mail open every link (DESK-5). */
export async function linkPage(c: Desk): Promise<Response> {
  const { token = '' } = c.req.param()
  const { signIns } = agencyOf(c.env, c.var.site.id)
  const member = await signIns.byLink(await deskHash(c, token), c.var.trace.startedAt)
  if (!member) return expiredPage(c)
  const t = wordsOf(c)
  return deskPage(
    c,
    t('desk.signIn.title'),
    <form className="form" method="post">
      <p>{t('desk.signIn.as', { name: member.name, site: c.var.site.name })}</p>
      <p>{t('desk.signIn.nobodyAsks')}</p>
      <OnlyToday label={t('desk.onlyToday')} />
      <Submit>{t('desk.signIn.enter')}</Submit>
    </form>,
  )
}

export async function enterByLink(c: Desk): Promise<Response> {
  const { token = '' } = c.req.param()
  const fields = await readFields(c.req.raw)
  const { secrets, entry } = await newEntry(c, fields.has('today'))
  const at = { request: c.var.trace.id, now: c.var.trace.startedAt }
  const isIn = await agencyOf(c.env, c.var.site.id).signIns.useLink(
    await deskHash(c, token),
    entry,
    at,
  )
  return isIn ? entered(c, secrets, entry) : expiredPage(c)
}

/** A link that is unknown, over or used: all look the same. */
export function expiredPage(c: Desk): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(
    c,
    t('desk.gone.title'),
    <p>
      {t('desk.gone.text')} <a href="/desk">{t('desk.signIn.title')}</a>
    </p>,
    404,
  )
}

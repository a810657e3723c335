import type { NewAccess } from '../../agency/mail/new-access.ts'
import { agencyOf } from '../../agency/stub.ts'
import { deskHash } from './desk-hash.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import type { Desk } from '../env.ts'
import { Alert, Field, Submit } from '../page/parts.tsx'
import { readFields } from '../read-fields.ts'
import { writerOf } from './letter.ts'
import { accessLetter } from './letters.ts'
import { expiredPage } from './sign-in-link.tsx'
import { signInPage } from './sign-in.tsx'

const MAX_NAME = 80

/** GET /desk/join/{token}: what the invitation is for; it uses nothing. */
export async function joinPage(c: Desk, message?: string): Promise<Response> {
  const { token = '' } = c.req.param()
  const { members } = agencyOf(c.env, c.var.site.id)
  const invitation = await members.invitation(await deskHash(c, token), c.var.trace.startedAt)
  if (!invitation) return expiredPage(c)
  const t = wordsOf(c)
  const { email, role } = invitation
  return deskPage(
    c,
    t('desk.join.title', { site: c.var.site.name }),
    <form className="form" method="post">
      {message && <Alert>{t(message)}</Alert>}
      <p>{t('desk.join.text', { email, role: t(`desk.role.${role}`) })}</p>
      <Field label={t('desk.name')} name="name" autoComplete="name" maxLength={MAX_NAME} required />
      <Submit>{t('desk.join.button')}</Submit>
    </form>,
    message ? 422 : 200,
  )
}

/** Makes a member of the invited address, who then signs in as everybody does: the link alone lets nobody in. */
export async function join(c: Desk): Promise<Response> {
  const { token = '' } = c.req.param()
  const fields = await readFields(c.req.raw)
  const name = (fields.get('name') ?? '').normalize('NFC').trim().slice(0, MAX_NAME)
  if (!name) return joinPage(c, 'formError.required')
  const { members } = agencyOf(c.env, c.var.site.id)
  const at = { request: c.var.trace.id, now: c.var.trace.startedAt }
  const id = crypto.randomUUID()
  const hash = await deskHash(c, token)
  const email = (await members.invitation(hash, at.now))?.email ?? ''
  const made: [NewAccess] = [{ what: 'owner', name: email }]
  const mail = await accessLetter(writerOf(c), { id, made, by: name })
  const member = await members.accept(hash, { id, name }, at, mail)
  return member ? signInPage(c, { message: 'desk.join.done' }) : expiredPage(c)
}

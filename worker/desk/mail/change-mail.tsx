import * as v from 'valibot'
import { emailAddress } from '../../../shared/forms/email-address.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { newMailAccess } from '../../agency/mail/new-access.ts'
import { agencyOf } from '../../agency/stub.ts'
import { COPY_TO, isOurAddress, isOurDomain, OWN_DOMAIN } from '../../mail/settings-check.ts'
import { actingOf } from '../acting.ts'
import type { Desk } from '../env.ts'
import { signInAgain } from '../fresh.tsx'
import { done } from '../page/done.tsx'
import { readFields } from '../read-fields.ts'
import { writerOf } from '../sign-in/letter.ts'
import { accessLetter } from '../sign-in/letters.ts'
import { mailPage } from './mail.tsx'

const ACT = v.variant('act', [
  v.object({ act: v.literal('set') }),
  v.object({ act: v.literal('again'), id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)) }),
  v.object({
    act: v.literal('lift'),
    address: v.pipe(v.string(), v.transform(emailAddress), v.string()),
  }),
])

/** POST /desk/mail/change: the second address and the own domain, a failed mail once more, an address that is spared no longer. */
export async function changeMail(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const parsed = v.safeParse(ACT, Object.fromEntries(fields))
  if (!parsed.success) return mailPage(c, session, { refused: 'unknown', status: 422 })
  const act = parsed.output
  if (act.act === 'set') return setMail(c, session, fields)
  const { outbox, bounces, audit } = agencyOf(c.env, c.var.site.id)
  const acting = actingOf(c, session)
  const isDone =
    act.act === 'again' ? await outbox.retry(act.id, acting.now) : await bounces.lift(act.address)
  if (!isDone) return mailPage(c, session, { refused: 'unknown', status: 404 })
  // Addresses of persons are no matter of the audit.
  const subject = act.act === 'again' ? `mail ${act.id}` : 'mail'
  await audit.add({ ...acting, act: `mail ${act.act}`, subject })
  return done(c, '/desk/mail', `mailing.${act.act}`)
}

async function setMail(c: Desk, session: OpenSession, fields: URLSearchParams): Promise<Response> {
  const values = { copyTo: fields.get('copyTo') ?? '', domain: fields.get('domain') ?? '' }
  const copyTo = v.safeParse(COPY_TO, values.copyTo)
  const domain = v.safeParse(OWN_DOMAIN, values.domain)
  const ours = c.env.MAIL_DOMAIN
  const errors = {
    ...((!copyTo.success || isOurAddress(ours, copyTo.output)) && { copyTo: 'copyTo' as const }),
    ...(!domain.success
      ? { domain: 'domain' as const }
      : isOurDomain(ours, domain.output) && { domain: 'ours' as const }),
  }
  if (!copyTo.success || !domain.success || Object.keys(errors).length > 0)
    return mailPage(c, session, { values, errors, status: 422 })
  const again = signInAgain(c, session)
  if (again) return again
  const { mailSettings } = agencyOf(c.env, c.var.site.id)
  const before = await mailSettings.read()
  const wanted = { copyTo: copyTo.output, domain: domain.output }
  const made = newMailAccess(before, wanted)
  const mail =
    made &&
    (await accessLetter(writerOf(c), {
      id: crypto.randomUUID(),
      made,
      by: session.member.name,
    }))
  await mailSettings.set(wanted, actingOf(c, session), mail ?? undefined)
  return done(c, '/desk/mail', 'mailing.set')
}

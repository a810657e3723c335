import { emailAddress } from '../../../shared/forms/email-address.ts'
import { agencyOf } from '../../agency/stub.ts'
import { visitorKey } from '../../forms/limits.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Alert, Field, Submit } from '../page/parts.tsx'
import { readFields } from '../read-fields.ts'
import { writerOf } from './letter.ts'
import { recoveryLetter } from './letters.ts'
import { browserOf, entered, newEntry } from './open-session.ts'
import { recoveryHash } from './recovery-code.ts'

/** GET /desk/recovery: for an owner who has neither mailbox nor key. */
export function recoveryPage(c: Desk, { email = '', isWrong = false } = {}): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(
    c,
    t('deskMe.recovery.title'),
    <form className="form" method="post" action="/desk/recovery">
      {isWrong && <Alert>{t('deskMe.recovery.wrong')}</Alert>}
      <p>{t('deskMe.recovery.text')}</p>
      <Field
        label={t('desk.email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        required
      />
      <Field
        label={t('deskMe.recovery.code')}
        name="code"
        autoComplete="off"
        maxLength={40}
        required
      />
      <Submit>{t('desk.signIn.enter')}</Submit>
      <p>
        <a href="/desk">{t('deskMe.recovery.back')}</a>
      </p>
    </form>,
    isWrong ? 401 : 200,
  )
}

/** POST /desk/recovery {email, code}: what was wrong is not said. */
export async function enterByRecovery(c: Desk): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const typed = fields.get('email') ?? ''
  const email = emailAddress(typed)
  if (!email) return recoveryPage(c, { email: typed, isWrong: true })
  const { site, trace } = c.var
  const now = trace.startedAt
  const { secrets, entry } = await newEntry(c, true)
  const letter = { id: crypto.randomUUID(), browser: browserOf(c) || '?', email }
  const isIn = await agencyOf(c.env, site.id).recoveryCodes.use(
    {
      email,
      hash: await recoveryHash(c.env, site.id, fields.get('code') ?? ''),
      network: await visitorKey(c.env, c.req.raw, now),
    },
    { ...entry, mail: await recoveryLetter(writerOf(c), letter) },
    { request: trace.id, now },
  )
  return isIn ? entered(c, secrets, entry) : recoveryPage(c, { email: typed, isWrong: true })
}

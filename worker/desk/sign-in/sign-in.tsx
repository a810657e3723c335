import type { ReactNode } from 'react'
import * as v from 'valibot'
import { emailAddress } from '../../../shared/forms/email-address.ts'
import { agencyOf } from '../../agency/stub.ts'
import { keyedHash } from '../../crypto/hash.ts'
import { FOCUSED } from '../../forms/focused.ts'
import { visitorKey } from '../../forms/limits.ts'
import { randomToken } from '../../forms/token.ts'
import { giveSecret, readSecret } from './cookies.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import type { Desk } from '../env.ts'
import { writerOf } from './letter.ts'
import { signInLetter } from './letters.ts'
import { deskHash } from './desk-hash.ts'
import { browserOf, entered, newEntry } from './open-session.ts'
import { Alert, Field, OnlyToday, Submit } from '../page/parts.tsx'
import { OtherWays } from './passkey/other-ways.tsx'
import { readFields } from '../read-fields.ts'

const CODE = v.pipe(
  v.string(),
  v.transform(text => text.replace(/\s/g, '')),
  v.regex(/^\d{6}$/),
)

/** Who is not signed in is asked for an address; `message` says why, `told` what was done, `email` is what was typed. */
export function signInPage(
  c: Desk,
  {
    message,
    told,
    email,
    status = 401,
  }: {
    message?: string
    told?: ReactNode
    email?: string
    status?: 200 | 401 | 403 | 422
  } = {},
): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(
    c,
    t('desk.signIn.title'),
    <>
      <form className="form" method="post" action="/desk/sign-in">
        {message && <Alert>{t(message)}</Alert>}
        {told}
        <p>{t('desk.signIn.text')}</p>
        <Field
          label={t('desk.email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          required
        />
        <Submit>{t('desk.signIn.send')}</Submit>
      </form>
      <OtherWays t={t} />
    </>,
    status,
  )
}

/** POST /desk/sign-in: the same page for every address, whether it is a member's or not (DESK-3). */
export async function requestSignIn(c: Desk): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const typed = fields.get('email') ?? ''
  const email = emailAddress(typed)
  if (!email) return signInPage(c, { message: 'formError.email', email: typed, status: 422 })
  const now = c.var.trace.startedAt
  const [token, ask] = [randomToken(), randomToken()]
  const code = sixDigits()
  const id = crypto.randomUUID()
  const browserHash = await deskHash(c, ask)
  const browser = browserOf(c) || '?'
  await agencyOf(c.env, c.var.site.id).signIns.request({
    email,
    linkHash: await deskHash(c, token),
    codeHash: await codeHash(c, browserHash, code),
    browserHash,
    formerHash: await deskHash(c, readSecret(c, 'desk-ask')),
    knownHash: await deskHash(c, readSecret(c, 'desk-browser')),
    network: await visitorKey(c.env, c.req.raw, now),
    mail: await signInLetter(writerOf(c), { id, token, code, browser }),
  })
  giveSecret(c, 'desk-ask', ask)
  return codePage(c)
}

function codePage(c: Desk, message?: string): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(
    c,
    t('desk.look.title'),
    <>
      <form className="form" method="post" action="/desk/code">
        {message && <Alert>{t(message)}</Alert>}
        <p>{t('desk.look.text')}</p>
        <Field
          label={t('desk.look.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
          {...FOCUSED}
        />
        <OnlyToday label={t('desk.onlyToday')} />
        <Submit>{t('desk.signIn.enter')}</Submit>
      </form>
      <OtherWays t={t} />
    </>,
    message ? 401 : 200,
  )
}

/** POST /desk/code: lets the browser in that asked. */
export async function enterByCode(c: Desk): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const code = v.safeParse(CODE, fields.get('code') ?? '')
  const ask = readSecret(c, 'desk-ask')
  if (!code.success || !ask) return codePage(c, 'desk.look.wrong')
  const browserHash = await deskHash(c, ask)
  const { secrets, entry } = await newEntry(c, fields.has('today'))
  const isIn = await agencyOf(c.env, c.var.site.id).signIns.useCode(
    { browserHash, codeHash: await codeHash(c, browserHash, code.output) },
    entry,
    { request: c.var.trace.id, now: c.var.trace.startedAt },
  )
  return isIn ? entered(c, secrets, entry) : codePage(c, 'desk.look.wrong')
}

const codeHash = (c: Desk, browserHash: string, code: string): Promise<string> =>
  keyedHash(c.env, `desk-code/${browserHash}/${code}`)

/** Every number as often: what does not fit evenly is drawn again. */
function sixDigits(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number < 4_294_000_000 ? String(number % 1_000_000).padStart(6, '0') : sixDigits()
}

import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { Denied } from '../../agency/people/denials.ts'
import { agencyOf } from '../../agency/stub.ts'
import { actOf } from '../audit/act-of.ts'
import type { Desk } from '../env.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import { Submit } from '../page/parts.tsx'
import { deskHash } from './desk-hash.ts'
import { expiredPage } from './sign-in-link.tsx'
import { signInPage } from './sign-in.tsx'

/** GET /desk/not-me/{token}: uses nothing. */
export async function notMePage(c: Desk): Promise<Response> {
  const hash = await deskHash(c, c.req.param('token') ?? '')
  const member = await agencyOf(c.env, c.var.site.id).denials.deniable(hash, c.var.trace.startedAt)
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

/** Ends all of that person's sessions and takes back what was made since; the answer lists it. */
export async function denySignIn(c: Desk): Promise<Response> {
  const hash = await deskHash(c, c.req.param('token') ?? '')
  const at = { request: c.var.trace.id, now: c.var.trace.startedAt }
  const { site } = c.var
  const denied = await agencyOf(c.env, site.id).denials.deny(hash, site.agency.email, at)
  if (!denied) return expiredPage(c)
  c.set('session', null)
  return signInPage(c, {
    message: 'deskMe.notMe.done',
    told: <WhatWasDone denied={denied} t={wordsOf(c)} />,
  })
}

/** What is gone, and what else was done in that person's name and stays. */
const WhatWasDone = ({
  denied: { takenBack, others },
  t,
}: {
  denied: Denied
  t: Translate
}): ReactNode => (
  <>
    <p>{t(`deskMe.notMe.${takenBack.length > 0 ? 'takenBack' : 'nothing'}`)}</p>
    {takenBack.length > 0 && (
      <ul className="desk-plain">
        {takenBack.map(({ kind, name }, index) => (
          <li key={index}>{t(`deskMe.notMe.kind.${kind}`, { name })}</li>
        ))}
      </ul>
    )}
    {others.length > 0 && (
      <>
        <p>{t('deskMe.notMe.others')}</p>
        <ul className="desk-plain">
          {others.map(act => (
            <li key={act}>{actOf(act, t)}</li>
          ))}
        </ul>
      </>
    )}
  </>
)

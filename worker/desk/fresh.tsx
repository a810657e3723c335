import type { ReactNode } from 'react'
import { MINUTE, type Millis } from '../../shared/time/units.ts'
import type { Translate } from '../../shared/translator.ts'
import type { OpenSession } from '../agency/people/sessions.ts'
import type { Desk } from './env.ts'
import { unsentFormPage } from './page/unsent-form.tsx'
import { Submit } from './page/parts.tsx'
import { signInPage } from './sign-in/sign-in.tsx'

/** What could do lasting harm needs a sign-in that is no older: a borrowed phone is no owner. */
const FRESH: Millis = 10 * MINUTE

const AGAIN = { message: 'desk.again', status: 403 } as const

export const isFresh = (c: Desk, session: OpenSession): boolean =>
  session.created_at >= c.var.trace.startedAt - FRESH

/** In the place of forms that a fresh sign-in opens: one press mails a new link. */
export const SignInAgain = ({ t, session }: { t: Translate; session: OpenSession }): ReactNode => (
  <form className="form" method="post" action="/desk/sign-in">
    <p>{t('desk.again')}</p>
    <input type="hidden" name="email" value={session.member.email} />
    <Submit>{t('desk.signIn.send')}</Submit>
  </form>
)

/** In the place of an act: the page that asks to sign in again, with what was typed (DESK-27); null: that was a moment ago. */
export const signInAgain = (c: Desk, session: OpenSession): Promise<Response> | null =>
  isFresh(c, session) ? null : unsentFormPage(c, AGAIN).then(kept => kept ?? signInPage(c, AGAIN))

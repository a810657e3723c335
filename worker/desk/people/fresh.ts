import { MINUTE, type Millis } from '../../../shared/time/units.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import type { Desk } from '../env.ts'
import { signInPage } from '../sign-in/sign-in.tsx'

/** Acts on people, keys and domains need a sign-in that is no older: a borrowed phone is no owner. */
const FRESH: Millis = 10 * MINUTE

/** The page that asks to sign in again; null: that was a moment ago. */
export const signInAgain = (c: Desk, session: OpenSession): Promise<Response> | null =>
  session.created_at < c.var.trace.startedAt - FRESH
    ? signInPage(c, { message: 'desk.again', status: 403 })
    : null

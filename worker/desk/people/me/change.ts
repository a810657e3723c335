import * as v from 'valibot'
import { MEMBER_REFUSALS } from '../../../agency/people/members.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import type { Desk } from '../../env.ts'
import { done } from '../../page/done.tsx'
import { readFields } from '../../read-fields.ts'
import { newRecoveryCodes, recoveryHash } from '../../sign-in/recovery-code.ts'
import { actingOf } from '../../acting.ts'
import { signInAgain } from '../../fresh.tsx'
import { ME_ACT } from './act.ts'
import { mePage } from './me.tsx'

/** POST /desk/me: one act on what is the person's own. */
export async function changeMe(c: Desk, session: OpenSession): Promise<Response> {
  const parsed = v.safeParse(ME_ACT, Object.fromEntries(await readFields(c.req.raw)))
  if (!parsed.success)
    return mePage(c, session, { refused: { refused: 'invalid', code: 'malformed' } })
  const act = parsed.output
  const { id: own } = session.member
  const { sessions, passkeys, members } = agencyOf(c.env, c.var.site.id)
  const acting = actingOf(c, session)
  const outcome = (isDone: boolean, word: string): Response | Promise<Response> =>
    isDone
      ? done(c, '/desk/me', `me.${word}`)
      : mePage(c, session, { refused: { refused: 'not-found', code: 'unknown' } })
  if (act.act === 'end') return outcome(await sessions.end(own, act.id), 'ended')
  if (act.act === 'end-others') {
    await sessions.endOthers(own, session.id, acting)
    return outcome(true, 'ended')
  }
  if (act.act === 'rename-key')
    return outcome(await passkeys.rename(own, act.key, act.name, acting), 'renamed')
  const again = signInAgain(c, session)
  if (again) return again
  if (act.act === 'remove-key')
    return outcome(await passkeys.remove(own, act.key, acting), 'removed')
  if (act.act === 'codes') return makeCodes(c, session)
  const code = await members.remove(own, own, acting, c.var.site.agency.email)
  return code
    ? mePage(c, session, { refused: { refused: MEMBER_REFUSALS[code], code } })
    : c.redirect('/desk', 303)
}

/** Answered by a page and not by a redirect: they are shown once, and kept nowhere. */
async function makeCodes(c: Desk, session: OpenSession): Promise<Response> {
  const { id: siteId } = c.var.site
  const codes = newRecoveryCodes()
  const hashes = await Promise.all(codes.map(code => recoveryHash(c.env, siteId, code)))
  const { recoveryCodes } = agencyOf(c.env, siteId)
  const isDone = await recoveryCodes.replace(session.member.id, hashes, actingOf(c, session))
  return mePage(
    c,
    session,
    isDone ? { codes } : { refused: { refused: MEMBER_REFUSALS['no-owner'], code: 'no-owner' } },
  )
}

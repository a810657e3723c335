import * as v from 'valibot'
import { formatDateTime } from '../../../shared/time/format-time.ts'
import { MINUTE, seconds, type Millis } from '../../../shared/time/units.ts'
import type { Acting } from '../../agency/access/audit.ts'
import type { Refused } from '../../agency/people/members.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { sha256 } from '../../crypto/hash.ts'
import { randomToken } from '../../forms/token.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import type { Desk } from '../env.ts'
import { invitationLetter } from '../sign-in/letters.ts'
import { keptFormPage } from '../page/kept-form.tsx'
import { Alert } from '../page/parts.tsx'
import { PEOPLE_ACT, type PeopleAct } from './people-act.ts'
import { InviteForm, MemberRow, SessionRow } from './people-parts.tsx'
import { readFields } from '../read-fields.ts'
import { signInPage } from '../sign-in/sign-in.tsx'

/** Acts on people need a sign-in that is no older: a borrowed phone is no owner. */
const FRESH: Millis = 10 * MINUTE

const STATUS = { 'no-owner': 403, unknown: 404, 'last-owner': 409, 'too-many': 409 } as const

/** GET /desk/people: who works here, and where the reader is signed in. */
export async function peoplePage(
  c: Desk,
  session: OpenSession,
  refused?: Refused | 'malformed',
): Promise<Response> {
  const { site, trace } = c.var
  const t = wordsOf(c)
  const now = trace.startedAt
  const { members, sessions } = agencyOf(c.env, site.id)
  const [people, invitations, own] = await Promise.all([
    members.list(),
    members.invitations(now),
    sessions.list(session.member.id, now),
  ])
  const isOwner = session.member.role === 'owner'
  const when = (time: Millis): string => formatDateTime(seconds(time), t)
  return deskPage(
    c,
    t('desk.people.title'),
    <>
      {refused && <Alert>{t(`desk.people.refused.${refused}`)}</Alert>}
      <ul>
        {people.map(member => (
          <MemberRow
            key={member.id}
            member={member}
            canChange={isOwner}
            isSelf={member.id === session.member.id}
            t={t}
          />
        ))}
      </ul>
      {invitations.length > 0 && <h2>{t('desk.people.invited')}</h2>}
      <ul>
        {invitations.map(({ email: address, role, ends_at: ends }) => (
          <li key={address}>{`${address} · ${t(`desk.role.${role}`)} · ${when(ends)}`}</li>
        ))}
      </ul>
      {isOwner && <InviteForm t={t} />}
      <h2>{t('desk.sessions.title')}</h2>
      <ul>
        {own.map(each => (
          <SessionRow
            key={each.id}
            session={each}
            isThis={each.id === session.id}
            when={when(each.seen_at)}
            t={t}
          />
        ))}
      </ul>
    </>,
    refused ? (refused === 'malformed' ? 422 : STATUS[refused]) : 200,
  )
}

/** POST /desk/people: one act; the store decides by what is so at that moment who may. */
export async function changePeople(c: Desk, session: OpenSession): Promise<Response> {
  const { site, trace } = c.var
  const parsed = v.safeParse(PEOPLE_ACT, Object.fromEntries(await readFields(c.req.raw)))
  if (!parsed.success) return peoplePage(c, session, 'malformed')
  const act = parsed.output
  if (act.act === 'end') {
    const { sessions } = agencyOf(c.env, site.id)
    const isEnded = await sessions.end(session.member.id, act.id)
    return isEnded ? c.redirect('/desk/people', 303) : peoplePage(c, session, 'unknown')
  }
  if (session.created_at < trace.startedAt - FRESH)
    return (await keptFormPage(c, { message: 'desk.again', status: 403 })) ?? signInPage(c)
  const refused = await perform(c, session, act)
  return refused ? peoplePage(c, session, refused) : c.redirect('/desk/people', 303)
}

async function perform(
  c: Desk,
  { member }: OpenSession,
  act: Exclude<PeopleAct, { act: 'end' }>,
): Promise<Refused | null> {
  const { site, trace } = c.var
  const { members } = agencyOf(c.env, site.id)
  const acting: Acting = {
    actor: `person ${member.id}`,
    request: trace.id,
    now: trace.startedAt,
  }
  if (act.act === 'role') return members.setRole(member.id, act.id, act.role, acting)
  if (act.act === 'remove') return members.remove(member.id, act.id, acting)
  const token = randomToken()
  const { email: recipient, role } = act
  const letter = { id: crypto.randomUUID(), token, recipient, from: member.name, role }
  const mail = await invitationLetter(c, letter)
  return members.invite(
    member.id,
    { email: recipient, role, hash: await sha256(token), mail },
    acting,
  )
}

import * as v from 'valibot'
import { formatDateTime } from '../../../shared/time/format-time.ts'
import { seconds } from '../../../shared/time/units.ts'
import type { Refused } from '../../agency/people/members.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { randomToken } from '../../forms/token.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import type { Desk } from '../env.ts'
import { invitationLetter } from '../sign-in/letters.ts'
import { Alert } from '../page/parts.tsx'
import { PEOPLE_ACT, type PeopleAct } from './people-act.ts'
import { InviteForm, MemberRow } from './people-parts.tsx'
import { readFields } from '../read-fields.ts'
import { writerOf } from '../sign-in/letter.ts'
import { deskHash } from '../sign-in/open-session.ts'
import { actingOf } from './acting.ts'
import { signInAgain } from './fresh.ts'

const STATUS = { 'no-owner': 403, unknown: 404, 'last-owner': 409, 'too-many': 409 } as const

/** GET /desk/people: who works here. */
export async function peoplePage(
  c: Desk,
  session: OpenSession,
  refused?: Refused | 'malformed',
): Promise<Response> {
  const { site, trace } = c.var
  const t = wordsOf(c)
  const now = trace.startedAt
  const { members } = agencyOf(c.env, site.id)
  const [people, invitations] = await Promise.all([members.list(), members.invitations(now)])
  const isOwner = session.member.role === 'owner'
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
          <li
            key={address}
          >{`${address} · ${t(`desk.role.${role}`)} · ${formatDateTime(seconds(ends), t)}`}</li>
        ))}
      </ul>
      {isOwner && <InviteForm t={t} />}
    </>,
    refused ? (refused === 'malformed' ? 422 : STATUS[refused]) : 200,
  )
}

/** POST /desk/people: one act; the store decides by what is so at that moment who may. */
export async function changePeople(c: Desk, session: OpenSession): Promise<Response> {
  const parsed = v.safeParse(PEOPLE_ACT, Object.fromEntries(await readFields(c.req.raw)))
  if (!parsed.success) return peoplePage(c, session, 'malformed')
  const again = signInAgain(c, session)
  if (again) return again
  const refused = await perform(c, session, parsed.output)
  return refused ? peoplePage(c, session, refused) : c.redirect('/desk/people', 303)
}

async function perform(c: Desk, session: OpenSession, act: PeopleAct): Promise<Refused | null> {
  const { member } = session
  const { members } = agencyOf(c.env, c.var.site.id)
  const acting = actingOf(c, session)
  if (act.act === 'role') return members.setRole(member.id, act.id, act.role, acting)
  if (act.act === 'remove') return members.remove(member.id, act.id, acting)
  const token = randomToken()
  const { email: recipient, role } = act
  const letter = { id: crypto.randomUUID(), token, recipient, from: member.name, role }
  const mail = await invitationLetter(writerOf(c), letter)
  const hash = await deskHash(c, token)
  return members.invite(member.id, { email: recipient, role, hash, mail }, acting)
}

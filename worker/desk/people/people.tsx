import * as v from 'valibot'
import { MEMBER_REFUSALS } from '../../agency/people/members.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { randomToken } from '../../forms/token.ts'
import { deskPage, wordsOf } from '../page/document.tsx'
import type { Desk } from '../env.ts'
import { accessLetter, invitationLetter } from '../sign-in/letters.ts'
import { done } from '../page/done.tsx'
import type { Filled } from '../page/form.tsx'
import { Notice, Panel, Tag } from '../page/notice.tsx'
import { moment } from '../moment.ts'
import { PEOPLE_ACT, type PeopleAct } from './people-act.ts'
import { InviteForm, MemberRow } from './people-parts.tsx'
import { readFields } from '../read-fields.ts'
import { writerOf } from '../sign-in/letter.ts'
import { deskHash } from '../sign-in/desk-hash.ts'
import { actingOf } from '../acting.ts'
import { signInAgain } from '../fresh.tsx'
import { statusOf } from '../../store/refusal.ts'

const REFUSALS = { ...MEMBER_REFUSALS, malformed: 'invalid' } as const

/** What the page says after an act. */
const DONE = { invite: 'sent', role: 'saved', remove: 'removed' } as const

const NOTHING: Filled = { values: {}, errors: {} }

/** GET /desk/people: who works here. `filled`: an invitation as it was typed, with what is wrong. */
export async function peoplePage(
  c: Desk,
  session: OpenSession,
  refused?: keyof typeof REFUSALS,
  filled = NOTHING,
): Promise<Response> {
  const { site, trace } = c.var
  const t = wordsOf(c)
  const { members } = agencyOf(c.env, site.id)
  const [people, invitations] = await Promise.all([
    members.list(),
    members.invitations(trace.startedAt),
  ])
  const { member } = session
  const isOwner = member.role === 'owner' && session.visit === null
  return deskPage(
    c,
    t('desk.people.title'),
    <>
      {refused && !filled.errors.email && (
        <Notice kind="error">
          <p>{t(`desk.people.refused.${refused}`)}</p>
        </Notice>
      )}
      <Panel>
        <ul className="access">
          {people.map(each => (
            <MemberRow
              key={each.id}
              member={each}
              canChange={isOwner}
              isSelf={each.id === member.id}
              t={t}
            />
          ))}
        </ul>
      </Panel>
      {invitations.length > 0 && (
        <Panel title={t('desk.people.invited')}>
          <ul className="access">
            {invitations.map(({ email, role, ends_at: ends }) => (
              <li key={email} className="access__row">
                <div className="access__what">
                  <strong>{email}</strong>
                  <Tag>{t(`desk.role.${role}`)}</Tag>
                  <span className="access__note">
                    {t('deskMe.invitedUntil', { when: moment(ends, t) })}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {isOwner && <InviteForm filled={filled} t={t} />}
    </>,
    refused ? statusOf(REFUSALS[refused]) : 200,
  )
}

/** POST /desk/people: one act; the store decides by what is so at that moment who may. */
export async function changePeople(c: Desk, session: OpenSession): Promise<Response> {
  const values = Object.fromEntries(await readFields(c.req.raw))
  const parsed = v.safeParse(PEOPLE_ACT, values)
  if (!parsed.success) {
    const isInvitation = values.act === 'invite'
    const errors: Filled['errors'] = isInvitation ? { email: wordsOf(c)('formError.email') } : {}
    return peoplePage(c, session, 'malformed', { values, errors })
  }
  const again = signInAgain(c, session)
  if (again) return again
  const refused = await perform(c, session, parsed.output)
  return refused
    ? peoplePage(c, session, refused, { values, errors: {} })
    : done(c, '/desk/people', DONE[parsed.output.act])
}

async function perform(
  c: Desk,
  session: OpenSession,
  act: PeopleAct,
): Promise<keyof typeof MEMBER_REFUSALS | null> {
  const { member } = session
  const { members } = agencyOf(c.env, c.var.site.id)
  const acting = actingOf(c, session)
  if (act.act === 'role') {
    const changed = (await members.find(act.id))?.email ?? ''
    const mail = await accessLetter(writerOf(c), {
      id: crypto.randomUUID(),
      made: [{ what: 'owner', name: changed }],
      by: member.name,
    })
    return members.setRole(member.id, act.id, act.role, acting, mail)
  }
  if (act.act === 'remove')
    return members.remove(member.id, act.id, acting, c.var.site.agency.email)
  const token = randomToken()
  const { email: recipient, role } = act
  const letter = { id: crypto.randomUUID(), token, recipient, from: member.name, role }
  const mail = await invitationLetter(writerOf(c), letter)
  const hash = await deskHash(c, token)
  return members.invite(member.id, { email: recipient, role, hash, mail }, acting)
}

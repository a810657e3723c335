import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { ROLES, type Member, type Role } from '../../agency/people/members.ts'
import type { Session } from '../../agency/people/sessions.ts'
import { Field, Submit } from '../page/parts.tsx'

const Act = ({ act, id }: { act: string; id?: string }): ReactNode => (
  <>
    <input type="hidden" name="act" value={act} />
    {id && <input type="hidden" name="id" value={id} />}
  </>
)

const RoleSelect = ({
  label,
  chosen,
  id,
  t,
}: {
  label: string
  chosen: Role
  id: string
  t: Translate
}): ReactNode => (
  <p className="field">
    <label className="field__label" htmlFor={id}>
      {label}
    </label>
    <select className="control" id={id} name="role" defaultValue={chosen}>
      {ROLES.map(each => (
        <option key={each} value={each}>
          {t(`desk.role.${each}`)}
        </option>
      ))}
    </select>
  </p>
)

export const MemberRow = ({
  member,
  canChange,
  isSelf,
  t,
}: {
  member: Member
  canChange: boolean
  isSelf: boolean
  t: Translate
}): ReactNode => (
  <li>
    <p>{`${member.name} · ${member.email} · ${t(`desk.role.${member.role}`)}`}</p>
    {canChange && (
      <form method="post" action="/desk/people">
        <Act act="role" id={member.id} />
        <RoleSelect
          label={t('desk.people.roleOf', { name: member.name })}
          chosen={member.role}
          id={`role-${member.id}`}
          t={t}
        />
        <Submit>{t('desk.people.change')}</Submit>
      </form>
    )}
    {(canChange || isSelf) && (
      <form method="post" action="/desk/people">
        <Act act="remove" id={member.id} />
        <Submit>
          {isSelf ? t('desk.people.leave') : t('desk.people.remove', { name: member.name })}
        </Submit>
      </form>
    )}
  </li>
)

export const InviteForm = ({ t }: { t: Translate }): ReactNode => (
  <form className="form" method="post" action="/desk/people">
    <h2>{t('desk.people.invite')}</h2>
    <Act act="invite" />
    <Field label={t('desk.email')} name="email" type="email" autoComplete="off" required />
    <RoleSelect label={t('desk.people.role')} chosen="agent" id="role-new" t={t} />
    <Submit>{t('desk.people.send')}</Submit>
  </form>
)

export const SessionRow = ({
  session,
  isThis,
  when,
  t,
}: {
  session: Session
  isThis: boolean
  when: string
  t: Translate
}): ReactNode => (
  <li>
    <p>{[session.browser, when, isThis && t('desk.sessions.this')].filter(Boolean).join(' · ')}</p>
    {!isThis && (
      <form method="post" action="/desk/people">
        <Act act="end" id={session.id} />
        <Submit>{t('desk.sessions.end')}</Submit>
      </form>
    )}
  </li>
)

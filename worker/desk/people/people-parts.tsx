import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { ROLES, type Member, type Role } from '../../agency/people/members.ts'
import { Button } from '../page/button.tsx'
import { Choices, Select } from '../page/choices.tsx'
import { fieldsOf, Form, type Filled } from '../page/form.tsx'
import { Panel, Tag } from '../page/notice.tsx'
import { Field, Submit } from '../page/parts.tsx'

const rolesIn = (t: Translate): { value: Role; label: string; hint: string }[] =>
  ROLES.map(value => ({
    value,
    label: t(`desk.role.${value}`),
    hint: t(`deskMe.roles.${value}`),
  }))

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
}): ReactNode => {
  const { id, name, email, role } = member
  return (
    <li className="access__row">
      <div className="access__what">
        <strong>{name}</strong>
        <Tag kind={role === 'owner' ? 'good' : 'plain'}>{t(`desk.role.${role}`)}</Tag>
        <span className="access__note">{email}</span>
      </div>
      {isSelf && <a href="/desk/me">{t('deskMe.title')}</a>}
      {canChange && (
        <details className="access__more">
          <summary>
            {t('deskMe.keys.change')} <span className="visually-hidden">{name}</span>
          </summary>
          <Form action="/desk/people" hidden={{ act: 'role', id }} t={t}>
            <Select
              label={t('desk.people.roleOf', { name })}
              name="role"
              id={`role-${id}`}
              options={rolesIn(t)}
              chosen={role}
            />
            <Submit>{t('desk.people.change')}</Submit>
          </Form>
          {!isSelf && (
            <Form action="/desk/people" hidden={{ act: 'remove', id }} t={t}>
              <p>{t('deskMe.removal')}</p>
              <Button kind="danger" isSmall>
                {t('desk.people.remove', { name })}
              </Button>
            </Form>
          )}
        </details>
      )}
    </li>
  )
}

/** What was refused comes back as it was typed. */
export const InviteForm = ({ filled, t }: { filled: Filled; t: Translate }): ReactNode => (
  <Panel title={t('desk.people.invite')} id="invite">
    <Form action="/desk/people" hidden={{ act: 'invite' }} errors={filled.errors} t={t}>
      <Field
        label={t('desk.email')}
        type="email"
        autoComplete="off"
        required
        {...fieldsOf(filled)('email')}
      />
      <Choices
        label={t('desk.people.role')}
        name="role"
        type="radio"
        options={rolesIn(t)}
        chosen={filled.values.role ?? 'agent'}
      />
      <Submit>{t('desk.people.send')}</Submit>
    </Form>
  </Panel>
)

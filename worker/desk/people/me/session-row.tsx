import type { ReactNode } from 'react'
import type { Millis } from '../../../../shared/time/units.ts'
import type { Translate } from '../../../../shared/translator.ts'
import type { Session } from '../../../agency/people/sessions.ts'
import { Button } from '../../page/button.tsx'
import { Form } from '../../page/form.tsx'
import { Tag } from '../../page/notice.tsx'

/** A browser in which a person is signed in, to be ended from another. */
export const SessionRow = ({
  session,
  isThis,
  when,
  t,
}: {
  session: Session
  isThis: boolean
  when: (time: Millis) => string
  t: Translate
}): ReactNode => {
  const name = session.browser || t('deskMe.sessions.unknown')
  return (
    <li className="access__row">
      <div className="access__what">
        <strong>{name}</strong>
        {isThis ? (
          <Tag kind="good">{t('deskMe.sessions.this')}</Tag>
        ) : (
          <span className="access__note">
            {t('deskMe.sessions.seen', { when: when(session.seen_at) })}
          </span>
        )}
      </div>
      {!isThis && (
        <Form action="/desk/me" hidden={{ act: 'end', id: session.id }} t={t}>
          <Button kind="quiet" isSmall of={name}>
            {t('deskMe.sessions.end')}
          </Button>
        </Form>
      )}
    </li>
  )
}

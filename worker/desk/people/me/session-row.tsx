import type { ReactNode } from 'react'
import type { Millis } from '../../../../shared/time/units.ts'
import type { Translate } from '../../../../shared/translator.ts'
import type { Session } from '../../../agency/people/sessions.ts'

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
}): ReactNode => (
  <li className="desk-row">
    <div className="desk-row__what">
      <strong>{session.browser || t('deskMe.sessions.unknown')}</strong>
      <span className="desk-row__note">
        {isThis
          ? t('deskMe.sessions.this')
          : t('deskMe.sessions.seen', { when: when(session.seen_at) })}
      </span>
    </div>
    {!isThis && (
      <form method="post" action="/desk/me">
        <input type="hidden" name="act" value="end" />
        <input type="hidden" name="id" value={session.id} />
        <button type="submit" className="button button--quiet">
          {t('deskMe.sessions.end')}
        </button>
      </form>
    )}
  </li>
)

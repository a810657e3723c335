import type { Millis } from '../../../../shared/time/units.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import type { Desk } from '../../env.ts'
import { moment } from '../../moment.ts'
import { Button } from '../../page/button.tsx'
import { deskPage, wordsOf, type Status } from '../../page/document.tsx'
import { Form } from '../../page/form.tsx'
import { Notice, Panel, Tag } from '../../page/notice.tsx'
import { hostOf } from '../../sign-in/passkey/enter.ts'
import { Codes, NewCodes } from './codes.tsx'
import { NewPasskey, PasskeyRow } from './passkeys.tsx'
import { SessionRow } from './session-row.tsx'
import { statusOf, wordOf, type Refusal } from '../../../store/refusal.ts'

/** GET /desk/me: how the reader comes in, where they are signed in, and leaving. `codes`: new ones, shown this once. */
export async function mePage(
  c: Desk,
  session: OpenSession,
  {
    refused,
    status = refused ? statusOf(refused.refused) : 200,
    codes,
  }: { refused?: Refusal; status?: Status; codes?: string[] } = {},
): Promise<Response> {
  const { site, trace } = c.var
  const t = wordsOf(c)
  const { id, role, email } = session.member
  const now = trace.startedAt
  const host = hostOf(c)
  const { sessions, passkeys, recoveryCodes, calendarLinks } = agencyOf(c.env, site.id)
  const [open, keys, codesLeft, calendar] = await Promise.all([
    sessions.list(id, now),
    passkeys.list(id, host, now),
    role === 'owner' ? recoveryCodes.count(id) : 0,
    calendarLinks.of(id, now),
  ])
  const when = (time: Millis): string => moment(time, t)
  return deskPage(
    c,
    t('deskMe.title'),
    <>
      {refused && (
        <Notice kind="error">
          <p>{t(`deskMe.refused.${wordOf(refused)}`)}</p>
        </Notice>
      )}
      {codes && <NewCodes codes={codes} t={t} />}
      <Panel title={t('deskMe.keys.title')} id="keys">
        <p>{t('deskMe.keys.text')}</p>
        {keys.length > 0 && (
          <ul className="access">
            {keys.map(key => (
              <PasskeyRow key={key.id} passkey={key} isOld={key.host !== host} when={when} t={t} />
            ))}
          </ul>
        )}
        <NewPasskey t={t} />
      </Panel>
      {role === 'owner' && <Codes left={codesLeft} t={t} />}
      <Panel title={t('deskMe.sessions.title')} id="sessions">
        <ul className="access">
          {open.map(each => (
            <SessionRow
              key={each.id}
              session={each}
              isThis={each.id === session.id}
              when={when}
              t={t}
            />
          ))}
        </ul>
        {(open.length > 1 || calendar) && (
          <Form action="/desk/me" hidden={{ act: 'end-others' }} t={t}>
            {calendar && <p>{t('deskMe.sessions.calendar')}</p>}
            <Button kind="quiet">{t('deskMe.sessions.endOthers')}</Button>
          </Form>
        )}
      </Panel>
      <Panel title={t('deskMe.leave.title')} id="leave">
        <p>{t('deskMe.leave.text', { site: site.name })}</p>
        <details className="access__more">
          <summary>{t('deskMe.leave.open')}</summary>
          <Form action="/desk/me" hidden={{ act: 'leave' }} t={t}>
            <Button kind="danger">{t('deskMe.leave.button', { site: site.name })}</Button>
          </Form>
        </details>
      </Panel>
    </>,
    status,
    { intro: email, tag: <Tag>{t(`desk.role.${role}`)}</Tag> },
  )
}

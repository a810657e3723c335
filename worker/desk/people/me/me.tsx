import { formatDateTime } from '../../../../shared/time/format-time.ts'
import { seconds, type Millis } from '../../../../shared/time/units.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import type { Desk } from '../../env.ts'
import { deskPage, wordsOf, type Status } from '../../page/document.tsx'
import { Alert, Submit } from '../../page/parts.tsx'
import { hostOf } from '../../sign-in/passkey/enter.ts'
import { Codes, NewCodes } from './codes.tsx'
import { PasskeyRow, NewPasskey } from './passkeys.tsx'
import { SessionRow } from './session-row.tsx'

/** Why something was not done → what that is answered. */
const STATUS = {
  malformed: 422,
  unknown: 404,
  passkey: 401,
  known: 409,
  'too-many': 409,
  'no-owner': 403,
  'last-owner': 409,
} as const satisfies Record<string, Status>

/** What the redirect after an act may say. */
const DONE = ['passkey', 'ended', 'renamed', 'removed'] as const

/** GET /desk/me: how the reader comes in, where they are signed in, and leaving. `codes`: new ones, shown this once. */
export async function mePage(
  c: Desk,
  session: OpenSession,
  { refused, codes }: { refused?: keyof typeof STATUS; codes?: string[] } = {},
): Promise<Response> {
  const { site, trace } = c.var
  const t = wordsOf(c)
  const { id, role, email } = session.member
  const now = trace.startedAt
  const host = hostOf(c)
  const { sessions, passkeys, recoveryCodes } = agencyOf(c.env, site.id)
  const [open, keys, codesLeft] = await Promise.all([
    sessions.list(id, now),
    passkeys.list(id, host, now),
    role === 'owner' ? recoveryCodes.count(id) : 0,
  ])
  const when = (time: Millis): string => formatDateTime(seconds(time), t)
  const done = DONE.find(each => each === c.req.query('done'))
  return deskPage(
    c,
    t('deskMe.title'),
    <>
      {refused && <Alert>{t(`deskMe.refused.${refused}`)}</Alert>}
      {done && !refused && (
        <p className="desk-done" role="status">
          {t(`deskMe.done.${done}`)}
        </p>
      )}
      {codes && <NewCodes codes={codes} t={t} />}
      <p className="desk-me__who">{`${session.member.name} · ${email} · ${t(`desk.role.${role}`)}`}</p>
      <section className="desk-card" aria-labelledby="keys">
        <h2 id="keys">{t('deskMe.keys.title')}</h2>
        <p>{t('deskMe.keys.text')}</p>
        {keys.length > 0 && (
          <ul className="desk-rows">
            {keys.map(key => (
              <PasskeyRow key={key.id} passkey={key} isOld={key.host !== host} when={when} t={t} />
            ))}
          </ul>
        )}
        <NewPasskey t={t} />
      </section>
      {role === 'owner' && <Codes left={codesLeft} t={t} />}
      <section className="desk-card" aria-labelledby="sessions">
        <h2 id="sessions">{t('deskMe.sessions.title')}</h2>
        <ul className="desk-rows">
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
        {open.length > 1 && (
          <form method="post" action="/desk/me">
            <input type="hidden" name="act" value="end-others" />
            <Submit>{t('deskMe.sessions.endOthers')}</Submit>
          </form>
        )}
      </section>
      <section className="desk-card" aria-labelledby="leave">
        <h2 id="leave">{t('deskMe.leave.title')}</h2>
        <p>{t('deskMe.leave.text', { site: site.name })}</p>
        <details>
          <summary>{t('deskMe.leave.open')}</summary>
          <form method="post" action="/desk/me">
            <input type="hidden" name="act" value="leave" />
            <Submit>{t('deskMe.leave.button', { site: site.name })}</Submit>
          </form>
        </details>
      </section>
    </>,
    refused ? STATUS[refused] : 200,
  )
}

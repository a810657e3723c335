import type { ReactNode } from 'react'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { randomToken } from '../../../forms/token.ts'
import { siteOrigin } from '../../../site/parse.ts'
import { ActForm, Acts } from '../../act-form.tsx'
import { actingOf } from '../../acting.ts'
import type { Desk } from '../../env.ts'
import { isFresh, SignInAgain, signInAgain } from '../../fresh.tsx'
import { moment } from '../../moment.ts'
import { Button } from '../../page/button.tsx'
import { Checkbox } from '../../page/choices.tsx'
import { deskPage, wordsOf } from '../../page/document.tsx'
import { done } from '../../page/done.tsx'
import { Form, FormButtons } from '../../page/form.tsx'
import { Facts } from '../../page/lists.tsx'
import { Notice, Panel } from '../../page/notice.tsx'
import { readFields } from '../../read-fields.ts'
import { deskHash } from '../../sign-in/desk-hash.ts'

const PATH = '/desk/calendar/own'

/** GET /desk/calendar/own: a person's own viewings in the calendar of their telephone (CAL-24). */
export async function ownCalendarPage(
  c: Desk,
  session: OpenSession,
  made?: string,
): Promise<Response> {
  const t = wordsOf(c)
  const { calendarLinks } = agencyOf(c.env, c.var.site.id)
  const link = await calendarLinks.of(session.member.id, c.var.trace.startedAt)
  return deskPage(
    c,
    t('deskCalendar.own.title'),
    <>
      {made && (
        <Made
          address={made}
          title={t('deskCalendar.own.made')}
          text={t('deskCalendar.own.once')}
          open={t('deskCalendar.own.open')}
        />
      )}
      {link && (
        <Panel title={t('deskCalendar.own.now')}>
          <Facts
            facts={[
              [t('deskCalendar.own.since'), moment(link.madeAt, t)],
              [
                t('deskCalendar.own.used'),
                link.usedAt === null ? t('deskCalendar.own.never') : moment(link.usedAt, t),
              ],
              [
                t('deskCalendar.own.shows'),
                t(`deskCalendar.own.${link.hasContact ? 'withContact' : 'withoutContact'}`),
              ],
            ]}
          />
          <Acts>
            <ActForm action={PATH} hidden={{ act: 'end' }} kind="danger">
              {t('deskCalendar.own.end')}
            </ActForm>
          </Acts>
        </Panel>
      )}
      <Panel title={t(`deskCalendar.own.${link ? 'another' : 'make'}`)}>
        {isFresh(c, session) ? (
          <Form action={PATH} errors={{}} hidden={{ act: 'make' }} t={t}>
            <Checkbox
              name="contact"
              label={t('deskCalendar.own.contact')}
              hint={t('deskCalendar.own.contactHint')}
              isChecked={link?.hasContact ?? false}
            />
            <FormButtons>
              <Button>{t('deskCalendar.own.button')}</Button>
            </FormButtons>
          </Form>
        ) : (
          <SignInAgain t={t} session={session} />
        )}
      </Panel>
    </>,
    200,
    {
      intro: t('deskCalendar.own.intro'),
      back: { href: '/desk/calendar', label: t('deskCalendar.title') },
    },
  )
}

/** The address, on this page alone. */
const Made = ({
  address,
  title,
  text,
  open,
}: {
  address: string
  title: string
  text: string
  open: string
}): ReactNode => (
  <Notice kind="done" title={title}>
    <p>{text}</p>
    <p>
      <code className="desk-code">{address}</code>
    </p>
    <p>
      <a className="button button--quiet" href={address.replace(/^https?:/, 'webcal:')}>
        {open}
      </a>
    </p>
  </Notice>
)

/** POST: a new address, by who signed in a moment ago, which ends the one before; or none any more. */
export async function changeOwnCalendar(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const { calendarLinks } = agencyOf(c.env, c.var.site.id)
  const { id } = session.member
  if (fields.get('act') === 'end') {
    await calendarLinks.end(id, actingOf(c, session))
    return done(c, PATH, 'calendar.ownEnded')
  }
  if (fields.get('act') !== 'make') return ownCalendarPage(c, session)
  const again = signInAgain(c, session)
  if (again) return again
  const token = randomToken()
  const link = { hash: await deskHash(c, token), hasContact: fields.get('contact') !== null }
  await calendarLinks.put(id, link, actingOf(c, session))
  const address = `${siteOrigin(c.var.site)}/desk/own-calendar/${token}.ics`
  return ownCalendarPage(c, session, address)
}

import type { ReactNode } from 'react'
import { emailAddress } from '../../../../shared/forms/email-address.ts'
import { formatDate } from '../../../../shared/format.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import type { Translate } from '../../../../shared/translator.ts'
import type { Booking } from '../../../agency/booking/booking-rows.ts'
import type { ListedThread } from '../../../agency/inbox/thread-search.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { ActForm, Acts } from '../../act-form.tsx'
import type { Desk } from '../../env.ts'
import { moment } from '../../moment.ts'
import { deskPage, wordsOf } from '../../page/document.tsx'
import { Empty, Panel } from '../../page/notice.tsx'
import { readFields } from '../../read-fields.ts'
import { Others } from './others.tsx'
import { settingsPage } from '../settings.tsx'
import { StateTag } from '../state-tag.tsx'
import { noThreadPage } from '../no-thread.tsx'
import { viewerOf } from '../thread-query.ts'

/** GET /desk/inbox/{id}/person: everything of who wrote a thread. */
export async function personPage(c: Desk, session: OpenSession): Promise<Response> {
  const { inbox } = agencyOf(c.env, c.var.site.id)
  const thread = await inbox.find(c.req.param('id') ?? '', viewerOf(session))
  return typeof thread === 'string' ? noThreadPage(c, thread) : showPerson(c, session, thread.email)
}

/** POST /desk/inbox/person: everything of an address, which stands in no address of a page. */
export async function findPerson(c: Desk, session: OpenSession): Promise<Response> {
  const typed = (await readFields(c.req.raw)).get('email') ?? ''
  const email = emailAddress(typed)
  if (email) return showPerson(c, session, email)
  const errors = { email: wordsOf(c)('formError.email') }
  return settingsPage(c, { status: 422, email: typed, errors })
}

async function showPerson(c: Desk, session: OpenSession, email: string): Promise<Response> {
  const t = wordsOf(c)
  const { inbox, persons } = agencyOf(c.env, c.var.site.id)
  const [found, bookings, rows] = await Promise.all([
    inbox.list(viewerOf(session), { words: email, limit: 100 }),
    persons.bookings(email),
    persons.export(email),
  ])
  const threads = found.threads.filter(thread => thread.email === email)
  const isEmpty = Object.values(rows).every(table => table.length === 0)
  return deskPage(
    c,
    threads[0]?.name || email,
    isEmpty ? (
      <Empty title={t('deskInbox.one.nothing')}>{t('deskInbox.one.nothingText', { email })}</Empty>
    ) : (
      <>
        <Threads threads={threads} t={t} />
        <Bookings bookings={bookings} t={t} />
        <Others rows={rows} t={t} />
        <Panel title={t('deskInbox.one.rights')}>
          <p>{t('deskInbox.one.rightsText')}</p>
          <Acts>
            <ActForm action="/desk/inbox/person/export" hidden={{ email }}>
              {t('deskInbox.one.export')}
            </ActForm>
            <ActForm action="/desk/inbox/person/sure" hidden={{ email }} kind="danger">
              {t('deskInbox.one.erase')}
            </ActForm>
          </Acts>
        </Panel>
      </>
    ),
    200,
    { back: { href: '/desk/inbox', label: t('desk.rooms.inbox') }, intro: email },
  )
}

const Threads = ({ threads, t }: { threads: readonly ListedThread[]; t: Translate }): ReactNode =>
  threads.length > 0 && (
    <Panel title={t('deskInbox.one.threads')}>
      <ul className="waiting">
        {threads.map(thread => (
          <li key={thread.id}>
            <p>
              <a href={`/desk/inbox/${thread.id}`}>
                {thread.estate || t(`deskInbox.kind.${thread.kind}`)}
              </a>
              <span className="waiting__detail">{formatDate(toDay(thread.writtenAt))}</span>
            </p>
            <StateTag state={thread.state} t={t} />
          </li>
        ))}
      </ul>
    </Panel>
  )

const Bookings = ({ bookings, t }: { bookings: readonly Booking[]; t: Translate }): ReactNode =>
  bookings.length > 0 && (
    <Panel title={t('deskInbox.one.bookings')}>
      <ul className="waiting">
        {bookings.map(({ key, kind, state, about, startsAt }) => (
          <li key={key}>
            <p>
              {about.agencyTitle}
              <span className="waiting__detail">
                {[
                  t(`deskInbox.one.${kind}`),
                  kind === 'stay' ? formatDate(toDay(startsAt)) : moment(startsAt, t),
                  t(`deskInbox.one.booking.${state}`),
                ].join(' · ')}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )

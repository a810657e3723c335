import { emailAddress } from '../../../../shared/forms/email-address.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { eraseEverywhere } from '../../../booking/erase-person.ts'
import { actingOf } from '../../acting.ts'
import type { Desk } from '../../env.ts'
import { signInAgain } from '../../fresh.tsx'
import { confirmPage } from '../../page/confirm.tsx'
import { wordsOf } from '../../page/document.tsx'
import { done } from '../../page/done.tsx'
import { readFields } from '../../read-fields.ts'
import { findPerson } from './person-page.tsx'

/** POST /desk/inbox/person/sure: says what goes and who will be told, and asks. */
export async function erasePage(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const email = emailAddress((await readFields(c.req.raw)).get('email') ?? '')
  if (!email) return findPerson(c, session)
  const { persons, crm } = agencyOf(c.env, c.var.site.id)
  const [bookings, connection] = await Promise.all([
    persons.bookingsToCome(email, c.var.trace.startedAt),
    crm.find(),
  ])
  return confirmPage(c, {
    title: t('deskInbox.erase.title', { email }),
    text: (
      <>
        {t('deskInbox.erase.text')}
        {bookings.length > 0 && <> {t('deskInbox.erase.booked', { count: bookings.length })}</>}
        {connection && <> {t('deskInbox.erase.crm')}</>}
      </>
    ),
    button: t('deskInbox.erase.button'),
    action: '/desk/inbox/person/erase',
    hidden: { email },
    back: { href: '/desk/inbox', label: t('desk.rooms.inbox') },
  })
}

/** POST /desk/inbox/person/erase: an address is forgotten, and what it booked is free again (INBOX-32, INBOX-33). */
export async function erasePersonAtDesk(c: Desk, session: OpenSession): Promise<Response> {
  const email = emailAddress((await readFields(c.req.raw)).get('email') ?? '')
  if (!email) return findPerson(c, session)
  const again = signInAgain(c, session)
  if (again) return again
  const rows = await eraseEverywhere({ env: c.env, site: c.var.site }, email, actingOf(c, session))
  return done(c, '/desk/inbox', rows > 0 ? 'inbox.erased' : 'inbox.unknown')
}

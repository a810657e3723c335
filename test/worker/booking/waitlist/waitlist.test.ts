import { expect, it } from 'vitest'
import { notifyWaitlist } from '../../../../worker/booking/scheduled.ts'
import { aLiveAgenda } from '../../../support/agencies/a-live-agenda.ts'

it('notifies twenty entries of the waitlist at a time, first come first served (BOOK-39)', async () => {
  const { db, site, bindings, mails } = await aLiveAgenda()
  const insert = db.prepare(
    `INSERT INTO viewing_wait (site_id, estate_id, email, locale, title, created_at) VALUES (?, '1', ?, 'nl', 'x', ?)`,
  )
  await db.batch(
    Array.from({ length: 23 }, (_, index) => insert.bind(site.id, `w${index}@x.be`, 1000 - index)),
  )
  const told = async () =>
    (await mails()).filter(({ kind }) => kind === 'viewing-free').map(({ recipient }) => recipient)
  await notifyWaitlist(bindings, Date.now())
  expect(await told()).toHaveLength(20)
  for (const late of ['w0@x.be', 'w1@x.be', 'w2@x.be']) expect(await told()).not.toContain(late)
  await notifyWaitlist(bindings, Date.now())
  expect(await told()).toHaveLength(23)
})

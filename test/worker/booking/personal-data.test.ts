import { expect, it } from 'vitest'
import { eraseEverywhere } from '../../../worker/booking/erase-person.ts'
import { agency } from '../../support/agency-object.ts'
import { aLiveAgenda, SLOTS } from '../../support/agencies/a-live-agenda.ts'

const [FIRST = 0, SECOND = 0] = SLOTS

it('hands over and forgets the bookings and waits of an address, and no other’s (PRIV-3)', async () => {
  const { book, bindings, site, rows, runTasks } = await aLiveAgenda()
  const email = 'an@voorbeeld.be'
  await book(FIRST, { email })
  await book(SECOND, { email: 'bo@voorbeeld.be' })
  await agency(site.id).submissions.submit(
    { form: 'wait', key: 'first', bodyHash: '', now: Date.now() },
    { counts: [], waitlistEntry: { estateId: '1', email, locale: 'nl', title: 'x' } },
  )
  const kept = await agency(site.id).persons.export(email)
  expect(kept.booking).toMatchObject([{ email, state: 'booked' }])
  expect(kept.waitlist_entry).toMatchObject([{ email, estate_id: '1' }])
  const acting = { actor: 'operator', request: 'r', now: Date.now() } as const
  await eraseEverywhere({ env: bindings, site }, email, acting)
  expect(await rows('SELECT email FROM booking')).toEqual([{ email: 'bo@voorbeeld.be' }])
  expect(await rows('SELECT email FROM waitlist_entry')).toEqual([])
  await runTasks(FIRST * 1000 - 86_400_000)
  expect(
    await rows(
      `SELECT kind FROM outbox WHERE kind = 'viewing-reminder' AND recipient = '${email}'`,
    ),
  ).toEqual([])
})

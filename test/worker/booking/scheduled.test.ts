import { describe, expect, it } from 'vitest'
import { instantOf, wallTime } from '../../../shared/time/time-zone.ts'
import { addDays } from '../../../shared/time/day.ts'
import {
  deleteExpiredBookings,
  sendReminders,
  reconcileBookings,
} from '../../../worker/booking/scheduled.ts'
import { feedPath } from '../../../worker/booking/appointment/calendar-feed.ts'
import { aLiveAgenda, SLOTS } from '../../support/agencies/a-live-agenda.ts'

const [FIRST = 0, SECOND = 0] = SLOTS
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('scheduled tasks', () => {
  it('remind the day before, once, and not of a cancelled viewing (BOOK-37)', async () => {
    const { book, post, mails, bindings, db, site, idAt } = await aLiveAgenda()
    await book(FIRST)
    await book(SECOND, { email: 'bo@voorbeeld.be' })
    await post(`/nl/afspraak-annuleren/${idAt(SECOND)}`, {})
    await db
      .prepare('UPDATE booking_intent SET created_at = created_at - ? WHERE site_id = ?')
      .bind(DAY, site.id)
      .run()
    const reminders = async () => (await mails()).filter(({ kind }) => kind === 'viewing-reminder')
    await sendReminders(bindings, FIRST * 1000 - 25 * HOUR)
    expect(await reminders()).toEqual([])
    for (let n = 0; n < 2; n++) await sendReminders(bindings, FIRST * 1000 - DAY)
    expect((await reminders()).map(({ recipient }) => recipient).toSorted()).toEqual([
      'an@voorbeeld.be',
      site.agency.email,
    ])
  })

  it('do not remind of a viewing booked less than 36 hours ahead (BOOK-37)', async () => {
    const { book, mails, bindings, db, site } = await aLiveAgenda()
    await book(FIRST)
    const reminders = async (hours: number) => {
      await db
        .prepare('UPDATE booking_intent SET created_at = ? WHERE site_id = ?')
        .bind(FIRST * 1000 - hours * HOUR, site.id)
        .run()
      await sendReminders(bindings, FIRST * 1000 - DAY)
      return (await mails()).filter(({ kind }) => kind === 'viewing-reminder').length
    }
    expect([await reminders(36), await reminders(37)]).toEqual([0, 2])
  })

  it('send no reminder on the day itself, however late they run (BOOK-37)', async () => {
    const { book, mails, bindings, db, site } = await aLiveAgenda()
    await book(FIRST)
    const start = instantOf(addDays(wallTime(FIRST).day, 1), '10:00') * 1000
    await db
      .prepare('UPDATE booking_intent SET created_at = 1, starts_at = ? WHERE site_id = ?')
      .bind(start, site.id)
      .run()
    const reminders = async () =>
      (await mails()).filter(({ kind }) => kind === 'viewing-reminder').length
    await sendReminders(bindings, start - 9 * HOUR)
    expect(await reminders()).toBe(0)
    await sendReminders(bindings, start - 11 * HOUR)
    expect(await reminders()).toBe(2)
  })

  it('delete visitors’ data after ninety days, here and at the API (PRIV-7)', async () => {
    const { book, bindings, count, api, site } = await aLiveAgenda()
    await book(FIRST)
    await deleteExpiredBookings(bindings, FIRST * 1000 + 89 * DAY)
    expect(await count('booking_intent')).toBe(1)
    await deleteExpiredBookings(bindings, FIRST * 1000 + 92 * DAY)
    expect(await count('booking_intent')).toBe(0)
    expect(api.calls.some(({ path }) => path === `/sites/${site.id}/persons/lapse`)).toBe(true)
  })

  it('delete it here only once the API has, and ask again the next night (PRIV-7)', async () => {
    const { book, bindings, count, api, site } = await aLiveAgenda()
    await book(FIRST)
    const lapse = `POST /sites/${site.id}/persons/lapse`
    api.answers.set(lapse, () => new Response(null, { status: 502 }))
    await deleteExpiredBookings(bindings, FIRST * 1000 + 92 * DAY)
    api.answers.set(lapse, { changed: 1 })
    await deleteExpiredBookings(bindings, FIRST * 1000 + 93 * DAY)
    expect([
      api.calls.filter(({ path }) => path.endsWith('/persons/lapse')).length,
      await count('booking_intent'),
    ]).toEqual([2, 0])
  })

  it('reconcile the other bookings where one cannot be reconciled (BOOK-26)', async () => {
    const { book, trouble, intents, bindings, db, site } = await aLiveAgenda()
    trouble.before = () => new Response(null, { status: 502 })
    await book(FIRST)
    await book(SECOND, { email: 'bo@voorbeeld.be' })
    delete trouble.before
    await db
      .prepare(
        `UPDATE booking_intent SET body = '{}' WHERE site_id = ? AND email = 'an@voorbeeld.be'`,
      )
      .bind(site.id)
      .run()
    await reconcileBookings(bindings, Date.now() + 2 * MINUTE).catch(() => undefined)
    expect((await intents()).find(({ email }) => email === 'bo@voorbeeld.be')).toMatchObject({
      state: 'booked',
    })
    const [stuck] = (await intents()).filter(({ state }) => state === 'pending')
    expect(Number(stuck?.tried_at)).toBeGreaterThan(Date.now() + MINUTE)
  })

  it('an agency reads its viewings in a calendar at a secret address (BOOK-43)', async () => {
    const { book, get, bindings, site, db } = await aLiveAgenda()
    await book(FIRST)
    const feed = await get(await feedPath(bindings, site))
    expect(feed.headers.get('Content-Type')).toContain('text/calendar')
    const text = await feed.text()
    expect(text).toContain('An Peeters')
    expect(text.split('\r\n').every(line => new TextEncoder().encode(line).byteLength <= 75)).toBe(
      true,
    )
    expect((await get('/nl/ajax/viewings/guessed')).status).toBe(404)
    const since = async (days: number) => {
      await db
        .prepare('UPDATE booking_intent SET starts_at = ? WHERE site_id = ?')
        .bind(Date.now() - days * DAY, site.id)
        .run()
      return (await (await get(await feedPath(bindings, site))).text()).includes('An Peeters')
    }
    expect([await since(29), await since(31)]).toEqual([true, false])
  })
})

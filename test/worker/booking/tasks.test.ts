import { afterEach, describe, expect, it, vi } from 'vitest'
import { instantOf, wallTime } from '../../../shared/time/time-zone.ts'
import { completeBooking, remindOfBooking } from '../../../worker/booking/tasks.ts'
import { agency, storeOf } from '../../support/agency-object.ts'
import { aLiveAgenda, SLOTS } from '../../support/agencies/a-live-agenda.ts'

const [FIRST = 0, SECOND = 0] = SLOTS
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAY_BEFORE = FIRST * 1000 - DAY

const down = () => new Response(null, { status: 502 })

afterEach(() => void vi.useRealTimers())

async function withReminders(changes: Parameters<typeof aLiveAgenda>[0] = {}) {
  const agenda = await aLiveAgenda(changes)
  return {
    ...agenda,
    reminders: async () =>
      (await agenda.mails())
        .filter(({ kind }) => kind === 'viewing-reminder')
        .map(({ recipient }) => recipient)
        .toSorted(),
  }
}

describe('reminders', () => {
  it('come a day before, once, and not of a cancelled viewing (BOOK-37)', async () => {
    const { book, post, reminders, runTasks, site, idAt } = await withReminders()
    await book(FIRST)
    await book(SECOND, { email: 'bo@voorbeeld.be' })
    await post(`/nl/afspraak-annuleren/${idAt(SECOND)}`, {})
    await runTasks(DAY_BEFORE - 1)
    expect(await reminders()).toEqual([])
    for (const late of [0, 1, HOUR]) await runTasks(DAY_BEFORE + late)
    expect(await reminders()).toEqual(['an@voorbeeld.be', site.agency.email])
  })

  it.each([
    [36, 0],
    [37, 2],
  ])('of a viewing booked %i hours ahead are %i (BOOK-37)', async (hours, count) => {
    vi.useFakeTimers({ toFake: ['Date'], now: FIRST * 1000 - hours * HOUR })
    const { book, reminders, runTasks } = await withReminders()
    await book(FIRST)
    await runTasks(DAY_BEFORE)
    expect(await reminders()).toHaveLength(count)
  })

  it.each([
    ['a minute before that day', -MINUTE, 2],
    ['when it has begun', 0, 0],
  ])(
    'late by whatever befell the clock still come %s: %i ms, %i mails (BOOK-37)',
    async (_, late, count) => {
      const { book, reminders, runTasks } = await withReminders()
      await book(FIRST)
      await runTasks(instantOf(wallTime(FIRST).day, '00:00') * 1000 + late)
      expect(await reminders()).toHaveLength(count)
    },
  )

  it('follow a viewing that is moved (BOOK-90)', async () => {
    const { book, post, reminders, rows, runTasks, idAt } = await withReminders()
    await book(FIRST)
    const move = { replaces: idAt(FIRST), slot: String(SECOND), return: '/nl' }
    expect((await post('/nl/ajax/move-viewing', move)).status).toBe(303)
    expect(await rows(`SELECT due_at FROM task WHERE kind = 'reminder'`)).toEqual([
      { due_at: SECOND * 1000 - DAY },
    ])
    await runTasks(SECOND * 1000 - DAY)
    expect(await reminders()).toHaveLength(2)
  })

  it('come although the API was silent at first (BOOK-91)', async () => {
    const { book, reminders, runTasks, api, site, idAt } = await withReminders()
    await book(FIRST)
    const call = `GET /sites/${site.id}/live-agenda/reservation/${idAt(FIRST)}`
    const works = api.answers.get(call)
    api.answers.set(call, down)
    await runTasks(DAY_BEFORE)
    expect(await reminders()).toEqual([])
    api.answers.set(call, works)
    await runTasks(DAY_BEFORE + MINUTE)
    expect(await reminders()).toHaveLength(2)
  })

  it('due in one hour all come, two thousand of them (BOOK-92)', async () => {
    const { book, rows, runTasks, api, site, idAt } = await withReminders()
    await book(FIRST)
    const appointment = api.answers.get(
      `GET /sites/${site.id}/live-agenda/reservation/${idAt(FIRST)}`,
    )
    api.answers.get = key =>
      key.includes('/live-agenda/reservation/')
        ? appointment
        : Map.prototype.get.call(api.answers, key)
    const series = `WITH RECURSIVE n (i) AS (VALUES (2) UNION ALL SELECT i + 1 FROM n WHERE i < 2000)`
    await rows(`INSERT INTO booking (key, kind, locale, email, body, about, starts_at, ends_at, state, booked_id, remind_at, created_at)
      ${series} SELECT key || i, kind, locale, 'v' || i || '@voorbeeld.be', body, about, starts_at + i * 1800, ends_at, state, booked_id || i, remind_at + i * 1800, created_at FROM booking, n`)
    await rows(`INSERT INTO task (kind, key, rank, due_at, created_at)
      SELECT 'reminder', key, 2, remind_at, created_at FROM booking WHERE email <> 'an@voorbeeld.be'`)
    // Sending what they leave is not looked at here.
    await rows(`CREATE TRIGGER unsent AFTER INSERT ON task WHEN NEW.kind = 'mail'
      BEGIN DELETE FROM task WHERE kind = 'mail' AND key = NEW.key; END`)
    for (let ran = 1; ran > 0;) ran = await runTasks(DAY_BEFORE + HOUR)
    expect(
      await rows(
        `SELECT count(*) AS mails, count(DISTINCT recipient) AS people FROM outbox WHERE kind = 'viewing-reminder'`,
      ),
    ).toEqual([{ mails: 4000, people: 2001 }])
  }, 180_000)
})

describe('a booking whose outcome is unknown', () => {
  it('keeps no other waiting (BOOK-26)', async () => {
    const { book, trouble, bookings, rows, runTasks } = await aLiveAgenda()
    trouble.before = down
    await book(FIRST)
    await book(SECOND, { email: 'bo@voorbeeld.be' })
    delete trouble.before
    await rows(`UPDATE booking SET body = '{}' WHERE email = 'an@voorbeeld.be'`)
    await runTasks(Date.now() + 2 * MINUTE)
    expect((await bookings()).map(({ email, state }) => [email, state])).toEqual([
      ['an@voorbeeld.be', 'pending'],
      ['bo@voorbeeld.be', 'booked'],
    ])
  })

  it('is asked for again later and later, and known to be stuck (BOOK-22)', async () => {
    const { book, trouble, booked, runTasks, rows, site } = await aLiveAgenda()
    trouble.before = down
    await book(FIRST)
    let now = Date.now() + MINUTE
    for (const delay of [1, 5, 15, 60, 180, 360, 360]) {
      await runTasks(now)
      const [{ due_at: due = 0 } = {}] = await rows<{ due_at: number }>(
        `SELECT due_at FROM task WHERE kind = 'booking'`,
      )
      expect(due - now).toBe(delay * MINUTE)
      now = due
    }
    expect(await agency(site.id).tasks.countStuck()).toBe(1)
    delete trouble.before
    await runTasks(now)
    expect([booked.size, await agency(site.id).tasks.countStuck()]).toEqual([1, 0])
  })

  it('holds up no other agency, whose clock is its own (BOOK-93)', async () => {
    const [dead, living] = [await aLiveAgenda(), await aLiveAgenda()]
    for (const { trouble, book } of [dead, living]) {
      trouble.before = down
      await book(FIRST)
      delete trouble.before
    }
    dead.api.fault = () => Promise.reject(new TypeError('gone'))
    const now = Date.now() + 2 * MINUTE
    await Promise.all([dead, living].map(({ runTasks }) => runTasks(now)))
    expect([dead.booked.size, living.booked.size]).toEqual([0, 1])
    dead.api.fault = null
    await dead.runTasks(now + MINUTE)
    expect(dead.booked.size).toBe(1)
  })

  it('of a site that the API knows no longer is asked for the next day (BOOK-94)', async () => {
    const { bindings, api } = await aLiveAgenda()
    const gone = 900_000_001
    const { rows, runTasks } = storeOf(gone, bindings)
    const now = Date.now()
    await agency(gone).bookings.insertAgain(aBooking('of-nobody'), [], now)
    await runTasks(now + MINUTE)
    expect(await rows(`SELECT due_at, failures FROM task WHERE kind = 'booking'`)).toEqual([
      { due_at: now + MINUTE + DAY, failures: 0 },
    ])
    expect(api.calls.filter(({ path }) => path.includes('reservation'))).toEqual([])
  })
})

const aBooking = (key: string) => ({
  key,
  kind: 'viewing' as const,
  locale: 'nl' as const,
  email: 'an@voorbeeld.be',
  body: {
    agendaId: '1',
    slot: FIRST,
    contact: { name: 'An', email: 'an@voorbeeld.be', phone: '' },
    locale: 'nl' as const,
  },
  about: { title: 'x', agencyTitle: 'x', place: '', path: '/nl', recipient: '' },
  startsAt: FIRST * 1000,
  endsAt: FIRST * 1000 + 30 * MINUTE,
  replaces: null,
})

describe('what a task does', () => {
  it('is done once however often it runs (BOOK-24, BOOK-37)', async () => {
    const { book, post, mails, trouble, bookings, bindings, site, idAt } = await aLiveAgenda()
    const context = (now: number) => ({
      env: bindings,
      siteId: site.id,
      agency: agency(site.id),
      now,
    })
    const twice = async (task: typeof completeBooking, now: number) => {
      const [{ key } = {}] = await bookings()
      const run = () => task(context(now), String(key))
      await Promise.all([run(), run()])
      await run()
      return (await mails()).map(({ kind }) => kind)
    }
    trouble.before = down
    await book(FIRST)
    delete trouble.before
    const booked = ['viewing-booked', 'viewing-booked']
    expect(await twice(completeBooking, Date.now() + MINUTE)).toEqual(booked)
    const reminded = [...booked, 'viewing-reminder', 'viewing-reminder']
    expect(await twice(remindOfBooking, DAY_BEFORE)).toEqual(reminded)
    await post(`/nl/afspraak-annuleren/${idAt(FIRST)}`, {})
    expect(await twice(completeBooking, DAY_BEFORE)).toHaveLength(6)
  })

  it('is forgotten once nothing is left to be done (BOOK-95)', async () => {
    const { book, post, rows, idAt } = await aLiveAgenda()
    const tasks = () => rows(`SELECT kind FROM task WHERE kind IN ('booking', 'reminder')`)
    await book(FIRST)
    expect(await tasks()).toEqual([{ kind: 'reminder' }])
    await post(`/nl/afspraak-annuleren/${idAt(FIRST)}`, {})
    expect(await tasks()).toEqual([])
  })
})

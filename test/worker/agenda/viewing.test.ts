import { afterEach, describe, expect, it, vi } from 'vitest'
import { instantOf, wallTime } from '../../../shared/agenda/zone.ts'
import { addDays } from '../../../shared/day.ts'
import { forgetBookings, remindVisitors, settleBookings, tellWhoWait } from '../../../worker/booking/clock.ts'
import { feedPath } from '../../../worker/agenda/feed-path.ts'
import { openSite } from '../../support/open-site.ts'
import { aLiveAgenda, SLOTS } from './a-live-agenda.ts'

const [FIRST = 0, SECOND = 0, THIRD = 0] = SLOTS
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

afterEach(() => vi.restoreAllMocks())

describe('free times', () => {
  it('come fresh by ajax and on their own page, and stand in no shared page', async () => {
    const { get } = await aLiveAgenda()
    const ajax = await get('/nl/ajax/live-agenda/1')
    expect(ajax.headers.get('Cache-Control')).toContain('no-store')
    expect((await ajax.json<{ slots: unknown[] }>()).slots).toHaveLength(3)
    const own = await get('/nl/aanbod/1?viewing=1')
    const html = await own.text()
    expect(own.headers.get('Cache-Control')).toContain('no-store')
    expect(html.match(/name="slot"/g)).toHaveLength(3)
    expect(html).not.toMatch(/_agenda\.[\w.]+_/)
    expect((await get('/nl/ajax/live-agenda/999')).status).toBe(404)
  })

  it('say so when there are none, with the phone', async () => {
    const { get, book, site } = await aLiveAgenda()
    for (const [index, slot] of SLOTS.entries()) await book(slot, { email: `b${index}@x.be` })
    expect(await (await get('/nl/aanbod/1?viewing=1')).text()).toContain(site.agency.phone)
  })
})

describe('booking a viewing', () => {
  it('keeps the appointment, a mail with a calendar and links, and the agency’s copy', async () => {
    const { book, intents, mails, booked, site, idAt } = await aLiveAgenda()
    const response = await book(FIRST)
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/nl/aanbod/1?viewing=1&sent=viewing#viewing'])
    expect(booked.size).toBe(1)
    expect(await intents()).toMatchObject([{ state: 'booked', booked_id: idAt(FIRST), told: 0 }])
    const [toAgency, toVisitor] = (await mails()).toSorted((a, b) => (a.recipient === site.agency.email ? -1 : 1) - (b.recipient === site.agency.email ? -1 : 1))
    expect(toVisitor).toMatchObject({ recipient: 'an@voorbeeld.be', subject: expect.stringContaining('Uw bezoek op') })
    expect(toVisitor?.text).toContain(`/nl/afspraak-annuleren/${idAt(FIRST)}`)
    expect(toVisitor?.attachments?.[0]?.content).toContain(`DTSTART:${new Date(FIRST * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`)
    expect(toAgency).toMatchObject({ recipient: site.agency.email, text: expect.stringContaining('0470 12 34 56') })
    expect(toAgency?.text).not.toContain(idAt(FIRST))
  })

  it.each([
    ['name', { name: '' }], ['email', { email: 'x' }], ['slot', { slot: '' }], ['slot', { slot: '-5' }], ['privacy', { privacy: '' }],
  ])('names what is wrong at %s and books nothing', async (field, wrong) => {
    const { postJson, fields, booked } = await aLiveAgenda()
    const answer = await postJson('/nl/ajax/viewing', { ...fields(FIRST), ...wrong })
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json<{ errors: object }>()).errors)).toEqual([field])
    expect(booked.size).toBe(0)
  })

  it('tells the second politely, with what is still free and what was written', async () => {
    const { book, booked } = await aLiveAgenda()
    await book(FIRST)
    const late = await book(FIRST, { email: 'bo@voorbeeld.be', name: 'Bo' })
    const html = await late.text()
    expect(late.status).toBe(409)
    expect(html).toContain('door iemand anders')
    expect(html).toContain('value="Bo"')
    expect(html.match(/name="slot"/g)).toHaveLength(2)
    expect(booked.size).toBe(1)
  })

  it('makes one of a double click', async () => {
    const { book, booked, count } = await aLiveAgenda()
    expect((await Promise.all([book(FIRST), book(FIRST)])).map(({ status }) => status)).toEqual([303, 303])
    expect([booked.size, await count('booking_intent'), await count('outbox')]).toEqual([1, 1, 2])
  })

  it('that came to nothing may be tried anew, once for two at once, and no more often than others', async () => {
    const { book, booked, post, count, idAt } = await aLiveAgenda()
    await book(FIRST)
    const late = () => book(FIRST, { email: 'bo@voorbeeld.be' })
    expect((await late()).status).toBe(409)
    await post(`/nl/afspraak-annuleren/${idAt(FIRST)}`, {})
    expect((await Promise.all([late(), late()])).map(({ status }) => status)).toEqual([303, 303])
    expect([...booked.values()].filter(({ status }) => status === 'booked')).toHaveLength(1)
    const statuses = []
    for (let n = 0; n < 7; n++) statuses.push((await book(SECOND, { email: 'cas@voorbeeld.be', name: n === 0 ? 'Dirk' : 'Cas' })).status)
    expect([statuses, await count('booking_intent')]).toEqual([[303, 409, 429, 429, 429, 429, 429], 5])
  })

  it.each([
    ['nothing came of it', 'before'], ['it was booked but the answer was lost', 'after'],
  ] as const)('that nobody knows the end of (%s) is settled by the clock, once', async (_, when) => {
    const { book, booked, trouble, intents, mails, bindings } = await aLiveAgenda()
    trouble[when] = () => new Response(null, { status: 502 })
    expect((await book(FIRST)).status).toBe(303)
    expect(await intents()).toMatchObject([{ state: 'pending', told: 1 }])
    expect(await mails()).toEqual([])
    delete trouble[when]
    await settleBookings(bindings, Date.now() + 30_000)
    expect(await intents()).toMatchObject([{ state: 'pending' }])
    await Promise.all([settleBookings(bindings, Date.now() + 2 * MINUTE), settleBookings(bindings, Date.now() + 2 * MINUTE)])
    expect(await intents()).toMatchObject([{ state: 'booked' }])
    expect([booked.size, (await mails()).length]).toEqual([1, 2])
  })

  it('that turns out to be taken later is told by mail, to the agency too', async () => {
    const { book, trouble, mails, intents, bindings, site } = await aLiveAgenda()
    trouble.before = () => new Response(null, { status: 502 })
    await book(FIRST)
    delete trouble.before
    await book(FIRST, { email: 'bo@voorbeeld.be' })
    await settleBookings(bindings, Date.now() + 2 * MINUTE)
    expect((await intents()).map(({ state }) => state).toSorted()).toEqual(['booked', 'refused'])
    expect((await mails()).filter(({ kind }) => kind === 'viewing-failed')).toMatchObject([
      { recipient: 'an@voorbeeld.be', subject: 'Uw bezoek kon niet worden vastgelegd' },
      { recipient: site.agency.email, text: expect.stringContaining('0470 12 34 56') },
    ])
  })

  it('whose Worker ended between call and mail loses neither', async () => {
    const { book, booked, mails, bindings, db, site } = await aLiveAgenda()
    await book(FIRST)
    await db.batch([
      db.prepare('DELETE FROM outbox WHERE site_id = ?').bind(site.id),
      db.prepare(`UPDATE booking_intent SET state = 'pending', booked_id = NULL WHERE site_id = ?`).bind(site.id),
    ])
    await settleBookings(bindings, Date.now() + 2 * MINUTE)
    expect([booked.size, (await mails()).length]).toEqual([1, 2])
  })
})

describe('the page behind an appointment', () => {
  it.each([['nl', 'afspraak-annuleren'], ['fr', 'annuler-rendez-vous'], ['en', 'cancel-appointment'], ['de', 'termin-absagen']])('only asks at /%s/%s', async (locale, path) => {
    const { book, get, booked, idAt } = await aLiveAgenda()
    await book(FIRST)
    for (let n = 0; n < 3; n++) {
      const page = await get(`/${locale}/${path}/${idAt(FIRST)}`)
      const html = await page.text()
      expect([page.status, page.headers.get('Cache-Control'), page.headers.get('Referrer-Policy')]).toEqual([200, 'private, no-store', 'no-referrer'])
      expect(html).not.toMatch(/An Peeters|an@voorbeeld|_agenda\./)
    }
    expect(booked.get(idAt(FIRST))?.status).toBe('booked')
    expect(await (await get(`/nl/afspraak-annuleren/${idAt(FIRST)}?sent=cancel`)).text()).not.toContain('Uw bezoek is geannuleerd')
  })

  it('keeps the id that opens it out of the log, whatever fails', async () => {
    const { book, get, api, site, bindings, idAt } = await aLiveAgenda()
    await book(FIRST)
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const address = `/nl/afspraak-annuleren/${idAt(FIRST)}`
    expect((await openSite({ ...bindings, DB: { prepare: () => { throw new Error('D1_ERROR') } } }).get(`http://${site.hostnames[0]}${address}`)).status).toBe(503)
    api.answers.set(`GET /sites/${site.id}/live-agenda/reservation/${idAt(FIRST)}`, () => new Response(null, { status: 502 }))
    expect((await get(address)).status).toBe(503)
    const lines = log.mock.calls.map(([line]) => String(line)).filter(line => /afspraak-annuleren|reservation/.test(line))
    expect(lines.map(line => JSON.parse(line).path)).toEqual(['/nl/afspraak-annuleren/…', `/sites/${site.id}/live-agenda/reservation/…`])
    expect(log.mock.calls.join()).not.toContain(idAt(FIRST))
  })

  it('cancels once, with mails to both, and says kindly that it was cancelled before', async () => {
    const { book, post, get, booked, mails, idAt } = await aLiveAgenda()
    await book(FIRST)
    const address = `/nl/afspraak-annuleren/${idAt(FIRST)}`
    const first = await post(address, {})
    expect([first.status, first.headers.get('Location')]).toEqual([303, `${address}?sent=cancel`])
    expect(booked.get(idAt(FIRST))?.status).toBe('cancelled')
    expect(await (await get(`${address}?sent=cancel`)).text()).toContain('Uw bezoek is geannuleerd')
    const second = await post(address, {})
    expect(second.headers.get('Location')).toBe(address)
    expect(await (await get(address)).text()).toContain('was al geannuleerd')
    expect((await mails()).filter(({ kind }) => kind === 'viewing-cancelled')).toHaveLength(2)
  })

  it('refuses strangers: another origin, an unknown id, another agency, what is over', async () => {
    const { book, post, get, booked, idAt } = await aLiveAgenda()
    const other = await aLiveAgenda()
    await book(FIRST)
    const address = `/nl/afspraak-annuleren/${idAt(FIRST)}`
    expect((await post(address, {}, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await other.get(address)).status).toBe(404)
    expect((await other.post(address, {})).status).toBe(404)
    for (const id of ['1', 'x'.repeat(70), '0'.repeat(32), '..%2F..']) expect((await get(`/nl/afspraak-annuleren/${id}`)).status).toBe(404)
    Object.assign(booked.get(idAt(FIRST))!, { start: '2026-01-01T10:00:00+01:00' })
    expect((await post(address, {})).status).toBe(409)
    expect(await (await get(address)).text()).toContain('is voorbij')
    expect(booked.get(idAt(FIRST))?.status).toBe('booked')
  })

  it('cancels in the end where the API failed, once', async () => {
    const { book, post, api, site, mails, bindings, intents, idAt } = await aLiveAgenda()
    await book(FIRST)
    const call = `DELETE /sites/${site.id}/live-agenda/reservation/${idAt(FIRST)}`
    const works = api.answers.get(call)
    api.answers.set(call, () => new Response(null, { status: 502 }))
    expect((await post(`/nl/afspraak-annuleren/${idAt(FIRST)}`, {})).status).toBe(503)
    api.answers.set(call, works)
    await settleBookings(bindings, Date.now() + 2 * MINUTE)
    expect(await intents()).toMatchObject([{ state: 'cancelled', cancel_asked_at: null }])
    expect((await mails()).filter(({ kind }) => kind === 'viewing-cancelled')).toHaveLength(2)
  })

  it('asks no more where it had begun by the time that the API came back', async () => {
    const { book, post, api, site, bindings, intents, idAt } = await aLiveAgenda()
    await book(FIRST)
    const call = `DELETE /sites/${site.id}/live-agenda/reservation/${idAt(FIRST)}`
    for (const status of [502, 409]) {
      api.answers.set(call, () => new Response(null, { status }))
      if (status === 502) await post(`/nl/afspraak-annuleren/${idAt(FIRST)}`, {})
      else await settleBookings(bindings, Date.now() + 2 * MINUTE)
    }
    expect(await intents()).toMatchObject([{ state: 'booked', cancel_asked_at: null }])
  })

  it('moves: the new time is booked before the old one goes', async () => {
    const { book, post, api, site, booked, mails, intents, idAt } = await aLiveAgenda()
    await book(FIRST)
    const old = idAt(FIRST)
    api.calls.length = 0
    const address = `/nl/afspraak-annuleren/${old}`
    const moved = await post('/nl/ajax/move-viewing', { replaces: old, slot: String(SECOND), return: address })
    expect([moved.status, moved.headers.get('Location')]).toEqual([303, `${address}?sent=move#move`])
    const changes = api.calls.filter(({ method, path }) => path.includes('/reservation') && method !== 'GET').map(({ method }) => method)
    expect(changes).toEqual(['POST', 'DELETE'])
    expect([booked.get(old)?.status, booked.get(idAt(SECOND))?.status]).toEqual(['cancelled', 'booked'])
    expect((await intents()).map(({ state, replaces }) => [state, replaces])).toEqual([['cancelled', null], ['booked', null]])
    expect((await mails()).map(({ kind }) => kind).toSorted()).toEqual(['viewing-booked', 'viewing-booked', 'viewing-moved', 'viewing-moved'])
    expect(site.id).toBeGreaterThan(0)
  })

  it('moves to one time only, however many are asked for at once, and stays one event in every calendar', async () => {
    const { book, post, get, booked, intents, idAt } = await aLiveAgenda()
    await book(FIRST)
    const old = idAt(FIRST)
    const uidAt = async (slot: number): Promise<string[]> => [...(await (await get(`/nl/ajax/appointment/${idAt(slot)}.ics`)).text()).matchAll(/(?:UID|SEQUENCE):.+/g)].map(([line]) => line.trim())
    const [first = ''] = await uidAt(FIRST)
    const answers = await Promise.all([SECOND, THIRD].map(slot => post('/nl/ajax/move-viewing', { replaces: old, slot: String(slot), return: '/nl' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const now = [...booked.values()].filter(({ status }) => status === 'booked')
    expect(now).toHaveLength(1)
    expect((await intents()).map(({ state }) => state).toSorted()).toEqual(['booked', 'cancelled'])
    expect(await uidAt(now[0]?.slot ?? 0)).toEqual([first, 'SEQUENCE:2'])
  })

  it('keeps the old time where the new one is taken, and frees it later where that failed', async () => {
    const { book, post, booked, api, site, bindings, idAt } = await aLiveAgenda()
    await book(FIRST)
    await book(SECOND, { email: 'bo@voorbeeld.be' })
    const old = idAt(FIRST)
    const taken = await post('/nl/ajax/move-viewing', { replaces: old, slot: String(SECOND), return: '/nl' })
    expect([taken.status, booked.get(old)?.status]).toEqual([409, 'booked'])
    const call = `DELETE /sites/${site.id}/live-agenda/reservation/${old}`
    const works = api.answers.get(call)
    api.answers.set(call, () => new Response(null, { status: 502 }))
    expect((await post('/nl/ajax/move-viewing', { replaces: old, slot: String(THIRD), return: '/nl' })).status).toBe(303)
    expect([booked.get(old)?.status, booked.get(idAt(THIRD))?.status]).toEqual(['booked', 'booked'])
    api.answers.set(call, works)
    await settleBookings(bindings, Date.now() + 2 * MINUTE)
    expect(booked.get(old)?.status).toBe('cancelled')
  })
})

describe('another time', () => {
  it.each([
    ['an unknown appointment', { replaces: '0'.repeat(32) }], ['a bad id', { replaces: "x' OR 1" }], ['no time', { slot: '' }], ['a time that is no number', { slot: '1e9' }],
    ['the time it has', { slot: String(FIRST) }],
  ])('is refused clearly for %s, and nothing changes', async (_, over) => {
    const { book, post, booked, count, idAt } = await aLiveAgenda()
    await book(FIRST)
    const answer = await post('/nl/ajax/move-viewing', { replaces: idAt(FIRST), slot: String(SECOND), return: '/nl', ...over })
    expect([answer.status, /net door iemand anders|field--wrong/.test(await answer.text())]).toEqual([422, true])
    expect([[...booked.values()].map(({ slot, status }) => [slot, status]), await count('booking_intent')]).toEqual([[[FIRST, 'booked']], 1])
  })

  it.each([
    ['is over', async ({ db, site }: Awaited<ReturnType<typeof aLiveAgenda>>) => db.prepare('UPDATE booking_intent SET starts_at = 1 WHERE site_id = ?').bind(site.id).run()],
    ['was cancelled', async ({ post, idAt }: Awaited<ReturnType<typeof aLiveAgenda>>) => post(`/nl/afspraak-annuleren/${idAt(FIRST)}`, {})],
  ])('is not given to what %s, nor by another agency', async (_, change) => {
    const [agenda, other] = [await aLiveAgenda(), await aLiveAgenda()]
    await agenda.book(FIRST)
    const fields = { replaces: agenda.idAt(FIRST), slot: String(SECOND), return: '/nl' }
    expect((await other.post('/nl/ajax/move-viewing', fields)).status).toBe(422)
    expect((await other.get(`/nl/ajax/appointment/${agenda.idAt(FIRST)}.ics`)).status).toBe(404)
    await change(agenda)
    expect((await agenda.post('/nl/ajax/move-viewing', fields)).status).toBe(422)
    expect([agenda.booked.size, other.booked.size]).toEqual([1, 0])
  })
})

describe('a full agenda', () => {
  it('keeps who waits, and tells them once when a time is free again', async () => {
    const { get, post, book, mails, count, bindings, idAt } = await aLiveAgenda()
    for (const [index, slot] of SLOTS.entries()) await book(slot, { email: `b${index}@x.be` })
    expect(await (await get('/nl/aanbod/1?viewing=1')).text()).toContain('action="/nl/ajax/viewing-wait"')
    const wait = (email: string) => post('/nl/ajax/viewing-wait', { estate: '1', email, privacy: '1', return: '/nl/aanbod/1?viewing=1' }, { 'CF-Connecting-IP': '192.0.2.9' })
    expect((await wait('geen adres')).status).toBe(422)
    expect((await wait('wacht@voorbeeld.be')).headers.get('Location')).toBe('/nl/aanbod/1?viewing=1&sent=wait#wait')
    await wait('wacht@voorbeeld.be')
    const told = async () => (await mails()).filter(({ kind }) => kind === 'viewing-free')
    await tellWhoWait(bindings, Date.now())
    expect(await told()).toEqual([])
    await post(`/nl/afspraak-annuleren/${idAt(FIRST)}`, {})
    await Promise.all([tellWhoWait(bindings, Date.now()), tellWhoWait(bindings, Date.now())])
    await tellWhoWait(bindings, Date.now())
    expect(await told()).toMatchObject([{ recipient: 'wacht@voorbeeld.be', text: expect.stringContaining('/nl/aanbod/1?viewing=1') }])
    expect(await count('viewing_wait')).toBe(0)
  })
})

describe('by the clock', () => {
  it('reminds the day before, once, and not of what was cancelled', async () => {
    const { book, post, mails, bindings, db, site, idAt } = await aLiveAgenda()
    await book(FIRST)
    await book(SECOND, { email: 'bo@voorbeeld.be' })
    await post(`/nl/afspraak-annuleren/${idAt(SECOND)}`, {})
    await db.prepare('UPDATE booking_intent SET created_at = created_at - ? WHERE site_id = ?').bind(DAY, site.id).run()
    const reminders = async () => (await mails()).filter(({ kind }) => kind === 'viewing-reminder')
    await remindVisitors(bindings, FIRST * 1000 - 25 * HOUR)
    expect(await reminders()).toEqual([])
    for (let n = 0; n < 2; n++) await remindVisitors(bindings, FIRST * 1000 - DAY)
    expect((await reminders()).map(({ recipient }) => recipient).toSorted()).toEqual(['an@voorbeeld.be', site.agency.email])
  })

  it('says “tomorrow” to nobody on the day itself, however late the clock is', async () => {
    const { book, mails, bindings, db, site } = await aLiveAgenda()
    await book(FIRST)
    const start = instantOf(addDays(wallTime(FIRST).day, 1), '10:00') * 1000
    await db.prepare('UPDATE booking_intent SET created_at = 1, starts_at = ? WHERE site_id = ?').bind(start, site.id).run()
    const reminders = async () => (await mails()).filter(({ kind }) => kind === 'viewing-reminder').length
    await remindVisitors(bindings, start - 9 * HOUR)
    expect(await reminders()).toBe(0)
    await remindVisitors(bindings, start - 11 * HOUR)
    expect(await reminders()).toBe(2)
  })

  it('forgets who came ninety days later, here and at the API', async () => {
    const { book, bindings, count, api, site } = await aLiveAgenda()
    await book(FIRST)
    await forgetBookings(bindings, FIRST * 1000 + 89 * DAY)
    expect(await count('booking_intent')).toBe(1)
    await forgetBookings(bindings, FIRST * 1000 + 92 * DAY)
    expect(await count('booking_intent')).toBe(0)
    expect(api.calls.some(({ path }) => path === `/sites/${site.id}/persons/lapse`)).toBe(true)
  })

  it('forgets here once the API has forgotten, and asks it again the next night', async () => {
    const { book, bindings, count, api, site } = await aLiveAgenda()
    await book(FIRST)
    const lapse = `POST /sites/${site.id}/persons/lapse`
    api.answers.set(lapse, () => new Response(null, { status: 502 }))
    await forgetBookings(bindings, FIRST * 1000 + 92 * DAY)
    api.answers.set(lapse, { changed: 1 })
    await forgetBookings(bindings, FIRST * 1000 + 93 * DAY)
    expect([api.calls.filter(({ path }) => path.endsWith('/persons/lapse')).length, await count('booking_intent')]).toEqual([2, 0])
  })

  it('settles the rest where one booking cannot be settled', async () => {
    const { book, trouble, intents, bindings, db, site } = await aLiveAgenda()
    trouble.before = () => new Response(null, { status: 502 })
    await book(FIRST)
    await book(SECOND, { email: 'bo@voorbeeld.be' })
    delete trouble.before
    await db.prepare(`UPDATE booking_intent SET body = '{}' WHERE site_id = ? AND email = 'an@voorbeeld.be'`).bind(site.id).run()
    await settleBookings(bindings, Date.now() + 2 * MINUTE).catch(() => undefined)
    expect((await intents()).find(({ email }) => email === 'bo@voorbeeld.be')).toMatchObject({ state: 'booked' })
    const [stuck] = (await intents()).filter(({ state }) => state === 'pending')
    expect(Number(stuck?.tried_at)).toBeGreaterThan(Date.now() + MINUTE)
  })

  it('an agency reads its viewings at a secret address', async () => {
    const { book, get, bindings, site } = await aLiveAgenda()
    await book(FIRST)
    const feed = await get(await feedPath(bindings, site))
    expect(feed.headers.get('Content-Type')).toContain('text/calendar')
    const text = await feed.text()
    expect(text).toContain('An Peeters')
    expect(text.split('\r\n').every(line => new TextEncoder().encode(line).byteLength <= 75)).toBe(true)
    expect((await get('/nl/ajax/viewings/guessed')).status).toBe(404)
  })
})

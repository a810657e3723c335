import ICAL from 'ical.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { feedPath } from '../../../../worker/booking/appointment/calendar-feed.ts'
import { openSite } from '../../../support/open-site.ts'
import { aLiveAgenda, SLOTS } from '../../../support/agencies/a-live-agenda.ts'

const [FIRST = 0, SECOND = 0, THIRD = 0] = SLOTS
const MINUTE = 60_000

afterEach(() => vi.restoreAllMocks())

describe('the page behind an appointment', () => {
  it.each([
    ['nl', 'afspraak-annuleren'],
    ['fr', 'annuler-rendez-vous'],
    ['en', 'cancel-appointment'],
    ['de', 'termin-absagen'],
  ])('only asks at /%s/%s (BOOK-28)', async (locale, path) => {
    const { book, get, booked, idAt } = await aLiveAgenda()
    await book(FIRST)
    for (let n = 0; n < 3; n++) {
      const page = await get(`/${locale}/${path}/${idAt(FIRST)}`)
      const html = await page.text()
      expect([
        page.status,
        page.headers.get('Cache-Control'),
        page.headers.get('Referrer-Policy'),
      ]).toEqual([200, 'private, no-store', 'no-referrer'])
      expect(html).not.toMatch(/An Peeters|an@voorbeeld|_agenda\./)
      expect(html).toContain(`/en/cancel-appointment/${idAt(FIRST)}`)
      expect(html).not.toContain('?viewing=1"')
    }
    expect(booked.get(idAt(FIRST))?.status).toBe('booked')
    expect(
      await (await get(`/nl/afspraak-annuleren/${idAt(FIRST)}?sent=cancel`)).text(),
    ).not.toContain('Uw bezoek is geannuleerd')
  })

  it('says of a link that leads to none that it no longer works (CONTENT-82)', async () => {
    const { get } = await aLiveAgenda()
    const page = await get(`/nl/afspraak-annuleren/${'0'.repeat(32)}`)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Deze link werkt niet meer')
  })

  it.each([
    '/nl/hou-me-op-de-hoogte/weg',
    '/nl/hou-me-op-de-hoogte/uitschrijven/weg',
    `/nl/verblijf/${'0'.repeat(32)}`,
    `/nl/bezoekronde/${'0'.repeat(24)}`,
  ])('says of %s that it no longer works (PAGE-96)', async path => {
    const { get } = await aLiveAgenda()
    const page = await get(path)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Deze link werkt niet meer')
  })

  it('keeps its id out of the log, whatever fails (BOOK-36)', async () => {
    const { book, get, api, site, bindings, idAt } = await aLiveAgenda()
    await book(FIRST)
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const address = `/nl/afspraak-annuleren/${idAt(FIRST)}`
    expect(
      (
        await openSite({
          ...bindings,
          AGENCY: {
            getByName: () => {
              throw new Error('gone')
            },
          },
        }).get(`http://${site.hostnames[0]}${address}`)
      ).status,
    ).toBe(503)
    api.answers.set(
      `GET /sites/${site.id}/live-agenda/reservation/${idAt(FIRST)}`,
      () => new Response(null, { status: 502 }),
    )
    expect((await get(address)).status).toBe(200)
    const lines = log.mock.calls
      .map(([line]) => String(line))
      .filter(line => /afspraak-annuleren|reservation/.test(line))
    expect(lines.map(line => JSON.parse(line).path)).toEqual([
      '/nl/afspraak-annuleren/…',
      `/sites/${site.id}/live-agenda/reservation/…`,
    ])
    expect(log.mock.calls.join()).not.toContain(idAt(FIRST))
  })

  it('cancels once, with mails to both sides, and confirms a repeated cancellation (BOOK-29)', async () => {
    const { book, post, get, booked, mails, idAt } = await aLiveAgenda()
    await book(FIRST)
    const address = `/nl/afspraak-annuleren/${idAt(FIRST)}`
    const first = await post(address, {})
    expect([first.status, first.headers.get('Location')]).toEqual([303, `${address}?sent=cancel`])
    expect(booked.get(idAt(FIRST))?.status).toBe('cancelled')
    const told = await (await get(`${address}?sent=cancel`)).text()
    expect(told).toContain('Uw bezoek is geannuleerd')
    expect(told).toContain('?viewing=1"')
    const second = await post(address, {})
    expect(second.headers.get('Location')).toBe(address)
    expect(await (await get(address)).text()).toContain('was al geannuleerd')
    expect((await mails()).filter(({ kind }) => kind === 'viewing-cancelled')).toHaveLength(2)
  })

  it('refuses another origin, an unknown id, another agency, and a viewing that is over (BOOK-30, BOOK-31)', async () => {
    const { book, post, get, booked, idAt } = await aLiveAgenda()
    const other = await aLiveAgenda()
    await book(FIRST)
    const address = `/nl/afspraak-annuleren/${idAt(FIRST)}`
    expect(
      (await post(address, {}, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }))
        .status,
    ).toBe(403)
    expect((await other.get(address)).status).toBe(404)
    expect((await other.post(address, {})).status).toBe(404)
    for (const id of ['1', 'x'.repeat(70), '0'.repeat(32), '..%2F..'])
      expect((await get(`/nl/afspraak-annuleren/${id}`)).status).toBe(404)
    Object.assign(booked.get(idAt(FIRST))!, { start: '2026-01-01T10:00:00+01:00' })
    expect((await post(address, {})).status).toBe(409)
    expect(await (await get(address)).text()).toContain('is voorbij')
    expect(booked.get(idAt(FIRST))?.status).toBe('booked')
  })

  it('cancels eventually after the API failed, once (BOOK-32)', async () => {
    const { book, post, api, site, mails, runTasks, bookings, idAt } = await aLiveAgenda()
    await book(FIRST)
    const call = `DELETE /sites/${site.id}/live-agenda/reservation/${idAt(FIRST)}`
    const works = api.answers.get(call)
    api.answers.set(call, () => new Response(null, { status: 502 }))
    expect((await post(`/nl/afspraak-annuleren/${idAt(FIRST)}`, {})).status).toBe(303)
    api.answers.set(call, works)
    await runTasks(Date.now() + 2 * MINUTE)
    expect(await bookings()).toMatchObject([{ state: 'cancelled', cancel_asked_at: null }])
    expect((await mails()).filter(({ kind }) => kind === 'viewing-cancelled')).toHaveLength(2)
  })

  it('stops asking when the viewing has started by the time the API is back (BOOK-32)', async () => {
    const { book, post, api, site, runTasks, bookings, idAt } = await aLiveAgenda()
    await book(FIRST)
    const call = `DELETE /sites/${site.id}/live-agenda/reservation/${idAt(FIRST)}`
    for (const status of [502, 409]) {
      api.answers.set(call, () => new Response(null, { status }))
      if (status === 502) await post(`/nl/afspraak-annuleren/${idAt(FIRST)}`, {})
      else await runTasks(Date.now() + 2 * MINUTE)
    }
    expect(await bookings()).toMatchObject([{ state: 'booked', cancel_asked_at: null }])
  })

  it('moves: the new slot is booked before the old one is cancelled, and the new time is told (BOOK-33, BOOK-103)', async () => {
    const { book, post, get, api, site, booked, mails, bookings, idAt } = await aLiveAgenda()
    await book(FIRST)
    const old = idAt(FIRST)
    api.calls.length = 0
    const address = `/nl/afspraak-annuleren/${old}`
    const moved = await post('/nl/ajax/move-viewing', {
      replaces: old,
      slot: String(SECOND),
      return: address,
    })
    expect([moved.status, moved.headers.get('Location')]).toEqual([
      303,
      `/nl/afspraak-annuleren/${idAt(SECOND)}?sent=move`,
    ])
    const told = await (await get(moved.headers.get('Location') ?? '')).text()
    expect(told).toMatch(/<h1[^>]*>Uw bezoek is verplaatst</)
    const hours = new Date(SECOND * 1000).toLocaleTimeString('nl-BE', {
      timeZone: 'Europe/Brussels',
      hour: '2-digit',
      minute: '2-digit',
    })
    expect(told).toContain(`ticket__hours">${hours}`)
    const away = await (await get(address)).text()
    expect(away).toContain(`href="/nl/afspraak-annuleren/${idAt(SECOND)}"`)
    expect(away).not.toMatch(/was al geannuleerd|class="ticket"/)
    const changes = api.calls
      .filter(({ method, path }) => path.includes('/reservation') && method !== 'GET')
      .map(({ method }) => method)
    expect(changes).toEqual(['POST', 'DELETE'])
    expect([booked.get(old)?.status, booked.get(idAt(SECOND))?.status]).toEqual([
      'cancelled',
      'booked',
    ])
    expect((await bookings()).map(({ state, replaces }) => [state, replaces])).toEqual([
      ['cancelled', null],
      ['booked', null],
    ])
    expect((await mails()).map(({ kind }) => kind).toSorted()).toEqual([
      'viewing-booked',
      'viewing-booked',
      'viewing-moved',
      'viewing-moved',
    ])
    expect(site.id).toBeGreaterThan(0)
  })

  it('answers a move that is sent twice as it did the first time (BOOK-99)', async () => {
    const { book, post, booked, mails, idAt } = await aLiveAgenda()
    await book(FIRST)
    const old = idAt(FIRST)
    const move = (slot: number) =>
      post('/nl/ajax/move-viewing', { replaces: old, slot: String(slot), return: '/nl' })
    const [first, second] = [await move(SECOND), await move(SECOND)]
    expect([second.status, second.headers.get('Location')]).toEqual([
      303,
      first.headers.get('Location'),
    ])
    expect((await move(THIRD)).status).toBe(422)
    expect(booked.size).toBe(2)
    expect((await mails()).filter(({ kind }) => kind === 'viewing-moved')).toHaveLength(2)
  })

  it('moves to one slot only, whatever is requested at the same time, and stays one event in every calendar (BOOK-34, BOOK-41, BOOK-42)', async () => {
    const { book, post, get, booked, bookings, idAt, bindings, site } = await aLiveAgenda(
      {},
      { DESK: 'off' },
    )
    await book(FIRST)
    const old = idAt(FIRST)
    const uidAt = async (slot: number): Promise<string[]> =>
      [
        ...(await (await get(`/nl/ajax/appointment/${idAt(slot)}.ics`)).text()).matchAll(
          /(?:UID|SEQUENCE):.+/g,
        ),
      ].map(([line]) => line.trim())
    const [first = ''] = await uidAt(FIRST)
    const answers = await Promise.all(
      [SECOND, THIRD].map(slot =>
        post('/nl/ajax/move-viewing', { replaces: old, slot: String(slot), return: '/nl' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const now = [...booked.values()].filter(({ status }) => status === 'booked')
    expect(now).toHaveLength(1)
    expect((await bookings()).map(({ state }) => state).toSorted()).toEqual(['booked', 'cancelled'])
    expect(await uidAt(now[0]?.slot ?? 0)).toEqual([first, 'SEQUENCE:2'])
    expect(
      (await (await get(await feedPath(bindings, site))).text())
        .match(/UID:.+|STATUS:.+/g)
        ?.map(line => line.trim()),
    ).toEqual([first, 'STATUS:CONFIRMED'])
  })

  it('keeps the old slot where the new one is taken, and cancels it later where that failed (BOOK-33)', async () => {
    const { book, post, booked, api, site, runTasks, idAt } = await aLiveAgenda()
    await book(FIRST)
    await book(SECOND, { email: 'bo@voorbeeld.be' })
    const old = idAt(FIRST)
    const taken = await post('/nl/ajax/move-viewing', {
      replaces: old,
      slot: String(SECOND),
      return: '/nl',
    })
    expect([taken.status, booked.get(old)?.status]).toEqual([409, 'booked'])
    const call = `DELETE /sites/${site.id}/live-agenda/reservation/${old}`
    const works = api.answers.get(call)
    api.answers.set(call, () => new Response(null, { status: 502 }))
    expect(
      (await post('/nl/ajax/move-viewing', { replaces: old, slot: String(THIRD), return: '/nl' }))
        .status,
    ).toBe(303)
    expect([booked.get(old)?.status, booked.get(idAt(THIRD))?.status]).toEqual(['booked', 'booked'])
    await runTasks(Date.now() + 2 * MINUTE)
    expect(booked.get(old)?.status).toBe('booked')
    api.answers.set(call, works)
    await runTasks(Date.now() + 4 * MINUTE)
    expect(booked.get(old)?.status).toBe('cancelled')
  })
})

describe('the file of an appointment', () => {
  it.each(['nl', 'fr', 'en', 'de'])(
    'is given in %s to whoever has its id, also of one made elsewhere (BOOK-42)',
    async locale => {
      const { book, get, api, site, idAt } = await aLiveAgenda()
      await book(FIRST)
      const elsewhere = 'made-elsewhere-0123456789'
      api.answers.set(`GET /sites/${site.id}/live-agenda/reservation/${elsewhere}`, {
        id: elsewhere,
        agendaId: '1',
        slot: SECOND,
        start: '2030-06-03T10:00:00+02:00',
        end: '2030-06-03T10:30:00+02:00',
        status: 'booked',
      })
      for (const id of [idAt(FIRST), elsewhere]) {
        const file = await get(`/${locale}/ajax/appointment/${id}.ics`)
        expect([file.status, file.headers.get('Content-Type')]).toEqual([
          200,
          'text/calendar; charset=utf-8',
        ])
        expect(await file.text()).toMatch(/^BEGIN:VCALENDAR[^]*DTSTART/)
      }
    },
  )

  it('opens in a program for calendars, with the way back to its page, here as in its mail (BOOK-40, BOOK-118)', async () => {
    const { book, get, mails, idAt, site } = await aLiveAgenda()
    await book(FIRST)
    const path = `/nl/afspraak-annuleren/${idAt(FIRST)}`
    const [mail] = (await mails()).filter(({ recipient }) => recipient === 'an@voorbeeld.be')
    for (const file of [
      await (await get(`/nl/ajax/appointment/${idAt(FIRST)}.ics`)).text(),
      mail?.attachments?.[0]?.content ?? '',
    ]) {
      const [found] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
      const event = new ICAL.Event(found)
      expect(event.startDate.toUnixTime()).toBe(FIRST)
      expect(event.description).toBe(`https://${site.hostnames[0]}${path}`)
      expect(found?.getFirstPropertyValue('url')).toBe(event.description)
    }
  })
})

describe('another time', () => {
  it.each([
    ['an unknown appointment', { replaces: '0'.repeat(32) }],
    ['a bad id', { replaces: "x' OR 1" }],
    ['no time', { slot: '' }],
    ['a time that is no number', { slot: '1e9' }],
    ['the time it has', { slot: String(FIRST) }],
  ])('is refused clearly for %s, and nothing changes (BOOK-35)', async (_, over) => {
    const { book, post, booked, count, idAt } = await aLiveAgenda()
    await book(FIRST)
    const answer = await post('/nl/ajax/move-viewing', {
      replaces: idAt(FIRST),
      slot: String(SECOND),
      return: '/nl',
      ...over,
    })
    expect([
      answer.status,
      /kan niet naar dit moment|field--wrong/.test(await answer.text()),
    ]).toEqual([422, true])
    expect([
      [...booked.values()].map(({ slot, status }) => [slot, status]),
      await count('booking'),
    ]).toEqual([[[FIRST, 'booked']], 1])
  })

  it.each([
    [
      'is over',
      async ({ rows }: Awaited<ReturnType<typeof aLiveAgenda>>) =>
        rows('UPDATE booking SET starts_at = 1'),
    ],
    [
      'was cancelled',
      async ({ post, idAt }: Awaited<ReturnType<typeof aLiveAgenda>>) =>
        post(`/nl/afspraak-annuleren/${idAt(FIRST)}`, {}),
    ],
  ])(
    'is not given to what %s, nor by another agency (BOOK-30, BOOK-35, BOOK-42)',
    async (_, change) => {
      const [agenda, other] = [await aLiveAgenda(), await aLiveAgenda()]
      await agenda.book(FIRST)
      const fields = { replaces: agenda.idAt(FIRST), slot: String(SECOND), return: '/nl' }
      expect((await other.post('/nl/ajax/move-viewing', fields)).status).toBe(422)
      expect((await other.get(`/nl/ajax/appointment/${agenda.idAt(FIRST)}.ics`)).status).toBe(404)
      await change(agenda)
      expect((await agenda.post('/nl/ajax/move-viewing', fields)).status).toBe(422)
      expect([agenda.booked.size, other.booked.size]).toEqual([1, 0])
    },
  )
})

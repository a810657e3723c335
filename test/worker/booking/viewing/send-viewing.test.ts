import { describe, expect, it, vi } from 'vitest'
import { anEstate, aSite } from '../../../support/demo-api.ts'
import { agency } from '../../../support/agency-object.ts'
import { aLiveAgenda, SLOTS } from '../../../support/agencies/a-live-agenda.ts'
import { beginWindow } from '../../../support/agencies/one-window.ts'

const [FIRST = 0, SECOND = 0] = SLOTS
const MINUTE = 60_000

describe('free slots', () => {
  it('are loaded by ajax and on a page of their own, and are in no cached page (BOOK-9)', async () => {
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

  it('are offered in each language of the site (LOCALE-5)', async () => {
    const { get, site } = await aLiveAgenda()
    const html = await (await get('/nl/aanbod/1?viewing=1')).text()
    const others = [...html.matchAll(/class="languages__link" href="([^"]+)"/g)].map(([, to]) => to)
    expect(others).toHaveLength(site.locales.length)
    expect(others).toContain('/fr/offre/1?viewing=1')
    expect(await (await get('/fr/offre/1?viewing=1')).text()).toContain('name="slot"')
  })

  it('where there are none, the page says so and gives the phone number (BOOK-11)', async () => {
    const { get, book, site } = await aLiveAgenda()
    for (const [index, slot] of SLOTS.entries()) await book(slot, { email: `b${index}@x.be` })
    expect(await (await get('/nl/aanbod/1?viewing=1')).text()).toContain(site.agency.phone)
  })
})

describe('booking a viewing', () => {
  it('stores the consent word for word as its own form shows it (FORM-12)', async () => {
    const { book, get, rows } = await aLiveAgenda()
    const page = await (await get('/nl/aanbod/1?viewing=1')).text()
    const form = /<form[^>]*"\/nl\/ajax\/viewing"[^>]*>.*?<\/form>/s.exec(page)?.[0]
    const before = Date.now()
    await book(FIRST)
    const [consent] = await rows('SELECT * FROM consent')
    expect(form).toContain(`<span>${String(consent?.text)}`)
    expect(consent).toMatchObject({ locale: 'nl', purpose: 'viewing', version: '2026-11' })
    expect(Number(consent?.given_at)).toBeGreaterThanOrEqual(before)
  })

  it('is in sight where the agency has no address (MAIL-19)', async () => {
    const { book, mails, booked } = await aLiveAgenda({ agency: { ...aSite().agency, email: '' } })
    await book(FIRST)
    expect(booked.size).toBe(1)
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual([
      '',
      'an@voorbeeld.be',
    ])
  })

  it('stores the appointment, a mail with a calendar file and links, and the agency’s copy (BOOK-15, BOOK-101)', async () => {
    const { book, bookings, mails, booked, site, idAt } = await aLiveAgenda()
    const response = await book(FIRST)
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      `/nl/afspraak-annuleren/${idAt(FIRST)}?sent=viewing`,
    ])
    expect(booked.size).toBe(1)
    expect(await bookings()).toMatchObject([{ state: 'booked', booked_id: idAt(FIRST), told: 0 }])
    const [toAgency, toVisitor] = (await mails()).toSorted(
      (a, b) =>
        (a.recipient === site.agency.email ? -1 : 1) - (b.recipient === site.agency.email ? -1 : 1),
    )
    expect(toVisitor).toMatchObject({
      recipient: 'an@voorbeeld.be',
      subject: expect.stringContaining('Uw bezoek op'),
    })
    expect(toVisitor?.text).toContain(`/nl/afspraak-annuleren/${idAt(FIRST)}`)
    expect(toVisitor?.text).not.toContain('/nl/bezoekronde')
    expect(toVisitor?.attachments?.[0]?.content).toContain(
      `DTSTART:${new Date(FIRST * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    )
    expect(toAgency).toMatchObject({
      recipient: site.agency.email,
      text: expect.stringContaining('0470 12 34 56'),
    })
    expect(toAgency?.text).not.toContain(idAt(FIRST))
    expect(toAgency?.text).not.toContain('Deel van een route')
  })

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'x' }],
    ['slot', { slot: '' }],
    ['slot', { slot: '-5' }],
    ['privacy', { privacy: '' }],
  ])('names what is wrong at %s and books nothing (BOOK-13, BOOK-14)', async (field, wrong) => {
    const { postJson, fields, booked } = await aLiveAgenda()
    const answer = await postJson('/nl/ajax/viewing', { ...fields(FIRST), ...wrong })
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json<{ errors: object }>()).errors)).toEqual([field])
    expect(booked.size).toBe(0)
  })

  it('puts the street of a hidden address in none of its mails (BOOK-19)', async () => {
    const { book, mails, api, site } = await aLiveAgenda()
    const address = { ...anEstate(1).general.address, visible: false }
    api.answers.set(`GET /sites/${site.id}/estates/v2/1`, anEstate(1, { address }))
    await book(FIRST)
    expect(await mails()).toHaveLength(2)
    expect(JSON.stringify(await mails())).toContain('Woning 1')
    expect(JSON.stringify(await mails())).not.toContain('Veldstraat')
  })

  it('rejects the second visitor, with the slots still free and what was written (BOOK-16)', async () => {
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

  it('counts a double click as one (BOOK-20)', async () => {
    const { book, booked, count } = await aLiveAgenda()
    expect((await Promise.all([book(FIRST), book(FIRST)])).map(({ status }) => status)).toEqual([
      303, 303,
    ])
    expect([booked.size, await count('booking'), await count('outbox')]).toEqual([1, 1, 2])
  })

  it('may be retried after a refusal, once for two attempts at the same time, within the usual limit (BOOK-18, BOOK-25)', async () => {
    beginWindow()
    const { book, booked, post, count, idAt } = await aLiveAgenda()
    await book(FIRST)
    const late = () => book(FIRST, { email: 'bo@voorbeeld.be' })
    expect((await late()).status).toBe(409)
    await post(`/nl/afspraak-annuleren/${idAt(FIRST)}`, {})
    expect((await Promise.all([late(), late()])).map(({ status }) => status)).toEqual([303, 303])
    expect([...booked.values()].filter(({ status }) => status === 'booked')).toHaveLength(1)
    const statuses = []
    for (let n = 0; n < 7; n++)
      statuses.push(
        (await book(SECOND, { email: 'cas@voorbeeld.be', name: n === 0 ? 'Dirk' : 'Cas' })).status,
      )
    expect([statuses, await count('booking')]).toEqual([[303, 409, 429, 429, 429, 429, 429], 5])
  })

  it.each([
    ['nothing came of it', 'before'],
    ['it was booked but the answer was lost', 'after'],
  ] as const)(
    'whose outcome is unknown (%s) is reconciled on schedule, once (BOOK-21, BOOK-22, BOOK-24)',
    async (_, when) => {
      const { book, booked, trouble, bookings, mails, runTasks } = await aLiveAgenda()
      trouble[when] = () => new Response(null, { status: 502 })
      expect((await book(FIRST)).status).toBe(303)
      expect(await bookings()).toMatchObject([{ state: 'pending', told: 1 }])
      expect(await mails()).toEqual([])
      delete trouble[when]
      await runTasks(Date.now() + 30_000)
      expect(await bookings()).toMatchObject([{ state: 'pending' }])
      await Promise.all([1, 2].map(() => runTasks(Date.now() + 2 * MINUTE)))
      expect(await bookings()).toMatchObject([{ state: 'booked' }])
      expect([booked.size, (await mails()).length]).toEqual([1, 2])
    },
  )

  it('that turns out to be taken later is reported by mail, to the agency too (BOOK-23)', async () => {
    const { book, trouble, mails, bookings, runTasks, site } = await aLiveAgenda()
    trouble.before = () => new Response(null, { status: 502 })
    await book(FIRST)
    delete trouble.before
    await book(FIRST, { email: 'bo@voorbeeld.be' })
    await runTasks(Date.now() + 2 * MINUTE)
    expect((await bookings()).map(({ state }) => state).toSorted()).toEqual(['booked', 'refused'])
    expect((await mails()).filter(({ kind }) => kind === 'viewing-failed')).toMatchObject([
      { recipient: 'an@voorbeeld.be', subject: 'Uw bezoek kon niet worden vastgelegd' },
      { recipient: site.agency.email, text: expect.stringContaining('0470 12 34 56') },
    ])
  })

  it.each([
    [
      'no answer',
      (): Response => {
        throw new TypeError('gone')
      },
      303,
      'viewing-noted',
    ],
    [
      'HTML',
      () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
      303,
      'viewing-noted',
    ],
    ['204', () => new Response(null, { status: 204 }), 303, 'viewing-noted'],
    ['429', () => new Response('slow down', { status: 429 }), 303, 'viewing-noted'],
    ['401', () => new Response(null, { status: 401 }), 503, 'Door een fout bij ons'],
    ['403', () => new Response(null, { status: 403 }), 503, 'Door een fout bij ons'],
    ['422', () => new Response(null, { status: 422 }), 422, 'kon niet worden vastgelegd'],
  ])(
    'says what came of it, and books once when the API has healed: %s (BOOK-48, BOOK-49, BOOK-50)',
    async (_, answer, status, words) => {
      const { book, get, trouble, booked, bookings, runTasks, mails } = await aLiveAgenda()
      trouble.before = answer
      const response = await book(FIRST)
      expect(response.status).toBe(status)
      const text = response.headers.get('Location') ?? (await response.text())
      expect(text).toContain(words)
      if (status === 303)
        expect(await (await get(text)).text()).toContain('maar het moment ligt nog niet vast')
      delete trouble.before
      await runTasks(Date.now() + 2 * MINUTE)
      const state = status === 422 ? 'refused' : 'booked'
      expect(await bookings()).toMatchObject([{ state }])
      expect([booked.size, (await mails()).length]).toEqual(state === 'booked' ? [1, 2] : [0, 0])
    },
  )

  it.each([
    [401, ['alert']],
    [502, []],
  ])(
    'alerts whoever runs the site where the API does not know us, and no other time: %i (BOOK-50)',
    async (status, levels) => {
      const { book, trouble } = await aLiveAgenda()
      const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
      trouble.before = () => new Response(null, { status })
      await book(FIRST)
      const lines = log.mock.calls.map(([line]): Record<string, unknown> =>
        JSON.parse(String(line)),
      )
      log.mockRestore()
      expect(
        lines.filter(({ event }) => event === 'booking-fault').map(({ level }) => level),
      ).toEqual(levels)
    },
  )

  it('ends a booked one as a ticket with day, hours, place, person, route and calendar, with the script too (BOOK-48, BOOK-101, BOOK-102)', async () => {
    const { book, get, postJson, fields, api, site, idAt } = await aLiveAgenda()
    const address = { ...anEstate(1).general.address, geoLocation: { lat: 51.05, lon: 3.72 } }
    api.answers.set(`GET /sites/${site.id}/estates/v2/1`, anEstate(1, { address }))
    api.answers.set(`GET /sites/${site.id}/estates/1/contact-info`, {
      firstname: 'Els',
      lastname: 'Claes',
      mobile: '0470 99 88 77',
    })
    const html = await (await get((await book(FIRST)).headers.get('Location') ?? '')).text()
    expect(html).toMatch(/<h1[^>]*>Uw bezoek staat vast</)
    expect(html).toMatch(/ticket__day">\w+ \d+ \w+ \d{4}<.*ticket__hours">\d\d:\d\d(<!-- -->)?–/)
    expect(html).toMatch(/<dd>Veldstraat[^<]*Gent/)
    expect(html).toMatch(/Els Claes.*0470 99 88 77/)
    expect(html).toContain(`/nl/ajax/appointment/${idAt(FIRST)}.ics`)
    expect(html).toContain('https://www.openstreetmap.org/directions?to=51.05%2C3.72')
    const answer = await postJson('/nl/ajax/viewing', { ...fields(SECOND), email: 'bo@x.be' })
    const { message, next } = await answer.json<{ message: string; next: string }>()
    expect(message).toContain('Uw bezoek staat vast')
    expect(next).toBe(`/nl/afspraak-annuleren/${idAt(SECOND)}?sent=viewing`)
  })

  it('gives of a hidden address neither street nor route (BOOK-19, BOOK-102)', async () => {
    const { book, get, api, site } = await aLiveAgenda()
    const address = { ...anEstate(1).general.address, visible: false }
    api.answers.set(`GET /sites/${site.id}/estates/v2/1`, anEstate(1, { address }))
    const html = await (await get((await book(FIRST)).headers.get('Location') ?? '')).text()
    expect(html).toContain('Het adres geven wij u persoonlijk door.')
    expect(html).not.toMatch(/Veldstraat|directions/)
  })

  it('survives a Worker that stops between the call and the mail (BOOK-22, BOOK-24)', async () => {
    const { book, booked, mails, rows, runTasks, site } = await aLiveAgenda()
    await book(FIRST)
    await rows('DELETE FROM outbox')
    await rows(`UPDATE booking SET state = 'pending', booked_id = NULL`)
    const [stored] = await rows<{ key: string }>('SELECT key FROM booking')
    await agency(site.id).tasks.add('booking', stored?.key ?? '', Date.now() + MINUTE)
    await runTasks(Date.now() + 2 * MINUTE)
    expect([booked.size, (await mails()).length]).toEqual([1, 2])
  })
})

describe('a full agenda', () => {
  it('has a waitlist, which is notified once when a slot is free again (BOOK-11, BOOK-38, BOOK-39)', async () => {
    const { get, post, book, sent, count, runTasks, idAt } = await aLiveAgenda()
    for (const [index, slot] of SLOTS.entries()) await book(slot, { email: `b${index}@x.be` })
    expect(await (await get('/nl/aanbod/1?viewing=1')).text()).toContain(
      'action="/nl/ajax/viewing-wait"',
    )
    const wait = (email: string) =>
      post(
        '/nl/ajax/viewing-wait',
        { estate: '1', email, privacy: '1', return: '/nl/aanbod/1?viewing=1' },
        { 'CF-Connecting-IP': '192.0.2.9' },
      )
    expect((await wait('geen adres')).status).toBe(422)
    expect((await wait('wacht@voorbeeld.be')).headers.get('Location')).toBe(
      '/nl/aanbod/1?viewing=1&sent=wait#wait',
    )
    await wait('wacht@voorbeeld.be')
    const gone = await post('/nl/ajax/viewing-wait', {
      estate: '999',
      email: 'laat@voorbeeld.be',
      privacy: '1',
      return: '/nl/aanbod/1?viewing=1',
    })
    const html = await gone.text()
    expect(gone.status).toBe(422)
    for (const said of ['Plan een bezoek</h1>', 'Dit staat niet meer online'])
      expect(html).toContain(said)
    const told = () => sent.filter(({ to }) => to === 'wacht@voorbeeld.be')
    await runTasks(Date.now() + 5 * MINUTE)
    expect(told()).toEqual([])
    await post(`/nl/afspraak-annuleren/${idAt(FIRST)}`, {})
    await Promise.all([10, 10, 15].map(minutes => runTasks(Date.now() + minutes * MINUTE)))
    expect(told()).toMatchObject([{ text: expect.stringContaining('/nl/aanbod/1?viewing=1') }])
    expect(await count('waitlist_entry')).toBe(0)
  })
})

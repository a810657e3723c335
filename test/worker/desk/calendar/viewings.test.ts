import { afterEach, describe, expect, it, vi } from 'vitest'
import { agency } from '../../../support/agency-object.ts'
import { aCalendar } from '../../../support/agencies/a-calendar.ts'

const DAY = 24 * 60 * 60 * 1000

afterEach(() => void vi.useRealTimers())

const keyIn = (answer: Response): string =>
  /\/desk\/calendar\/([\w-]+)\?/.exec(answer.headers.get('Location') ?? '')?.[1] ?? ''
const doneIn = (answer: Response): string =>
  new URL(answer.headers.get('Location') ?? '/', 'http://x').searchParams.get('done') ?? ''

describe('a viewing at the desk', () => {
  it('is booked by telephone, moved and cancelled, each once and told to both (CAL-7, CAL-9, CAL-10)', async () => {
    const { call, act, own, slots, told, textOf, booked, api, site } = await aCalendar()
    const [first = 0, second = 0] = slots
    const made = await call()
    expect([made.status, doneIn(made)]).toEqual([303, 'calendar.booked'])
    const request = api.calls.find(
      ({ method, path }) =>
        method === 'POST' && path === `/sites/${site.id}/live-agenda/reservation`,
    )
    expect(JSON.parse(request?.body ?? '{}')).toMatchObject({
      slot: first,
      byAgency: true,
      locale: 'fr',
    })
    const page = await textOf(await own.ask(`/desk/calendar/${keyIn(made)}`))
    for (const word of [
      'Jan Peeters',
      '0470 12 34 56',
      'jan@voorbeeld.be',
      'Kerkstraat 4',
      'Frans',
    ])
      expect(page).toContain(word)
    const moved = await act(keyIn(made), 'move', {
      slot: String(second),
      reason: 'Sleutel ontbreekt',
    })
    expect(doneIn(moved)).toBe('calendar.moved')
    const gone = await act(keyIn(moved), 'cancel', { reason: 'Eigenaar ziek' })
    expect(doneIn(gone)).toBe('calendar.cancelled')
    expect([...booked.values()].map(({ slot, status }) => [slot, status])).toEqual([
      [first, 'cancelled'],
      [second, 'cancelled'],
    ])
    expect(await told()).toEqual(
      ['booked', 'moved', 'cancelled'].flatMap(kind => [
        `viewing-${kind}>jan@voorbeeld.be`,
        `viewing-${kind}>info@kantoor-${site.id}.test`,
      ]),
    )
  }, 90_000)

  it('says in its mails why, and leads the agency to the desk (CAL-5, CAL-9)', async () => {
    const { call, act, slots, mailTo, site } = await aCalendar()
    const key = keyIn(await call())
    const office = `info@kantoor-${site.id}.test`
    expect(await mailTo(office)).toContain(`/desk/calendar/${key}`)
    expect(await mailTo('jan@voorbeeld.be')).not.toContain('/desk/')
    const later = keyIn(await act(key, 'move', { slot: String(slots[3]), reason: 'Geen sleutel' }))
    expect(await mailTo('jan@voorbeeld.be')).toContain('Geen sleutel')
    await act(later, 'cancel', { reason: 'Al verkocht' })
    expect([await mailTo('jan@voorbeeld.be'), await mailTo(office)]).toEqual([
      expect.stringContaining('Al verkocht'),
      expect.stringContaining('Al verkocht'),
    ])
  })

  it('mails nobody whose address is unknown, and says so (CAL-8)', async () => {
    const { call, act, told, site, slots } = await aCalendar()
    const office = `info@kantoor-${site.id}.test`
    const made = await call({ email: '' })
    expect(doneIn(made)).toBe('calendar.bookedUnmailed')
    const moved = await act(keyIn(made), 'move', { slot: String(slots[1]) })
    expect(doneIn(moved)).toBe('calendar.movedUnmailed')
    expect(doneIn(await act(keyIn(moved), 'cancel', {}))).toBe('calendar.cancelledUnmailed')
    expect(await told()).toEqual(
      ['booked', 'moved', 'cancelled'].map(kind => `viewing-${kind}>${office}`),
    )
    const wrong = await call({ email: '', phone: '', name: '', slot: String(slots[5]) })
    const html = await wrong.text()
    expect(wrong.status).toBe(422)
    for (const field of ['name', 'phone']) expect(html).toContain(`id="${field}-error"`)
    expect(html).toContain(`value="${slots[5]}" selected`)
  })

  it('is one however often its form is sent (CAL-13)', async () => {
    const { call, act, bookings, mails, slots, own } = await aCalendar()
    const all = await Promise.all([1, 2, 3].map(() => call({ form: 'same' })))
    const keys = new Set(all.map(keyIn))
    expect([keys.size, (await bookings()).length]).toEqual([1, 1])
    const [key = ''] = keys
    const sent = await mails()
    const move = { slot: String(slots[2]), form: 'same' }
    const moves = [await act(key, 'move', move), await act(key, 'move', move)]
    expect(new Set(moves.map(keyIn)).size).toBe(1)
    const later = keyIn(moves[0]!)
    const ends = await Promise.all([1, 2].map(() => act(later, 'cancel', {})))
    expect(ends.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
    expect(await mails()).toBe(sent + 4)
    expect((await own.ask(`/desk/calendar/${later}`)).status).toBe(200)
  })

  it('refuses what came too late, with how it stands, and mails nobody (CAL-14)', async () => {
    const { call, act, own, slots, told, textOf, booked } = await aCalendar()
    const key = keyIn(await call())
    const later = keyIn(await act(key, 'move', { slot: String(slots[1]) }))
    const before = (await told()).length
    for (const name of ['move', 'cancel'] as const) {
      const refused = await act(key, name, { slot: String(slots[2]) })
      expect(refused.status).toBe(409)
      expect(await textOf(refused)).toContain('intussen verplaatst naar')
      expect((await own.ask(`/desk/calendar/${key}/${name}`)).status).toBe(409)
    }
    await act(later, 'cancel', {})
    for (const name of ['move', 'cancel'] as const)
      expect(await textOf(await act(later, name, { slot: String(slots[2]) }))).toContain(
        'al geannuleerd',
      )
    const past = keyIn(await call({ slot: String(slots[4]) }))
    vi.useFakeTimers({ toFake: ['Date'], now: slots[4]! * 1000 + 60_000 })
    for (const name of ['move', 'cancel'] as const)
      expect(await textOf(await act(past, name, { slot: String(slots[6]) }))).toContain(
        'begonnen of voorbij',
      )
    expect((await told()).length).toBe(before + 4)
    expect([...booked.values()].filter(({ status }) => status === 'booked')).toHaveLength(1)
  })

  it('is not there once erased, or of another agency (CAL-14)', async () => {
    const [one, other] = [await aCalendar(), await aCalendar()]
    const key = keyIn(await one.call())
    const strange = keyIn(await other.call())
    await agency(one.site.id).persons.erase('jan@voorbeeld.be')
    for (const each of [key, strange, 'unknown-key'])
      for (const name of ['cancel', 'move', 'note'] as const)
        expect((await one.act(each, name, { slot: String(one.slots[3]) })).status).toBe(404)
    expect((await one.own.ask(`/desk/calendar/${key}`)).status).toBe(404)
    expect(other.booked.size).toBe(1)
  })

  it('keeps a wish while the API is silent, and settles it later (CAL-10)', async () => {
    const { call, act, own, trouble, runTasks, slots, textOf, told, bookings } = await aCalendar()
    trouble.before = () => new Response(null, { status: 502 })
    const made = await call()
    expect(doneIn(made)).toBe('calendar.bookNoted')
    const key = keyIn(made)
    expect(await textOf(await own.ask(`/desk/calendar/${key}`))).toContain('wordt bevestigd')
    expect((await act(key, 'cancel', {})).status).toBe(409)
    delete trouble.before
    await runTasks(Date.now() + 10 * 60_000)
    expect((await bookings()).map(({ state }) => state)).toEqual(['booked'])
    trouble.cancel = () => new Response(null, { status: 502 })
    expect(doneIn(await act(key, 'cancel', { reason: 'Ziek' }))).toBe('calendar.cancelNoted')
    expect((await act(key, 'move', { slot: String(slots[2]) })).status).toBe(409)
    delete trouble.cancel
    await runTasks(Date.now() + 10 * 60_000)
    expect((await bookings()).map(({ state }) => state)).toEqual(['cancelled'])
    expect((await told()).filter(mail => mail.startsWith('viewing-cancelled'))).toHaveLength(2)
  })

  it('tells at the desk that a mail could not leave (CAL-14)', async () => {
    const { call, own, rows, textOf } = await aCalendar()
    const key = keyIn(await call())
    await rows(`UPDATE outbox SET state = 'failed' WHERE recipient = 'jan@voorbeeld.be'`)
    expect(await textOf(await own.ask(`/desk/calendar/${key}`))).toContain('kon niet vertrekken')
  })

  it('shows nothing as done while no home can be asked for, and loses no word (CAL-14)', async () => {
    const { call, store, bookings } = await aCalendar()
    store.isAway = true
    const failed = await call()
    expect([failed.status, (await bookings()).length]).toEqual([503, 0])
    expect(await failed.text()).toContain('Jan Peeters')
  })

  it('keeps who came and what they said, never over a colleague’s words (CAL-11)', async () => {
    const { call, act, own, slots, textOf, rows } = await aCalendar()
    const key = keyIn(await call())
    const none = JSON.stringify({ came: null, feedback: '' })
    expect((await act(key, 'note', { came: 'yes', seen: none })).status).toBe(409)
    vi.useFakeTimers({ toFake: ['Date'], now: slots[0]! * 1000 + 1 })
    expect((await act(key, 'note', { seen: none })).status).toBe(422)
    expect((await act(key, 'note', { feedback: 'x'.repeat(2_001), seen: none })).status).toBe(422)
    const noted = await act(key, 'note', { came: 'yes', feedback: 'Wil een bod doen', seen: none })
    expect(doneIn(noted)).toBe('calendar.noted')
    const late = await act(key, 'note', { came: 'no', feedback: 'Mijn woorden', seen: none })
    const page = await textOf(late)
    expect(late.status).toBe(409)
    for (const word of ['Wil een bod doen', 'Mijn woorden']) expect(page).toContain(word)
    expect(await textOf(await own.ask('/desk/calendar'))).not.toContain('Mijn woorden')
    expect(await rows('SELECT came, feedback FROM booking')).toEqual([
      { came: 1, feedback: 'Wil een bod doen' },
    ])
  })

  it('leaves a row of the audit without a name (CAL-23)', async () => {
    const { call, act, slots, rows } = await aCalendar()
    const key = keyIn(await call())
    await act(keyIn(await act(key, 'move', { slot: String(slots[1]) })), 'cancel', {})
    const audit = await rows<{ act: string; whole: string }>(
      `SELECT act, concat(subject, before, after) AS whole FROM audit WHERE act LIKE 'viewing%' ORDER BY act`,
    )
    const [moved] = await rows<{ times: string }>(
      `SELECT concat(before ->> 'startsAt', ' ', after ->> 'startsAt') AS times FROM audit WHERE act = 'viewing moved'`,
    )
    expect(moved?.times).toBe([slots[0], slots[1]].map(slot => `${slot}000`).join(' '))
    expect(audit.map(({ act: name }) => name)).toEqual([
      'viewing booked',
      'viewing cancelled',
      'viewing moved',
    ])
    expect(audit.map(({ whole }) => whole).join()).not.toMatch(/Jan|voorbeeld|0470/)
  })

  it('is booked sixty times an hour and no more (CAL-12)', async () => {
    const { call, rows } = await aCalendar()
    await call()
    await rows(`UPDATE counter SET count = 60 WHERE bucket LIKE 'desk-viewings/%'`)
    expect((await call({ slot: '' })).status).toBe(422)
    expect((await call({ name: 'Els' })).status).toBe(429)
  })
})

describe('the calendar', () => {
  it('shows a week and a day with today marked, moved viewings once (CAL-1, CAL-3)', async () => {
    const { call, act, own, slots, textOf } = await aCalendar()
    const key = keyIn(await call())
    await act(key, 'move', { slot: String(slots[1]) })
    const day = new Date(slots[1]! * 1000).toISOString().slice(0, 10)
    const week = await (await own.ask(`/desk/calendar?week=${day}`)).text()
    expect(week.match(/calendar__viewing /g)).toHaveLength(1)
    expect(await (await own.ask('/desk/calendar?week=ooit')).text()).toMatch(
      /calendar__column--today|Geen bezoeken in deze week/,
    )
    expect(await textOf(await own.ask(`/desk/calendar?day=${day}`))).toContain('Jan Peeters')
    const far = await textOf(await own.ask('/desk/calendar?day=2031-01-01'))
    expect(far).toContain('Geen bezoeken op deze dag')
  })

  it('is for those whose homes they are (CAL-2, CAL-4)', async () => {
    const { call, act, own, hire, signedIn, slots, textOf } = await aCalendar()
    const key = keyIn(await call())
    await hire('bo@agency.example', 'agent')
    await hire('cas@agency.example', 'agent')
    await hire('rik@agency.example', 'reader')
    await hire('eva@agency.example', 'editor')
    const [bo, cas, rik, eva] = [
      await signedIn('bo@agency.example'),
      await signedIn('cas@agency.example'),
      await signedIn('rik@agency.example'),
      await signedIn('eva@agency.example'),
    ]
    const day = new Date(slots[0]! * 1000).toISOString().slice(0, 10)
    const seen = async (by: typeof own, query = '') =>
      (await textOf(await by.ask(`/desk/calendar?day=${day}${query}`))).includes('Jan Peeters')
    expect([await seen(own), await seen(bo), await seen(cas), await seen(rik)]).toEqual([
      true,
      true,
      false,
      true,
    ])
    expect([
      await seen(own, '&agent=bo@agency.example'),
      await seen(own, '&agent=cas@agency.example'),
    ]).toEqual([true, false])
    const statuses = async (by: typeof own) => [
      (await by.ask(`/desk/calendar/${key}`)).status,
      (await act(key, 'cancel', {}, by)).status,
    ]
    expect(await statuses(cas)).toEqual([404, 404])
    expect(await statuses(rik)).toEqual([200, 403])
    expect(await statuses(eva)).toEqual([403, 403])
    expect((await call({ home: 'home', slot: String(slots[3]) }, cas)).status).toBe(403)
    expect(await statuses(bo)).toEqual([200, 303])
  })

  it('shows today with the way there, and what nobody looked back on (CAL-6)', async () => {
    const { call, own, slots, site, textOf } = await aCalendar()
    const key = keyIn(await call())
    vi.useFakeTimers({ toFake: ['Date'], now: slots[0]! * 1000 - 60_000 })
    const today = await (await own.ask('/desk')).text()
    for (const part of [`/desk/calendar/${key}`, 'tel:0470123456', 'directions?to=51.05%2C3.72'])
      expect(today).toContain(part)
    vi.setSystemTime(slots[0]! * 1000 + DAY)
    const { waitlist } = agency(site.id)
    await waitlist.insert(
      { estateId: '1', email: 'w@voorbeeld.be', locale: 'nl', title: 'Villa' },
      Date.now(),
    )
    const after = await textOf(await own.ask('/desk'))
    for (const part of ['hoe ging het?', '1 mens wacht']) expect(after).toContain(part)
  })
})

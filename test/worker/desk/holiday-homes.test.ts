import { describe, expect, it } from 'vitest'
import { addDays } from '../../../shared/time/day.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { demoPacks } from '../../../worker/listing-api/demo/packs.ts'
import { contentStore } from '../../support/agencies/content-store.ts'
import { letRental, UNIT } from '../../support/agencies/a-rental.ts'
import { agencyRows } from '../../support/agency-object.ts'
import { tags } from '../../support/html.ts'
import { visibleText } from '../../support/an-agency.ts'

const TODAY = toDay(Date.now())
const day = (later: number): string => addDays(TODAY, later)
const WEEK = { type: 'WEEK', start: day(3), end: day(10), price: 700 }
const { id: _, ...unit } = UNIT
const HOME = {
  unit: {
    ...unit,
    photos: [],
    general: { ...unit.general, floor: 1 },
  },
  periods: [WEEK],
  taken: [],
}

async function aHome(home: object = HOME) {
  const desk = await aDesk()
  const { site, api } = desk
  const outer = api.fetch.bind(api)
  const [pack] = demoPacks(1)
  const record = {
    ...JSON.parse(pack?.files['site.json'] ?? '{}'),
    id: site.id,
    hostnames: site.hostnames,
  }
  const store = contentStore(api, site.id, { 'rentals/204': home, 'site.json': record })
  const calls: string[] = []
  const state = { nights: [] as object[], calendars: [] as object[], blocks: [] as object[] }
  letRental(api, site.id)
  const at = `/sites/${site.id}/rental-units/204`
  const others = api.fetch.bind(api)
  api.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (pathname === `${at}/nights`) return Response.json({ name: '204', ...state })
    if (pathname.startsWith(`${at}/calendar`)) {
      calls.push(`${request.method} ${pathname.slice(at.length)} ${await request.text()}`)
      return answers.shift() ?? Response.json({ failure: null })
    }
    if (pathname.endsWith('/rental-units')) return outer(request)
    return others(request)
  }
  const answers: Response[] = []
  const an = await desk.signedIn()
  const post = (part: string, fields: Record<string, string>) =>
    an.ask(`/desk/stays/homes/204/${part}`, fields)
  return { ...desk, store, state, calls, answers, an, post }
}

const part = (
  store: Awaited<ReturnType<typeof aHome>>['store'],
): typeof HOME & { blocks?: object[] } => store.stored.get('rentals/204') as typeof HOME

describe('a holiday home at the desk', () => {
  it('shows each night with who has it, in words too (STAY-25)', async () => {
    const { an, state } = await aHome()
    state.nights = [
      { night: day(1), stay: 'x', isOwn: false, sources: ['airbnb'] },
      { night: day(2), stay: null, isOwn: true, sources: [] },
      { night: day(3), stay: null, isOwn: false, sources: ['booking'] },
    ]
    state.blocks = [{ start: day(2), end: day(3), reason: 'Schilder' }]
    const text = visibleText(await (await an.ask('/desk/stays/homes/204')).text())
    expect(text).toContain('door u vrijgehouden: Schilder')
    expect(text).toContain('andere kalender: booking')
    expect(text).toContain('Ook bezet volgens airbnb')
    expect(visibleText(await (await an.ask('/desk/stays/homes')).text())).toContain(
      'Appartement in Oostende (ZE-204)',
    )
    expect((await an.ask('/desk/stays/homes/205')).status).toBe(404)
  })

  it('keeps nights for the owner and gives them back, in the part (STAY-24)', async () => {
    const { post, store } = await aHome()
    const block = { start: day(2), end: day(4), reason: 'Schilder' }
    const answer = await post('blocks', {
      'block-start': block.start,
      'block-end': block.end,
      'block-reason': block.reason,
    })
    expect([answer.status, part(store).blocks]).toEqual([303, [block]])
    await post('blocks', { remove: `${block.start}/${block.end}` })
    expect(part(store).blocks).toEqual([])
    expect((await post('blocks', { remove: `${block.start}/${block.end}` })).status).toBe(303)
  })

  it.each([
    [{ 'block-start': '', 'block-end': day(4) }, 'Vul een dag in'],
    [{ 'block-start': day(4), 'block-end': day(4) }, 'Het vertrek komt na'],
    [{ 'block-start': day(-4), 'block-end': day(0) }, 'zijn voorbij'],
    [{ 'block-start': day(1), 'block-end': day(500) }, 'Hoogstens 400 nachten'],
  ])('refuses nights that are none at their field (STAY-24)', async (fields, words) => {
    const { post, store } = await aHome()
    const answer = await post('blocks', { ...fields, 'block-reason': 'Schilder' })
    const html = await answer.text()
    expect([answer.status, part(store).blocks]).toEqual([422, undefined])
    expect(visibleText(html)).toContain(words)
    expect(html).toContain('value="Schilder"')
  })

  it('writes prices and periods, and brings back what is wrong with all that was typed (STAY-26)', async () => {
    const { post, store } = await aHome()
    const price = `price-${WEEK.start}-${WEEK.end}`
    expect((await post('periods', { [price]: '1.250,50' })).status).toBe(303)
    expect(part(store).periods).toEqual([{ ...WEEK, price: 1250.5 }])
    const wrong = await post('periods', {
      [price]: 'duur',
      'period-type': 'WEEKEND',
      'period-start': day(12),
      'period-end': day(11),
      'period-price': '300',
    })
    const html = await wrong.text()
    expect(wrong.status).toBe(422)
    for (const value of ['duur', day(12), '300']) expect(html).toContain(`value="${value}"`)
    expect(visibleText(html)).toContain('Het vertrek komt na')
    await post('periods', {
      [price]: '700',
      'period-type': 'WEEKEND',
      'period-start': day(11),
      'period-end': day(14),
      'period-price': '300',
    })
    expect(part(store).periods).toHaveLength(2)
    // What was typed beside the button that was pressed is kept.
    await post('periods', {
      remove: `${WEEK.start}/${WEEK.end}`,
      [price]: 'duur',
      [`price-${day(11)}-${day(14)}`]: '320',
    })
    expect(part(store).periods).toEqual([
      { type: 'WEEKEND', start: day(11), end: day(14), price: 320 },
    ])
  })

  it('17.57: has the number that was typed, as every form of the desk (DESK-77)', async () => {
    const { post, store } = await aHome()
    for (const [text, price] of [
      ['1.250', 1250],
      ['1,250', 1250],
      ['1 250', 1250],
      ['1,25', 1.25],
    ] as const) {
      await post('periods', { [`price-${WEEK.start}-${WEEK.end}`]: text })
      expect(part(store).periods).toEqual([{ ...WEEK, price }])
    }
    await post('about', { lat: '51.230', lon: '2,918', toSea: '1,250' })
    const { address, toSea } = part(store).unit
    expect([address.geoLocation, toSea]).toEqual([{ lat: 51.23, lon: 2.918 }, 1250])
  })

  it('saves prices where Enter is pressed, and removes nothing (DESK-210, STAY-26)', async () => {
    const { an } = await aHome()
    const html = await (await an.ask('/desk/stays/homes/204')).text()
    const form = /<form[^>]*\/periods\?.*?<\/form>/s.exec(html)?.[0] ?? ''
    const buttons = tags(form, 'button').map(({ name }) => name)
    expect([buttons[0], buttons.includes('remove')]).toEqual(['save', true])
  })

  it('writes house rules and place, and brings back what is wrong with all that was typed (STAY-32, STAY-33)', async () => {
    const { post, store, an } = await aHome()
    const before = part(store).unit
    const said = { arrival: '16:00', departure: '10:00', pets: 'no', smoking: '', parties: 'yes' }
    const place = { lat: '51,2301', lon: '2,9177', toSea: '' }
    expect((await post('about', { ...said, ...place })).status).toBe(303)
    expect(part(store).unit).toEqual({
      ...before,
      rules: { arrival: '16:00', departure: '10:00', pets: false, smoking: null, parties: true },
      address: { ...before.address, geoLocation: { lat: 51.2301, lon: 2.9177 } },
      toSea: null,
    })
    const html = await (await an.ask('/desk/stays/homes/204')).text()
    for (const value of ['16:00', '51,2301', '2,9177']) expect(html).toContain(`value="${value}"`)
    const wrong = await post('about', {
      ...said,
      ...place,
      arrival: 'laat',
      lon: '',
      toSea: '300 km',
    })
    const again = await wrong.text()
    expect(wrong.status).toBe(422)
    for (const value of ['laat', '300 km', '51,2301']) expect(again).toContain(`value="${value}"`)
    for (const words of ['zoals 16:00', 'beide graden', 'aantal meter'])
      expect(visibleText(again)).toContain(words)
    const nothing = { arrival: '', departure: '', pets: '', parties: '', lat: '', lon: '' }
    await post('about', { ...nothing, toSea: '1.200' })
    expect(part(store).unit).toMatchObject({ rules: null, toSea: 1200 })
  })

  it('tells of each other calendar, and gives our address for that portal (STAY-27)', async () => {
    const { an, state, post, calls, site } = await aHome()
    state.calendars = [
      {
        source: 'airbnb',
        address: 'https://portal.example/a.ics',
        readAt: 1_900_000_000,
        triedAt: 1_900_000_000,
        failure: 'vanished',
        nights: 6,
      },
    ]
    const html = await (await an.ask('/desk/stays/homes/204')).text()
    expect(visibleText(html)).toContain('Vijf of meer bezette nachten')
    expect(html).toContain('/nl/ajax/rental-calendar/204.ics?without=airbnb')
    await post('calendars', { act: 'certain', source: 'airbnb' })
    await post('calendars', { act: 'put', source: 'Booking', address: 'https://b.example/c.ics' })
    expect(calls).toEqual([
      'POST /calendars/airbnb/fetch {"isCertain":true}',
      'PUT /calendars/booking {"address":"https://b.example/c.ics"}',
      'POST /calendars/booking/fetch {"isCertain":false}',
    ])
    expect(
      await agencyRows(site.id, `SELECT kind FROM task WHERE kind = 'calendars'`),
    ).toHaveLength(1)
  })

  it.each([
    [{ source: 'a b', address: 'https://x.example/' }, 'Geef een naam'],
    [{ source: 'airbnb', address: 'ftp://x.example/' }, 'https://'],
    [{ source: 'airbnb', address: '' }, 'Geef een adres of kies'],
  ])('asks nobody for a calendar that is none (STAY-27)', async (fields, words) => {
    const { post, calls } = await aHome()
    const answer = await post('calendars', { act: 'put', ...fields })
    expect([answer.status, calls]).toEqual([422, []])
    expect(visibleText(await answer.text())).toContain(words)
  })

  it('sends a file as it is, and says why it was not taken (STAY-27)', async () => {
    const { an, calls, answers } = await aHome()
    const form = new FormData()
    form.set('act', 'put')
    form.set('source', 'airbnb')
    form.set('address', '')
    form.set('file', new File(['BEGIN:VCALENDAR'], 'a.ics'))
    answers.push(new Response('{}', { status: 400 }))
    const answer = await an.ask('/desk/stays/homes/204/calendars', form)
    expect([answer.status, calls]).toEqual([422, ['PUT /calendar BEGIN:VCALENDAR']])
    expect(visibleText(await answer.text())).toContain('geen volledige kalender')
  })

  it('fetches calendars by hand twenty times in ten minutes, and more not (STAY-34)', async () => {
    const { post, calls } = await aHome()
    for (let count = 0; count < 20; count++)
      expect((await post('calendars', { act: 'fetch', source: 'airbnb' })).status).toBe(303)
    const typed = { act: 'put', source: 'booking', address: 'https://b.example/c.ics' }
    for (const fields of [{ act: 'certain', source: 'airbnb' }, typed]) {
      const refused = await post('calendars', fields)
      expect([refused.status, calls.length]).toEqual([429, 20])
      expect(visibleText(await refused.text())).toContain('over tien minuten')
    }
    expect((await post('calendars', { act: 'drop', source: 'airbnb' })).status).toBe(303)
  })

  it('has a term that its owner sets, and no other (STAY-30)', async () => {
    const { an, store } = await aHome()
    const terms = (days: string) => an.ask('/desk/stays/terms', { days })
    expect((await terms('veel')).status).toBe(422)
    expect((await terms('366')).status).toBe(422)
    expect((await terms('14')).status).toBe(303)
    expect(store.stored.get('site.json')).toMatchObject({ settings: { freeCancelDays: 14 } })
  })
})

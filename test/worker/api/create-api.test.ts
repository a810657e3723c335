import { env } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import type { Api } from '../../../worker/api/api.ts'
import type { Bindings } from '../../../worker/env.ts'
import { createTrace } from '../../../worker/http/trace.ts'
import { createRequestContext } from '../../../worker/site/request-context.ts'
import { anEstate, aSite, siteApi } from '../../support/demo-api.ts'
import type { FakeApi } from '../../support/fake-api.ts'
import type { EstateQuery } from '../../../shared/search/search.ts'
import { archived, notFound } from '../../../worker/http/absence.ts'

interface Connected {
  api: Api
  fake: FakeApi
  /** Path below the site's own. */
  at: string
  /** Names of what KV keeps of searches, once it is written. */
  searches(): Promise<string[]>
}

/** What a page of a new site may call. */
async function connected(): Promise<Connected> {
  const site = aSite()
  const fake = siteApi(site, [anEstate(1)])
  const background: Promise<unknown>[] = []
  const { api } = await createRequestContext({
    env: { ...env, API: fake } as unknown as Bindings,
    site,
    locale: 'nl',
    now: Date.now(),
    trace: createTrace('t', Date.now()),
    waitUntil: work => void background.push(work),
  })
  fake.calls.length = 0
  const searches = async (): Promise<string[]> => {
    await Promise.all(background)
    const { keys } = await env.KV.list({ prefix: `v1/${site.id}/nl/search/` })
    return keys.map(({ name }) => name)
  }
  return { api, fake, at: `/sites/${site.id}`, searches }
}

const CONTACT = { name: 'Jan', email: 'jan@voorbeeld.be', phone: '' }
const APPOINTMENT = {
  id: 'a'.repeat(32),
  agendaId: '1',
  slot: 1_900_000_000,
  start: '2030-03-17T18:46:40+01:00',
  end: '2030-03-17T19:16:40+01:00',
  status: 'booked',
}

describe('an answer without the shape of its call', () => {
  it.each<[string, string, (api: Api) => Promise<unknown>]>([
    ['an estate', 'GET /estates/v2/1', api => api.estate('1')],
    ['a menu', 'GET /navigation/header', api => api.navigation('header')],
    ['a page', 'GET /pages/by-url/nl', api => api.pageByUrl('nl')],
    ['pages', 'GET /pages/', api => api.pages()],
    ['a rental unit', 'GET /rental-units/1', api => api.rentalUnit('1')],
    ['an agenda', 'GET /live-agenda/1', api => api.liveAgenda('1')],
  ])('is an error: %s (API-13)', async (_, call, ask) => {
    const { api, fake, at } = await connected()
    const [method, path] = call.split(' ')
    for (const wrong of [{ other: 1 }, 'text', 7]) {
      fake.answers.set(`${method} ${at}${path}`, wrong)
      await expect(ask(api).then(() => 'used')).rejects.toThrow('unusable')
    }
  })

  it('leaves out what cannot be used of a list, and is an error where that is all (API-15)', async () => {
    const { api, fake, at } = await connected()
    fake.answers.set(`GET ${at}/entities`, [null, 7, { name: 'team', kind: 'employees' }])
    expect(await api.entities()).toEqual([{ name: 'team', kind: 'employees' }])
    fake.answers.set(`GET ${at}/entities/team/items`, [null, 7])
    await expect(api.items('employees', 'team').then(() => 'used')).rejects.toThrow('unusable')
  })

  it('is a search without one estate that can be used, and the old one stays (API-15, CACHE-5)', async () => {
    const { api, fake, at, searches } = await connected()
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const garbage = { total: { value: 3 }, results: [null, { general: null }, 7] }
    fake.answers.set(`POST ${at}/estates`, garbage)
    expect(await api.searchEstates({ query: {} })).toMatchObject({
      total: 0,
      error: { status: 200 },
    })
    expect(await searches()).toEqual([])
    vi.restoreAllMocks()
  })

  it('may look like one, and is an error all the same (API-61)', async () => {
    const { api, fake, at } = await connected()
    const cases: [string, unknown, () => Promise<unknown>][] = [
      ['GET /estates/1/contact-info', { error: 'x' }, () => api.contactInfo('1')],
      ['GET /estate-collections/5', { name: { nl: 'x' } }, () => api.collection(5)],
    ]
    for (const [call, wrong, ask] of cases) {
      fake.answers.set(call.replace(' ', ` ${at}`), wrong)
      await expect(ask().then(() => 'used')).rejects.toThrow('unusable')
    }
    fake.answers.set(`POST ${at}/estates`, { total: { value: -3 }, results: [] })
    expect((await api.searchEstates({ query: {} })).error).toMatchObject({ status: 200 })
    fake.answers.set(`GET ${at}/estates/2/contact-info`, {})
    expect(await api.contactInfo('2')).toBeNull()
  })

  it('counts as missing where a part of a holiday home has it (RENTAL-70)', async () => {
    const { api, fake, at } = await connected()
    const city = { name: 'Oostende', alias: 'x' }
    const whole = { location: 5, maxOccupation: '4', garage: 1, building: { name: { nl: 'Zee' } } }
    const answers: [object, object][] = [
      [
        { photos: null, address: { number: {}, city }, general: whole, rooms: null },
        {
          photos: [],
          address: { number: undefined, city: { name: 'Oostende', alias: undefined } },
          general: { ...whole, location: undefined, maxOccupation: 4, garage: true },
          rooms: {},
        },
      ],
      [
        {
          photos: [null, { original: '/a' }],
          address: {},
          general: { maxOccupation: {}, garage: 'x' },
          rooms: { bedrooms: -1, bathrooms: 0 },
        },
        {
          photos: [{ original: '/a' }],
          address: {},
          general: { maxOccupation: undefined, garage: undefined },
          rooms: { bedrooms: undefined, bathrooms: undefined },
        },
      ],
    ]
    for (const [index, [sent, read]] of answers.entries()) {
      fake.answers.set(`GET ${at}/rental-units/${index + 1}`, { id: index + 1, ...sent })
      expect(await api.rentalUnit(String(index + 1))).toMatchObject(read)
    }
  })

  it('counts as missing in the ways to a person or an office (API-65)', async () => {
    const { api, fake, at } = await connected()
    fake.answers.set(`GET ${at}/entities/offices/items`, [
      { id: 1, phone: 3290000110, email: null },
      { id: 2, phone: -1, email: { nl: 'x' } },
      { id: 3, phone: ' ', email: 'gent@voorbeeld.be' },
    ])
    expect(
      (await api.items('offices', 'offices')).map(({ phone, email }) => [phone, email]),
    ).toEqual([
      ['3290000110', null],
      [undefined, undefined],
      [undefined, 'gent@voorbeeld.be'],
    ])
  })

  it('is no parent where it is not above zero (API-64)', async () => {
    const { api, fake, at } = await connected()
    const parents = [0, -1, '0', '-1', '', true, 7, 'a1b2']
    const read: unknown[] = []
    for (const [index, parentId] of parents.entries()) {
      const id = 50 + index
      fake.answers.set(`GET ${at}/estates/v2/${id}`, { general: { id, parentId } })
      const estate = await api.estate(String(id))
      read.push('general' in estate && estate.general.parentId)
    }
    expect(read).toEqual([...Array<undefined>(6).fill(undefined), 7, 'a1b2'])
  })

  it('is left out of the choices of a filter (API-63)', async () => {
    const { api, fake, at } = await connected()
    const place = { id: 7, name: 'Gent', zip: '9000', count: 2 }
    fake.answers.set(`POST ${at}/estate-filters`, {
      headTypes: [{ id: 1, count: 3 }, {}, { id: 'x' }, { id: 2, count: {} }],
      locations: [place, { id: 8, name: 'Aalst' }, { id: {}, name: 'x', zip: '1' }, null],
      bedrooms: [{ value: 2 }, { value: {} }, {}],
      prices: 'x',
    })
    expect(await api.filterValues({})).toMatchObject({
      headTypes: [
        { id: 1, count: 3 },
        { id: 2, count: undefined },
      ],
      locations: [place],
      bedrooms: [{ value: 2 }],
      prices: { min: null, max: null },
    })
  })

  it('is left out of the choices of a stay (RENTAL-71)', async () => {
    const { api, fake, at } = await connected()
    const place = { id: 1, name: { nl: 'Kust' } }
    fake.answers.set(`POST ${at}/rental-units/filters`, {
      locations: [null, place, {}],
      subKinds: [7],
      maxOccupations: [2, 1e9, 'x'],
      cities: [{ id: 'x' }],
      periodTypes: ['WEEK', {}],
      periodStartDates: [null, '2030-02-30', '2030-03-01'],
      periodDates: [{ start: {}, end: {} }],
    })
    expect(await api.rentalFilters({})).toEqual({
      locations: [place],
      subKinds: [],
      maxOccupations: [2],
      cities: [],
      periodTypes: ['WEEK'],
      periodStartDates: ['2030-03-01'],
      periodDates: [],
    })
  })

  it('is cut at the third level of a menu (API-16)', async () => {
    const { api, fake, at } = await connected()
    const item = (id: number, children: object[] = []) => ({ id, label: {}, target: {}, children })
    const items = [item(1, [item(2, [item(3, [item(4)])])])]
    fake.answers.set(`GET ${at}/navigation/header`, { name: 'header', items })
    const text = JSON.stringify(await api.navigation('header'))
    expect([...text.matchAll(/"id":(\d)/g)].map(([, id]) => id).sort()).toEqual(['1', '2', '3'])
  })

  it('of a search is total 0, no results and the error (API-18)', async () => {
    const { api, fake, at } = await connected()
    for (const path of ['estates', 'rental-units'])
      fake.answers.set(`POST ${at}/${path}`, new Response(null, { status: 500 }))
    expect(await api.searchEstates({ query: {} })).toMatchObject({
      total: 0,
      results: [],
      error: { status: 500 },
    })
    expect(await api.searchRentals({ query: {} })).toMatchObject({
      total: 0,
      results: [],
      error: { status: 500 },
    })
  })
})

describe('absence', () => {
  it('is a value for 404 and another for 410, and no failure (API-21)', async () => {
    const { api, fake, at } = await connected()
    expect(await api.estate('404')).toBe(notFound())
    expect(await api.navigation('nothing')).toBeNull()
    fake.answers.set(`GET ${at}/estates/v2/410`, new Response(null, { status: 410 }))
    expect(await api.estate('410')).toBe(archived())
  })

  it('costs no call where an id is of another shape (API-20, API-25)', async () => {
    const { api, fake } = await connected()
    for (const id of ['0', '01', '12345678901', 'abc', '1;drop', '../1'])
      expect([id, await api.estate(id), await api.rentalUnit(id)]).toEqual([id, notFound(), null])
    for (const id of ['1', 'a'.repeat(19), 'a'.repeat(65), `${'a'.repeat(20)}/x`])
      expect([await api.appointment(id), await api.cancelAppointment(id)]).toEqual([null, null])
    expect(fake.calls).toEqual([])
  })
})

describe('what is personal', () => {
  it('is asked each time (API-23)', async () => {
    const { api, fake, at } = await connected()
    fake.answers.set(`GET ${at}/live-agenda/1`, { id: '1', timeZone: 'Europe/Brussels', slots: [] })
    fake.answers.set(`GET ${at}/live-agenda/reservation/${APPOINTMENT.id}`, APPOINTMENT)
    for (let time = 0; time < 3; time++) {
      await api.liveAgenda('1')
      await api.appointment(APPOINTMENT.id)
    }
    expect(fake.calls).toHaveLength(6)
  })

  it('is booked and reserved under a key (API-24)', async () => {
    const { api, fake, at } = await connected()
    fake.answers.set(`POST ${at}/live-agenda/reservation`, APPOINTMENT)
    fake.answers.set(`POST ${at}/rental-units/reservation`, { id: 'r', price: 100 })
    const slot = Date.parse(APPOINTMENT.start) / 1000
    await api.bookViewing({ agendaId: '1', slot, contact: CONTACT, locale: 'nl' }, 'key-one')
    const stay = { rentalUnitId: 1, start: '2030-01-01', end: '2030-01-08', persons: 2 }
    await api.reserveStay({ ...stay, contact: CONTACT, agreements: [], locale: 'nl' }, 'key-two')
    expect(fake.calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'key-one',
      'key-two',
    ])
  })

  it('is read again after a cancellation that says nothing (API-26)', async () => {
    const { api, fake, at } = await connected()
    const path = `${at}/live-agenda/reservation/${APPOINTMENT.id}`
    fake.answers.set(`DELETE ${path}`, () => new Response(null, { status: 204 }))
    fake.answers.set(`GET ${path}`, { ...APPOINTMENT, status: 'cancelled' })
    expect(await api.cancelAppointment(APPOINTMENT.id)).toMatchObject({ status: 'cancelled' })
    expect(fake.calls.map(({ method }) => method)).toEqual(['DELETE', 'GET'])
  })
})

it('a name or id is one segment of its path (API-8)', async () => {
  const { api, fake, at } = await connected()
  const hostile = '../sites/2?x=1#y z'
  await api.navigation(hostile).catch(() => null)
  await api.pageByUrl(hostile).catch(() => null)
  await api.contactInfo(hostile).catch(() => null)
  const encoded = encodeURIComponent(hostile)
  expect(fake.calls.map(({ path }) => path)).toEqual([
    `${at}/navigation/${encoded}`,
    `${at}/pages/by-url/${encoded}`,
    `${at}/estates/${encoded}/contact-info`,
  ])
})

it('filter values that fail are the empty model with the error (API-19)', async () => {
  const { api, fake, at } = await connected()
  fake.answers.set(`POST ${at}/estate-filters`, new Response(null, { status: 500 }))
  fake.answers.set(`POST ${at}/rental-units/filters`, new Response(null, { status: 500 }))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await api.filterValues({})).toMatchObject({
    headTypes: [],
    locations: [],
    bedrooms: [],
    error: { status: 500 },
  })
  expect(await api.rentalFilters({})).toMatchObject({ locations: [], periodDates: [] })
  vi.restoreAllMocks()
})

describe('a search that is kept', () => {
  it('is the same in whatever order it was put (CACHE-11)', async () => {
    const { api, fake } = await connected()
    await api.searchEstates({
      query: { terms: { 'headType.id': [2, 1], 'transaction.id': [1] } },
      limit: 15,
    })
    await api.searchEstates({
      limit: 15,
      query: { terms: { 'transaction.id': [1], 'headType.id': [1, 2] } },
    })
    expect(fake.calls).toHaveLength(1)
  })

  it.each<[number, EstateQuery]>([
    [1, {}],
    [1, { terms: { 'transaction.id': [1], 'headType.id': [1] } }],
    [1, { terms: { 'transaction.id': [1] }, range: { bedroomCount: { gte: 1 } } }],
    [0, { range: { 'price.value': { gte: 1 } } }],
    [0, { terms: { 'transaction.id': [1], 'headType.id': [1], bedroomCount: [2] } }],
    [0, { distance: { geoLocation: { lat: 51, lon: 3 }, distance: '5km' } }],
    [
      0,
      {
        within: [
          [51, 3],
          [52, 3],
          [51, 4],
        ],
      },
    ],
  ])('is in KV %i times: %j (CACHE-12)', async (times, query) => {
    const { api, searches } = await connected()
    await api.searchEstates({ query })
    expect(await searches()).toHaveLength(times)
  })

  it('is in KV whatever it asks where the site itself asks it (CACHE-12)', async () => {
    const { api, searches } = await connected()
    const query = { distance: { geoLocation: { lat: 51, lon: 3 }, distance: '15km' } }
    await api.searchEstates({ query }, 'shared')
    expect(await searches()).toHaveLength(1)
  })
})

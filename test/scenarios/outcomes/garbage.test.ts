import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPage, aSite, anEstate, siteApi } from '../../support/demo-api.ts'
import { letRental } from '../../support/agencies/a-rental.ts'
import type { FakeApi } from '../../support/fake-api.ts'
import { openSite } from '../../support/open-site.ts'
import { GARBAGE } from './garbage.ts'

const START = Date.parse('2031-01-01T00:00:00Z')
/** Past what any kept answer is served without asking. */
const LATER = 8 * 86_400_000
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(START)
})
afterEach(() => void vi.useRealTimers())

const RENTAL_FILTERS = [
  'subKinds',
  'maxOccupations',
  'cities',
  'periodTypes',
  'periodStartDates',
  'periodDates',
]
const ENTITIES = ['employees', 'offices', 'quotes', 'reviews'] as const

/** KV whose content a test can look at. */
function anOpenKv() {
  const values = new Map<string, string>()
  const read = (key: string): unknown => JSON.parse(values.get(key) ?? 'null')
  return {
    KV: {
      get: async (keys: string | string[]) =>
        typeof keys === 'string' ? read(keys) : new Map(keys.map(key => [key, read(key)])),
      put: async (key: string, value: string) => void values.set(key, value),
    },
    /** What is kept of the answers to a call. */
    kept: (path: string): unknown[] =>
      [...values]
        .filter(([key]) => key.includes(path))
        .map(([, entry]) => (JSON.parse(entry) as { value: unknown }).value),
  }
}

/** An agency with something at every call that a page makes. */
function aWholeAgency() {
  const site = aSite({ locales: ['nl'] })
  const project = anEstate(50, { project: true, headType: { id: 6 }, subType: undefined })
  const children = [51, 52].map(id =>
    anEstate(id, { parentId: 50, entityNumber: `A${id}`, floor: 1 }),
  )
  const placed = {
    address: { ...anEstate(1).general.address, geoLocation: { lat: 51.05, lon: 3.72 } },
  }
  const estates = [anEstate(1, placed), anEstate(2), anEstate(3), project]
  const api = siteApi(site, estates)
  const at = `/sites/${site.id}`
  const named = { nl: 'Onze keuze' }
  const page = aPage(7, { nl: 'alles' }, [
    { id: 'a', type: 'sectionTitle', title: { nl: 'Het begin' } },
    ...ENTITIES.map(entity => ({ id: entity, type: entity, entity }) as const),
    { id: 'c', type: 'estateCollection', collectionId: 5 },
    { id: 'z', type: 'htmlText', html: { nl: '<p>Het slot</p>' } },
  ] as never)
  const menu = (label: string) => ({
    items: [{ id: 1, label: { nl: label }, target: { url: '/nl/te-koop' }, children: [] }],
  })
  const answers: Record<string, unknown> = {
    'GET /navigation/header': menu('Bovenaan'),
    'GET /navigation/footer': menu('Onderaan'),
    'GET /pages/by-url/nl%2Falles': page,
    'GET /entities': ENTITIES.map(name => ({ name, kind: name })),
    'GET /entities/employees/items': [{ id: 1, name: 'Mieke Maes', role: { nl: 'Verkoop' } }],
    'GET /entities/offices/items': [
      {
        id: 1,
        name: 'Kantoor Zuid',
        street: 'Laan',
        number: '1',
        zip: '9000',
        city: { nl: 'Gent' },
        phone: '',
        email: '',
        hours: [],
      },
    ],
    'GET /entities/quotes/items': [{ id: 1, text: { nl: 'Wij zijn blij' }, author: 'An' }],
    'GET /entities/reviews/items': [
      { id: 1, text: { nl: 'Vlot verkocht' }, author: 'Jan', score: 5, date: '2030-01-01' },
    ],
    'GET /estate-collections/5': { id: 5, name: named },
    'GET /translations/nl': { 'document.skip': 'Spring naar wat telt' },
    'GET /estates/1/contact-info': { firstname: 'Tom', lastname: 'Verkoper' },
    'GET /estate-pages/nl/1': {
      sections: [{ id: 'own', type: 'htmlText', html: { nl: '<p>Eigen woorden</p>' } }],
    },
    'GET /estates/group/50': { total: { value: 2 }, results: children },
    'GET /estates/group/1': { total: { value: 0 }, results: [] },
  }
  for (const [call, answer] of Object.entries(answers))
    api.answers.set(call.replace(' ', ` ${at}`), answer)
  letRental(api, site.id, {
    [`POST ${at}/rental-units/filters`]: {
      locations: [{ id: 9, name: { nl: 'Oostkust' } }],
      ...Object.fromEntries(RENTAL_FILTERS.map(name => [name, []])),
    },
    [`GET ${at}/rental-units/204/periods`]: [
      { type: 'WEEK', start: '2031-06-07', end: '2031-06-14', price: 1234, available: true },
    ],
  })
  const { KV, kept } = anOpenKv()
  const { get } = openSite({ API: api, KV: KV as never })
  return { site, api, at, kept, get: (path: string) => get(`http://${site.hostnames[0]}${path}`) }
}

interface Case {
  call: string
  page: string
  /** What this call brings to the page. */
  own: string
  /** What the page has without it; none: it is no page without. */
  rest?: string
}

const ALL = '/nl/alles'
const UNIT = '/nl/vakantie/204?start=2031-06-07&end=2031-06-14'
const HOME = '/nl/aanbod/1/woning-te-koop-in-veldstraat-1-9000-gent'

const CASES: Case[] = [
  { call: 'GET /navigation/header', page: ALL, own: 'Bovenaan', rest: 'Het slot' },
  { call: 'GET /navigation/footer', page: ALL, own: 'Onderaan', rest: 'Het slot' },
  { call: 'GET /entities', page: HOME, own: 'Kantoor Zuid', rest: '300.001' },
  { call: 'GET /entities/employees/items', page: ALL, own: 'Mieke Maes', rest: 'Het slot' },
  { call: 'GET /entities/offices/items', page: ALL, own: 'Kantoor Zuid', rest: 'Het slot' },
  { call: 'GET /entities/quotes/items', page: ALL, own: 'Wij zijn blij', rest: 'Het slot' },
  { call: 'GET /entities/reviews/items', page: ALL, own: 'Vlot verkocht', rest: 'Het slot' },
  { call: 'GET /estate-collections/5', page: ALL, own: 'Onze keuze', rest: 'Het slot' },
  { call: 'POST /estates', page: ALL, own: 'data-favorite="2"', rest: 'Het slot' },
  { call: 'GET /translations/nl', page: ALL, own: 'Spring naar wat telt', rest: 'Het slot' },
  {
    call: 'POST /estate-filters',
    page: '/nl/te-koop',
    own: 'Gent (9000)',
    rest: 'data-favorite="2"',
  },
  { call: 'GET /pages/', page: HOME, own: 'view=map', rest: '300.001' },
  { call: 'GET /pages/2', page: HOME, own: 'view=map', rest: '300.001' },
  { call: 'GET /estates/1/contact-info', page: HOME, own: 'Verkoper', rest: '300.001' },
  { call: 'GET /estate-pages/nl/1', page: HOME, own: 'Eigen woorden', rest: '300.001' },
  { call: 'GET /estates/group/50', page: '/nl/aanbod/50/-', own: 'A51', rest: '300.050' },
  {
    call: 'POST /rental-units/filters',
    page: '/nl/vakantie',
    own: 'Oostkust',
    rest: '/nl/vakantie/204',
  },
  { call: 'GET /rental-units/204/periods', page: UNIT, own: '1.234', rest: 'Zeedijk' },
  { call: 'GET /agreements', page: UNIT, own: 'Huurvoorwaarden', rest: 'Zeedijk' },
  { call: 'POST /rental-units', page: '/nl/vakantie', own: '/nl/vakantie/204' },
  { call: 'GET /rental-units/204', page: '/nl/vakantie/204', own: 'Zeedijk' },
  { call: 'GET /estates/v2/1', page: HOME, own: '300.001' },
  { call: 'GET /pages/by-url/nl%2Falles', page: ALL, own: 'Het slot' },
]

/** Puts garbage in the place of one call's answers. */
function spoil(api: FakeApi, call: string, at: string) {
  const [method, path] = call.split(' ') as [string, string]
  const works = api.fetch.bind(api)
  let garbage: (() => Response | Promise<Response>) | null = null
  api.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    return garbage && request.method === method && new URL(request.url).pathname === at + path
      ? garbage()
      : works(request as RequestInfo)
  }
  return { serve: (answer: typeof garbage) => (garbage = answer) }
}

/** The calls take turns with the kinds, by so many of which each is tried: all of them with FUZZ. A new agency each time is dear. */
const [SEEN, UNSEEN] = process.env.FUZZ ? [1, 1] : [2, 4]

/** Follows redirects, as a browser does. */
async function read(get: (path: string) => Promise<Response>, path: string) {
  const answer = await get(path)
  const to = answer.headers.get('Location')
  const shown = to ? await get(new URL(to, 'http://x').pathname) : answer
  return { status: shown.status, html: await shown.text() }
}

describe.each(CASES)('garbage in the place of $call', ({ call, page, own, rest }) => {
  const turn = CASES.findIndex(other => other.call === call)
  const kinds = (turns: number) =>
    Object.entries(GARBAGE).filter((_, index) => index % turns === turn % turns)
  const path = call.split(' ')[1] ?? ''
  const key = call.startsWith('POST') ? `${path} {` : path

  it('leaves a page that was seen as it was, and what is kept of it (CACHE-5, CACHE-21)', async () => {
    const { api, at, kept, get } = aWholeAgency()
    expect((await read(get, page)).html).toContain(own)
    const before = kept(key)
    const { serve } = spoil(api, call, at)
    const wrong: string[] = []
    for (const [index, [name, garbage]] of kinds(SEEN).entries()) {
      vi.setSystemTime(START + LATER + index * MINUTE)
      serve(garbage)
      const { status, html } = await read(get, page)
      if (status !== 200 || !html.includes(own)) wrong.push(`${name}: ${status}`)
      if (JSON.stringify(kept(key)) !== JSON.stringify(before)) wrong.push(`${name}: kept`)
    }
    expect(wrong).toEqual([])
  })

  it('costs a page that was never seen only what it brings, and is not kept (CACHE-76)', async () => {
    const wrong: string[] = []
    for (const [name, garbage] of kinds(UNSEEN)) {
      const { api, at, kept, get } = aWholeAgency()
      spoil(api, call, at).serve(garbage)
      const { status, html } = await read(get, page)
      if (status !== (rest ? 200 : 503) || (rest && !html.includes(rest)) || html.includes(own))
        wrong.push(`${name}: ${status}`)
      if (kept(key).length > 0) wrong.push(`${name}: kept`)
    }
    expect(wrong).toEqual([])
  })
})

it('there are 25 kinds of it and more', () =>
  expect(Object.keys(GARBAGE).length).toBeGreaterThanOrEqual(25))

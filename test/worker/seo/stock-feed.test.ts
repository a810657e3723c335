import { describe, expect, it } from 'vitest'
import { streetLine } from '../../../shared/estate/address.ts'
import { slugify } from '../../../shared/estate/slug.ts'
import { isSold } from '../../../shared/estate/status.ts'
import { seed } from '../../../worker/listing-api/demo/seed.ts'
import { anAgency } from '../../support/agency.ts'
import { aSite, anEstate } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'
import { searchingSite } from '../../support/searching-site.ts'

const HIDDEN = 6

const open = (count: number) =>
  anAgency({ settings: { ...aSite().settings, hiddenStatus: [HIDDEN] } }, [
    ...Array.from({ length: count }, (_, index) => anEstate(index + 1)),
    anEstate(9000, { transaction: { id: HIDDEN } }),
    anEstate(9001, { transaction: { id: 5 } }),
  ])

describe('all homes of an agency, for anybody', () => {
  it('are there as JSON, as CSV and as schema.org, without a hidden one (SEO-43)', async () => {
    const { get } = open(3)
    const json = await get('/nl/feed/homes.json')
    expect(json.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const { items } = await json.json<{ items: { _home: Record<string, unknown> }[] }>()
    expect(items.map(item => item._home.id)).toEqual(['1', '2', '3', '9001'])
    expect(items[0]?._home).toMatchObject({
      state: 'FOR_SALE',
      price_eur: 300_001,
      postcode: '9000',
    })
    expect(items[3]?._home).toMatchObject({ state: 'SOLD', price_eur: null })

    const csv = await (await get('/fr/feed/homes.csv')).text()
    const [heading, ...rows] = csv.trim().split('\r\n')
    expect(heading).toMatch(/^"id";"url";"title";"state"/)
    expect(rows).toHaveLength(4)

    const graph = await (await get('/en/feed/homes.jsonld')).json<{ '@graph': object[] }>()
    expect(graph['@graph'][1]).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ item: { '@type': 'RealEstateListing' } }, {}, {}, {}],
    })
    for (const wrong of ['homes.xml', 'homes-1.json', 'homes-2.json', 'homes-0.csv'])
      expect((await get(`/nl/feed/${wrong}`)).status, wrong).toBe(404)
  })

  it('17.34: tell the CO₂ that the page tells, of either source and in every region (SEO-62)', async () => {
    const WALLONIA = { city: { id: 2, name: 'Namur', zip: '5000' }, region: 'WALLONIA' as const }
    const homes = [
      anEstate(1, { address: WALLONIA }, { fields: { 'certification.co2': 41 } }),
      anEstate(2, { address: WALLONIA }, { energy: { co2: 42 } }),
      anEstate(3, {}, { energy: { co2: 0 } }),
      anEstate(4, {}, { fields: { 'certification.co2': '' }, energy: { co2: 44 } }),
      anEstate(5),
    ]
    const { items } = await (
      await anAgency({}, homes).get('/nl/feed/homes.json')
    ).json<{ items: { _home: Record<string, unknown>; content_text: string }[] }>()
    expect(items.map(item => item._home.co2_kg_m2_year)).toEqual([41, 42, 0, 44, null])
    // The words of an advert ask it in Brussels alone.
    expect(items.map(item => item.content_text).join(' ')).not.toContain('kg/m²')
  })

  it('come 500 in a file, which names the next (SEO-43)', async () => {
    const { get } = open(520)
    const first = await get('/nl/feed/homes.json')
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? ''
    const { items, next_url } = await first.json<{ items: unknown[]; next_url: string }>()
    expect([next, next.endsWith('/nl/feed/homes-2.json')]).toEqual([next_url, true])
    const last = await get(new URL(next).pathname)
    const rest = await last.json<{ items: unknown[]; next_url?: string }>()
    expect(items.length + rest.items.length).toBe(521)
    expect(rest.next_url).toBeUndefined()
  })

  it('are made once, however often they are asked for, and have nobody’s mail or telephone (SEO-43)', async () => {
    const agency = open(3)
    const text = await (await agency.get('/nl/feed/homes.json')).text()
    const before = agency.api.calls.length
    for (let time = 0; time < 50; time++) {
      const again = await agency.get(`/nl/feed/homes.json?again=${time}`)
      expect(await again.text()).toBe(text)
    }
    expect(agency.api.calls.length).toBe(before)
    expect(text).not.toMatch(/[\w.]+@[\w.]+|\+32/)
  })

  it('hold no formula that a spreadsheet would reckon, and are named in llms.txt (SEO-43)', async () => {
    const { get } = anAgency({}, [anEstate(1, { subType: { id: 1, name: { nl: '=1+1' } } })])
    expect(await (await get('/nl/feed/homes.csv')).text()).toContain("'=1+1")
    expect(await (await get('/llms.txt')).text()).toMatch(/\/nl\/feed\/homes\.(json|csv|jsonld)\)/)
  })
})

interface Item {
  id: string
  url: string
  _home: Record<string, unknown>
}
interface Feed {
  items: Item[]
  next_url?: string
}

/** An agency of the demo, whose API finds what is asked. */
function demoAgency(index: number) {
  const data = seed()[index]
  if (!data) throw new Error(`no agency ${index}`)
  const { api, origin } = searchingSite(data)
  const { get } = openSite({ API: api })
  const text = async (path: string) => (await get(origin + path)).text()
  return {
    data,
    origin,
    text,
    json: async (path: string): Promise<Feed> => JSON.parse(await text(path)),
  }
}

/** As an address of a page has them, without what parts words. */
const letters = (text: string): string => slugify(text).replaceAll('-', '')

describe('the open data', () => {
  it.each([0, 1, 2])(
    '17.41: have the town alone of what is sold or let, at agency %i (SEO-63)',
    async index => {
      const { data, json, text } = demoAgency(index)
      const { items } = await json('/nl/feed/homes.json')
      const graph = JSON.parse(await text('/nl/feed/homes.jsonld'))['@graph'][1].itemListElement
      const listings: { item: object }[] = graph
      const closed = data.estates.filter(isSold).flatMap(({ general }) => {
        const at = items.findIndex(({ _home }) => _home.id === String(general.guid ?? general.id))
        const street = streetLine(general.address, 'nl').replace(/\d.*/, '')
        return at >= 0 && street !== '' ? [{ street, told: [items[at], listings[at]] }] : []
      })
      expect(closed.length).toBeGreaterThan(5)
      for (const { street, told } of closed) {
        expect(told[0]).toMatchObject({ _home: { street: null, municipality: expect.any(String) } })
        expect(letters(JSON.stringify(told))).not.toContain(letters(street))
      }
      const open = items.filter(({ _home }) => _home.street !== null)
      expect(open.length).toBeGreaterThan(5)
    },
  )

  it('17.41: follow the filter of the address, as do the files after the first (SEO-43)', async () => {
    const { data, json, text } = demoAgency(0)
    const { items } = await json('/nl/feed/homes.json')
    const cities = data.estates.flatMap(({ general }) => general.address?.city ?? [])
    const city = cities.find(({ id }) => id !== cities[0]?.id)
    const some = (await json(`/nl/feed/homes.json?city=${city?.id}`)).items
    expect(some.length).toBeGreaterThan(0)
    expect(some.map(({ id }) => id)).toEqual(
      items.filter(({ _home }) => _home.postcode === String(city?.zip)).map(({ id }) => id),
    )
    const rows = (await text(`/nl/feed/homes.csv?city=${city?.id}`)).trim().split('\r\n')
    expect(rows).toHaveLength(some.length + 1)
    const cheap = (await json('/nl/feed/homes.json?price-max=300000')).items
    expect(cheap.length).toBeGreaterThan(0)
    for (const { _home } of cheap) expect(Number(_home.price_eur)).toBeLessThanOrEqual(300_000)

    const many = Array.from({ length: 520 }, (_, index) => anEstate(index + 1))
    const first = await (await anAgency({}, many).get('/nl/feed/homes.json?type=1')).json<Feed>()
    expect(first.next_url).toMatch(/\/nl\/feed\/homes-2\.json\?type=1$/)
  })

  it.each(['nl', 'fr', 'en', 'de'])('17.41: name their terms, in %s (SEO-64)', async locale => {
    const { get, origin, site } = anAgency({}, [anEstate(1)])
    const terms = `${origin.replace('http:', 'https:')}/${locale}/feed/terms.txt`
    const text = await (await get(`/${locale}/feed/terms.txt`)).text()
    expect(text.match(/^- .{20,}$/gm)).toHaveLength(4)
    expect(text).toContain(site.name)
    const { items } = await (await get(`/${locale}/feed/homes.json`)).json<Feed>()
    expect(items[0]?._home.license).toBe(terms)
    expect(await (await get(`/${locale}/feed/homes.csv`)).text()).toContain(`"${terms}"`)
    const graph = await (await get(`/${locale}/feed/homes.jsonld`)).text()
    expect(graph).toContain(`"license":"${terms}"`)
  })
})

import { describe, expect, it } from 'vitest'
import type { ListNode } from '../../shared/content/section.ts'
import type { EstateSearch } from '../../shared/search/search.ts'
import type { Site } from '../../shared/site/site.ts'
import { aPage, anEstate, aSite, siteApi } from '../support/demo-api.ts'
import { openSite } from '../support/open-site.ts'

const COLLECTION = 'children.estate_collections.estate_collection_id'

/** Lists by their path, the same in every language. */
const NODES: Record<string, ListNode> = {
  alles: { query: {} },
  'te-koop': { query: { terms: { 'transaction.id': [1] } } },
  verkocht: { query: { terms: { 'transaction.id': [5] } } },
  villas: {
    query: {
      terms: { 'headType.id': [1], 'subType.id': [1, 2] },
      range: { 'price.value': { gte: 500_000, lte: 2_000_000 }, bedroomCount: { gte: 3 } },
    },
  },
  stad: { query: { match: { project: false } }, groupOptions: { groupBy: 'CITY' } },
  keuze: { query: {}, collections: [{ id: 4 }] },
  keuzes: { query: {}, collections: [{ id: 4 }, { id: 7 }] },
  kust: { query: { distance: { geoLocation: { lat: 51.2, lon: 2.9 }, distance: '15km' } } },
}

/** The search that the API gets when an address is opened, on a site with a page for each list. */
async function bodyOf(address: string, changes: Partial<Site> = {}): Promise<unknown> {
  const site = aSite(changes)
  const api = siteApi(site, [])
  const [path = ''] = address.split('?')
  const word = path.split('/')[2] ?? ''
  const list = aPage(9, { nl: word, fr: word, en: word, de: word }, [
    { id: 'list', type: 'estateList', node: NODES[word] ?? { query: {} } },
  ])
  api.answers.set(`GET /sites/${site.id}/pages/by-url/${encodeURIComponent(path.slice(1))}`, list)
  api.answers.set(`GET /sites/${site.id}/pages/9`, list)
  // One result, so that nothing is suggested by further searches.
  api.answers.set(`POST /sites/${site.id}/estates`, { total: { value: 1 }, results: [anEstate(1)] })
  const response = await openSite({ API: api }).get(`https://${site.hostnames[0]}${address}`)
  expect(response.status).toBe(200)
  const bodies = api.calls
    .filter(({ method, path: asked }) => method === 'POST' && asked === `/sites/${site.id}/estates`)
    .map(({ body }) => JSON.parse(body))
  expect(bodies).toHaveLength(1)
  return bodies[0]
}

const NEWEST: EstateSearch = {
  query: {},
  sort: [{ field: 'publicationDate', order: 'DESC' }],
  limit: 15,
  offset: 0,
}

const terms = (field: string, ...values: number[]): Partial<EstateSearch> => ({
  query: { terms: { [field]: values } },
})
const status = (...values: number[]) => terms('transaction.id', ...values)
const price = (bounds: { gte?: number; lte?: number }): Partial<EstateSearch> => ({
  query: { range: { 'price.value': bounds } },
})
const around = (distance: string, lat: number, lon: number): Partial<EstateSearch> => ({
  query: { distance: { geoLocation: { lat, lon }, distance } },
})
const sorted = (
  field: NonNullable<EstateSearch['sort']>[number]['field'],
  order: 'ASC' | 'DESC',
): Partial<EstateSearch> => ({ sort: [{ field, order }] })

const TEN_THOUSAND = Array.from({ length: 10_000 }, (_, index) => `city=${10_000 - index}`).join(
  '&',
)

/** Address → how its search differs from that of the fifteen newest estates. */
type Row = [address: string, body: Partial<EstateSearch>]

const NOTHING_ASKED: Row[] = [
  ['/nl/alles', {}],
  ['/fr/alles', {}],
  ['/nl/alles?city=&type=&price-min=&price-max=&bedrooms=&geo_range=&status=&sortType=', {}],
  ['/nl/alles?utm_source=mail&fbclid=x&constructor=1', {}],
]

const ROWS_READ: Row[] = [
  // Each parameter, one and several
  ['/nl/alles?country=1', terms('address.country.id', 1)],
  ['/nl/alles?country=2&country=1', terms('address.country.id', 1, 2)],
  ['/nl/alles?city=12', terms('address.city.id', 12)],
  ['/de/alles?city=12&city=3&city=12', terms('address.city.id', 3, 12)],
  ['/nl/alles?type=1', terms('headType.id', 1)],
  ['/en/alles?type=5&type=2&type=1', terms('headType.id', 1, 2, 5)],
  ['/nl/alles?subType=7', terms('subType.id', 7)],
  ['/nl/alles?transaction=5', status(5)],
  ['/nl/alles?transaction=5&transaction=6', status(5, 6)],
  ['/nl/alles?status=5', status(5)],
  ['/nl/alles?status=6&transaction=5', status(5, 6)],
  ['/nl/alles?status=FOR_SALE', status(1)],
  ['/nl/alles?status=TO_RENT', status(2)],
  ['/nl/alles?status=TO_RENT&status=FOR_SALE', status(1, 2)],
  ['/nl/alles?trans=kopen', status(1)],
  ['/nl/alles?trans=huren', status(2)],
  ['/nl/alles?trans=ruilen', {}],
  ['/nl/alles?trans=kopen&status=TO_RENT', status(1, 2)],
  ['/nl/alles?bedrooms=3', terms('bedroomCount', 3)],
  ['/nl/alles?bedrooms=1&bedrooms=2', terms('bedroomCount', 1, 2)],
  ['/nl/alles?bedrooms=2,3', terms('bedroomCount', 2, 3)],
  ['/nl/alles?bedrooms=6', terms('bedroomCount', 6)],
  ['/nl/alles?bedrooms=9', terms('bedroomCount', 6)],
  ['/nl/alles?bed-min=2', { query: { range: { bedroomCount: { gte: 2 } } } }],
  [
    '/nl/alles?bedrooms=4&bed-min=2',
    { query: { terms: { bedroomCount: [4] }, range: { bedroomCount: { gte: 2 } } } },
  ],
  ['/nl/alles?price-min=100000', price({ gte: 100_000 })],
  ['/nl/alles?price-max=250000', price({ lte: 250_000 })],
  ['/nl/alles?price-min=100000&price-max=250000', price({ gte: 100_000, lte: 250_000 })],
  ['/nl/alles?price-min=0&price-max=250000', price({ lte: 250_000 })],
  ['/nl/alles?price-min=1e5', price({ gte: 100_000 })],
  ['/nl/alles?price-max=1000000000000', price({ lte: 1e9 })],
  ['/nl/alles?price-min=NaN&price-max=Infinity', {}],
  ['/nl/alles?price-min=-5&price-max=abc', {}],
  // Places
  ['/nl/alles?geo_range=10km;51.05;3.72', around('10km', 51.05, 3.72)],
  ['/nl/alles?geo_range=2.5km;51.05;3.72&city=9&city=8', around('2.5km', 51.05, 3.72)],
  ['/nl/alles?geo_range=9000km;51.05;3.72', around('500km', 51.05, 3.72)],
  ['/nl/alles?geo_range=10;51.05;3.72&city=9', terms('address.city.id', 9)],
  ['/nl/alles?geo_range=10km;51;3&city=9', terms('address.city.id', 9)],
  [
    '/nl/alles?within=51,3;51.5,3;51,4',
    {
      query: {
        within: [
          [51, 3],
          [51.5, 3],
          [51, 4],
        ],
      },
    },
  ],
  [
    '/nl/alles?within=51,3;51.5,3;51,4&city=9&type=1',
    {
      query: {
        terms: { 'headType.id': [1] },
        within: [
          [51, 3],
          [51.5, 3],
          [51, 4],
        ],
      },
    },
  ],
  ['/nl/alles?within=51,3;51.5,3&city=9', terms('address.city.id', 9)],
  // Values nobody has
  ['/nl/alles?city=0&city=-1&city=1.5&city=99999999999&city=abc', {}],
  ['/nl/alles?type=1&type=<script>', terms('headType.id', 1)],
  ["/nl/alles?type=1' OR '1'='1", {}],
  ['/nl/alles?type[]=1&type[$gt]=', {}],
  ['/nl/alles?city=%E0%A4%A', {}],
  [
    `/nl/alles?${TEN_THOUSAND}`,
    terms('address.city.id', ...Array.from({ length: 50 }, (_, index) => 9951 + index)),
  ],
  [
    `/nl/ajax/estates?list=9.list&${TEN_THOUSAND}`,
    terms('address.city.id', ...Array.from({ length: 50 }, (_, index) => 9801 + index)),
  ],
  [`/nl/alles?price-max=${'9'.repeat(10_000)}`, {}],
  // Order
  ['/nl/alles?sortType=price', sorted('price.value', 'ASC')],
  ['/nl/alles?sortType=price&sortOrder=DESC', sorted('price.value', 'DESC')],
  ['/nl/alles?sortType=price-DESC', sorted('price.value', 'DESC')],
  ['/nl/alles?sortType=city', sorted('city', 'ASC')],
  ['/nl/alles?sortType=date', sorted('publicationDate', 'ASC')],
  ['/nl/alles?sortType=date&sortOrder=desc', sorted('publicationDate', 'DESC')],
  ['/nl/alles?sortType=type&sortOrder=ASC', sorted('subType.id', 'ASC')],
  ['/nl/alles?sortOrder=ASC', {}],
  ['/nl/alles?sortType=id;DROP TABLE estate', {}],
  // The piece
  ['/nl/alles?page=2', { offset: 15 }],
  ['/nl/alles?page=999999999', { offset: 9_975 }],
  ['/nl/alles?page=0', {}],
  ['/nl/alles?show=60', { limit: 60 }],
  ['/nl/alles?show=50', { limit: 60 }],
  ['/nl/alles?show=9999', { limit: 120 }],
  ['/nl/ajax/estates?list=9.list&offset=30', { offset: 30 }],
  [
    '/nl/ajax/estates?list=9.list&offset=0&limit=60&type=2',
    { ...terms('headType.id', 2), limit: 60 },
  ],
]

const OF_THE_PAGE: Row[] = [
  ['/nl/te-koop', status(1)],
  ['/nl/te-koop?transaction=5', status(-1)],
  ['/nl/te-koop?transaction=1&transaction=5', status(1)],
  [
    '/nl/te-koop?type=2&price-max=400000&sortType=price',
    {
      query: {
        terms: { 'transaction.id': [1], 'headType.id': [2] },
        range: { 'price.value': { lte: 400_000 } },
      },
      sort: [{ field: 'price.value', order: 'ASC' }],
    },
  ],
  ['/nl/verkocht?trans=kopen', status(-1)],
  [
    '/nl/villas?subType=2&subType=3&price-min=100000&price-max=900000&bed-min=4',
    {
      query: {
        terms: { 'headType.id': [1], 'subType.id': [2] },
        range: { 'price.value': { gte: 500_000, lte: 900_000 }, bedroomCount: { gte: 4 } },
      },
    },
  ],
  ['/nl/stad', { query: { match: { project: false } }, grouping: 'CITY' }],
  ['/nl/keuze?type=1', { query: { terms: { 'headType.id': [1] }, match: { [COLLECTION]: 4 } } }],
  ['/nl/keuzes', terms(COLLECTION, 4, 7)],
  ['/nl/kust', around('15km', 51.2, 2.9)],
  ['/nl/kust?geo_range=5km;51.05;3.72', around('5km', 51.05, 3.72)],
]

const TABLE = [...NOTHING_ASKED, ...ROWS_READ, ...OF_THE_PAGE]

describe('the search of an address', () => {
  it(`has ${TABLE.length} examples, each another`, () => {
    expect(TABLE.length).toBeGreaterThanOrEqual(60)
    expect(new Set(TABLE.map(([address]) => address)).size).toBe(TABLE.length)
  })

  const isAsked = async (address: string, body: Partial<EstateSearch>): Promise<void> =>
    expect(await bodyOf(address)).toEqual({ ...NEWEST, ...body })

  it.each(NOTHING_ASKED)('%.200s (SEARCH-6, SEARCH-12, SEARCH-13)', isAsked)

  it.each(ROWS_READ)('%.200s (SEARCH-1, SEARCH-2, SEARCH-4)', isAsked)

  it.each(OF_THE_PAGE)('%.200s (SEARCH-7, SEARCH-9, SEARCH-10)', isAsked)

  it.each<[string, number[]]>([
    ['trans=kopen', [3]],
    ['trans=huren', [2, 4, 8, 10]],
    ['status=FOR_SALE', [3]],
    ['transaction=7', [7]],
  ])('takes the status ids of the guid-bearing source: %s (SEARCH-3)', async (query, ids) => {
    expect(await bodyOf(`/nl/alles?${query}`, { source: 'guid' })).toEqual({
      ...NEWEST,
      ...status(...ids),
    })
  })
})

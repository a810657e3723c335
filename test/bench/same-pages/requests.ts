import { HOSTS, type SiteId } from './acts.ts'
import type { Answer, Request } from './ask.ts'
import { API_KEY } from './product.ts'

interface Wanted {
  kind: string
  request: Request
}

const LISTS = [
  '/nl/te-koop',
  '/fr/a-vendre',
  '/en/for-sale',
  '/de/zu-verkaufen',
  '/nl/te-huur',
  '/nl/verkocht',
  '/nl/projecten',
  '/nl/vakantie',
  '/en/holiday',
  '/fr/vacances',
]
const FILTERS = [
  '',
  '?type=2',
  '?price-max=400000',
  '?page=2',
  '?bedrooms=2',
  '?bedrooms=6',
  '?bed-min=3',
  '?price-max=1',
  '?bogus=1',
  '?city=1&type=1',
  '?sortType=price&sortOrder=DESC',
  '?view=map',
  '?trans=kopen',
  '?geo_range=10km;51.05;3.72',
  '?within=51.2,3.5;51.2,4;50.9,4;50.9,3.5',
  '?price-min=200000&price-max=300000&type=1&type=2',
  '?area-min=120&plot-min=300',
  '?energy=A&energy=B',
  '?with=garden&with=garage',
  '?with=lift&with=newBuilding&type=2',
  '?since=2026-06-01',
]
const SENTENCES = {
  nl: 'zoeken?q=huis+met+tuin+en+3+slaapkamers+in+Gent+tot+450000+euro',
  fr: 'rechercher?q=appartement+avec+ascenseur+et+pompe+à+chaleur',
  en: 'search?q=new+flat+with+a+lift+near+the+sea',
  de: 'suchen?q=Haus+mit+Garage+und+mindestens+4+Schlafzimmern',
}
const OTHERS = [
  '/',
  '/nl/nergens',
  '/xx',
  '/nl/aanbod/999999',
  '/nl/aanbod/1000',
  '/nl/detail',
  '/admin',
  '/nl/favorieten',
  '/nl/vergelijken?ids=1000.1001',
  '/nl/hou-me-op-de-hoogte/succes',
  '/nl/hou-me-op-de-hoogte/uitschrijven/x',
  '/nl/hou-me-op-de-hoogte/x',
  '/nl/hou-me-op-de-hoogte?price-max=300000&with=garden&energy=A',
  '/nl/afspraak-annuleren/x',
  '/nl/aanbod/1000/x/1',
  '/_patterns',
  '/_patterns?locale=fr',
  '/_patterns/mail',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/nl/contact?source=estimate',
  ...Object.entries(SENTENCES).map(([locale, path]) => encodeURI(`/${locale}/${path}`)),
]
const AJAX = [
  '/nl/ajax/notifications',
  '/nl/ajax/search-city?q=gent',
  '/nl/ajax/estate/1000',
  '/nl/ajax/estate-pictures/1000',
]
/** The calls of a list's script; each takes the list and a filter. */
const LIST_CALLS = ['estates', 'estate-filters', 'markers', 'suggest-drop']
const FEED_FILES = ['homes.json', 'homes.csv', 'homes.jsonld', 'homes-2.json', 'terms.txt']
const LOCALES = ['nl', 'fr', 'en', 'de']

const FORMS: Request[] = [
  { path: '/nl/ajax/contact-form-handler', body: 'lastname=&email=x' },
  { path: '/fr/ajax/contact-form-handler', body: '' },
  { path: '/de/ajax/contact-form-handler', body: 'email=a%40b.be&text=hallo' },
  { path: '/nl/ajax/send-to-a-friend', body: 'estate=1000&email=x' },
  { path: '/nl/hou-me-op-de-hoogte', body: 'email=x' },
  { path: '/nl/hou-me-op-de-hoogte', body: 'email=x&price-max=9&with=garden&bedrooms=6' },
  { path: '/en/keep-me-informed', body: 'email=x' },
  { path: '/nl/ajax/viewing', body: 'estate=1000' },
  { path: '/nl/ajax/stay', body: 'unit=231' },
  { path: '/nl/inhoud-melden', body: 'email=x' },
  { path: '/nl/contact', body: 'email=x' },
]

type Ask = (host: string, request: Request) => Promise<Answer>

const unescaped = (address = ''): URL => new URL(address.replaceAll('&amp;', '&'))

/** The lists of a site as its scripts and feeds name them, '12.list'. */
async function listNames(ask: Ask, host: string): Promise<string[]> {
  const pages = await Promise.all(LISTS.map(path => ask(host, { path })))
  const names = pages.flatMap(({ text }) =>
    [...text.matchAll(/\/feed\/(\d+\.[\w-]+)\.atom/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)]
}

/** What a visitor can be shown: every Nth page of the sitemaps, which are asked of one product; all else whole. */
export async function visitorRequests(ask: Ask, host: string, every: number): Promise<Wanted[]> {
  const lists = await listNames(ask, host)
  const shards = (await ask(host, { path: '/sitemap.xml' })).text.matchAll(/<loc>([^<]+)/g)
  const sitemaps = [...shards].map(([, shard]) => unescaped(shard).pathname)
  const paths = new Set<string>()
  for (const sitemap of sitemaps) {
    const { text } = await ask(host, { path: sitemap })
    for (const [, loc, href] of text.matchAll(/<loc>([^<]+)|href="([^"]+)"/g))
      paths.add(unescaped(loc ?? href).pathname)
  }
  const pages = [...paths].filter((_, index) => index % every === 0)
  const filters = FILTERS.map(filter => filter.slice(1))
  const calls = lists.flatMap(list =>
    filters.flatMap(filter =>
      LIST_CALLS.map(call => `/nl/ajax/${call}?list=${list}${filter && `&${filter}`}`),
    ),
  )
  const feeds = LOCALES.flatMap(locale =>
    [...FEED_FILES, ...lists.flatMap(list => [`${list}.json`, `${list}.atom`])].map(
      file => `/${locale}/feed/${file}`,
    ),
  )
  const filteredFeeds = filters.filter(Boolean).map(filter => `/nl/feed/homes.json?${filter}`)
  // Fewer of all combinations, but with every call and every filter: there are not five calls.
  const some = (all: string[]): string[] => all.filter((_, index) => every < 5 || index % 5 === 0)
  const wanted = (kind: string, requests: Request[]): Wanted[] =>
    requests.map(request => ({ kind, request }))
  const get = (kind: string, all: string[]): Wanted[] =>
    wanted(
      kind,
      all.map(path => ({ path })),
    )
  const markdown = pages
    .filter((_, index) => index % 5 === 0)
    .map(path => ({ path, headers: { Accept: 'text/markdown' } }))
  return [
    ...get('pages', OTHERS),
    ...get(
      'pages',
      LISTS.flatMap(list => FILTERS.map(filter => list + filter)),
    ),
    ...get('pages', pages),
    ...wanted('pages as Markdown', markdown),
    ...get('sitemaps', sitemaps),
    ...wanted('forms with errors', FORMS),
    ...get('calls of scripts', [...AJAX, ...some(calls)]),
    ...get('feeds', [...feeds, ...filteredFeeds]),
  ]
}

const QUERIES: object[] = [
  {},
  { terms: { 'transaction.id': [1] } },
  { terms: { 'transaction.id': [1, 4], 'headType.id': [1] } },
  { terms: { 'headType.id': [1, 2], bedroomCount: [2, 3] } },
  { terms: { bedroomCount: [6] } },
  { terms: { 'transaction.id': [2] }, range: { 'price.value': { lte: 1200 } } },
  { range: { 'price.value': { gte: 150_000, lte: 400_000 } } },
  { range: { bedroomCount: { gte: 4 } } },
  { range: { 'dimensions.areaBuild': { gte: 120 }, 'dimensions.areaGround': { gte: 300 } } },
  { range: { publicationDay: { gte: 20_260_601 } } },
  { terms: { 'energyLabel.rank': [1, 2, 3] } },
  { match: { garden: true, garage: true } },
  { match: { lift: true, newBuilding: true } },
  { match: { terrace: true }, terms: { 'transaction.id': [1] } },
  { match: { project: true } },
  { match: { parentId: 1100 } },
  { terms: { id: [1000, 1001, 1101] } },
  { distance: { geoLocation: { lat: 51.05, lon: 3.72 }, distance: '20km' } },
  {
    within: [
      [51.2, 3.5],
      [51.2, 4],
      [50.9, 4],
      [50.9, 3.5],
    ],
  },
  { bogus: 1 },
  { range: { bogus: { gte: 1 } } },
  { match: { garden: false } },
]
const SORTS = ['publicationDate', 'price.value', 'city', 'subType.id'].flatMap(field =>
  ['ASC', 'DESC'].map(order => [{ field, order }]),
)
const GROUPS = ['TYPE', 'SUBTYPE', 'CITY', 'STATUS', 'PRICE', 'bogus']
const RENTALS: object[] = [
  {},
  { query: { persons: 4 } },
  { query: { periodType: 'WEEK' }, limit: 5 },
  { query: { start: '2027-07-03', end: '2027-07-10' } },
  { query: { bogus: 1 } },
]

const KEY = { Authorization: `Bearer ${API_KEY}`, Accept: 'application/json' }
const json = (path: string, body: object): Request => ({
  path,
  body: JSON.stringify(body),
  headers: { ...KEY, 'Content-Type': 'application/json' },
})
const read = (path: string): Request => ({ path, headers: KEY })

interface Home {
  id: number
  guid?: string
}

const HOME_LISTS = [
  '',
  '?q=gent&limit=20',
  '?headType=1',
  '?transaction=1&order=price',
  '?state=draft',
  '?gaps=1',
]
const READS = [
  '',
  '/pages',
  '/pages/by-url/nl',
  '/navigation/header',
  '/navigation/footer',
  '/entities',
  '/entities/employees/items',
  '/entities/offices/items',
  '/agreements?locale=nl',
  '/translations/nl',
  '/places?q=gent&locale=nl',
  '/places?q=ant&locale=fr',
  '/estates/changes',
  '/assets',
  '/usage',
  '/imports',
  '/bookings',
  '/nowhere',
]

/** The calls of the listing API for one site; its homes, pages and lists are asked of one product. */
export async function apiRequests(ask: Ask, site: SiteId, every: number): Promise<Request[]> {
  const at = `/sites/${site}`
  const answerTo = async (request: Request): Promise<string> => (await ask('api', request)).text
  const homesFrom = async (offset: number): Promise<Home[]> => {
    const { results }: { results: { general: Home }[] } = JSON.parse(
      await answerTo(json(`${at}/estates`, { limit: 100, offset })),
    )
    return results.map(({ general }) => general)
  }
  const some = <Item>(items: readonly Item[]): Item[] =>
    items.filter((_, index) => index % every === 0)
  const homes = some((await Promise.all([0, 100, 200, 300, 400, 500].map(homesFrom))).flat())
  const names = [
    ...(await answerTo(read(`${at}/homes?limit=100`))).matchAll(/"externalId":"([^"]+)"/g),
  ].map(([, name = '']) => name)
  const units = [
    ...(await answerTo(json(`${at}/rental-units`, { limit: 100 }))).matchAll(/"id":(\d+)/g),
  ].map(([, id = '']) => id)
  return [
    ...QUERIES.flatMap((query, index) => [
      json(`${at}/estates`, { query, sort: SORTS[index % SORTS.length], limit: 30 }),
      json(`${at}/estates/markers`, { query }),
      json(`${at}/estate-filters`, { query }),
    ]),
    ...SORTS.map(sort => json(`${at}/estates`, { sort, limit: 100, offset: 20 })),
    ...GROUPS.map(grouping => json(`${at}/estates`, { grouping, limit: 100 })),
    ...RENTALS.flatMap(body => [
      json(`${at}/rental-units`, body),
      json(`${at}/rental-units/filters`, { query: {}, ...body }),
    ]),
    ...some([...new Set(units)]).flatMap(id => [
      read(`${at}/rental-units/${id}`),
      read(`${at}/rental-units/${id}/periods`),
    ]),
    ...homes.flatMap(({ id, guid }) => [
      read(`${at}/estates/${guid ? `skarabee/${guid}` : `v2/${id}`}`),
      read(`${at}/estates/${guid ?? id}/contact-info`),
      read(`${at}/estate-pages/nl/${guid ?? id}`),
    ]),
    ...some(names).map(name => read(`${at}/homes/${encodeURIComponent(name)}`)),
    ...['1100', '1120', '999999'].map(id => read(`${at}/estates/group/${id}`)),
    ...HOME_LISTS.map(query => read(`${at}/homes${query}`)),
    ...READS.map(path => read(at + path)),
    read(`/sites/by-hostname/${HOSTS[site]}`),
  ]
}

/** What a program with a key may read of the first agency. */
export const programRequests = (key: string): Request[] =>
  [
    '',
    '/pack',
    '/pack/digests',
    '/part?path=site.json',
    '/part/pages',
    '/part/history',
    '/assets',
    '/imports',
    '/imports/held',
    '/fetched-pictures',
    '/enquiries',
    '/nowhere',
  ].map(path => ({
    path: `/sites/1${path}`,
    headers: { Authorization: `Bearer ${key}`, Accept: '*/*' },
  }))

export const CONSOLE = [
  '',
  '/agencies',
  '/agencies/1',
  '/leads?site=1',
  '/bookings?site=1',
  '/estates?site=1',
  '/imports?site=1',
  '/persons?site=1',
  '/reports',
  '/audit',
].map(path => `/admin${path}`)

/** A page of the desk without ids: as many of each kind are looked at as is wanted. */
export const deskKind = (path: string): string =>
  path
    .replace(/\?.*/, query => `?${[...new URLSearchParams(query).keys()].join('&')}`)
    .replace(/\/[\w%-]*\d[\w%-]*(?=\/|\?|$)/g, '/:id')
    .replace(/^\/desk\/(pages|content|words)\/[\w.-]+$/, '/desk/$1/:name')
    .replace(/\/section\/[\w-]+$/, '/section/:id')

/** Addresses of the desk that a page leads to, in their order. */
export const deskLinks = (text: string): string[] =>
  [...text.matchAll(/href="(\/desk[^"#]*)/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))

import { CAST, type CastMember } from '../../../worker/listing-api/demo/cast.ts'

export interface PageKind {
  name: string
  host: string
  path: string
  status: number
}

const LEIE = 'localhost'
const DUINKANT = 'kust.localhost'
const ARDOISE = 'ardennen.localhost'

const HOSTS: Record<number, string> = { 1: LEIE, 2: DUINKANT, 3: ARDOISE }

const page = (name: string, path: string, host = LEIE, status = 200): PageKind => ({
  name,
  host,
  path,
  status,
})

/** A home of the named cast at its short address, which leads to its page. */
const home = (name: string, { site, id }: CastMember): PageKind =>
  page(name, `/nl/aanbod/${id}`, HOSTS[site])

/** Pages whose parts are all on another one of the list. */
const ALIKE = new Set([
  'list of rents',
  'list of projects',
  'list of sold homes',
  'filtered list',
  'later page of a list',
  'apartment to rent',
  'sold house',
  'plot',
  'shop',
  'home without public address',
  'home in a project',
  'home of the guid source',
  'project of the guid source',
  'about us',
  'subscribed',
  'terms',
  'accessibility statement',
  'hidden home',
])

/** Whether a browser need not look at it too in `npm test`; in `npm run audit` it looks at all. */
export const isAlike = ({ name }: Pick<PageKind, 'name'>): boolean =>
  process.env.AUDIT === undefined && ALIKE.has(name)

/** One page of each kind that a visitor can be shown, over the three demo agencies. */
export const PAGE_KINDS: PageKind[] = [
  page('home', '/nl'),
  page('home of the second agency', '/nl', DUINKANT),
  page('home of the third agency', '/fr', ARDOISE),
  page('list of sales', '/nl/te-koop'),
  page('list of rents', '/de/zu-vermieten'),
  page('list of projects', '/en/projects'),
  page('list of sold homes', '/nl/verkocht'),
  page('what was sold and let', '/nl/verkocht-in-de-buurt'),
  page('filtered list', '/nl/te-koop?type=2&price-max=400000'),
  page('later page of a list', '/nl/te-koop?page=2'),
  page('list on a map', '/nl/te-koop?view=map'),
  page('list without results', '/nl/te-koop?price-max=1'),
  home('house for sale', CAST.villaGent),
  home('apartment to rent', CAST.apartmentRent),
  home('sold house', CAST.soldHouse),
  home('plot', CAST.flemishPlot),
  home('shop', CAST.shopRent),
  home('home without public address', CAST.hiddenAddress),
  home('home without picture', CAST.noPicture),
  home('project', CAST.projectWithThreeFloors),
  page('home in a project', '/nl/aanbod/1101'),
  home('home of the guid source', CAST.brusselsApartment),
  home('project of the guid source', CAST.walloonProject),
  page('estimation', '/nl/schatting'),
  page('about us', '/nl/over-ons'),
  page('contact', '/nl/contact'),
  page('favourites', '/nl/favorieten'),
  page('homes side by side', '/nl/vergelijken?ids=1000.1001'),
  page('subscribe', '/nl/hou-me-op-de-hoogte'),
  page('subscribed', '/nl/hou-me-op-de-hoogte/succes'),
  page('holiday homes', '/nl/vakantie', DUINKANT),
  page('holiday home', '/nl/vakantie/231', DUINKANT),
  page('privacy', '/nl/privacy-verklaring'),
  page('terms', '/nl/gebruiksvoorwaarden'),
  page('accessibility statement', '/nl/toegankelijkheid'),
  page('absent page', '/nl/nergens', LEIE, 404),
  page('hidden home', `/nl/aanbod/${CAST.hiddenStatus.id}`, DUINKANT, 404),
  page('unknown host', '/nl', 'niemand.localhost', 404),
  page('console entrance', '/admin', LEIE, 401),
]

import { enquire, subscribe, view } from './forms.ts'
import type { Random } from './random.ts'
import type { Soak } from './soak.ts'
import { changePrice, changeWord, purge } from './writes.ts'

const PAGES = [
  '/nl',
  '/fr',
  '/en',
  '/de',
  '/nl/te-koop',
  '/fr/a-vendre',
  '/nl/te-huur',
  '/nl/contact',
  '/nl/over-ons',
  '/nl/projecten',
  '/nl/hou-me-op-de-hoogte',
  '/sitemap.xml',
]
const FILTERS = ['type=1', 'type=2', 'minPrice=200000', 'maxPrice=450000', 'bedrooms=2', 'page=2']

/** Of a hundred acts, how many are of each kind. */
const WEIGHTS = {
  page: 38,
  home: 12,
  filter: 14,
  picture: 9,
  enquiry: 8,
  viewing: 7,
  subscription: 4,
  desk: 3,
  import: 3,
  purge: 2,
} as const

type ActKind = keyof typeof WEIGHTS

const KINDS = Object.entries(WEIGHTS).flatMap(([kind, weight]) => Array<string>(weight).fill(kind))

const isKind = (kind: string): kind is ActKind => Object.hasOwn(WEIGHTS, kind)

/** The next thing that somebody does: all that is drawn of it is drawn at once, so that a seed makes the same acts. */
export function nextAct(soak: Soak, random: Random, port: number): () => Promise<void> {
  const site = random.pick(soak.sites)
  const kind = random.pick(KINDS)
  const [path, filter, other] = [random.pick(PAGES), random.pick(FILTERS), random.pick(FILTERS)]
  const home = random.below(soak.homes.length)
  const [slot, isTwice] = [random.below(1_000), random.below(4) === 0]
  const look = async (name: string, asked: string, expected = [200]): Promise<void> => {
    await soak.visits.ask(name, { site, path: asked }, expected)
  }
  const id = soak.homes[home]?.id ?? 0
  const acts: Record<ActKind, () => Promise<void>> = {
    page: () => look('page', path),
    // Its canonical address is one redirect away.
    home: () => look('home page', `/nl/aanbod/${id}`, [200, 301]),
    filter: () => look('filter', `/nl/te-koop?${filter}&${other}`, [200, 301, 302, 308]),
    picture: () => look('picture', pictureOf(soak, site, slot), [200]),
    enquiry: () => enquire(soak, site, isTwice),
    viewing: () => view(soak, site, { home: id, slot, isTwice }),
    subscription: () => subscribe(soak, site, isTwice),
    desk: () => changeWord(soak, site, port),
    import: () => changePrice(soak, site, { home, isFeed: isTwice }),
    purge: () => purge(soak, site, isTwice),
  }
  if (!isKind(kind)) throw new Error(kind)
  return acts[kind]
}

const pictureOf = (soak: Soak, site: number, at: number): string => {
  const all = soak.pictures.get(site) ?? []
  return all[at % Math.max(1, all.length)] ?? '/favicon.ico'
}

import { readFileSync } from 'node:fs'
import http from 'node:http'
import { parseArgs } from 'node:util'

/**
 * Compares every page of two running products, one of them built from an older commit:
 * `node test/bench/same-pages.ts --before 8787 --after 8797 [--every 20]`.
 *
 * Asks both for all addresses that the sitemaps of the older one name, on all demo hosts, and for lists with filters,
 * forms with errors and error pages. Both answers must be the same bytes once same-pages-table.json is
 * applied to the older one and names that change with each build are blanked. Both need the same state: copy
 * `.wrangler/state` of the older one. `--every N` takes every Nth page of the sitemaps.
 */
const { values } = parseArgs({
  options: {
    before: { type: 'string', default: '8787' },
    after: { type: 'string', default: '8797' },
    every: { type: 'string', default: '1' },
  },
})
const before = Number(values.before)
const after = Number(values.after)
const every = Number(values.every)

interface Table {
  /** Class attributes, island names: old → new. */
  classes: Record<string, string>
  islands: Record<string, string>
  /** Any other text: old → new. */
  texts: Record<string, string>
}

interface Response {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
}

interface Request {
  path: string
  body?: string
}

const table: Table = JSON.parse(
  readFileSync(new URL('same-pages-table.json', import.meta.url), 'utf8'),
)
const WIDTH = 3
const SHOWN = 5
const HOSTS = ['localhost', 'kust.localhost', 'ardennen.localhost']
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
  '?price-max=1',
  '?bogus=1',
  '?city=1&type=1',
  '?sortType=price&sortOrder=DESC',
  '?view=map',
  '?trans=kopen',
  '?geo_range=10km;51.05;3.72',
  '?price-min=200000&price-max=300000&type=1&type=2',
]
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
  '/nl/afspraak-annuleren/x',
  '/nl/aanbod/1000/x/1',
  '/_patterns',
  '/robots.txt',
  '/llms.txt',
  '/nl/feed.xml',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/nl/contact?source=estimate',
  '/nl/ajax/notifications',
  '/nl/ajax/search-city?q=gent',
]
const FORMS: Request[] = [
  { path: '/nl/ajax/contact-form-handler', body: 'lastname=&email=x' },
  { path: '/fr/ajax/contact-form-handler', body: '' },
  { path: '/de/ajax/contact-form-handler', body: 'email=a%40b.be&text=hallo' },
  { path: '/nl/ajax/send-to-a-friend', body: 'estate=1000&email=x' },
  { path: '/nl/hou-me-op-de-hoogte', body: 'email=x' },
  { path: '/en/keep-me-informed', body: 'email=x' },
  { path: '/nl/ajax/viewing', body: 'estate=1000' },
  { path: '/nl/contact', body: 'email=x' },
]

const agent = new http.Agent({ keepAlive: true, maxSockets: 2 * WIDTH })

/** Both products are asked by the older one's name, so that absolute addresses agree. */
function ask(port: number, host: string, { path, body }: Request): Promise<Response> {
  const headers = {
    Host: `${host}:${before}`,
    Origin: `http://${host}:${before}`,
    Accept: 'text/html',
    ...(body !== undefined && {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': Buffer.byteLength(body),
    }),
  }
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    http
      .request({ host: '127.0.0.1', port, path, agent, method, headers }, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
      })
      .on('error', reject)
      .end(body)
  })
}

const NAMES = [
  ...Object.entries(table.classes).map(
    ([old, next]) => [new RegExp(`(?<=[ "])${old}(?=[ "])`, 'g'), next] as const,
  ),
  ...Object.entries(table.islands).map(
    ([old, next]) => [new RegExp(`data-name="${old}"`, 'g'), `data-name="${next}"`] as const,
  ),
]

/** The answer with its telling headers, without what changes with each build. */
function normalized({ status, headers, text }: Response, isOlder: boolean): string {
  const names = ['location', 'content-type', 'cache-control', 'vary', 'content-security-policy']
  let html = `${status} ${names.map(name => headers[name]).join(' ')}\n${text}`
    .replace(/\/assets\/([\w.-]+?)-[A-Z0-9]{8}\.(\w+)/g, '/assets/$1-HASH.$2')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/data-chunks="[^"]*"/g, '')
  if (!isOlder) return html
  for (const [old, next] of NAMES) html = html.replaceAll(old, next)
  for (const [old, next] of Object.entries(table.texts)) html = html.replaceAll(old, next)
  return html
}

const unescaped = (address = ''): URL => new URL(address.replaceAll('&amp;', '&'))

async function addressesOf(host: string): Promise<Request[]> {
  const shards = (await ask(before, host, { path: '/sitemap.xml' })).text.matchAll(/<loc>([^<]+)/g)
  const paths = new Set<string>()
  for (const [, shard] of shards) {
    const { text } = await ask(before, host, { path: unescaped(shard).pathname })
    for (const [, loc, href] of text.matchAll(/<loc>([^<]+)|href="([^"]+)"/g))
      paths.add(unescaped(loc ?? href).pathname)
  }
  return [
    ...OTHERS.map(path => ({ path })),
    ...LISTS.flatMap(list => FILTERS.map(filter => ({ path: list + filter }))),
    ...[...paths].filter((_, index) => index % every === 0).map(path => ({ path })),
    ...FORMS,
  ]
}

let count = 0
const differences: string[] = []
for (const host of HOSTS) {
  const requests = await addressesOf(host)
  const queue = requests.values()
  const work = async (): Promise<void> => {
    for (const request of queue) {
      const [old, next] = await Promise.all([
        ask(before, host, request).then(response => normalized(response, true)),
        ask(after, host, request).then(response => normalized(response, false)),
      ])
      count++
      if (old !== next) differences.push(difference(host + request.path, old, next))
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, work))
}
agent.destroy()
for (const each of differences.slice(0, SHOWN)) console.log(each)
console.log(`${count} pages, ${differences.length} different`)
process.exitCode = differences.length > 0 ? 1 : 0

function difference(name: string, old: string, next: string): string {
  let start = 0
  while (old[start] === next[start]) start++
  const around = (text: string): string => text.slice(Math.max(0, start - 80), start + 120)
  return `${name}\n  before …${around(old)}\n  after  …${around(next)}`
}

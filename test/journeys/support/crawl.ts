import { matchRoute } from '../../../shared/routes.ts'
import { addresses, link } from '../../support/html.ts'
import { productPort } from './product.ts'
import { inParallel, sendRequest } from './request.ts'

const WIDTH = 4

interface Broken {
  on: string
  to: string
  status: number
}

interface Crawl {
  broken: Broken[]
  /** Of each page that was read: what it names as itself in other languages. */
  alternates: Map<string, Record<string, string>[]>
  requestCount: number
}

interface Options {
  /** Paths that a sitemap names: they lead nowhere else. */
  start: string[]
  /** How far it goes on from what it finds; what is found last is only asked for. */
  depth: number
  /** What is asked once, however often it is linked. */
  once: (path: string) => string
}

/** Goes by links from page to page of one host. A link may take one redirect. */
export async function crawl(host: string, { start, depth, once }: Options): Promise<Crawl> {
  const broken: Broken[] = []
  const alternates: Crawl['alternates'] = new Map()
  const ids = new Map<string, Set<string>>()
  const parts: { on: string; path: string; id: string }[] = []
  const known = new Set(start.map(once))

  async function visit({ path, on }: FoundLink, isLast: boolean): Promise<FoundLink[]> {
    const isPicture = /^\/(assets|rental-units)\//.test(path) && !path.includes('.css')
    const { status, headers, text } = await sendRequest(host, path, {
      method: isPicture ? 'HEAD' : 'GET',
    })
    if (status !== 200) {
      const next =
        status < 400 && on && headers.location ? ownPath(headers.location, host, path) : null
      const end = next ? (await sendRequest(host, next, { method: 'HEAD' })).status : status
      if (end !== 200) broken.push({ on, to: path, status: end })
      return next && end === 200 ? [{ path: next, on }] : []
    }
    if (isLast) return []
    const isPage = headers['content-type']?.startsWith('text/html') ?? false
    const linked = isPage ? pageLinks(text) : machineLinks(text)
    if (isPage) {
      alternates.set(
        path,
        link(text, 'alternate').filter(tag => tag.hreflang),
      )
      ids.set(path, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)))
    }
    return linked.flatMap(address => {
      const [to = null, id] = ownPath(address, host, path)?.split('#') ?? []
      if (to && id) parts.push({ on: path, path: to, id })
      return to ? [{ path: to, on: path }] : []
    })
  }

  let round: FoundLink[] = start.map(path => ({ path, on: '' }))
  for (let level = 0; level <= depth && round.length > 0; level++) {
    const found = (await inParallel(round, WIDTH, page => visit(page, level === depth))).flat()
    round = []
    for (const page of found) {
      if (known.has(once(page.path))) continue
      known.add(once(page.path))
      round.push(page)
    }
  }
  const lost = parts.filter(
    ({ path, id }) => ids.has(path) && !ids.get(path)?.has(decodeURIComponent(id)),
  )
  return {
    broken: [
      ...broken,
      ...lost.map(({ on, path, id }) => ({ on, to: `${path}#${id}`, status: 200 })),
    ],
    alternates,
    requestCount: known.size,
  }
}

interface FoundLink {
  path: string
  /** The page that links it; '' for the sitemap. */
  on: string
}

const candidates = (html: string): string[] =>
  [...html.matchAll(/ (?:image)?srcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set
      .replaceAll('&amp;', '&')
      .split(',')
      .map(each => each.trim().split(' ')[0] ?? ''),
  )

const pageLinks = (html: string): string[] => [
  ...addresses(html),
  ...candidates(html),
  ...[...html.matchAll(/property="og:(?:image|url)" content="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  ),
]

/** Of feeds, lists for machines and style sheets. */
const machineLinks = (text: string): string[] =>
  [...text.matchAll(/(?:href="|<loc>|<image:loc>|\]\(|url\(|"url":")([^"<)]+)/g)].map(
    ([, address = '']) => address.replaceAll('&amp;', '&').replaceAll('\\/', '/'),
  )

/** The path of a link on this very site, with what it points to within the page; null for all else. */
function ownPath(address: string, host: string, from: string): string | null {
  const url = URL.parse(address, `http://${host}:${productPort()}${from}`)
  return url?.host === `${host}:${productPort()}` && /^https?:$/.test(url.protocol)
    ? url.pathname + url.search + url.hash
    : null
}

/**
 * Every page by itself, and of the endless filters of a list one of each combination: its further pages one by one,
 * else only which keys its address has. Pictures once in any width; the forms of a home once a kind and language.
 */
export function oncePerPage(path: string): string {
  const [address = '', query = ''] = path.split('?')
  const params = new URLSearchParams(query)
  const keys = [...new Set(params.keys())].sort().join('&')
  if (/^\/(assets|rental-units)\//.test(address)) return address
  const home = matchRoute(address)
  if (keys && home?.params.estateId) return `${home.name} ${home.locale} ${keys}`
  return `${address}?${keys}${keys === 'page' ? `=${params.get('page')}` : ''}`
}

/** The same, a home once in any language. */
export function oncePerEstate(path: string): string {
  const home = matchRoute(path.split('?')[0] ?? '')
  return home?.params.estateId
    ? `home ${home.params.estateId} ${home.params.entityId ?? ''}`
    : oncePerPage(path)
}

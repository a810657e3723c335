import type { HomeChange } from '../../../shared/homes/home-change.ts'
import { advertGap } from '../../../shared/estate/legal/advert-gap.ts'
import { legalGaps } from '../../../shared/estate/legal/legal-findings.ts'
import { HOME_STATES, type HomeList, type HomeRecord } from '../../../shared/homes/home-record.ts'
import { valueAt, withValues } from '../../../shared/homes/record-path.ts'
import { fileType, HEAD_BYTES } from '../../../shared/files/file-type.ts'
import type { FakeApi } from '../fake-api.ts'

interface StoredFile {
  sent: string
  kind: 'picture' | 'document' | 'logo'
}

/** Homes and their files behind the calls of the listing API: a stand-in that has no object. Other calls are left to `api`. */
export function homeStore(
  api: FakeApi,
  site: number,
  given: Record<string, Partial<HomeRecord> & Pick<HomeRecord, 'content'>>,
) {
  const homes = new Map(
    Object.entries(given).map(([name, home]) => [name, whole(name, home)] as const),
  )
  const files = new Map<string, StoredFile>()
  const others = api.fetch.bind(api)
  const store = {
    homes,
    files,
    /** What comes between a reading and a writing. */
    between: null as (() => void) | null,
    /** The listings answer nothing any more. */
    isAway: false,
    puts: 0,
    /** A list of a home, as it is now. */
    list: (name: string, key: string): Record<string, unknown>[] => {
      const value = homes.get(name)?.content[key]
      return Array.isArray(value) ? value : []
    },
  }
  const tagOf = (home: HomeRecord): string =>
    `t${JSON.stringify({ ...home, tag: '' }).length}-${home.updatedAt}`

  const change = async (request: Request, home: HomeRecord): Promise<Response> => {
    const { create, set = [], free = [], state, reason, until }: HomeChange = await request.json()
    if (create)
      return Response.json(
        { error: { field: 'externalId', message: 'is there already' } },
        { status: 409 },
      )
    store.between?.()
    const now = homes.get(home.externalId) ?? home
    if (request.headers.get('If-Match') !== `"${tagOf(now)}"`)
      return Response.json({ error: { message: 'has changed meanwhile' } }, { status: 412 })
    const overrides = [
      ...now.overrides.filter(({ path }) => !free.includes(path)),
      ...(now.isFeed
        ? set.map(({ path }) => ({ path, by: 'An', at: 1, feed: valueAt(now.content, path) }))
        : []),
    ]
    if (state === 'published' && !reason && gapsOf(now).length > 0)
      return Response.json({ error: { field: 'reason', message: 'lacks' } }, { status: 409 })
    if (state === 'published' && !until && lacksOfAdvert(now))
      return Response.json({ error: { field: 'until', message: 'lacks' } }, { status: 409 })
    const freed = free.map(path => ({
      path,
      value: now.overrides.find(each => each.path === path)?.feed,
    }))
    homes.set(now.externalId, {
      ...now,
      content: withValues(now.content, [...set, ...freed]),
      overrides,
      reason: reason ? { text: reason, by: 'An', at: 1, until: until ?? null } : now.reason,
      state: state === 'published' ? 'online' : (state ?? now.state),
      updatedAt: now.updatedAt + 1,
    })
    const hard = state === 'withdrawn' || state === 'archived'
    return Response.json({ changed: true, concerns: [`estate/${now.publicId}`, 'lists'], hard })
  }

  const create = async (request: Request, name: string): Promise<Response> => {
    const { set = [] }: HomeChange = await request.json()
    const id = 900 + homes.size
    homes.set(name, whole(name, { content: withValues({ general: { id } }, set), state: 'draft' }))
    return Response.json({ changed: true, concerns: [], id })
  }

  const listOf = (query: URLSearchParams): HomeList => {
    const rows = [...homes.values()].map(({ content, ...home }) => ({
      ...home,
      general: content.general,
      picture: null,
      agent: String(valueAt(content, 'salesRep.email') ?? '').toLowerCase() || null,
      gaps: gapsOf({ content }),
    }))
    const found = rows.filter(
      ({ agent, state, general }) =>
        (query.get('agent') ?? agent) === agent &&
        (query.get('state') ?? state) === state &&
        JSON.stringify(general).includes(query.get('q') ?? '') &&
        (query.get('publicIds')?.split(',').includes(String(general.id)) ?? true),
    )
    const offset = Number(query.get('offset') ?? 0)
    return {
      total: found.length,
      homes: found.slice(offset, offset + 25),
      counts: {
        state: HOME_STATES.map(value => ({
          value,
          count: rows.filter(({ state }) => state === value).length,
        })).filter(({ count }) => count > 0),
        gaps: 0,
      },
      agents: [...new Set(rows.map(({ agent }) => agent))].map(value => ({ value, count: 1 })),
    }
  }

  const putFile = async (request: Request, name: string): Promise<Response> => {
    store.puts += 1
    const bytes = new Uint8Array(await request.arrayBuffer())
    const type = fileType(bytes.subarray(0, HEAD_BYTES))
    if (!type) return Response.json({ error: { message: 'no photo' } }, { status: 415 })
    const kind =
      type === 'application/pdf' ? 'document' : type === 'image/svg+xml' ? 'logo' : 'picture'
    const sent = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()
    files.set(name, { sent, kind })
    return Response.json({ name, kind, sent, changed: true })
  }

  api.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === `/sites/${site}/homes`) return Response.json(listOf(searchParams))
    if (pathname === `/sites/${site}/places`)
      return Response.json(/9000|gent/i.test(searchParams.get('q') ?? '') ? [GHENT] : [])
    const [, kind, name = ''] =
      new RegExp(`^/sites/${site}/(homes|assets)/([^/]+)$`).exec(pathname) ?? []
    if (!kind) return others(request)
    if (store.isAway) throw new TypeError('away')
    if (kind === 'assets') return putFile(request, decodeURIComponent(name))
    const home = homes.get(decodeURIComponent(name))
    if (!home && request.method === 'POST') return create(request, decodeURIComponent(name))
    if (!home) return Response.json({ error: { message: 'Not found' } }, { status: 404 })
    return request.method === 'POST'
      ? change(request, home)
      : Response.json({ ...home, tag: tagOf(home) })
  }
  return store
}

const GHENT = { id: 44021, zip: '9000', name: 'Gent', lat: 51.05, lon: 3.72, region: 'FLANDERS' }

const lacksOfAdvert = ({ content }: Pick<HomeRecord, 'content'>): boolean =>
  advertGap({ ...content }, '2026-11-22', false) !== null

const gapsOf = ({ content }: Pick<HomeRecord, 'content'>): string[] =>
  legalGaps({ ...content }, '2026-11-22').map(({ id }) => id)

const whole = (
  name: string,
  home: Partial<HomeRecord> & Pick<HomeRecord, 'content'>,
): HomeRecord => ({
  externalId: name,
  id: home.content.general.id,
  publicId: String(home.content.general.id),
  state: 'online',
  held: null,
  isFeed: false,
  source: home.isFeed ? 'feed' : null,
  updatedAt: 1,
  tag: '',
  fedAt: null,
  overrides: [],
  reason: null,
  ...home,
})

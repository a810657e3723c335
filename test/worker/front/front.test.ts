import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import type { PageProps } from '../../../worker/env.ts'
import type { FrontBindings } from '../../../worker/front/env.ts'
import front from '../../../worker/front/index.ts'
import {
  heardByFront,
  heardBySite,
  propsOf,
  tellFront,
  withProps,
} from '../../../worker/front/headers.ts'
import { notCached } from '../../../worker/page-cache/call-page.ts'
import { hostEntryText, hostFacts, hostKey } from '../../../worker/versions/host-entry.ts'
import { NO_VERSIONS, raise } from '../../../worker/versions/table.ts'
import { aSite } from '../../support/demo-api.ts'
import { page, statusOf } from '../../support/page-entrypoint.ts'

const LIVES = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=600'

interface Given {
  bindings?: object
  /** What the host's entry says of the site. */
  facts?: object
  /** When the facts were read, in ms, and the newest change known then. */
  readAt?: number
  asOf?: number
  /** When the site's record changed. */
  changedAt?: number
  answerPage?: (request: Request) => Response
  answerSite?: (request: Request) => Response
}

/** A front before a site Worker that writes down what it is asked; KV knows the host. */
async function aFront({
  bindings = {},
  facts = {},
  readAt = Date.now(),
  asOf = 0,
  changedAt,
  answerPage = () => page(LIVES, { 'Content-Type': 'text/html' }),
  answerSite = () => new Response('from the site'),
}: Given = {}) {
  const site = { ...aSite(), state: 'live', apiUrl: '', movedTo: null } as const
  const hostname = site.hostnames[0] ?? ''
  const change = { scopes: ['site'], at: changedAt ?? 0 } as const
  const versions = changedAt ? raise(NO_VERSIONS, change, changedAt) : NO_VERSIONS
  const entry = { site: { ...hostFacts(site), ...facts }, asOf, readAt }
  await env.KV.put(hostKey(hostname), hostEntryText(entry, versions))
  const passed: Request[] = []
  const made: Request[] = []
  const own = {
    ...env,
    ...bindings,
    SITE: { fetch: async (request: Request) => (passed.push(request), answerSite(request)) },
    PAGES: { fetch: async (request: Request) => (made.push(request), answerPage(request)) },
  } as unknown as FrontBindings
  const exports = {
    Page: ({ props }: { props: PageProps }) => ({
      fetch: async (request: Request) =>
        notCached(request) ?? own.PAGES.fetch(withProps(request, props)),
    }),
  }
  const get = async (path: string, init?: RequestInit): Promise<Response> => {
    const ctx = createExecutionContext()
    Object.defineProperty(ctx, 'exports', { value: exports, configurable: true })
    const request = new Request(`http://${hostname}${path}`, { redirect: 'manual', ...init })
    const answered = await front.fetch(request, own, ctx)
    const body = await answered.text()
    await waitOnExecutionContext(ctx)
    return new Response([204, 304].includes(answered.status) ? null : body, answered)
  }
  return { get, passed, made, site }
}

describe('the front', () => {
  it('keeps a shared page and asks for it once, by site, form and version (OPS-150, CACHE-36)', async () => {
    const { get, passed, made, site } = await aFront()
    const answers = [await get('/nl/te-koop?city=1&utm_source=x'), await get('/nl/te-koop?city=1')]
    expect(answers.map(statusOf)).toEqual(['page; fwd=miss', 'page; hit'])
    expect(answers.map(each => each.headers.get('X-Content-Type-Options'))).toEqual(
      Array(2).fill('nosniff'),
    )
    expect(made.map(each => [new URL(each.url).pathname, propsOf(each)])).toEqual([
      ['/nl/te-koop', { site: site.id, format: 'html', version: 0 }],
    ])
    expect(passed).toEqual([])
  })

  it('redirects to the language of the browser and to the canonical address itself (OPS-150)', async () => {
    const { get, passed, made } = await aFront()
    const language = await get('/', { headers: { 'Accept-Language': 'fr' } })
    const canonical = await get('/nl/te-koop/')
    expect([language, canonical].map(each => [each.status, each.headers.get('Location')])).toEqual([
      [302, '/fr'],
      [301, '/nl/te-koop'],
    ])
    expect([passed, made]).toEqual([[], []])
  })

  it('keeps a page as HTML and as Markdown apart (OPS-150, CACHE-36)', async () => {
    const { get, made } = await aFront()
    await get('/nl')
    await get('/nl', { headers: { Accept: 'text/markdown' } })
    expect(made.map(each => propsOf(each).format)).toEqual(['html', 'markdown'])
  })

  it('sends a host that moved on, and counts it as no answer of the site (OPS-150, OPS-8)', async () => {
    const points: unknown[] = []
    const bindings = { ANALYTICS: { writeDataPoint: (point: unknown) => points.push(point) } }
    const moved = await aFront({ bindings, facts: { movedTo: 'https://nieuw.test' } })
    const answer = await moved.get('/nl/te-koop?city=1')
    expect([answer.status, answer.headers.get('Location'), points.length]).toEqual([
      301,
      'https://nieuw.test/nl/te-koop?city=1',
      0,
    ])
    await (await aFront({ bindings })).get('/nl/te-koop/')
    expect(points).toHaveLength(1)
  })

  it('tells the console what it counted of an agency (ADMIN-12)', async () => {
    const { get, passed, site } = await aFront()
    for (const path of ['/nl', '/nl', `/admin/agencies/${site.id}?after=a.test`, '/admin/leads'])
      await get(path)
    expect(passed.map(each => heardBySite(each).counted)).toEqual([
      {
        since: expect.any(Number),
        counts: { page: { hits: 1, all: 2 }, api: { hits: 0, all: 0 } },
      },
      null,
    ])
  })

  it('says in the log where it fails, and passes on (OPS-151)', async () => {
    const logged = vi.spyOn(console, 'log').mockReturnValue()
    const { get } = await aFront({ bindings: { KV: null } })
    expect(await (await get('/nl')).text()).toBe('from the site')
    const lines = logged.mock.calls.map(([line]) => String(line))
    logged.mockRestore()
    expect(lines.filter(line => line.includes('"event":"front-failed"'))).toHaveLength(1)
  })

  it.each([
    ['the desk', '/desk/homes', {}],
    ['the console', '/admin/agencies', {}],
    ['the door for programs', '/sites/1/changes', {}],
    ['a posted form', '/nl/contact', { method: 'POST', body: 'a=b' }],
    ['a call of a script', '/nl/ajax/notifications', {}],
    ['a picture', '/assets/e1-1?hash=1', {}],
    ['a page of one visitor', '/nl/favorieten', {}],
    ['a draft that is looked at', '/nl?preview=1', {}],
    ['a language that the site lacks', '/de/zu-verkaufen', {}],
  ])('passes on %s as it was sent (OPS-150)', async (_, path, init) => {
    const { get, passed, made } = await aFront({ facts: { locales: ['nl', 'fr'] } })
    const answer = await get(path, { headers: { Cookie: 'a=b' }, ...init })
    expect(await answer.text()).toBe('from the site')
    expect(answer.headers.get('Cache-Status')).toBeNull()
    expect(made).toEqual([])
    expect(passed.map(each => each.url.replace(/^http:\/\/[^/]+/, ''))).toEqual([path])
    expect(passed[0]?.method).toBe('method' in init ? init.method : 'GET')
    if (!('method' in init)) expect(passed[0]?.headers.get('Cookie')).toBe('a=b')
  })

  it.each([
    ['has no entry for the host', { get: async (keys: string[]) => noneOf(keys) }],
    ['fails', { get: () => Promise.reject(new Error('out of order')) }],
  ])('passes on a page where KV %s (OPS-151)', async (_, KV) => {
    const { get, passed, made } = await aFront({ bindings: { KV } })
    expect(await (await get('/nl')).text()).toBe('from the site')
    expect([passed.length, made.length]).toEqual([1, 0])
  })

  it.each(['suspended', 'moved', 'removed'])(
    'passes on a page of a site that is %s (OPS-151)',
    async state => {
      const { get, passed } = await aFront({ facts: { state } })
      await get('/nl')
      expect(passed).toHaveLength(1)
    },
  )

  it('has the site looked up again once after its record changed, and keeps pages meanwhile (OPS-151)', async () => {
    const changed = await aFront({ changedAt: Date.now() - 1000 })
    for (let time = 0; time < 3; time++) await changed.get('/nl')
    expect([changed.passed.length, changed.made.length]).toEqual([1, 1])
    const old = { readAt: Date.now() - 6 * 60_000, bindings: { API_URL: 'http://api.test' } }
    const silent = await aFront(old)
    for (let time = 0; time < 3; time++) await silent.get('/nl')
    expect([silent.passed.length, silent.made.length]).toEqual([1, 1])
  })

  it('has a network that had too many pages made refused by the site Worker (SEC-53)', async () => {
    const SHIELD_READS = { limit: async () => ({ success: false }) }
    const { get, passed, made } = await aFront({ bindings: { SHIELD_READS, RATE_LIMITS: 'on' } })
    const from = { headers: { 'CF-Connecting-IP': '198.51.100.7' } }
    await get('/nl/a', from)
    await get('/nl/b', from)
    expect(statusOf(await get('/nl/a', from))).toContain('page; hit')
    expect(made).toHaveLength(1)
    expect(passed.map(each => heardBySite(each).isHeld)).toEqual([true])
  })

  it('makes the very next page new after what a request changed (PURGE-3)', async () => {
    const at = Date.now()
    let raised = ''
    const { get, made, site } = await aFront({
      answerSite: request => {
        const told = heardBySite(request)
        told.raised.set(site.id, raised)
        return tellFront(new Response('done'), told)
      },
    })
    await get('/nl')
    raised = `0;pages:${at.toString(36)}`
    const done = await get('/desk/pages', { method: 'POST' })
    expect(await done.text()).toBe('done')
    expect(statusOf(await get('/nl'))).toBe('page; fwd=miss')
    expect(made.map(each => propsOf(each).version)).toEqual([0, at])
  })

  it('is told of the last twenty sites that a request changed (PURGE-3)', () => {
    const raised = new Map(Array.from({ length: 25 }, (_, index) => [index + 1, `0;all:${index}`]))
    const news = { isHeld: false, counted: null, raised, purged: [] }
    const told = heardByFront(tellFront(new Response('done'), news)).news?.raised ?? []
    expect([told.length, told[0], told.at(-1)]).toEqual([20, [6, '0;all:5'], [25, '0;all:24']])
  })

  it('takes pages out of its cache that a hard purge names (PURGE-11)', async () => {
    const { get, made } = await aFront({
      answerPage: () => page(LIVES, { 'Cache-Tag': 'site-9' }),
      answerSite: request => {
        const told = heardBySite(request)
        told.purged.push({ tags: ['site-9'], everything: false })
        return tellFront(new Response('done'), told)
      },
    })
    for (const path of ['/nl', '/nl']) await get(path)
    expect(made).toHaveLength(1)
    await get('/admin/purge', { method: 'POST' })
    await get('/nl')
    expect(made).toHaveLength(2)
  })

  it('believes nothing that a visitor says in its place, and shows nothing of what it is told (OPS-152)', async () => {
    const { get, passed } = await aFront({
      answerSite: request => {
        const told = heardBySite(request)
        told.raised.set(1, '0;all:1')
        return tellFront(new Response('done'), told)
      },
    })
    const spoofed = JSON.stringify({ isHeld: true, counted: null })
    const answer = await get('/nl/contact', { method: 'POST', headers: { 'X-Front': spoofed } })
    expect(passed.map(each => heardBySite(each).isHeld)).toEqual([false])
    expect(answer.headers.get('X-Front')).toBeNull()
  })
})

const noneOf = (keys: string[]): Map<string, null> => new Map(keys.map(key => [key, null]))

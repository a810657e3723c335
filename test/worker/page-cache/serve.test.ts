import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../worker/env.ts'
import worker from '../../../worker/index.ts'
import { apiOverHttp } from '../../support/api-over-http.ts'
import { anEstate, aSite, siteApi } from '../../support/demo-api.ts'
import { createMemoryKv } from '../../support/memory-kv.ts'
import { openSite } from '../../support/open-site.ts'

let clock = Date.parse('2033-01-01T00:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 40 * 86_400_000))
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000)

/** An agency whose pages are made by a stand-in for Page. */
function aCache(answer: (request: Request) => Response | Promise<Response>, bindings: object = {}) {
  const site = aSite()
  const made: Request[] = []
  const fetch = (request: Request): Promise<Response> => {
    made.push(request)
    return Promise.resolve(answer(request))
  }
  const exports = { Page: () => ({ fetch }) }
  const all = { ...env, API: siteApi(site, []), ...bindings } as unknown as Bindings
  const get = async (path: string, init?: RequestInit): Promise<Response> => {
    const ctx = createExecutionContext()
    Object.defineProperty(ctx, 'exports', { value: exports, configurable: true })
    const answered = await worker.fetch(
      new Request(`http://${site.hostnames[0]}${path}`, init),
      all,
      ctx,
    )
    const body = await answered.text()
    await waitOnExecutionContext(ctx)
    return new Response(body, answered)
  }
  return { get, made, site }
}

const page = (control: string, headers: Record<string, string> = {}): Response =>
  new Response('<p>page</p>', { headers: { 'Cache-Control': control, ...headers } })

const LIVES = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=600'
const statusOf = (answer: Response): string | undefined =>
  answer.headers.get('Cache-Status')?.split(', ')[0]

describe('a page in the cache', () => {
  it('is served fresh, then stale while it is made anew, then only where that fails (CACHE-33, OPS-5)', async () => {
    let isDown = false
    const { get, made } = aCache(() => (isDown ? new Response('', { status: 503 }) : page(LIVES)))
    const seen: [string | undefined, number, number][] = []
    const look = async (): Promise<void> => {
      const answer = await get('/nl')
      seen.push([statusOf(answer), answer.status, made.length])
    }
    await look()
    await look()
    pass(61)
    await look()
    isDown = true
    pass(121)
    await look()
    pass(600)
    await look()
    expect(seen).toEqual([
      ['page; fwd=miss', 200, 1],
      ['page; hit', 200, 1],
      ['page; hit; detail=stale', 200, 2],
      ['page; hit; detail=stale-if-error', 200, 3],
      ['page; fwd=miss', 503, 4],
    ])
  })

  it('is not there when it is personal, failed or sets a cookie (CACHE-31)', async () => {
    for (const answer of [
      () => page('private, no-store'),
      () => new Response('', { status: 500, headers: { 'Cache-Control': LIVES } }),
      () => page(LIVES, { 'Set-Cookie': 'a=1' }),
    ]) {
      const { get, made } = aCache(answer)
      await get('/nl')
      await get('/nl')
      expect(made).toHaveLength(2)
    }
    const favorites = aCache(() => page(LIVES))
    expect(statusOf(await favorites.get('/nl/favorieten'))).not.toMatch(/^page; (hit|fwd=miss)/)
    expect(favorites.made).toEqual([])
  })

  it.each([
    ['isolate', 1, ['page; fwd=miss', 'page; hit']],
    ['workers', 2, ['page; hit', 'page; hit']],
    ['off', 2, ['page; hit', 'page; hit']],
  ])('is kept where PAGE_CACHE says: %s (CACHE-32)', async (PAGE_CACHE, times, statuses) => {
    const { get, made } = aCache(() => page(LIVES, { 'CF-Cache-Status': 'HIT' }), { PAGE_CACHE })
    expect([statusOf(await get('/nl')), statusOf(await get('/nl'))]).toEqual(statuses)
    expect(made).toHaveLength(times)
  })

  it('is made once for all who ask at once (CACHE-34, OPS-5)', async () => {
    let open: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      open = resolve
    })
    const { get, made } = aCache(async () => {
      await held
      return page(LIVES)
    })
    const answers = Array.from({ length: 20 }, () => get('/nl'))
    await vi.waitFor(() => expect(made).toHaveLength(1))
    await new Promise(resolve => setTimeout(resolve, 50))
    open()
    const statuses = (await Promise.all(answers)).map(statusOf).sort()
    expect(new Set(statuses)).toEqual(new Set(['page; fwd=miss', 'page; fwd=miss; collapsed']))
    expect(statuses.filter(status => status === 'page; fwd=miss')).toHaveLength(1)
    expect(made).toHaveLength(1)
  })

  it('is made by who has waited five seconds for another to make it (CACHE-34)', async () => {
    const { get, made } = aCache(() =>
      made.length === 1 ? new Promise<never>(() => undefined) : page(LIVES),
    )
    void get('/nl').catch(() => undefined)
    await vi.waitFor(() => expect(made).toHaveLength(1))
    const began = performance.now()
    expect((await get('/nl')).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(4900)
    expect(made).toHaveLength(2)
  })

  it('has the host, the cookies and the other headers of a visitor in neither key nor making (CACHE-36)', async () => {
    const { get, made } = aCache(() => page(LIVES))
    await get('/nl', { headers: { Cookie: 'a=b', 'Accept-Language': 'de', 'User-Agent': 'x' } })
    await get('/nl', { headers: { Cookie: 'c=d', Range: 'bytes=0-1' } })
    expect(made).toHaveLength(1)
    expect([...(made[0]?.headers.keys() ?? [])]).toEqual(['x-versions'])
    expect(made[0]?.url).toBe('http://page/nl')
  })

  it('is made whole and kept though its visitor leaves (PAGE-9)', async () => {
    const { get, made, site } = aCache(() => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const writer = writable.getWriter()
      void (async () => {
        for (let part = 0; part < 20; part++) {
          await writer.write(new TextEncoder().encode('x'.repeat(10_000)))
          await new Promise(resolve => setTimeout(resolve, 5))
        }
        await writer.close()
      })()
      return new Response(readable, { headers: { 'Cache-Control': LIVES } })
    })
    const controller = new AbortController()
    const leaving = get('/nl', { signal: controller.signal }).catch(() => undefined)
    await vi.waitFor(() => expect(made).toHaveLength(1))
    controller.abort()
    await leaving
    const again = await get('/nl')
    expect([made.length, (await again.text()).length, site.id > 0]).toEqual([1, 200_000, true])
  })
})

it('a page that is renewed behind a visitor’s back waits for true answers (CACHE-35)', async () => {
  const site = aSite()
  const api = siteApi(site, [anEstate(1)])
  const { get } = openSite({ ...apiOverHttp(api), KV: createMemoryKv() })
  const home = `http://${site.hostnames[0]}/nl`
  const key = `GET /sites/${site.id}/pages/by-url/nl`
  await get(home)
  api.answers.set(key, {
    ...(api.answers.get(key) as object),
    sections: [{ id: 'title', type: 'sectionTitle', title: { nl: 'Vers onthaal' } }],
  })
  pass(1000)
  const stale = await get(home)
  expect(stale.headers.get('Cache-Status')).toContain('detail=stale')
  expect(await stale.text()).not.toContain('Vers onthaal')
  expect(await (await get(home)).text()).toContain('Vers onthaal')
})

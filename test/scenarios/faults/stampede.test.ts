import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSite } from '../../support/open-site.ts'
import { aFaultyAgency, PAGES } from './faulty-api.ts'
import { createMemoryKv } from '../../support/memory-kv.ts'

const MAX_VISITORS = 1000
/** Stores as maps, so that only the API takes time. */
const fromMemory = () => ({
  KV: createMemoryKv(),
  DB: { prepare: () => ({ bind: () => ({ all: async () => ({ results: [] }) }) }) },
})

/** Calls made more than once. */
function repeated(calls: { method: string; path: string; body: string | null }[]): string[] {
  const asked = calls.map(call => `${call.method} ${call.path} ${call.body}`)
  return asked.filter((call, index) => asked.indexOf(call) !== index)
}

/** Libraries that are imported on first use would take time as well. */
beforeAll(async () => {
  const { bindings, origin } = aFaultyAgency(fromMemory())
  await openSite(bindings).get(`${origin}/nl`)
}, 120_000)

afterEach(() => void vi.useRealTimers())

describe('many concurrent visitors of a page that is not cached', () => {
  it.each(Object.entries(PAGES))(
    'all see %s, for one call of each kind (CACHE-20)',
    async (path, words) => {
      const count = path === '/nl/te-koop' ? MAX_VISITORS : 100
      const { api, bindings, origin } = aFaultyAgency(fromMemory())
      // Everybody has asked before the first answer comes; but a thousand on a busy machine would outlast all patience.
      const API = {
        fetch: async (...asked: Parameters<typeof api.fetch>) => {
          await new Promise(resolve => setTimeout(resolve, count === MAX_VISITORS ? 0 : 50))
          return api.fetch(...asked)
        },
      }
      const { get } = openSite({ ...bindings, API } as typeof bindings)
      const answers = await Promise.all(Array.from({ length: count }, () => get(origin + path)))
      expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
      expect(
        (await Promise.all(answers.map(answer => answer.text()))).every(html =>
          html.includes(words),
        ),
      ).toBe(true)
      expect(repeated(api.calls)).toEqual([])
    },
    120_000,
  )

  it('wait for the call under way rather than make another (CACHE-18)', async () => {
    const { api, bindings, origin } = aFaultyAgency(fromMemory())
    const API = {
      fetch: async (request: Request) => {
        if (request.method === 'POST') await new Promise(resolve => setTimeout(resolve, 2000))
        return api.fetch(request)
      },
    }
    const { get } = openSite({ ...bindings, API, PAGE_CACHE: 'off' } as typeof bindings)
    const answers = await Promise.all(Array.from({ length: 50 }, () => get(`${origin}/nl/te-koop`)))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
    expect(repeated(api.calls)).toEqual([])
  }, 120_000)

  it('read each key of KV once (CACHE-16)', async () => {
    // All come at one time; a busy machine takes longer over them than what was read is remembered.
    vi.useFakeTimers({ toFake: ['Date'] })
    const { bindings, origin } = aFaultyAgency(fromMemory())
    const kv = createMemoryKv()
    const read: string[] = []
    const KV = {
      ...kv,
      get: async (keys: string[]) => {
        read.push(...keys)
        await new Promise(resolve => setTimeout(resolve, 50))
        return kv.get(keys, 'json')
      },
    }
    const { get } = openSite({ ...bindings, KV, PAGE_CACHE: 'off' } as typeof bindings)
    await Promise.all(Array.from({ length: 30 }, () => get(`${origin}/nl/te-koop`)))
    expect(read.length).toBeGreaterThan(5)
    // A host's entry is read again before it is written.
    const repeats = read.filter((key, index) => read.indexOf(key) !== index)
    expect(repeats.filter(key => !key.startsWith('host/'))).toEqual([])
  }, 120_000)

  it('get a 503 where the API is down, after one call of each kind', async () => {
    const { bindings, faults, origin } = aFaultyAgency(fromMemory())
    const { get } = openSite(bindings)
    await get(`${origin}/nl`)
    let calls = 0
    faults.now = () => {
      calls++
      return new Response('', { status: 500 })
    }
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => get(`${origin}/nl/te-koop`)),
    )
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([503]))
    expect(calls).toBeLessThan(20)
  }, 120_000)
})

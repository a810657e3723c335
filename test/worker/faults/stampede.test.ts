import { describe, expect, it } from 'vitest'
import { openSite } from '../../support/open-site.ts'
import { aFaultyAgency, PAGES } from './a-faulty-api.ts'
import { createMemoryKv } from './memory-kv.ts'

const MOST = 1000
/** Stores as maps, so that only the API is waited for. */
const fromMemory = () => ({ KV: createMemoryKv(), DB: { prepare: () => ({ bind: () => ({ all: async () => ({ results: [] }) }) }) } })

describe('many visitors at once of a page that nobody has seen', () => {
  it.each(Object.entries(PAGES))('all see %s, for one call of each kind', async (path, words) => {
    const count = path === '/nl/te-koop' ? MOST : 100
    const { api, bindings, origin } = aFaultyAgency(fromMemory())
    // Everybody has asked before the first answer comes; but a thousand on a busy machine would outlast all patience.
    const API = {
      fetch: async (...asked: Parameters<typeof api.fetch>) => {
        await new Promise(resolve => setTimeout(resolve, count === MOST ? 0 : 50))
        return api.fetch(...asked)
      },
    }
    const { get } = openSite({ ...bindings, API } as typeof bindings)
    const answers = await Promise.all(Array.from({ length: count }, () => get(origin + path)))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
    expect((await Promise.all(answers.map(answer => answer.text()))).every(html => html.includes(words))).toBe(true)
    const calls = api.calls.map(call => `${call.method} ${call.path} ${call.body}`)
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
  }, 60_000)

  it('are answered 503 where the API is down, for one call of each kind and no more than they wait', async () => {
    const { bindings, faults, origin } = aFaultyAgency(fromMemory())
    const { get } = openSite(bindings)
    await get(`${origin}/nl`)
    let calls = 0
    faults.now = () => {
      calls++
      return new Response('', { status: 500 })
    }
    const answers = await Promise.all(Array.from({ length: 200 }, () => get(`${origin}/nl/te-koop`)))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([503]))
    expect(calls).toBeLessThan(20)
  }, 60_000)
})

import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { anIsolate } from './isolates.ts'
import { aFaultyAgency, notShown, PAGES } from './faulty-api.ts'

let clock = Date.parse('2030-01-01T00:00:00Z')
let isolates: Awaited<ReturnType<typeof anIsolate>>[] = []

beforeAll(async () => {
  isolates = [await anIsolate(), await anIsolate()]
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 40 * 86_400_000))
})
afterEach(() => void vi.useRealTimers())

const failing = () => Promise.reject(new Error('out of order'))
const throwing = (): never => {
  throw new Error('out of order')
}
const never = () => new Promise<never>(() => undefined)

const STORES: Record<string, Record<string, unknown>> = {
  'KV fails on read': {
    KV: { get: failing, put: (...rest: Parameters<KVNamespace['put']>) => env.KV.put(...rest) },
  },
  'KV fails on write': { KV: { get: (keys: string[]) => env.KV.get(keys, 'json'), put: failing } },
  'KV throws at once': { KV: { get: throwing, put: throwing } },
  'KV never answers': { KV: { get: never, put: failing } },
  'KV answers nonsense': {
    KV: {
      get: async (keys: string[]) => new Map(keys.map(key => [key, { schema: 1, value: 'x' }])),
      put: failing,
    },
  },
  'D1 is locked': {
    DB: {
      prepare: () => ({
        bind: () => ({ run: failing, first: failing, all: failing }),
        run: failing,
        first: failing,
        all: failing,
      }),
      batch: failing,
    },
  },
  'KV and D1 both fail': {
    KV: { get: failing, put: failing },
    DB: {
      prepare: () => ({
        bind: () => ({ run: failing, first: failing, all: failing }),
        run: failing,
        first: failing,
        all: failing,
      }),
      batch: failing,
    },
  },
}

describe.each(Object.entries(STORES))('when %s', (_, broken) => {
  it('serves pages, cached or not', async () => {
    const { bindings, origin } = aFaultyAgency()
    const [here, elsewhere] = isolates as [(typeof isolates)[0], (typeof isolates)[0]]
    for (const path of Object.keys(PAGES)) await here(bindings).get(origin + path)
    for (const second of [1, 90, 3700, 86_400]) {
      vi.setSystemTime(Date.now() + second * 1000)
      for (const open of [here, elsewhere])
        expect(
          await notShown(path => open({ ...bindings, ...broken }).get(origin + path)),
          `${second} s later`,
        ).toEqual([])
    }
  })

  it('serves cached pages while the API is down too, and 503 with Retry-After for others', async () => {
    const { bindings, origin, faults } = aFaultyAgency()
    const [here] = isolates as [(typeof isolates)[0]]
    for (const path of Object.keys(PAGES)) await here(bindings).get(origin + path)
    faults.now = () => new Response('', { status: 500 })
    const get = (path: string) => here({ ...bindings, ...broken }).get(origin + path)
    for (const second of [1, 90, 3700, 86_400]) {
      vi.setSystemTime(Date.now() + second * 1000)
      expect(await notShown(get), `${second} s later`).toEqual([])
      const unseen = await get('/fr/offre/3')
      expect([
        unseen.status,
        unseen.headers.get('Retry-After'),
        (await unseen.text()).includes('<html lang="fr"'),
      ]).toEqual([503, '30', true])
    }
  })
})

it('answers 503 with Retry-After for a page made of an agency’s rows while its store fails (CACHE-25)', async () => {
  const { bindings, origin } = aFaultyAgency()
  const failing = { call: () => Promise.reject(new Error('the disk is full')) }
  const AGENCY = { getByName: () => failing }
  const answer = await (isolates[0] as (typeof isolates)[0] & {})({ ...bindings, AGENCY }).get(
    `${origin}/fr/tenez-moi-informe/se-desinscrire/${'a'.repeat(43)}`,
  )
  expect([
    answer.status,
    answer.headers.get('Retry-After'),
    (await answer.text()).includes('<html lang="fr"'),
  ]).toEqual([503, '30', true])
})

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOperator, TOKEN } from '../../support/operator.ts'
import { anIsolate, createLaggingKv } from './isolates.ts'

let clock = Date.parse('2037-01-01T00:00:00Z')
let isolates: Awaited<ReturnType<typeof anIsolate>>[] = []

beforeAll(async () => {
  isolates = [await anIsolate(), await anIsolate()]
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 40 * 86_400_000))
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000)

const UNIT = {
  id: 231,
  photos: [],
  address: { street: { nl: 'Zeedijk' }, number: '1', city: { id: 1, name: 'Oostende' } },
  general: { building: {}, location: {}, subKind: { id: 1, name: { nl: 'Appartement' } } },
  rooms: {},
}
const HOME = '/nl/aanbod/2/woning-te-koop-in-veldstraat-2-9000-gent'
const HOLIDAY_HOME = '/nl/vakantie/231'

/** An agency in two places: what one writes to KV, the other reads 90 seconds later. Both have shown both homes. */
async function twoPlaces(PAGE_CACHE: 'isolate' | 'workers', stores: object = {}) {
  const kv = createLaggingKv(90_000)
  const operator = await createOperator({ KV: kv('here'), PAGE_CACHE, ...stores })
  const { api, site, origin } = operator
  const at = `GET /sites/${site.id}/rental-units/231`
  api.answers.set(at, UNIT)
  api.answers.set(`${at}/periods`, { periods: [] })
  const [here, elsewhere] = ['here', 'elsewhere'].map((location, index) =>
    isolates[index]!({ ...operator.bindings, KV: kv(location) }),
  )
  const get = (path: string) => elsewhere!.get(origin + path)
  const warm = async () => {
    for (const path of [HOME, HOLIDAY_HOME]) {
      expect((await here!.get(origin + path)).status).toBe(200)
      expect((await get(path)).status).toBe(200)
    }
  }
  await warm()
  pass(200)
  await warm()
  const remove = async (path: string) => {
    api.answers.set(
      path === HOME ? `GET /sites/${site.id}/estates/v2/2` : at,
      () => new Response(null, { status: 410 }),
    )
    api.answers.set(`POST /sites/${site.id}/estates`, { total: { value: 0 }, results: [] })
    const answer = await here!.get(`${origin}/admin/purge`, {
      method: 'POST',
      body: JSON.stringify({ site: site.id, path, vanish: true }),
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    expect(answer.status).toBe(200)
  }
  return { api, get, remove }
}

describe.each(['isolate', 'workers'] as const)(
  'removed for good, with KV 90 seconds late and pages in %s',
  PAGE_CACHE => {
    it.each([
      [HOME, 410],
      [HOLIDAY_HOME, 404],
    ])(
      '17.27: %s is gone at once in another isolate, which had it: %i (PURGE-52)',
      async (path, status) => {
        const { get, remove } = await twoPlaces(PAGE_CACHE)
        await remove(path)
        const shown = await get(path)
        const says = /300\.002|Zeedijk/.test(await shown.text())
        expect([shown.status, says]).toEqual([status, false])
      },
    )

    it.each([HOME, HOLIDAY_HOME])(
      '17.27: %s is not shown there while the API fails either (PURGE-52, CACHE-70)',
      async path => {
        const { api, get, remove } = await twoPlaces(PAGE_CACHE)
        await remove(path)
        api.fault = () => new Response(null, { status: 500 })
        expect((await get(path)).status).toBe(503)
      },
    )
  },
)

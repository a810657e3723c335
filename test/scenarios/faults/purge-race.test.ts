import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runDueTasks } from '../../support/agency-object.ts'
import { runs } from '../../support/fuzz-runs.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'
import { anIsolate, createLaggingKv } from './isolates.ts'

/** Seconds until KV is written to again, until it shows that elsewhere, and until an isolate reads it again. */
const SPREAD = 10 + 60 + 5
let clock = Date.parse('2028-01-01T00:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 40 * 86_400_000))
})
afterEach(() => void vi.useRealTimers())

let isolates: Awaited<ReturnType<typeof anIsolate>>[] = []
beforeAll(async () => {
  isolates = [await anIsolate(), await anIsolate()]
})

type Place = ReturnType<Awaited<ReturnType<typeof anIsolate>>>

/** One agency in two places, here where operators purge, and there where KV shows everything a minute late. */
async function twoPlaces() {
  const operator = await createOperator()
  const kv = createLaggingKv()
  const [here, there] = ['here', 'there'].map((place, index) =>
    isolates[index]!({ ...operator.bindings, KV: kv(place) }),
  ) as [Place, Place]
  const purge = () =>
    here.get(`${operator.origin}/admin/purge`, {
      method: 'POST',
      body: JSON.stringify({ site: operator.site.id }),
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
  const titleAt = async (place: Place): Promise<string> =>
    /Versie \d+/.exec(await (await place.get(`${operator.origin}/nl`)).text())?.[0] ?? 'none'
  const runTasks = () => runDueTasks(operator.site.id, { ...operator.bindings, KV: kv('here') })
  return { ...operator, here, there, purge, titleAt, runTasks }
}

describe('a purge where KV shows everything a minute late', () => {
  it('holds at once here, and everywhere once KV shows it (PURGE-4)', async () => {
    const start = Date.now()
    const at = (seconds: number): void => void vi.setSystemTime(start + seconds * 1000)
    const { here, there, purge, titleAt, retitle } = await twoPlaces()
    retitle('Versie 1')
    expect([await titleAt(here), await titleAt(there)]).toEqual(['Versie 1', 'Versie 1'])
    at(100)
    retitle('Versie 2')
    await purge()
    at(101)
    expect(await titleAt(here)).toBe('Versie 2')
    at(130)
    expect(await titleAt(there)).toBe('Versie 1')
    at(166)
    expect(await titleAt(there)).toBe('Versie 2')
  })

  it('shows nothing older than the purge once KV shows it, whenever anybody asked in between (PURGE-4)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ second: fc.integer({ min: 0, max: 400 }), there: fc.boolean() }), {
          maxLength: 30,
        }),
        fc.integer({ min: 1, max: 200 }),
        async (visits, purgedAt) => {
          const start = (clock += 40 * 86_400_000)
          vi.setSystemTime(start)
          const { here, there, purge, titleAt, retitle, runTasks } = await twoPlaces()
          retitle('Versie 1')
          await Promise.all([titleAt(here), titleAt(there)])
          const events = [
            ...visits.map(visit => ({
              second: visit.second,
              does: () => titleAt(visit.there ? there : here),
              from: visit.there ? purgedAt + SPREAD : purgedAt,
            })),
            {
              second: purgedAt,
              does: async () => {
                retitle('Versie 2')
                await purge()
              },
              from: Infinity,
            },
            { second: purgedAt + 10, does: runTasks, from: Infinity },
          ].sort((a, b) => a.second - b.second || a.from - b.from)
          for (const { second, does, from } of events) {
            vi.setSystemTime(start + second * 1000)
            const title = await does()
            if (second > from) expect(title).toBe('Versie 2')
          }
        },
      ),
      runs(20),
    )
  }, 180_000)
})

describe('a purge and a page in the making', () => {
  it('is not undone by an answer that left before it, nor by a page that began before it (PURGE-6)', async () => {
    const { ask, api, site, purge, retitle, text } = await createOperator()
    retitle('Versie 1')
    const key = `GET /sites/${site.id}/pages/by-url/nl`
    const old = api.answers.get(key)
    let open: () => void = () => undefined
    const gate = new Promise<void>(resolve => {
      open = resolve
    })
    api.answers.set(key, () => gate.then(() => Response.json(old)))
    const early = ask('/nl')
    await vi.waitFor(
      () => expect(api.calls.some(call => call.path.endsWith('/by-url/nl'))).toBe(true),
      15_000,
    )
    api.answers.set(key, old)
    retitle('Versie 2')
    vi.setSystemTime(Date.now() + 1000)
    await purge({ site: site.id })
    vi.setSystemTime(Date.now() + 1000)
    const late = text('/nl')
    open()
    expect(await (await early).text()).toContain('Versie 1')
    expect(await late).toContain('Versie 2')
    expect(await text('/nl')).toContain('Versie 2')
  })
})

import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { createResponseCache } from '../../../worker/api/response-cache.ts'
import { createFrameStore } from '../../../worker/cache/frame-store.ts'
import { createEntry } from '../../../worker/cache/cache-entry.ts'
import { createKvReader } from '../../../worker/cache/kv-reader.ts'
import { createTrace } from '../../../worker/http/trace.ts'

const START = Date.parse('2026-11-21T08:00:00Z')
const MINUTE = 60_000
let lastSite = 7000

/** KV that counts, and fails where it is told to. */
function watchedKv() {
  const reads: string[] = []
  const writes: string[] = []
  const fails = { read: false, hangs: false }
  const kv = {
    get: async (keys: string[]) => {
      reads.push(...keys)
      if (fails.read) throw new Error('out of order')
      if (fails.hangs) return new Promise(() => undefined)
      return env.KV.get(keys, 'json')
    },
    put: async (...given: Parameters<KVNamespace['put']>) => {
      writes.push(given[0])
      return env.KV.put(...given)
    },
  } as unknown as KVNamespace
  return { kv, reads, writes, fails }
}

const PARTS = ['/navigation/header', '/navigation/footer', '/entities', '/entities/team/items']

/** One request that reads every part; gives the answers and what was asked of the API. */
async function request(kv: KVNamespace, site: number, now: number, locale: string, text = 'a') {
  const background: Promise<unknown>[] = []
  const asked: string[] = []
  const cache = createResponseCache({
    kv,
    reader: createKvReader(kv),
    site,
    locale,
    now,
    trace: createTrace('t', now),
    waitUntil: work => background.push(work),
  })
  const values = await Promise.all(
    PARTS.map(key =>
      cache.read({
        kind: 'entities',
        key,
        hangsOn: ['site'],
        isFrame: true,
        parse: given => given,
        load: async () => {
          asked.push(key)
          return `${locale} ${key} ${text}`
        },
      }),
    ),
  )
  while (background.length > 0) await background.shift()
  return { values, asked }
}

test('A frame is one key of KV: one write when its parts come together, one read a request, in all languages (CACHE-91)', async () => {
  const { kv, reads, writes } = watchedKv()
  const site = ++lastSite
  const nl = await request(kv, site, START, 'nl')
  expect(nl.asked).toEqual(PARTS)
  expect(writes).toEqual([`v1/${site}/-/frame/`])
  await request(kv, site, START + 6_000, 'fr')
  expect(writes).toHaveLength(2)
  reads.length = 0
  for (const locale of ['nl', 'fr']) {
    const again = await request(kv, site, START + 2 * MINUTE, locale)
    expect(again).toEqual({ values: PARTS.map(key => `${locale} ${key} a`), asked: [] })
  }
  expect(reads).toEqual([`v1/${site}/-/frame/`])
})

test('What is no frame, or another site’s, is none; one that cannot be read is not overwritten (CACHE-91)', async () => {
  const { kv, writes, fails } = watchedKv()
  const site = ++lastSite
  const key = `v1/${site}/-/frame/`
  for (const [index, damaged] of [
    'null',
    '"x"',
    '{"site":1,"value":{}}',
    `{"site":${site},"value":{"v1/${site}/nl/entities//entities":{"schema":2}}}`,
    `{"site":${site},"gzip":"%%"}`,
  ].entries()) {
    await env.KV.put(key, damaged)
    const { asked } = await request(kv, site, START + index * MINUTE * 10, 'nl')
    expect(asked, damaged).toEqual(PARTS)
  }
  await request(kv, site, START + 70 * MINUTE, 'fr', 'kept')
  writes.length = 0
  for (const how of ['read', 'hangs'] as const) {
    fails[how] = true
    const { values } = await request(kv, site, START + 100 * MINUTE, 'en', how)
    expect(values[0]).toBe(`en ${PARTS[0]} ${how === 'read' ? how : 'read'}`)
    fails[how] = false
  }
  expect(writes).toEqual([])
  const { values } = await request(kv, site, START + 71 * MINUTE, 'fr')
  expect(values).toEqual(PARTS.map(part => `fr ${part} kept`))
})

test('Two requests of one isolate that write at the same time lose nothing of each other (CACHE-91)', async () => {
  const site = ++lastSite
  const stores = ['a', 'b'].map(name => ({
    name,
    store: createFrameStore({ kv: env.KV, reader: createKvReader(env.KV), site, now: START }),
  }))
  await Promise.all(
    stores.map(({ name, store }) => store.write(name, createEntry(site, START, 0, name))),
  )
  const stored = await env.KV.get<{ value: object }>(`v1/${site}/-/frame/`, 'json')
  expect(Object.keys(stored?.value ?? {}).sort()).toEqual(['a', 'b'])
})

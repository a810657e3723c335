import { env } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import type { CachedCall } from '../../../worker/api/cached-call.ts'
import { createResponseCache } from '../../../worker/api/response-cache.ts'
import { ApiError } from '../../../worker/api/errors.ts'
import { ABSENT } from '../../../worker/api/parse-response.ts'
import { createKvReader } from '../../../worker/cache/kv-reader.ts'
import { rememberVersions } from '../../../worker/versions/known.ts'
import { NO_VERSIONS, raise, type Scope } from '../../../worker/versions/table.ts'
import { createTrace } from '../../../worker/http/trace.ts'

const START = Date.parse('2026-11-21T08:00:00Z')
const SECOND = 1000
let site = 100

/** One site's cache with a clock of its own; each request is a new tier, as in the Worker. */
function aSite(kv: KVNamespace = env.KV) {
  const id = ++site
  const background: Promise<unknown>[] = []
  const asked: string[] = []
  let answer: () => unknown = () => ({ text: 'first' })
  const read = async (now: number, extra: Partial<CachedCall<unknown>> = {}) => {
    const trace = createTrace('t', now)
    const tier = createResponseCache({
      kv,
      reader: createKvReader(kv),
      site: id,
      locale: 'nl',
      now,
      trace,
      waitUntil: work => background.push(work),
    })
    const value = await tier.read({
      kind: 'estate',
      key: '/estates/v2/1',
      hangsOn: ['estates', 'estate/1'],
      parse: given => given,
      load: async () => {
        asked.push('call')
        return answer()
      },
      ...extra,
    })
    return { value, outcome: [...trace.api.keys()] }
  }
  const settle = async () => {
    while (background.length) await background.shift()
  }
  return {
    id,
    read,
    settle,
    asked,
    set: (next: () => unknown) => {
      answer = next
    },
  }
}

/** What the site's store would tell. */
const change = (site: number, scopes: Scope[], at: number, hard = false): void =>
  rememberVersions(site, raise(NO_VERSIONS, { scopes, at, hard }, at))

const failing = () => {
  throw new ApiError(500, 'down')
}

describe('the KV tier', () => {
  it('asks once and then serves what it keeps (CACHE-2)', async () => {
    const { read, settle, asked } = aSite()
    expect(await read(START)).toEqual({ value: { text: 'first' }, outcome: ['miss'] })
    await settle()
    expect(await read(START + 60 * SECOND)).toEqual({ value: { text: 'first' }, outcome: ['hit'] })
    expect(asked).toHaveLength(1)
  })

  it('serves a stale answer at once and refreshes it behind the request (CACHE-3)', async () => {
    const { read, settle, set, asked } = aSite()
    await read(START)
    await settle()
    set(() => ({ text: 'second' }))
    expect(await read(START + 200 * SECOND)).toEqual({
      value: { text: 'first' },
      outcome: ['stale', 'miss'].slice(0, 1),
    })
    await settle()
    expect(asked).toHaveLength(2)
    expect((await read(START + 201 * SECOND)).value).toEqual({ text: 'second' })
  })

  it('serves an answer of 29 days when the API is down, and says so (CACHE-4)', async () => {
    const { read, settle, set } = aSite()
    await read(START)
    await settle()
    set(failing)
    expect(await read(START + 29 * 86_400 * SECOND)).toEqual({
      value: { text: 'first' },
      outcome: ['rescued'],
    })
  })

  it('throws when the API is down and nothing is kept', async () => {
    const { read, set } = aSite()
    set(failing)
    await expect(read(START)).rejects.toThrow('500 down')
  })

  it('makes nobody wait out a deadline again who has something older, for five seconds; whoever has nothing asks (CACHE-19)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START + 40 * 86_400 * SECOND })
    const { read, settle, set, asked } = aSite()
    await read(START)
    await settle()
    const rescued = { value: { text: 'first' }, outcome: ['rescued'] }
    set(() => {
      throw new ApiError(0, 'TimeoutError')
    })
    expect(await read(START + 86_400 * 20 * SECOND)).toEqual(rescued)
    expect(asked).toHaveLength(2)
    set(() => ({ text: 'second' }))
    expect(await read(START + 86_400 * 20 * SECOND)).toEqual(rescued)
    expect(asked).toHaveLength(2)
    expect((await read(START + 86_400 * 20 * SECOND, { key: '/estates/v2/2' })).value).toEqual({
      text: 'second',
    })
    vi.setSystemTime(Date.now() + 4900)
    expect(await read(START + 86_400 * 20 * SECOND)).toEqual(rescued)
    vi.setSystemTime(Date.now() + 100)
    expect((await read(START + 86_400 * 20 * SECOND)).value).toEqual({ text: 'second' })
    vi.useRealTimers()
  })

  it('never keeps a failed or unusable answer (CACHE-5)', async () => {
    const { read, settle, set, asked } = aSite()
    const unusable = {
      parse: () => {
        throw new ApiError(200, 'unusable answer')
      },
    }
    await expect(read(START, unusable)).rejects.toThrow('unusable')
    await settle()
    set(() => ({ text: 'good' }))
    expect((await read(START + SECOND)).value).toEqual({ text: 'good' })
    expect(asked).toHaveLength(2)
  })

  it('asks anew after a purge, and serves the old answer if that fails (PURGE-1)', async () => {
    const { id, read, settle, set } = aSite()
    await read(START)
    await settle()
    change(id, ['estate/1'], START + 10 * SECOND)
    set(failing)
    expect(await read(START + 20 * SECOND)).toEqual({
      value: { text: 'first' },
      outcome: ['rescued'],
    })
    set(() => ({ text: 'second' }))
    // It failed a moment ago, so nobody waits for it; it is asked behind this one.
    expect((await read(START + 21 * SECOND)).value).toEqual({ text: 'first' })
    await settle()
    expect((await read(START + 22 * SECOND)).value).toEqual({ text: 'second' })
  })

  it('does not mind the change of something else', async () => {
    const { id, read, settle, asked } = aSite()
    await read(START)
    await settle()
    change(id, ['estate/2', 'lists'], START + 10 * SECOND)
    await read(START + 20 * SECOND)
    expect(asked).toHaveLength(1)
  })

  it('remembers "there is none" for a minute, and writes no key for it (CACHE-6)', async () => {
    const { id, read, settle, set, asked } = aSite()
    set(() => null)
    await read(START)
    await settle()
    expect((await read(START + 59 * SECOND)).value).toBeNull()
    expect(asked).toHaveLength(1)
    expect((await env.KV.list({ prefix: `v1/${id}/` })).keys).toEqual([])
    await read(START + 61 * SECOND)
    expect(asked).toHaveLength(2)
  })

  it('makes one call for identical misses at the same time (CACHE-17)', async () => {
    const { read, set, asked } = aSite()
    let open: (value: unknown) => void = () => undefined
    const gate = new Promise(resolve => {
      open = resolve
    })
    set(() => gate.then(() => ({ text: 'shared' })))
    const readers = Array.from({ length: 200 }, () => read(START))
    open(null)
    const values = await Promise.all(readers)
    expect(values.every(({ value }) => (value as { text: string }).text === 'shared')).toBe(true)
    expect(asked).toHaveLength(1)
  })

  it('goes straight to the API when KV throws on read and on write (CACHE-14)', async () => {
    const broken = {
      get: () => Promise.reject(new Error('kv')),
      put: () => Promise.reject(new Error('kv')),
    } as unknown as KVNamespace
    const { read, settle } = aSite(broken)
    expect((await read(START)).value).toEqual({ text: 'first' })
    await settle()
    expect((await read(START + SECOND)).value).toEqual({ text: 'first' })
  })

  it('waits for a KV that never answers no more than once a request (CACHE-15)', async () => {
    let reads = 0
    const reader = createKvReader({
      get: () => {
        reads++
        return new Promise(() => undefined)
      },
    } as unknown as KVNamespace)
    expect(await Promise.all([reader.get('a'), reader.get('b')])).toEqual([null, null])
    expect(await reader.get('c')).toBeNull()
    expect(reads).toBe(1)
  })

  it('asks a KV that answered in time as often as it likes', async () => {
    const reader = createKvReader({
      get: async (keys: string[]) => new Map(keys.map(key => [key, key])),
    } as unknown as KVNamespace)
    expect(await reader.get('a')).toBe('a')
    await new Promise(resolve => setTimeout(resolve, 350))
    expect(await reader.get('b')).toBe('b')
  })

  it('ignores an entry of another site, another schema or no shape at all (CACHE-9)', async () => {
    for (const rubbish of [
      '1',
      '{"schema":0}',
      JSON.stringify({ schema: 2, site: 1, storedAt: START, version: 0, value: 'foreign' }),
    ]) {
      const { id, read } = aSite()
      await env.KV.put(`v1/${id}/nl/estate//estates/v2/1`, rubbish)
      expect((await read(START)).value).toEqual({ text: 'first' })
    }
  })

  it('keeps a large answer compressed, and hands it out whole (CACHE-13)', async () => {
    const { id, read, settle, set, asked } = aSite()
    const cards = Array.from({ length: 500 }, (_, index) => ({
      id: index,
      title: `Woning met tuin en zicht op de Leie nº ${index}`,
      price: 300_000 + index,
    }))
    set(() => cards)
    await read(START)
    await settle()
    const kept = (await env.KV.get(`v1/${id}/nl/estate//estates/v2/1`)) ?? ''
    expect(kept.length).toBeGreaterThan(100)
    expect(kept.length).toBeLessThan(JSON.stringify(cards).length / 3)
    expect(await read(START + 60 * SECOND)).toEqual({ value: cards, outcome: ['hit'] })
    expect(asked).toHaveLength(1)
  })

  it('reads an answer that was kept before large ones were compressed, and asks anew for one that cannot be unpacked (CACHE-13)', async () => {
    const head = { schema: 2, storedAt: START, version: 0 }
    for (const [entry, text] of [
      [{ value: { text: 'x'.repeat(100_000) } }, 'x'.repeat(100_000)],
      [{ gzip: 'H4sIAAA=' }, 'first'],
      [{ gzip: '%' }, 'first'],
    ] as const) {
      const { id, read } = aSite()
      await env.KV.put(
        `v1/${id}/nl/estate//estates/v2/1`,
        JSON.stringify({ ...head, site: id, ...entry }),
      )
      expect((await read(START)).value).toEqual({ text })
    }
  })

  it('hands out frozen values (CACHE-8)', async () => {
    const { read } = aSite()
    const { value } = await read(START)
    expect(Object.isFrozen(value)).toBe(true)
  })

  it('serves from memory for five seconds what it read, at most 8 MiB of it (CACHE-7, CACHE-4)', async () => {
    let reads = 0
    const puts: unknown[] = []
    const KV = {
      get: (keys: string[]) => {
        reads += keys.length
        return env.KV.get(keys, 'json')
      },
      put: (...put: Parameters<KVNamespace['put']>) => {
        puts.push(put[2])
        return env.KV.put(...put)
      },
    } as unknown as KVNamespace
    const { read, settle, set } = aSite(KV)
    await read(START)
    await settle()
    expect(puts).toMatchObject([{ expirationTtl: 210 * 86_400 }])
    reads = 0
    expect((await read(START + 4 * SECOND)).outcome).toEqual(['memo'])
    expect(reads).toBe(0)
    expect((await read(START + 6 * SECOND)).outcome).toEqual(['hit'])
    expect(reads).toBe(1)
    set(() => 'x'.repeat(1024 * 1024))
    for (let at = 0; at < 9; at++) await read(START + 7 * SECOND, { key: `/large/${at}` })
    await settle()
    const outcomes: string[] = []
    for (const at of [8, 7, 0])
      outcomes.push(...(await read(START + 8 * SECOND, { key: `/large/${at}` })).outcome)
    expect(outcomes).toEqual(['memo', 'memo', 'hit'])
  })

  it('keeps long questions and those with other letters under a hash (CACHE-10)', async () => {
    const { id, read, settle } = aSite()
    for (const key of ['/plain', `/${'x'.repeat(400)}`, `/${'é'.repeat(300)}`, '/a b'])
      await read(START, { key })
    await settle()
    const { keys } = await env.KV.list({ prefix: `v1/${id}/` })
    const names = keys.map(({ name }) => name.slice(`v1/${id}/nl/estate/`.length))
    expect(names.filter(name => /^[0-9a-f]{32}$/.test(name))).toHaveLength(3)
    expect(names).toContain('/plain')
  })
})

const DAY = 86_400 * SECOND

describe('an answer that did not change', () => {
  const countingKv = () => {
    const puts: string[] = []
    const kv = {
      get: (keys: string[]) => env.KV.get(keys, 'json'),
      put: (...put: Parameters<KVNamespace['put']>) => {
        puts.push(put[0])
        return env.KV.put(...put)
      },
    } as unknown as KVNamespace
    return { kv, puts }
  }

  it('is not written again before a day, and counts as fresh where it was confirmed (CACHE-42)', async () => {
    const { kv, puts } = countingKv()
    const { read, settle, asked } = aSite(kv)
    const at = async (time: number) => {
      const { outcome } = await read(START + time)
      await settle()
      return [...outcome, asked.length, puts.length]
    }
    expect(await at(0)).toEqual(['miss', 1, 1])
    expect(await at(3600 * SECOND)).toEqual(['stale', 2, 1])
    expect(await at(3660 * SECOND)).toEqual(['hit', 2, 1])
    expect(await at(3800 * SECOND)).toEqual(['stale', 3, 1])
    expect(await at(DAY + 60 * SECOND)).toEqual(['stale', 4, 2])
  })

  it('is written when it changed, and when a purge made the copy old (CACHE-42)', async () => {
    const { kv, puts } = countingKv()
    const { id, read, settle, set } = aSite(kv)
    const at = async (time: number) => {
      await read(START + time)
      await settle()
      return puts.length
    }
    await at(0)
    set(() => ({ text: 'second' }))
    expect(await at(200 * SECOND)).toBe(2)
    change(id, ['estate/1'], START + 210 * SECOND)
    expect(await at(220 * SECOND)).toBe(3)
  })
})

describe('something that the API says is no more', () => {
  const HOUR = 3600 * SECOND
  const FIRST = { text: 'first' }

  /** Kept at START; the API's answer is another one from then on. */
  async function aLoss(answer: () => unknown) {
    const own = aSite()
    await own.read(START)
    await own.settle()
    own.set(answer)
    const at = async (time: number, extra: Partial<CachedCall<unknown>> = {}) => {
      const { value } = await own.read(START + 2 * DAY + time, extra)
      await own.settle()
      return value
    }
    return { ...own, at }
  }

  it.each([
    ['null', () => null],
    ['a 404', () => ABSENT],
  ])(
    'is served on and asked for again, and is gone after a minute: %s (CACHE-43, CACHE-44)',
    async (_, answer) => {
      const { at, asked } = await aLoss(answer)
      expect(await at(0)).toEqual(FIRST)
      expect(await at(9 * SECOND)).toEqual(FIRST)
      expect(asked).toHaveLength(2)
      expect(await at(59 * SECOND)).toEqual(FIRST)
      expect(await at(70 * SECOND)).toBeNull()
      expect(await at(71 * SECOND)).toBeNull()
    },
  )

  it('stays where errors follow, and where it comes back (CACHE-43)', async () => {
    const { at, set } = await aLoss(() => null)
    await at(0)
    set(failing)
    expect(await at(HOUR)).toEqual(FIRST)
    set(() => ({ text: 'second' }))
    await at(2 * HOUR)
    expect(await at(2 * HOUR + SECOND)).toEqual({ text: 'second' })
    set(() => null)
    expect(await at(5 * DAY)).toEqual({ text: 'second' })
  })

  it('stays as long as the API does not answer the site’s own record (CACHE-44)', async () => {
    const { at } = await aLoss(() => null)
    const confirmAbsence = async () => false
    for (const time of [0, HOUR, 2 * DAY]) expect(await at(time, { confirmAbsence })).toEqual(FIRST)
    expect(await at(3 * DAY, { confirmAbsence: async () => true })).toBeNull()
  })

  it('goes at once where it is an estate that was answered 404 (CACHE-43)', async () => {
    const { at, set } = await aLoss(() => null)
    expect(await at(0, { goesAtOnce: true })).toEqual(FIRST)
    set(() => ABSENT)
    expect(await at(20 * SECOND, { goesAtOnce: true })).toBeNull()
  })
})

describe('one site’s slow back end', () => {
  const slow = () => {
    throw new ApiError(0, 'TimeoutError')
  }

  it('says nothing of another site’s, and nothing after a purge (CACHE-19)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START + 80 * DAY })
    const now = Date.now()
    const one = aSite()
    const other = aSite()
    for (const { read, settle } of [one, other]) {
      await read(now - 3 * DAY)
      await settle()
    }
    one.set(slow)
    await one.read(now)
    other.set(() => ({ text: 'second' }))
    expect((await other.read(now)).value).toEqual({ text: 'second' })
    one.set(() => ({ text: 'second' }))
    expect((await one.read(now + 2 * SECOND)).value).toEqual({ text: 'first' })
    change(one.id, ['estate/1'], now + SECOND)
    expect((await one.read(now + 2 * SECOND)).value).toEqual({ text: 'second' })
    vi.useRealTimers()
  })
})

it('writes a list that most visitors see once a day, and another seldom (CACHE-80)', async () => {
  const writes: string[] = []
  const kv = {
    get: (keys: string[]) => env.KV.get(keys, 'json'),
    put: (...given: Parameters<KVNamespace['put']>) => {
      writes.push(given[0])
      return env.KV.put(...given)
    },
  } as unknown as KVNamespace
  const id = ++site
  const day = 86_400 * SECOND
  const ask = async (at: number, isMain: boolean): Promise<void> => {
    const background: Promise<unknown>[] = []
    change(id, ['lists'], START + at - 1)
    await createResponseCache({
      kv,
      reader: createKvReader(kv),
      site: id,
      locale: 'nl',
      now: START + at,
      trace: createTrace('t', START + at),
      waitUntil: work => background.push(work),
      isAnnounced: true,
    }).read({
      kind: 'search',
      key: `/estates/${isMain}`,
      hangsOn: ['lists'],
      isMain,
      parse: given => given,
      load: async () => at,
    })
    await Promise.all(background)
  }
  for (const at of [0, 0.5 * day, 0.9 * day, 1.1 * day, 2 * day, 2.2 * day]) {
    await ask(at, true)
    await ask(at, false)
  }
  const countOf = (isMain: boolean): number =>
    writes.filter(key => key.endsWith(`/estates/${isMain}`)).length
  expect([countOf(true), countOf(false)]).toEqual([3, 1])
})

it('spares KV where answers differ with every view, until ten minutes are over (CACHE-92)', async () => {
  const id = ++site
  const told: string[] = []
  const view = async (at: number, count: number): Promise<void> => {
    const background: Promise<unknown>[] = []
    const tier = createResponseCache({
      kv: env.KV,
      reader: createKvReader(env.KV),
      site: id,
      locale: 'nl',
      now: START + at,
      trace: createTrace('t', START + at),
      waitUntil: work => background.push(work),
      onTooManyWrites: kind => told.push(kind),
    })
    for (let part = 0; part < count; part++)
      await tier.read({
        kind: 'search',
        key: `/estates/${at}/${part}`,
        hangsOn: ['lists'],
        parse: given => given,
        load: async () => ({ at, part }),
      })
    await Promise.all(background)
  }
  const written = async () => (await env.KV.list({ prefix: `v1/${id}/` })).keys.length
  for (let at = 0; at < 40; at++) await view(at * SECOND, 10)
  expect([await written(), told]).toEqual([300, ['search']])
  await view(601 * SECOND, 3)
  expect([await written(), told]).toEqual([303, ['search']])
})

import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Millis } from '../../../shared/time/units.ts'
import {
  lastPurgedAt,
  purgesKey,
  readPurges,
  rememberPurges,
} from '../../../worker/cache/known-purges.ts'
import { consumePurges } from '../../../worker/purge/queue.ts'
import type { PurgeMessage } from '../../../worker/purge/purge.ts'
import { recordPurges } from '../../../worker/purge/record.ts'
import { createOperator } from '../../support/operator.ts'

let clock = Date.parse('2034-01-01T00:00:00Z')
let site = 700_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 40 * 86_400_000))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const now = (): Millis => Date.now() as Millis
const stored = async (id: number): Promise<Record<string, number>> =>
  (await env.KV.get<Record<string, number>>(purgesKey(id), 'json')) ?? {}

describe('the time of a purge', () => {
  it('never goes back, whatever an older copy says (PURGE-7)', async () => {
    const id = ++site
    const reader = (at: number) => ({ get: async () => ({ tag: at }) })
    const at = async (reading: number) =>
      lastPurgedAt(await readPurges(id, reader(reading), now()), ['tag'])
    expect(await at(clock - 10)).toBe(clock - 10)
    rememberPurges(id, { tag: (clock - 5) as Millis })
    vi.setSystemTime(Date.now() + 6000)
    expect(await at(clock - 10)).toBe(clock - 5)
    vi.setSystemTime(Date.now() + 6000)
    expect(await at(clock - 1)).toBe(clock - 1)
  })

  it('is read from KV at most once in five seconds (PURGE-8)', async () => {
    const id = ++site
    const asked: string[] = []
    const reader = { get: async (key: string) => void asked.push(key) }
    for (const seconds of [0, 1, 3, 4]) {
      vi.setSystemTime(clock + seconds * 1000)
      await readPurges(id, reader, now())
    }
    expect(asked.filter(key => key === purgesKey(id))).toHaveLength(1)
    vi.setSystemTime(clock + 5001)
    await readPurges(id, reader, now())
    expect(asked.filter(key => key === purgesKey(id))).toHaveLength(2)
  })
})

it('a site keeps its 300 newest purges, and none that touches nothing any more (PURGE-10)', async () => {
  const id = ++site
  const purges = Array.from({ length: 305 }, (_, at) => ({
    site: id,
    tag: `estate-${id}-${at}`,
    at: (clock + at) as Millis,
  }))
  await recordPurges(env, purges, now())
  const kept = await stored(id)
  expect(Object.keys(kept)).toHaveLength(301)
  expect([kept[`site-${id}`], kept[`estate-${id}-304`], kept[`estate-${id}-4`]]).toEqual([
    clock + 4,
    clock + 304,
    undefined,
  ])
  vi.setSystemTime(clock + (7 * 86_400 + 3600) * 1000 + 1000)
  await recordPurges(env, [{ site: id, tag: 'new', at: now() }], now())
  expect(Object.keys(await stored(id))).toEqual(['new'])
})

it('a purge from the queue that fails is logged, and made again twenty seconds later (PURGE-26)', async () => {
  const operator = await createOperator({ PAGE_CACHE: 'workers' })
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  const retryAll = vi.fn()
  await operator.purge({ site: operator.site.id }).catch(() => undefined)
  const purge = () => Promise.reject(new Error('rate limited'))
  const ctx = { exports: { Page: () => ({ purge }) } } as unknown as ExecutionContext
  const body = { purges: [{ site: 1, tag: 'site-1', at: now() }] } as PurgeMessage
  await consumePurges(
    { messages: [{ body }], retryAll } as unknown as MessageBatch<PurgeMessage>,
    operator.bindings,
    ctx,
  )
  expect(retryAll).toHaveBeenCalledWith({ delaySeconds: 20 })
  expect(lines.map(line => (JSON.parse(line) as { event: string }).event)).toContain('purge-failed')
})

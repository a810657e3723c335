import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import type { Millis } from '../../../shared/time/units.ts'
import { createResponseCache } from '../../../worker/api/response-cache.ts'
import { createKvReader } from '../../../worker/cache/kv-reader.ts'
import { POLICIES, type PolicyName } from '../../../worker/cache/policies.ts'
import { createTrace } from '../../../worker/http/trace.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** Kind → seconds fresh, stale after that, and believed to be absent. */
const LIFETIMES: Record<PolicyName, [fresh: number, stale: number, absent: number]> = {
  site: [5 * MINUTE, 7 * DAY, MINUTE],
  messages: [HOUR, 7 * DAY, HOUR],
  navigation: [5 * MINUTE, 7 * DAY, MINUTE],
  page: [5 * MINUTE, 7 * DAY, MINUTE],
  entities: [5 * MINUTE, 7 * DAY, MINUTE],
  search: [MINUTE, DAY, MINUTE],
  filters: [5 * MINUTE, DAY, MINUTE],
  estate: [2 * MINUTE, DAY, MINUTE],
  contact: [10 * MINUTE, DAY, MINUTE],
  rental: [5 * MINUTE, DAY, MINUTE],
  periods: [30, 10 * MINUTE, MINUTE],
}

let site = 5000
const START = Date.parse('2026-11-21T08:00:00Z')

it.each(Object.entries(LIFETIMES) as [PolicyName, [number, number, number]][])(
  'an answer of the kind %s lives as long as the table says (CACHE-1)',
  async (kind, [fresh, stale, absent]) => {
    expect(Object.keys(POLICIES)).toContain(kind)
    const id = ++site
    let background: Promise<unknown>[] = []
    const outcomeAt = async (seconds: number, value: unknown = { text: 'x' }): Promise<string> => {
      const now = (START + seconds * 1000) as Millis
      const trace = createTrace('t', now)
      const cache = createResponseCache({
        kv: env.KV,
        reader: createKvReader(env.KV),
        site: id,
        locale: 'nl',
        now,
        trace,
        waitUntil: work => void background.push(work),
      })
      const key = value === null ? '/nothing' : '/something'
      await cache.read({ kind, key, hangsOn: [], parse: given => given, load: async () => value })
      const [outcome = ''] = trace.api.keys()
      await Promise.all(background)
      background = []
      return outcome
    }
    expect(await outcomeAt(0)).toBe('miss')
    expect(await outcomeAt(fresh - 1)).toMatch(/^(hit|memo)$/)
    expect(await outcomeAt(fresh + 1)).toBe('stale')
    const renewed = fresh + 1
    expect(await outcomeAt(renewed + fresh + stale - 1)).toBe('stale')
    const again = renewed + fresh + stale - 1
    expect(await outcomeAt(again + fresh + stale + 1)).toBe('miss')
    expect(await outcomeAt(0, null)).toBe('miss')
    expect(await outcomeAt(absent - 1, null)).toBe('memo')
    expect(await outcomeAt(absent + 1, null)).toBe('miss')
  },
)

import { seconds, type Millis, type Seconds } from '../../../shared/time/units.ts'
import { keyPrefix } from '../../cache/cache-entry.ts'
import { POLICIES, type CachePolicy } from '../../cache/policies.ts'

interface CachedResponses {
  kind: string
  count: number
  /** No longer fresh: served while they are refreshed, or when the API fails. */
  stale: number
  oldestSeconds: Seconds
}

const MAX_PAGES = 5

/** How many responses KV holds for a site, by kind, and how old they are; of the first five thousand. */
export async function countCachedResponses(
  kv: KVNamespace,
  site: number,
  now: Millis,
): Promise<CachedResponses[]> {
  const kinds = new Map<string, CachedResponses>()
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page++) {
    const found: KVNamespaceListResult<{ at?: number }> = await kv.list({
      prefix: keyPrefix(site),
      cursor,
    })
    for (const { name, metadata } of found.keys) {
      const kind = name.split('/')[3] ?? ''
      const age = Math.max(0, Math.round(seconds(now - (metadata?.at ?? now))))
      const sum = kinds.get(kind) ?? { kind, count: 0, stale: 0, oldestSeconds: 0 }
      kinds.set(kind, {
        kind,
        count: sum.count + 1,
        stale: sum.stale + Number(age > freshSeconds(kind)),
        oldestSeconds: Math.max(sum.oldestSeconds, age),
      })
    }
    if (found.list_complete) break
    cursor = found.cursor
  }
  return [...kinds.values()].sort((a, b) => a.kind.localeCompare(b.kind))
}

const LIFETIMES = new Map<string, CachePolicy>([
  ...Object.entries(POLICIES),
  ['frame', POLICIES.site],
])

const freshSeconds = (kind: string): Seconds => LIFETIMES.get(kind)?.fresh ?? 0

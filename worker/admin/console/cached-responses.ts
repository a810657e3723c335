import { POLICIES, type PolicyName } from '../../cache/policies.ts'

export interface CachedResponses {
  kind: string
  count: number
  /** Not fresh any more: served while asked anew, or because the API fails. */
  stale: number
  /** In seconds. */
  oldestSeconds: number
}

const MAX_PAGES = 5

/** What KV keeps of a site's answers, by kind, and how old that is; of the first five thousand. */
export async function countCachedResponses(
  kv: KVNamespace,
  site: number,
  now: number,
): Promise<CachedResponses[]> {
  const kinds = new Map<string, CachedResponses>()
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page++) {
    const found: KVNamespaceListResult<{ at?: number }> = await kv.list({
      prefix: `v1/${site}/`,
      cursor,
    })
    for (const { name, metadata } of found.keys) {
      const kind = name.split('/')[3] ?? ''
      const age = Math.max(0, Math.round((now - (metadata?.at ?? now)) / 1000))
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

const freshSeconds = (kind: string): number =>
  Object.hasOwn(POLICIES, kind) ? POLICIES[kind as PolicyName].fresh : 0

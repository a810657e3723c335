import { POLICIES, type PolicyName } from '../api/policies.ts'

export interface KeptAnswers {
  kind: string
  count: number
  /** Not fresh any more: served while asked anew, or because the API fails. */
  stale: number
  /** In seconds. */
  oldest: number
}

const MOST_PAGES = 5

/** What KV keeps of a site's answers, by kind, and how old that is; of the first five thousand. */
export async function keptAnswers(
  kv: KVNamespace,
  site: number,
  now: number,
): Promise<KeptAnswers[]> {
  const kinds = new Map<string, KeptAnswers>()
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const found: KVNamespaceListResult<{ at?: number }> = await kv.list({
      prefix: `v1/${site}/`,
      cursor,
    })
    for (const { name, metadata } of found.keys) {
      const kind = name.split('/')[3] ?? ''
      const age = Math.max(0, Math.round((now - (metadata?.at ?? now)) / 1000))
      const sum = kinds.get(kind) ?? { kind, count: 0, stale: 0, oldest: 0 }
      kinds.set(kind, {
        kind,
        count: sum.count + 1,
        stale: sum.stale + Number(age > freshness(kind)),
        oldest: Math.max(sum.oldest, age),
      })
    }
    if (found.list_complete) break
    cursor = found.cursor
  }
  return [...kinds.values()].sort((a, b) => a.kind.localeCompare(b.kind))
}

const freshness = (kind: string): number =>
  Object.hasOwn(POLICIES, kind) ? POLICIES[kind as PolicyName].fresh : 0

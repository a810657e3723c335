import type { Millis } from '../../../shared/time/units.ts'
import { hostKey, parseHostEntry } from '../../versions/host-entry.ts'

/** As many as KV reads at once. */
const MAX_HOSTS = 100

export interface KnownSite {
  id: number
  name: string
  hostnames: string[]
  /** When its facts were last read from the API. */
  storedAt: Millis
}

/** The sites that were ever visited, by their hosts' entries; the listing API has no call for all of them. */
export async function knownSites(kv: KVNamespace): Promise<KnownSite[]> {
  const prefix = hostKey('')
  const { keys } = await kv.list({ prefix, limit: MAX_HOSTS })
  if (keys.length === 0) return []
  const entries = await kv.get<unknown>(
    keys.map(({ name }) => name),
    'json',
  )
  const sites = new Map<number, KnownSite>()
  for (const [key, stored] of entries) {
    const host = parseHostEntry(stored)
    if (host?.site.state !== 'live') continue
    const { id, name } = host.site
    const known = sites.get(id)
    sites.set(id, {
      id,
      name,
      hostnames: [...(known?.hostnames ?? []), key.slice(prefix.length)],
      storedAt: Math.max(known?.storedAt ?? 0, host.readAt),
    })
  }
  return [...sites.values()].sort((a, b) => a.id - b.id)
}

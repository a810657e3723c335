import { isRecord } from '../../../shared/is-record.ts'
import { decompressEntry } from '../../cache/compression.ts'

/** As worker/api/response-cache.ts keeps site records, read by number. */
const SITE_KEY_PREFIX = 'v1/0/-/site//sites/'
/** As many as KV lists, and reads, at once. */
const MAX_SITES = 100

export interface KnownSite {
  id: number
  name: string
  hostnames: string[]
  /** When its record was last asked, in ms. */
  storedAt: number
}

/** The sites that were visited within a month; a listing API has no call for all of them. */
export async function knownSites(kv: KVNamespace): Promise<KnownSite[]> {
  const { keys } = await kv.list({ prefix: SITE_KEY_PREFIX, limit: 1000 })
  const names = keys
    .map(key => key.name)
    .filter(name => /^\d+$/.test(name.slice(SITE_KEY_PREFIX.length)))
    .slice(0, MAX_SITES)
  if (names.length === 0) return []
  const entries = await kv.get<unknown>(names, 'json')
  return (await Promise.all([...entries.values()].map(decompressEntry)))
    .flatMap(parseKnownSite)
    .sort((a, b) => a.id - b.id)
}

function parseKnownSite(entry: unknown): KnownSite[] {
  if (!isRecord(entry) || !isRecord(entry.value)) return []
  const { id, name, hostnames } = entry.value
  return [
    {
      id: Number(id),
      name: String(name),
      hostnames: Array.isArray(hostnames) ? hostnames.map(String) : [],
      storedAt: Number(entry.storedAt),
    },
  ]
}

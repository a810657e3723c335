import { isRecord } from '../api/answers.ts'
import { unpack } from '../api/packed.ts'

/** As worker/api/cache.ts keeps site records, read by number. */
const PREFIX = 'v1/0/-/site//sites/'
/** As many as KV lists, and reads, at once. */
const MOST = 100

export interface KnownSite {
  id: number
  name: string
  hostnames: string[]
  /** When its record was last asked, in ms. */
  storedAt: number
}

/** The sites that were visited within a month; a listing API has no call for all of them. */
export async function knownSites(kv: KVNamespace): Promise<KnownSite[]> {
  const { keys } = await kv.list({ prefix: PREFIX, limit: 1000 })
  const names = keys
    .map(key => key.name)
    .filter(name => /^\d+$/.test(name.slice(PREFIX.length)))
    .slice(0, MOST)
  if (names.length === 0) return []
  const entries = await kv.get<unknown>(names, 'json')
  return (await Promise.all([...entries.values()].map(unpack)))
    .flatMap(toKnownSite)
    .sort((a, b) => a.id - b.id)
}

function toKnownSite(entry: unknown): KnownSite[] {
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

import * as v from 'valibot'
import type { Millis } from '../../../shared/time/units.ts'
import { keyPrefix } from '../../cache/cache-entry.ts'
import { decompressEntry } from '../../cache/compression.ts'
import { NO_SITE } from '../../cache/known-purges.ts'

/** Where the cache holds site records that were read by number. */
const SITE_KEYS = `${keyPrefix(NO_SITE, '-', 'site')}/sites/`
/** As many as KV reads at once. */
const MAX_SITES = 100

export interface KnownSite {
  id: number
  name: string
  hostnames: string[]
  /** When its record was last read from the API. */
  storedAt: Millis
}

const KNOWN_SITE = v.pipe(
  v.object({
    storedAt: v.number(),
    value: v.object({
      id: v.number(),
      name: v.string(),
      hostnames: v.fallback(v.array(v.string()), []),
    }),
  }),
  v.transform(({ storedAt, value }): KnownSite => ({ ...value, storedAt })),
)

/** The sites that were visited within a month; the listing API has no call for all of them. */
export async function knownSites(kv: KVNamespace): Promise<KnownSite[]> {
  const { keys } = await kv.list({ prefix: SITE_KEYS, limit: 1000 })
  const names = keys
    .map(({ name }) => name)
    .filter(name => /^\d+$/.test(name.slice(SITE_KEYS.length)))
    .slice(0, MAX_SITES)
  if (names.length === 0) return []
  const entries = await kv.get<unknown>(names, 'json')
  const stored = await Promise.all([...entries.values()].map(decompressEntry))
  return stored
    .flatMap(entry => {
      const parsed = v.safeParse(KNOWN_SITE, entry)
      return parsed.success ? [parsed.output] : []
    })
    .sort((a, b) => a.id - b.id)
}

import type { Millis } from '../../shared/time/units.ts'
import type { TaskHandler } from '../agency/agency-object.ts'
import type { Publication, PublishedHost, Raised } from '../agency/versions.ts'
import type { AgencyCalls } from '../agency/store.ts'
import { agencyOf } from '../agency/stub.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import {
  hostEntryText,
  hostKey,
  parseHostEntry,
  parseHostFacts,
  PLATFORM_HOST,
} from '../versions/host-entry.ts'
import { PLATFORM, rememberVersions } from '../versions/known.ts'
import { tableFromText, tableOf } from '../versions/table-text.ts'
import { merge, type VersionTable } from '../versions/table.ts'

/**
 * Remembers here what a store was told, and writes it to KV where its turn has come; else, or where KV fails, the
 * store's task does within 10 s (PURGE-47). Whether other places will learn of it in time.
 */
export async function spread(
  env: Bindings,
  site: number,
  { versions, publication }: Raised,
  now: Millis,
  agency: Pick<AgencyCalls, 'versions'> = agencyOf(env, site),
): Promise<boolean> {
  rememberVersions(site, tableFromText(versions))
  env.PASSED_ON?.raised.set(site, versions)
  if (!publication) return true
  try {
    await write(env.KV, site, publication)
    await agency.versions.confirm(publication.changes, now)
    return true
  } catch (error) {
    log({ event: 'versions-not-spread', site, error: describeError(error) })
    return false
  }
}

/** The task of a store whose changes KV has not got yet. Throws where KV fails, to be tried again. */
export const publishVersions: TaskHandler = async ({ env, siteId, agency, now }) => {
  const publication = await agency.versions.due(now)
  if (publication) {
    await write(env.KV, siteId, publication)
    await agency.versions.confirm(publication.changes, now)
  }
  return agency.versions.nextPublication()
}

/** Merged with what KV has, so that no version goes back though two write at once (PURGE-7). */
async function write(
  kv: KVNamespace,
  site: number,
  { versions, hosts }: Publication,
): Promise<void> {
  const table = tableFromText(versions)
  const keys = site === PLATFORM ? [PLATFORM_HOST] : hosts.map(({ hostname }) => hostname)
  if (keys.length === 0) return
  const stored = await readAll(kv, keys.map(hostKey))
  if (site === PLATFORM) {
    const merged = merge(table, tableOf(stored.get(hostKey(PLATFORM_HOST))))
    await kv.put(hostKey(PLATFORM_HOST), hostEntryText(null, merged))
  }
  await Promise.all(
    hosts.map(async host => {
      const text = entryOf(host, site, table, stored.get(hostKey(host.hostname)))
      if (text !== null) await kv.put(hostKey(host.hostname), text)
    }),
  )
}

/** As many as KV reads at once. */
const MAX_KEYS = 100

async function readAll(kv: KVNamespace, keys: string[]): Promise<ReadonlyMap<string, unknown>> {
  const all = new Map<string, unknown>()
  for (let start = 0; start < keys.length; start += MAX_KEYS)
    for (const [key, value] of await kv.get<unknown>(keys.slice(start, start + MAX_KEYS), 'json'))
      all.set(key, value)
  return all
}

/** A hostname that came from another site brings none of its versions; null: it went there, and is left alone. */
function entryOf(
  { record, as_of: asOf, read_at: readAt }: PublishedHost,
  site: number,
  table: VersionTable,
  before: unknown,
): string | null {
  // The store keeps what worker/site/find-host.ts gave it; one that was restored from another's copy tells nothing.
  const facts = parseHostFacts(record)
  if (facts?.id !== site) return null
  const stored = parseHostEntry(before)
  const isOwn = stored?.site.id === site
  if (stored && !isOwn && stored.readAt > readAt) return null
  return hostEntryText({ site: facts, asOf, readAt }, isOwn ? merge(table, stored.versions) : table)
}

import type { Millis } from '../../shared/time/units.ts'
import type { TaskHandler } from '../agency/agency-object.ts'
import type { Publication, PublishedHost, Raised } from '../agency/versions.ts'
import { agencyOf } from '../agency/stub.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import {
  hostEntryText,
  hostKey,
  parseHostEntry,
  PLATFORM_HOST,
  type HostRecord,
} from '../versions/host-entry.ts'
import { PLATFORM, rememberVersions } from '../versions/known.ts'
import { tableFromText, tableOf } from '../versions/table-text.ts'
import { merge, type VersionTable } from '../versions/table.ts'

/**
 * Remembers here what a store was told, and writes it to KV where its turn has come; else, or where KV fails, the
 * store's task does within 10 s (PURGE-28). Whether other places will learn of it in time.
 */
export async function spread(
  env: Bindings,
  site: number,
  { versions, publication }: Raised,
  now: Millis,
): Promise<boolean> {
  rememberVersions(site, tableFromText(versions))
  if (!publication) return true
  try {
    await write(env.KV, site, publication)
    await agencyOf(env, site).versions.confirm(publication.changes, now)
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

/** Merged with what KV has, so that no version goes back though two write at once (VR1). */
async function write(
  kv: KVNamespace,
  site: number,
  { versions, hosts }: Publication,
): Promise<void> {
  const table = tableFromText(versions)
  if (site === PLATFORM) {
    const stored: unknown = await kv.get(hostKey(PLATFORM_HOST), 'json')
    await kv.put(hostKey(PLATFORM_HOST), hostEntryText(null, merge(table, tableOf(stored))))
  }
  await Promise.all(hosts.map(host => writeHost(kv, site, host, table)))
}

/** A hostname that came from another site brings none of its versions; one that went there is left alone. */
async function writeHost(
  kv: KVNamespace,
  site: number,
  { hostname, record, as_of: asOf, read_at: readAt }: PublishedHost,
  table: VersionTable,
): Promise<void> {
  const stored = parseHostEntry(await kv.get(hostKey(hostname), 'json'))
  const isOwn = stored?.site.id === site
  if (stored && !isOwn && stored.readAt > readAt) return
  const versions = isOwn ? merge(table, stored.versions) : table
  // The store keeps what worker/site/find-host.ts gave it.
  const own = JSON.parse(record) as HostRecord
  await kv.put(hostKey(hostname), hostEntryText({ ...own, asOf, readAt }, versions))
}

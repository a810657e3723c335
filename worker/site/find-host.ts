import type { Millis } from '../../shared/time/units.ts'
import type { Site } from '../../shared/site/site.ts'
import { agencyOf } from '../agency/stub.ts'
import { connect } from '../api/connect.ts'
import { ABSENT, absenceAsValue } from '../api/parse-response.ts'
import { singleFlight } from '../cache/single-flight.ts'
import { describeError, log } from '../http/log.ts'
import type { WorkContext } from '../http/work-context.ts'
import { spread } from '../purge/publish.ts'
import {
  hostFacts,
  isAnnounced,
  type HostEntry,
  type HostFacts,
  type HostRecord,
} from '../versions/host-entry.ts'
import { knownVersions } from '../versions/known.ts'
import { forgetHost, memoizedHost, readHost, rememberHost } from '../versions/read-host.ts'
import { NO_VERSIONS, versionOf, type Version } from '../versions/table.ts'
import { mappingOfHost, withMapping, type HostedSite } from './domain-mapping.ts'
import { DOMAINS_UNREADABLE, mappingFor, NO_MAPPING, readRecord, siteById } from './find.ts'
import { parseSite } from './parse.ts'

const UNKNOWN: Millis = 60_000
const MAX_HOSTS = 2000
/** How often the facts of a host are looked up, where nothing tells when they change. */
const FACTS_FRESH: Millis = 5 * 60_000

/** Hostnames that no site has, by when that was found out. */
const unknownHosts = new Map<string, Millis>()

interface Look {
  at: Millis
  /** The newest change that was known. */
  asOf: Version
  /** Since when the API does not know the host, without anybody having said so. */
  absentSince?: Millis
}

/** How this isolate last looked up a host's facts. */
const looks = new Map<string, Look>()

/**
 * The site of a hostname, as its entry in KV has it; where there is none by the operators' table, else by the API. null:
 * unknown. Throws ApiError when nothing can tell.
 */
export async function findHost(hostname: string, context: WorkContext): Promise<HostFacts | null> {
  const { env, now, waitUntil } = context
  const entry = memoizedHost(hostname, now) ?? (await readHost(env.KV, hostname, now))
  if (!entry) return isUnknown(hostname, now) ? null : lookUpOnce(hostname, null, context)
  const facts = entry.state === 'removed' ? null : entry.site
  const look = looks.get(hostname)
  const versions = knownVersions(entry.site.id)
  if (Math.max(entry.asOf, look?.asOf ?? 0) < versionOf(versions, ['site']))
    return lookUpOnce(hostname, entry, context).catch(() => facts)
  const age = now - Math.max(entry.readAt, look?.at ?? 0)
  if (age > FACTS_FRESH && !isAnnounced(env, versions, now))
    waitUntil(lookUpOnce(hostname, entry, context).catch(() => undefined))
  return facts
}

/** Forgets that nobody has a hostname, and what was read of it. */
export function forgetHostname(hostname: string): void {
  unknownHosts.delete(hostname)
  looks.delete(hostname)
  forgetHost(hostname)
}

const isUnknown = (hostname: string, now: Millis): boolean =>
  now - (unknownHosts.get(hostname) ?? -Infinity) < UNKNOWN

async function lookUpOnce(
  hostname: string,
  entry: HostEntry | null,
  context: WorkContext,
): Promise<HostFacts | null> {
  const { value } = await singleFlight(`host ${hostname}`, context.waitUntil, () =>
    lookUp(hostname, entry, context),
  )
  return value
}

async function lookUp(
  hostname: string,
  entry: HostEntry | null,
  context: WorkContext,
): Promise<HostFacts | null> {
  const { now, waitUntil } = context
  const before = entry && versionOf(knownVersions(entry.site.id), ['site'])
  const hosted = await findSite(hostname, context)
  const asOf = hosted ? versionOf(knownVersions(hosted.id), ['site']) : (before ?? 0)
  const last = looks.get(hostname)
  if (hosted) {
    keep(looks, hostname, { at: now, asOf: before ?? asOf })
    const site = hostFacts(hosted, hosted.movedTo)
    const record: HostRecord = { site, state: 'live', api: '' }
    if (entry && entry.site.id !== site.id) await release(hostname, entry.site.id, context)
    waitUntil(introduce(hostname, record, asOf, context))
    return site
  }
  keep(unknownHosts, hostname, now)
  if (!entry) return null
  const absentSince = last?.absentSince ?? now
  keep(looks, hostname, { at: now, asOf, absentSince })
  // Without anybody having said so, a host is gone only once the API says it again.
  const isTold = Math.max(entry.asOf, last?.asOf ?? 0) < asOf
  if (!isTold && now - absentSince < UNKNOWN) return entry.site
  waitUntil(introduce(hostname, { site: entry.site, state: 'removed', api: '' }, asOf, context))
  return null
}

/** By the operators' table, else by the API alone. */
async function findSite(hostname: string, context: WorkContext): Promise<HostedSite | null> {
  const mapping = await mappingOfHost(context.env, hostname).catch((error: unknown) => {
    log({ event: 'domains-unreadable', request: context.trace.id, error: describeError(error) })
    return null
  })
  if (mapping?.site) {
    const site = await siteById(mapping.site, context)
    return site && withMapping(site, mapping)
  }
  const record = await absenceAsValue({ 404: ABSENT }, () =>
    connect(context.env, { request: context.trace.id }).get(
      `/sites/by-hostname/${encodeURIComponent(hostname)}`,
    ),
  )
  // A host is unknown only where the API says so, not where it says nothing, nor while the table cannot be read.
  if (record === ABSENT) {
    if (mapping) return null
    throw DOMAINS_UNREADABLE
  }
  const site = parseSite(record)
  await seedRecord(site, context)
  return withMapping(site, mapping ?? NO_MAPPING)
}

/** The API has just given the record, so the page need not ask for it. */
async function seedRecord(site: Site, context: WorkContext): Promise<void> {
  await readRecord(site.id, context, async () =>
    withMapping(site, await mappingFor(site.id, context)),
  ).catch(() => null)
}

/** Tells the site's store of a hostname, which writes its entry to KV. */
async function introduce(
  hostname: string,
  record: HostRecord,
  asOf: Version,
  { env, now }: WorkContext,
): Promise<void> {
  const { id } = record.site
  rememberHost(hostname, { ...record, asOf, readAt: now, versions: NO_VERSIONS }, now)
  const host = { hostname, record: JSON.stringify(record), as_of: asOf, read_at: now }
  try {
    await spread(env, id, await agencyOf(env, id).versions.introduce(host, now), now)
  } catch (error) {
    log({ event: 'host-not-introduced', site: id, error: describeError(error) })
  }
}

/** The host is another site's now: the one that had it writes its entry no more. */
async function release(hostname: string, site: number, { env }: WorkContext): Promise<void> {
  try {
    await agencyOf(env, site).versions.release(hostname)
  } catch (error) {
    log({ event: 'host-not-released', site, error: describeError(error) })
  }
}

function keep<T>(map: Map<string, T>, name: string, value: T): void {
  map.delete(name)
  map.set(name, value)
  for (const oldest of map.keys()) {
    if (map.size <= MAX_HOSTS) break
    map.delete(oldest)
  }
}

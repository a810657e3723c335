import type { Millis } from '../../shared/time/units.ts'
import { agencyOf } from '../agency/stub.ts'
import { withCircuitBreaker } from '../api/circuit-breaker.ts'
import { rememberApiUrl } from '../directory/api-url.ts'
import { setNewest } from '../cache/set-newest.ts'
import { singleFlight } from '../cache/single-flight.ts'
import { describeError, log } from '../http/log.ts'
import type { WorkContext } from '../http/work-context.ts'
import { spread } from '../purge/publish.ts'
import { hostFacts, type HostEntry, type HostFacts } from '../versions/host-entry.ts'
import { knownVersions } from '../versions/known.ts'
import { outdated, type Look } from '../versions/outdated.ts'
import { forgetHost, memoizedHost, readHost, rememberHost } from '../versions/read-host.ts'
import { NO_VERSIONS, versionOf, type Version } from '../versions/table.ts'
import { readSite } from './find.ts'
import type { HostedSite } from './hosted-site.ts'
import { DirectoryUnreadable, loadFromApi, loadSiteByHostname } from './load-site.ts'

const UNKNOWN: Millis = 60_000
const MAX_HOSTS = 2000
/** Hostnames that no site has, by when that was found out. */
const unknownHosts = new Map<string, Millis>()

/** How this isolate last looked up a host's facts, and since when the API does not know it, without anybody having said so. */
const looks = new Map<string, Look & { absentSince?: Millis }>()

/**
 * The site of a hostname, as its entry in KV has it; where there is none by the directory, else by the API. null:
 * unknown. Throws ApiError when nothing can tell.
 */
export async function findHost(hostname: string, context: WorkContext): Promise<HostFacts | null> {
  const { env, now, waitUntil } = context
  const { within } = context.trace.deadline
  const entry = memoizedHost(hostname, now) ?? (await readHost(env.KV, hostname, now))
  if (!entry)
    return isUnknown(hostname, now) ? null : within(() => lookUpOnce(hostname, null, context))
  const facts = entry.site.state === 'removed' ? null : entry.site
  const why = outdated(env, entry, looks.get(hostname), now)
  if (why === 'changed') {
    const changedAt = versionOf(knownVersions(entry.site.id), ['site'])
    // One wait for a back end that hangs, not one here and another for the page.
    const fallback = { backEnd: String(entry.site.id), exists: true, changedAt, isAwaited: true }
    const lookUpAgain = () => lookUpOnce(hostname, entry, context)
    return within(() => withCircuitBreaker(fallback, lookUpAgain)).catch(() => facts)
  }
  if (why === 'old') waitUntil(lookUpOnce(hostname, entry, context).catch(() => undefined))
  return facts
}

/** Forgets that nobody has a hostname, and what was read of it. */
export function forgetHostname(hostname: string): void {
  unknownHosts.delete(hostname)
  looks.delete(hostname)
  forgetHost(hostname)
}

/** A site was put in: a hostname that nobody had may be one of its own. */
export const forgetUnknownHosts = (): void => unknownHosts.clear()

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
    setNewest(looks, hostname, { at: now, asOf: before ?? asOf }, MAX_HOSTS)
    const site = hostFacts(hosted)
    if (entry && entry.site.id !== site.id) await release(hostname, entry.site.id, context)
    waitUntil(introduce(hostname, site, asOf, context, entry === null))
    return site
  }
  setNewest(unknownHosts, hostname, now, MAX_HOSTS)
  if (!entry) return null
  const absentSince = last?.absentSince ?? now
  setNewest(looks, hostname, { at: now, asOf, absentSince }, MAX_HOSTS)
  // Without anybody having said so, a host is gone only once the API says it again.
  const isChanged = Math.max(entry.asOf, last?.asOf ?? 0) < asOf
  if (!isChanged && now - absentSince < UNKNOWN) return entry.site
  waitUntil(introduce(hostname, { ...entry.site, state: 'removed' }, asOf, context))
  return null
}

/** From the API alone while the directory cannot be read. */
async function findSite(hostname: string, context: WorkContext): Promise<HostedSite | null> {
  try {
    const site = await loadSiteByHostname(hostname, context)
    if (!site) return null
    rememberApiUrl(site.id, site.apiUrl)
    // The API has just given the record, so the page need not ask for it. Where a host goes is no part of it.
    const movedTo = site.state === 'moved' ? site.movedTo : null
    await readSite(site.id, context, async () => ({ ...site, movedTo })).catch(() => null)
    return site
  } catch (error) {
    const path = `/sites/by-hostname/${encodeURIComponent(hostname)}`
    const site = error instanceof DirectoryUnreadable ? await loadFromApi(path, context) : null
    if (site) return site
    throw error
  }
}

/** Tells the site's store of a hostname, which writes its entry to KV. */
async function introduce(
  hostname: string,
  site: HostFacts,
  asOf: Version,
  { env, now }: WorkContext,
  isMissing = false,
): Promise<void> {
  const { id } = site
  rememberHost(hostname, { site, asOf, readAt: now, versions: NO_VERSIONS }, now)
  const host = { hostname, record: JSON.stringify(site), as_of: asOf, read_at: now }
  try {
    await spread(env, id, await agencyOf(env, id).versions.introduce(host, now, isMissing), now)
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

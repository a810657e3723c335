import type { Site } from '../../shared/site/site.ts'
import { ApiError } from '../api/errors.ts'
import { unusableResponse } from '../api/parse-response.ts'
import { recordFinding } from '../directory/findings.ts'
import { hostnamesOfOthers } from '../directory/hostnames.ts'
import { enterSite } from '../directory/site-changes.ts'
import { directorySite, directorySiteById, type DirectorySite } from '../directory/sites.ts'
import { describeError, log } from '../http/log.ts'
import type { WorkContext } from '../http/work-context.ts'
import { withDirectory, type HostedSite } from './hosted-site.ts'
import { readRecord } from './read-record.ts'

/** The directory cannot be read. */
export class DirectoryUnreadable extends ApiError {
  constructor() {
    super(503, 'directory unreadable')
  }

  override get isOfBackEnd(): boolean {
    return false
  }
}

/**
 * The site of a hostname: by the directory, else by the default API, whose sites are entered when they are first seen.
 * null: nobody's, or of a site that was removed. Throws DirectoryUnreadable, and ApiError as the API does.
 */
export async function loadSiteByHostname(
  hostname: string,
  context: WorkContext,
): Promise<HostedSite | null> {
  const known = await fromDirectory(context, directorySite(context.env, hostname))
  if (known) return loadKnown(known, context, hostname)
  const record = await readRecord(`/sites/by-hostname/${encodeURIComponent(hostname)}`, context)
  if (!record) return null
  // The directory has just said that this hostname is nobody's.
  const others = record.hostnames.filter(host => host !== hostname)
  const [own, ofOthers] = await Promise.all([
    fromDirectory(context, directorySiteById(context.env, record.id)),
    readOfOthers(record.id, others, context),
  ])
  if (!own?.apiUrl) return complete(record, own, context, { hostname, ofOthers })
  // The default API names the host's site; what that site is, its own back end says.
  const named = { ...own, recordHostname: own.recordHostname || hostname }
  if (!own.recordHostname) enter(named, context)
  return loadKnown(named, context, hostname)
}

/** The same of a site's id. */
export async function loadSiteById(id: number, context: WorkContext): Promise<HostedSite | null> {
  const known = await fromDirectory(context, directorySiteById(context.env, id))
  if (known) return loadKnown(known, context)
  const record = await readRecord(`/sites/${id}`, context, { siteId: id, apiUrl: '' })
  return record && complete(record, null, context)
}

/** What the default API alone says, for while the directory cannot be read; it may not say that there is no site. */
export async function loadFromApi(path: string, context: WorkContext): Promise<HostedSite | null> {
  const siteId = Number(/^\/sites\/(\d+)$/.exec(path)?.[1]) || undefined
  const record = await context.trace.deadline.within(() =>
    readRecord(path, context, { siteId, apiUrl: '' }),
  )
  return record && withDirectory(record, null)
}

async function loadKnown(
  known: DirectorySite,
  context: WorkContext,
  hostname?: string,
): Promise<HostedSite | null> {
  if (known.state === 'removed') return null
  const { id, apiUrl } = known
  const record = await readRecord(`/sites/${id}`, context, { siteId: id, apiUrl })
  return record && complete(record, known, context, { hostname })
}

async function complete(
  record: Site,
  known: DirectorySite | null,
  context: WorkContext,
  { hostname, ofOthers }: { hostname?: string | undefined; ofOthers?: string[] } = {},
): Promise<HostedSite | null> {
  if (known?.state === 'removed') return null
  const recordHostname = known?.apiUrl ? known.recordHostname : (record.hostnames[0] ?? '')
  const { id, name } = record
  if (known?.name !== name || known.recordHostname !== recordHostname)
    enter({ id, name, recordHostname }, context)
  const taken = ofOthers ?? (known?.apiUrl ? [] : await readOfOthers(id, record.hostnames, context))
  if (taken.length > 0) await reportForeign(id, taken, context)
  const site = withDirectory(record, known, { hostname, ofOthers: taken })
  if (!site) throw unusableResponse()
  return site
}

const readOfOthers = async (
  siteId: number,
  hostnames: string[],
  context: WorkContext,
): Promise<string[]> =>
  hostnames.length === 0
    ? []
    : fromDirectory(context, hostnamesOfOthers(context.env, siteId, hostnames))

async function reportForeign(
  siteId: number,
  hostnames: string[],
  { env, now, trace }: WorkContext,
): Promise<void> {
  log({ event: 'foreign-hostnames', request: trace.id, site: siteId, hostnames })
  await recordFinding(env, 'foreign-hostnames', String(siteId), now)
}

/** No page waits for it; where it fails, the next reading tries again. */
const enter = (
  site: Pick<DirectorySite, 'id' | 'name' | 'recordHostname'>,
  { env, now, trace, waitUntil }: WorkContext,
): void =>
  waitUntil(
    enterSite(env, site, now).catch((error: unknown) =>
      log({ event: 'site-not-entered', request: trace.id, error: describeError(error) }),
    ),
  )

const fromDirectory = <T>({ trace }: WorkContext, read: Promise<T>): Promise<T> =>
  read.catch((error: unknown) => {
    log({ event: 'directory-unreadable', request: trace.id, error: describeError(error) })
    throw new DirectoryUnreadable()
  })

import type { Millis } from '../../shared/time/units.ts'
import { createResponseCache } from '../api/response-cache.ts'
import { createKvReader } from '../cache/kv-reader.ts'
import { setNewest } from '../cache/set-newest.ts'
import { rememberApiUrl, rememberedApiUrl } from '../directory/api-url.ts'
import type { WorkContext } from '../http/work-context.ts'
import { isAnnounced } from '../versions/host-entry.ts'
import { knownVersions } from '../versions/known.ts'
import { versionOf, type Version } from '../versions/table.ts'
import type { HostedSite } from './hosted-site.ts'
import { DirectoryUnreadable, loadFromApi, loadSiteById } from './load-site.ts'

const FRESH_MS = 5000
const MAX_SITES = 2000

interface MemoEntry {
  site: HostedSite | null
  readAt: Millis
  version: Version
}

/** The isolate's site records: fresh for five seconds, then served while they are refreshed, until something changes. */
const memo = new Map<number, MemoEntry>()

/** The record of a site with what the directory says; null: there is none. Throws ApiError when nothing can tell. */
export async function siteById(id: number, context: WorkContext): Promise<HostedSite | null> {
  const version = versionOf(knownVersions(id), ['site'])
  const known = memo.get(id)
  const refreshed = async (): Promise<HostedSite | null> => {
    const site = await readOrLoad(id, context)
    if (site) rememberApiUrl(site.id, site.apiUrl)
    setNewest(memo, id, { site, readAt: context.now, version }, MAX_SITES)
    return site
  }
  if (!known || known.version < version) return refreshed()
  if (context.now - known.readAt < FRESH_MS) return known.site
  if (!known.site) return refreshed()
  setNewest(memo, id, { ...known, readAt: context.now }, MAX_SITES)
  context.waitUntil(refreshed().catch(() => undefined))
  return known.site
}

export const forgetSites = (): void => memo.clear()

/** From the API alone while the directory cannot be read; that is not kept. */
async function readOrLoad(id: number, context: WorkContext): Promise<HostedSite | null> {
  try {
    return await readSite(id, context, () => loadSiteById(id, context))
  } catch (error) {
    const site =
      error instanceof DirectoryUnreadable ? await loadFromApi(`/sites/${id}`, context) : null
    if (site) return site
    throw error
  }
}

/** Through the cache, as one entry for a record and what the directory says of its site. */
export function readSite(
  id: number,
  { env, trace, now, waitUntil, versions }: WorkContext,
  load: () => Promise<HostedSite | null>,
): Promise<HostedSite | null> {
  const cache = createResponseCache({
    kv: env.KV,
    reader: createKvReader(env.KV),
    site: id,
    locale: '-',
    now,
    trace,
    waitUntil,
    versions,
    isAnnounced: isAnnounced(env, rememberedApiUrl(id), knownVersions(id), now),
  })
  return cache.read<HostedSite>({
    kind: 'site',
    key: `/sites/${id}`,
    hangsOn: ['site'],
    isFrame: true,
    load,
    // `load` has parsed it already.
    parse: site => site as HostedSite | null,
  })
}

import type { Millis } from '../../shared/time/units.ts'
import { createResponseCache } from '../api/response-cache.ts'
import { NO_SITE } from '../cache/known-purges.ts'
import { createKvReader } from '../cache/kv-reader.ts'
import { rememberApiUrl } from '../directory/api-url.ts'
import type { WorkContext } from '../http/work-context.ts'
import type { HostedSite } from './hosted-site.ts'
import { DirectoryUnreadable, loadFromApi, loadSiteByHostname, loadSiteById } from './load-site.ts'

const FRESH_MS = 5000
const UNKNOWN_MS = 60_000
const MAX_HOSTS = 2000

interface MemoEntry {
  site: HostedSite | null
  readAt: Millis
}

/** The isolate's site records, by hostname or '#id': fresh for five seconds, then served while they are refreshed. */
const memo = new Map<string, MemoEntry>()

/** What this isolate knows of a host, for code that must not wait; undefined: nothing, or nothing fresh. */
export function memoizedSite(hostname: string, now: Millis): HostedSite | null | undefined {
  const known = memo.get(hostname)
  return known && now - known.readAt < FRESH_MS ? known.site : undefined
}

/**
 * The site of a hostname, by the directory, else by the API; null for an unknown one. Throws ApiError when neither can
 * tell.
 */
export const siteByHostname = (
  hostname: string,
  context: WorkContext,
): Promise<HostedSite | null> =>
  find(hostname, context, () =>
    read(
      `/sites/by-hostname/${encodeURIComponent(hostname)}`,
      `host-${hostname}`,
      () => loadSiteByHostname(hostname, context),
      context,
    ),
  )

export const siteById = (id: number, context: WorkContext): Promise<HostedSite | null> =>
  find(`#${id}`, context, () =>
    read(`/sites/${id}`, `site-${id}`, () => loadSiteById(id, context), context),
  )

export const forgetSites = (): void => memo.clear()

async function find(
  name: string,
  context: WorkContext,
  load: () => Promise<HostedSite | null>,
): Promise<HostedSite | null> {
  const known = memo.get(name)
  const refreshed = async (): Promise<HostedSite | null> => {
    const site = await load()
    if (site) rememberApiUrl(site.id, site.apiUrl)
    remember(name, { site, readAt: context.now })
    return site
  }
  if (!known) return refreshed()
  const age = context.now - known.readAt
  if (age < (known.site ? FRESH_MS : UNKNOWN_MS)) return known.site
  if (!known.site) return refreshed()
  remember(name, { ...known, readAt: context.now })
  context.waitUntil(refreshed().catch(() => undefined))
  return known.site
}

function remember(name: string, entry: MemoEntry): void {
  memo.delete(name)
  memo.set(name, entry)
  for (const oldest of memo.keys()) {
    if (memo.size <= MAX_HOSTS) break
    memo.delete(oldest)
  }
}

/** Through the cache, as one entry for a record and what the directory says; from the API alone while that cannot be read. */
async function read(
  path: string,
  tag: string,
  load: () => Promise<HostedSite | null>,
  context: WorkContext,
): Promise<HostedSite | null> {
  const { env, trace, now, waitUntil } = context
  const cache = createResponseCache({
    kv: env.KV,
    reader: createKvReader(env.KV),
    site: NO_SITE,
    locale: '-',
    now,
    trace,
    waitUntil,
  })
  try {
    return await cache.read<HostedSite>({
      kind: 'site',
      key: path,
      tags: ['sites', tag],
      load,
      // `load` has parsed it already.
      parse: site => site as HostedSite | null,
    })
  } catch (error) {
    const site = error instanceof DirectoryUnreadable ? await loadFromApi(path, context) : null
    if (site) return site
    throw error
  }
}

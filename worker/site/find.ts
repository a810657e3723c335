import { absenceAsValue } from '../api/parse-response.ts'
import { createResponseCache } from '../api/response-cache.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import { createKvReader } from '../cache/kv-reader.ts'
import { log } from '../http/log.ts'
import { NO_SITE } from '../cache/known-purges.ts'
import type { RequestTrace } from '../http/trace.ts'
import type { WorkContext } from '../http/work-context.ts'
import {
  mappingOfHost,
  mappingOfSite,
  withMapping,
  type HostedSite,
  type DomainMapping,
} from './domain-mapping.ts'
import { parseSite } from './parse.ts'

const FRESH_MS = 5000
const UNKNOWN_MS = 60_000
const MAX_HOSTS = 2000

interface MemoEntry {
  site: HostedSite | null
  readAt: number
}

/** The isolate's memo of site records, by hostname or '#id'. Five seconds fresh, then served while one refresh runs. */
const memo = new Map<string, MemoEntry>()

/** What this isolate knows of a host without asking anybody, for the way that must not wait. */
export function memoizedSite(hostname: string, now: number): HostedSite | null | undefined {
  const known = memo.get(hostname)
  return known && now - known.readAt < FRESH_MS ? known.site : undefined
}

/**
 * The site of a hostname, by the operators' own table, else by the API; null for an unknown one. Throws ApiError when
 * nobody can tell.
 */
export const siteByHostname = (hostname: string, finder: WorkContext): Promise<HostedSite | null> =>
  find(hostname, finder, () =>
    read(
      `/sites/by-hostname/${encodeURIComponent(hostname)}`,
      `host-${hostname}`,
      () => mappingOfHost(finder.env, hostname),
      finder,
    ),
  )

export const siteById = (id: number, finder: WorkContext): Promise<HostedSite | null> =>
  find(`#${id}`, finder, () =>
    read(`/sites/${id}`, `site-${id}`, () => mappingOfSite(finder.env, id), finder),
  )

/** Forgets what this isolate remembers, so that the next request asks again. */
export const forgetSites = (): void => memo.clear()

async function find(
  name: string,
  finder: WorkContext,
  load: () => Promise<HostedSite | null>,
): Promise<HostedSite | null> {
  const known = memo.get(name)
  const refreshed = async (): Promise<HostedSite | null> => {
    const site = await load()
    remember(name, { site, readAt: finder.now })
    return site
  }
  if (!known) return refreshed()
  const age = finder.now - known.readAt
  if (age < (known.site ? FRESH_MS : UNKNOWN_MS)) return known.site
  if (!known.site) return refreshed()
  remember(name, { ...known, readAt: finder.now })
  finder.waitUntil(refreshed().catch(() => undefined))
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

/** Through the cache, one entry for a record and what operators mapped; with the table out of order, from the API alone. */
async function read(
  path: string,
  tag: string,
  mapping: () => Promise<DomainMapping>,
  finder: WorkContext,
): Promise<HostedSite | null> {
  const { env, trace, now, waitUntil } = finder
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
      load: async () =>
        load(finder, path, await mapping().catch((error: unknown) => failUnreadable(error, trace))),
      parse: loaded => (loaded === null ? null : (loaded as HostedSite)),
    })
  } catch (error) {
    const site = error === DOMAINS_UNREADABLE ? await load(finder, path, NO_MAPPING) : null
    if (site) return site
    throw error
  }
}

async function load(
  { env, trace }: WorkContext,
  path: string,
  mapping: DomainMapping,
): Promise<HostedSite | null> {
  const address = mapping.site === null ? path : `/sites/${mapping.site}`
  const site = parseSite(
    await absenceAsValue({ 404: null }, () => connect(env, { request: trace.id }).get(address)),
  )
  return site && withMapping(site, mapping)
}

const NO_MAPPING: DomainMapping = { site: null, redirect: false, origin: null, hostnames: [] }

/** Without the table the API alone may say where a host belongs, but not that it belongs nowhere; and nobody keeps it. */
const DOMAINS_UNREADABLE = new ApiError(503, 'domains unreadable')

function failUnreadable(error: unknown, { id }: RequestTrace): never {
  log({ event: 'domains-unreadable', request: id, error: String(error).slice(0, 200) })
  throw DOMAINS_UNREADABLE
}

import { absent } from '../api/answers.ts'
import { createCacheTier } from '../api/cache.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import { createKvReader } from '../api/kv-reader.ts'
import { log } from '../api/log.ts'
import { NO_SITE } from '../api/marks.ts'
import type { RequestTrace } from '../document/trace.ts'
import type { Bindings } from '../env.ts'
import {
  mappingOfHost,
  mappingOfSite,
  withMapping,
  type HostedSite,
  type Mapping,
} from './domains.ts'
import { parseSite } from './parse-site.ts'

const FRESH_MS = 5000
const UNKNOWN_MS = 60_000
const MAX_HOSTS = 2000

interface Found {
  site: HostedSite | null
  readAt: number
}

/** The isolate's memo of site records, by hostname or '#id'. Five seconds fresh, then served while one refresh runs. */
const found = new Map<string, Found>()

export interface Finder {
  env: Bindings
  trace: RequestTrace
  now: number
  waitUntil: (work: Promise<unknown>) => void
}

/** What this isolate knows of a host without asking anybody, for the way that must not wait. */
export function knownSite(hostname: string, now: number): HostedSite | null | undefined {
  const known = found.get(hostname)
  return known && now - known.readAt < FRESH_MS ? known.site : undefined
}

/**
 * The site of a hostname, by the operators' own table, else by the API; null for an unknown one. Throws ApiError when
 * nobody can tell.
 */
export const siteByHostname = (hostname: string, finder: Finder): Promise<HostedSite | null> =>
  find(hostname, finder, () =>
    read(
      `/sites/by-hostname/${encodeURIComponent(hostname)}`,
      `host-${hostname}`,
      () => mappingOfHost(finder.env, hostname),
      finder,
    ),
  )

export const siteById = (id: number, finder: Finder): Promise<HostedSite | null> =>
  find(`#${id}`, finder, () =>
    read(`/sites/${id}`, `site-${id}`, () => mappingOfSite(finder.env, id), finder),
  )

/** Forgets what this isolate remembers, so that the next request asks again. */
export const forgetSites = (): void => found.clear()

async function find(
  name: string,
  finder: Finder,
  load: () => Promise<HostedSite | null>,
): Promise<HostedSite | null> {
  const known = found.get(name)
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

function remember(name: string, entry: Found): void {
  found.delete(name)
  found.set(name, entry)
  for (const oldest of found.keys()) {
    if (found.size <= MAX_HOSTS) break
    found.delete(oldest)
  }
}

/** Through the cache, one entry for a record and what operators mapped; with the table out of order, from the API alone. */
async function read(
  path: string,
  tag: string,
  mapping: () => Promise<Mapping>,
  finder: Finder,
): Promise<HostedSite | null> {
  const { env, trace, now, waitUntil } = finder
  const cache = createCacheTier({
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
        load(finder, path, await mapping().catch((error: unknown) => unreadable(error, trace))),
      parse: loaded => (loaded === null ? null : (loaded as HostedSite)),
    })
  } catch (error) {
    const site = error === UNREADABLE ? await load(finder, path, UNMAPPED) : null
    if (site) return site
    throw error
  }
}

async function load(
  { env, trace }: Finder,
  path: string,
  mapping: Mapping,
): Promise<HostedSite | null> {
  const address = mapping.site === null ? path : `/sites/${mapping.site}`
  const site = parseSite(
    await absent({ 404: null }, () => connect(env, { request: trace.id }).get(address)),
  )
  return site && withMapping(site, mapping)
}

const UNMAPPED: Mapping = { site: null, redirect: false, origin: null, hostnames: [] }

/** Without the table the API alone may say where a host belongs, but not that it belongs nowhere; and nobody keeps it. */
const UNREADABLE = new ApiError(503, 'domains unreadable')

function unreadable(error: unknown, { id }: RequestTrace): never {
  log({ event: 'domains-unreadable', request: id, error: String(error).slice(0, 200) })
  throw UNREADABLE
}

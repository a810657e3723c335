import type { Site } from '../../shared/site/site.ts'
import { absent } from '../api/answers.ts'
import { createCacheTier } from '../api/cache.ts'
import { connect } from '../api/connect.ts'
import { createKvReader } from '../api/kv-reader.ts'
import type { RequestTrace } from '../document/trace.ts'
import type { Bindings } from '../env.ts'
import { parseSite } from './parse-site.ts'

const FRESH_MS = 5000
const UNKNOWN_MS = 60_000
const MAX_HOSTS = 2000

interface Found {
  site: Site | null
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
export function knownSite(hostname: string, now: number): Site | null | undefined {
  const known = found.get(hostname)
  return known && now - known.readAt < FRESH_MS ? known.site : undefined
}

/** The site of a hostname; null for an unknown one. Throws ApiError when nobody can tell. */
export const siteByHostname = (hostname: string, finder: Finder): Promise<Site | null> =>
  find(hostname, `/sites/by-hostname/${encodeURIComponent(hostname)}`, `host-${hostname}`, finder)

export const siteById = (id: number, finder: Finder): Promise<Site | null> =>
  find(`#${id}`, `/sites/${id}`, `site-${id}`, finder)

/** Forgets what this isolate remembers, so that the next request asks again. */
export const forgetSites = (): void => found.clear()

async function find(name: string, path: string, tag: string, finder: Finder): Promise<Site | null> {
  const known = found.get(name)
  const refreshed = async (): Promise<Site | null> => {
    const site = await load(path, tag, finder)
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

function load(path: string, tag: string, { env, trace, now, waitUntil }: Finder): Promise<Site | null> {
  const client = connect(env, {})
  const cache = createCacheTier({ kv: env.KV, reader: createKvReader(env.KV), site: 0, locale: '-', now, trace, waitUntil })
  return cache.read({ kind: 'site', key: path, tags: ['sites', tag], parse: parseSite, load: () => absent({ 404: null }, () => client.get(path)) })
}

import type { Millis } from '../../shared/time/units.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import { ABSENT, absenceAsValue } from '../api/parse-response.ts'
import { createResponseCache } from '../api/response-cache.ts'
import { NO_SITE } from '../cache/known-purges.ts'
import { createKvReader } from '../cache/kv-reader.ts'
import { describeError, log } from '../http/log.ts'
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
 * The site of a hostname, by the operators' table, else by the API; null for an unknown one. Throws ApiError when
 * neither can tell.
 */
export const siteByHostname = (
  hostname: string,
  context: WorkContext,
): Promise<HostedSite | null> =>
  find(hostname, context, () =>
    read(
      `/sites/by-hostname/${encodeURIComponent(hostname)}`,
      `host-${hostname}`,
      () => mappingOfHost(context.env, hostname),
      context,
    ),
  )

export const siteById = (id: number, context: WorkContext): Promise<HostedSite | null> =>
  find(`#${id}`, context, () =>
    read(`/sites/${id}`, `site-${id}`, () => mappingOfSite(context.env, id), context),
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

/** Through the cache, as one entry for a record and its mapping; from the API alone while the table cannot be read. */
async function read(
  path: string,
  tag: string,
  mapping: () => Promise<DomainMapping>,
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
      load: async () =>
        load(
          context,
          path,
          await mapping().catch((error: unknown) => failUnreadable(error, trace)),
        ),
      // `load` has parsed it already.
      parse: site => site as HostedSite | null,
    })
  } catch (error) {
    const site = error === DOMAINS_UNREADABLE ? await load(context, path, NO_MAPPING) : null
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
  const siteId = Number(/^\/sites\/(\d+)$/.exec(address)?.[1]) || undefined
  const record = await absenceAsValue({ 404: ABSENT }, () =>
    connect(env, { request: trace.id, siteId }).get(address),
  )
  // A host is unknown only where the API says so, not where it says nothing.
  return record === ABSENT ? null : withMapping(parseSite(record), mapping)
}

const NO_MAPPING: DomainMapping = { site: null, redirect: false, origin: null, hostnames: [] }

/** Without the table the API may say which site a host belongs to, but not that it belongs to none; never cached. */
const DOMAINS_UNREADABLE = new ApiError(503, 'domains unreadable')

function failUnreadable(error: unknown, { id }: RequestTrace): never {
  log({ event: 'domains-unreadable', request: id, error: describeError(error) })
  throw DOMAINS_UNREADABLE
}

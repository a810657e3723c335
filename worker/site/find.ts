import type { Millis } from '../../shared/time/units.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import { ABSENT, absenceAsValue } from '../api/parse-response.ts'
import { createResponseCache } from '../api/response-cache.ts'
import { createKvReader } from '../cache/kv-reader.ts'
import { describeError, log } from '../http/log.ts'
import type { WorkContext } from '../http/work-context.ts'
import { isAnnounced } from '../versions/host-entry.ts'
import { knownVersions } from '../versions/known.ts'
import { versionOf, type Version } from '../versions/table.ts'
import {
  mappingOfSite,
  withMapping,
  type DomainMapping,
  type HostedSite,
} from './domain-mapping.ts'
import { parseSite } from './parse.ts'

const FRESH_MS = 5000
const MAX_SITES = 2000

interface MemoEntry {
  site: HostedSite | null
  readAt: Millis
  version: Version
}

/** The isolate's site records: fresh for five seconds, then served while they are refreshed, until something changes. */
const memo = new Map<number, MemoEntry>()

/** The record of a site with its mapped domains; null: there is none. Throws ApiError when nothing can tell. */
export async function siteById(id: number, context: WorkContext): Promise<HostedSite | null> {
  const version = versionOf(knownVersions(id), ['site'])
  const known = memo.get(id)
  const refreshed = async (): Promise<HostedSite | null> => {
    const site = await readOrLoad(id, context)
    remember(id, { site, readAt: context.now, version })
    return site
  }
  if (!known || known.version < version) return refreshed()
  if (context.now - known.readAt < FRESH_MS) return known.site
  if (!known.site) return refreshed()
  remember(id, { ...known, readAt: context.now })
  context.waitUntil(refreshed().catch(() => undefined))
  return known.site
}

/** From the API alone while the operators' table cannot be read; that is not kept. */
async function readOrLoad(id: number, context: WorkContext): Promise<HostedSite | null> {
  try {
    return await readRecord(id, context, async () =>
      loadRecord(id, context, await mappingFor(id, context)),
    )
  } catch (error) {
    if (error !== DOMAINS_UNREADABLE) throw error
    return loadRecord(id, context, NO_MAPPING)
  }
}

export const NO_MAPPING: DomainMapping = { site: null, redirect: false, origin: null, hostnames: [] }

/** Without the table the API may say which site a host belongs to, but not that it belongs to none. */
export const DOMAINS_UNREADABLE = new ApiError(503, 'domains unreadable')

/** What operators mapped to a site. Throws DOMAINS_UNREADABLE. */
export const mappingFor = (id: number, { env, trace }: WorkContext): Promise<DomainMapping> =>
  mappingOfSite(env, id).catch((error: unknown) => {
    log({ event: 'domains-unreadable', request: trace.id, error: describeError(error) })
    throw DOMAINS_UNREADABLE
  })

/** Through the cache, as one entry for a record and its mapping. */
export function readRecord(
  id: number,
  { env, trace, now, waitUntil, versions }: WorkContext,
  load: () => Promise<unknown>,
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
    isAnnounced: isAnnounced(env, knownVersions(id), now),
  })
  return cache.read<HostedSite>({
    kind: 'site',
    key: `/sites/${id}`,
    hangsOn: ['site'],
    load,
    // `load` has parsed it already.
    parse: site => site as HostedSite | null,
  })
}

async function loadRecord(
  id: number,
  { env, trace }: WorkContext,
  mapping: DomainMapping,
): Promise<HostedSite | null> {
  const record = await absenceAsValue({ 404: ABSENT }, () =>
    connect(env, { request: trace.id, siteId: id }).get(`/sites/${id}`),
  )
  return record === ABSENT ? null : withMapping(parseSite(record), mapping)
}

function remember(id: number, entry: MemoEntry): void {
  memo.delete(id)
  memo.set(id, entry)
  for (const oldest of memo.keys()) {
    if (memo.size <= MAX_SITES) break
    memo.delete(oldest)
  }
}

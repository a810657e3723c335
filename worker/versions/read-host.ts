import type { Millis } from '../../shared/time/units.ts'
import { createKvReader } from '../cache/kv-reader.ts'
import { hostKey, parseHostEntry, PLATFORM_HOST, type HostEntry } from './host-entry.ts'
import { isPlatformFresh, rememberPlatform, rememberVersions } from './known.ts'
import { tableOf } from './table-text.ts'
import { setNewest } from '../cache/set-newest.ts'

export const MEMO: Millis = 5000
const MAX_HOSTS = 2000
/** The least that KV allows; it may take longer to show a change elsewhere, and names no limit. */
export const KV_CACHE_SECONDS = 30

interface Remembered {
  host: HostEntry
  readAt: Millis
}

const memo = new Map<string, Remembered>()

/** What this isolate read of a host less than 5 s ago, for code that must not wait. */
export function memoizedHost(hostname: string, now: Millis): HostEntry | null {
  const found = memo.get(hostname)
  return found && now - found.readAt < MEMO && isPlatformFresh(now) ? found.host : null
}

/**
 * A host as KV has it, read at most once in 5 s; its versions are remembered. Where KV fails, or has not got yet what was looked
 * up here since (PURGE-51), what was known before; null: nothing is known of it.
 */
export async function readHost(
  kv: KVNamespace,
  hostname: string,
  now: Millis,
): Promise<HostEntry | null> {
  const fresh = memoizedHost(hostname, now)
  if (fresh) return fresh
  const reader = createKvReader(kv, KV_CACHE_SECONDS)
  const [stored, everywhere] = await Promise.all([
    reader.get(hostKey(hostname)),
    isPlatformFresh(now) ? null : reader.get(hostKey(PLATFORM_HOST)),
  ])
  if (!isPlatformFresh(now)) rememberPlatform(tableOf(everywhere), now)
  const host = newer(parseHostEntry(stored), memo.get(hostname)?.host ?? null)
  if (host) rememberHost(hostname, host, now)
  return host
}

const newer = (stored: HostEntry | null, before: HostEntry | null): HostEntry | null =>
  stored && before && before.readAt > stored.readAt
    ? { ...before, versions: stored.versions }
    : (stored ?? before)

export function rememberHost(hostname: string, host: HostEntry, now: Millis): void {
  rememberVersions(host.site.id, host.versions)
  setNewest(memo, hostname, { host, readAt: now }, MAX_HOSTS)
}

export const forgetHost = (hostname: string): boolean => memo.delete(hostname)

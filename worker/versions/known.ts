import type { Millis } from '../../shared/time/units.ts'
import { LruCache } from '../cache/lru-cache.ts'
import { merge, NO_VERSIONS, type VersionTable } from './table.ts'

/** The store whose versions hold for every site. */
export const PLATFORM = 0

const MEMO_BYTES = 2 * 1024 * 1024

interface Known {
  own: VersionTable
  /** With the platform's; `platform` tells whether it still is that. */
  merged: VersionTable
  platform: VersionTable
}

/** By site, all that this isolate has ever read or raised, so that an older copy in KV takes nothing back (PURGE-7). */
const known = new LruCache<Known>(MEMO_BYTES)
let platform = NO_VERSIONS
let platformReadAt: Millis = 0

/** What is known now of a site's changes, and of those that concern all. */
export function knownVersions(site: number): VersionTable {
  const found = known.get(String(site))
  if (!found) return platform
  if (found.platform !== platform) {
    found.platform = platform
    found.merged = merge(found.own, platform)
  }
  return found.merged
}

/** Adds what was read or raised. */
export function rememberVersions(site: number, table: VersionTable): void {
  if (site === PLATFORM) {
    platform = merge(platform, table)
    return
  }
  const before = known.get(String(site))?.own ?? NO_VERSIONS
  const own = merge(before, table)
  const bytes = 200 + Object.keys(own.scopes).length * 100
  known.set(String(site), { own, platform, merged: merge(own, platform) }, bytes)
}

/** What changes everywhere is rarely told, so it is read less often. */
const PLATFORM_MEMO: Millis = 30_000

export const isPlatformFresh = (now: Millis): boolean =>
  Math.abs(now - platformReadAt) < PLATFORM_MEMO

export function rememberPlatform(table: VersionTable, now: Millis): void {
  rememberVersions(PLATFORM, table)
  platformReadAt = now
}

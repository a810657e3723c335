import { seconds, type Millis } from '../../shared/time/units.ts'
import type { CacheEntry, KnownChanges } from './cache-entry.ts'
import { REWRITE_SECONDS, type CachePolicy } from './policies.ts'

/** An entry as the isolate knows it: it may have been confirmed since KV's copy was written. */
export interface KnownEntry {
  entry: CacheEntry
  /** When KV's copy of this answer was stored; 0: KV has none. */
  writtenAt: Millis
  /** The newest change that KV's copy was made after. */
  writtenVersion: Millis
}

/** What the isolate remembers, or KV's copy where that is newer. */
export const newestEntry = (remembered: KnownEntry | undefined, stored: CacheEntry): KnownEntry =>
  remembered &&
  (remembered.entry.storedAt > stored.storedAt ||
    (remembered.entry.storedAt === stored.storedAt && remembered.entry.doubt))
    ? {
        entry: remembered.entry,
        writtenAt: remembered.writtenAt,
        writtenVersion: remembered.writtenVersion,
      }
    : { entry: stored, writtenAt: stored.storedAt, writtenVersion: stored.version }

/** Whether KV may keep the copy that it has (CACHE-42). */
export function isWritten(
  { entry, writtenAt, writtenVersion }: KnownEntry,
  value: unknown,
  { now, changes, policy }: { now: Millis; changes: KnownChanges; policy: CachePolicy },
): boolean {
  if (entry.doubt || writtenAt === 0 || writtenVersion < changes.hardVersion) return false
  const age = seconds(now - writtenAt)
  const isSame = JSON.stringify(entry.value) === JSON.stringify(value)
  if (changes.isAnnounced)
    // Its version tells that it is old, so nobody takes it for new: it is there for outages.
    return age < (isSame ? REWRITE_SECONDS.announced : (policy.rewrite ?? 0))
  return (
    isSame &&
    writtenVersion >= changes.version &&
    age < Math.min(REWRITE_SECONDS.silent, policy.fresh + policy.stale)
  )
}

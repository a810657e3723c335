import { seconds, type Millis, type Seconds } from '../../shared/time/units.ts'
import type { CacheEntry } from './cache-entry.ts'
import type { CachePolicy } from './policies.ts'

/** An answer that KV has is not written again before this has passed, unless KV's copy may no longer be served. */
const REWRITE_SECONDS: Seconds = 86_400

/** An entry as the isolate knows it: it may have been confirmed since KV's copy was written. */
export interface KnownEntry {
  entry: CacheEntry
  /** When KV's copy of this answer was stored; 0: KV has none. */
  writtenAt: Millis
}

/** What the isolate remembers, or KV's copy where that is newer. */
export const newestEntry = (remembered: KnownEntry | undefined, stored: CacheEntry): KnownEntry =>
  remembered &&
  (remembered.entry.storedAt > stored.storedAt ||
    (remembered.entry.storedAt === stored.storedAt && remembered.entry.doubt))
    ? { entry: remembered.entry, writtenAt: remembered.writtenAt }
    : { entry: stored, writtenAt: stored.storedAt }

/** Whether KV may keep the copy that it has of this value. */
export function isWritten(
  { entry, writtenAt }: KnownEntry,
  value: unknown,
  { now, purgedAt, policy }: { now: Millis; purgedAt: Millis; policy: CachePolicy },
): boolean {
  return (
    !entry.doubt &&
    writtenAt > purgedAt &&
    seconds(now - writtenAt) < Math.min(REWRITE_SECONDS, policy.fresh + policy.stale) &&
    JSON.stringify(entry.value) === JSON.stringify(value)
  )
}

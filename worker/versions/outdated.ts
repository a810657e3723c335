import type { Millis } from '../../shared/time/units.ts'
import type { Bindings } from '../env.ts'
import { isAnnounced, type HostEntry } from './host-entry.ts'
import { knownVersions } from './known.ts'
import { versionOf, type Version } from './table.ts'

/** How often the facts of a host are looked up, where nothing tells when they change. */
const FACTS_FRESH: Millis = 5 * 60_000

/** When an isolate last looked up a host's facts, and the newest change that was known then. */
export interface Look {
  at: Millis
  asOf: Version
}

/** Whether a host's facts are to be looked up: they 'changed' since, or are 'old' where nothing tells of changes. */
export function outdated(
  env: Pick<Bindings, 'API_URL'>,
  entry: HostEntry,
  look: Look | undefined,
  now: Millis,
): 'changed' | 'old' | null {
  const versions = knownVersions(entry.site.id)
  if (Math.max(entry.asOf, look?.asOf ?? 0) < versionOf(versions, ['site'])) return 'changed'
  const age = now - Math.max(entry.readAt, look?.at ?? 0)
  return age > FACTS_FRESH && !isAnnounced(env, entry.site.apiUrl, versions, now) ? 'old' : null
}

import { MINUTE, type Millis } from '../../shared/time/units.ts'
import type { PolicyName } from './policies.ts'
import { setNewest } from './set-newest.ts'

const WINDOW: Millis = 10 * MINUTE
/** A site that nobody has seen for long is written more often than it is viewed, by whoever crawls it. */
const FEW = 300
const MAX_SITES = 2000

interface Window {
  since: Millis
  views: number
  writes: Map<PolicyName, number>
}

/** What this isolate wrote of a site within ten minutes. */
const windows = new Map<number, Window>()

function windowOf(site: number, now: Millis): Window {
  const found = windows.get(site)
  if (found && Math.abs(now - found.since) < WINDOW) return found
  const opened: Window = { since: now, views: 0, writes: new Map() }
  setNewest(windows, site, opened, MAX_SITES)
  return opened
}

export const countView = (site: number, now: Millis): void => void windowOf(site, now).views++

/**
 * Counts a write. False: in these ten minutes this kind of answer was written more often than the site was viewed, as where
 * a back end's answers bear a clock: it is kept in memory until they are over. `onLast` is told of the last one before.
 */
export function mayWrite(
  site: number,
  kind: PolicyName,
  now: Millis,
  onLast: (kind: PolicyName) => void = () => undefined,
): boolean {
  const { views, writes } = windowOf(site, now)
  const count = (writes.get(kind) ?? 0) + 1
  const most = Math.max(FEW, views)
  if (count > most) return false
  writes.set(kind, count)
  if (count === most) onLast(kind)
  return true
}

import { MINUTE, type Millis } from '../../shared/time/units.ts'
import type { Bindings } from '../env.ts'
import { networkOf } from '../http/network.ts'
import { setNewest } from '../cache/set-newest.ts'

/** How long a network that asked for too much gets only what is kept. */
const HELD: Millis = MINUTE / 6
const MAX_NETWORKS = 5000

/** This machine itself, which no visitor comes from: development, tests and crawls of one's own. */
const OWN_MACHINE: ReadonlySet<string> = new Set([
  '127.0.0.1',
  networkOf({ headers: new Headers({ 'CF-Connecting-IP': '::1' }) }),
])

/** What is counted: pages with still maps, and plain tiles, by which nobody loses a page. */
export type Shielded = 'pages' | 'tiles'

/** Until when this isolate makes none of them for a network, by subject. */
const heldUntil = new Map<string, Millis>()

const subjectOf = (network: string, what: Shielded): string =>
  what === 'pages' ? network : `${what}/${network}`

/** Whether a request comes from a network that has had too many made in the last minute (SEC-53, SEC-54). */
export function isHeld(request: Request, now: Millis, what: Shielded = 'pages'): boolean {
  const until =
    heldUntil.size === 0 ? undefined : heldUntil.get(subjectOf(networkOf(request), what))
  return until !== undefined && now < until
}

/** Counts one that no cache had, by network and data centre. Unbound, failing or switched off, it lets all pass. */
export async function countMiss(
  { SHIELD_READS, RATE_LIMITS }: Pick<Bindings, 'SHIELD_READS' | 'RATE_LIMITS'>,
  request: Request,
  now: Millis,
  what: Shielded = 'pages',
): Promise<void> {
  const network = networkOf(request)
  if (RATE_LIMITS === 'off' || network === '' || OWN_MACHINE.has(network)) return
  const subject = subjectOf(network, what)
  const outcome = await SHIELD_READS?.limit({ key: subject }).catch(() => null)
  if (outcome?.success !== false) return
  setNewest(heldUntil, subject, now + HELD, MAX_NETWORKS)
}

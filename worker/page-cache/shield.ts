import { MINUTE, type Millis } from '../../shared/time/units.ts'
import type { Bindings } from '../env.ts'
import { networkOf } from '../http/network.ts'

/** How long a network that asked for too much gets only what is kept. */
const HELD: Millis = MINUTE / 6
const MAX_NETWORKS = 5000

/** This machine itself, which no visitor comes from: development, tests and crawls of one's own. */
const OWN_MACHINE: ReadonlySet<string> = new Set([
  '127.0.0.1',
  networkOf({ headers: new Headers({ 'CF-Connecting-IP': '::1' }) }),
])

/** Until when this isolate makes no pages for a network. */
const heldUntil = new Map<string, Millis>()

/** Whether a request comes from a network that has had too many pages made in the last minute (SEC-53). */
export function isHeld(request: Request, now: Millis): boolean {
  const until = heldUntil.size === 0 ? undefined : heldUntil.get(networkOf(request))
  return until !== undefined && now < until
}

/** Counts a page that no cache had, by network and data centre. Unbound, failing or switched off, it lets all pass. */
export async function countMiss(
  { SHIELD_READS, RATE_LIMITS }: Pick<Bindings, 'SHIELD_READS' | 'RATE_LIMITS'>,
  request: Request,
  now: Millis,
): Promise<void> {
  const network = networkOf(request)
  if (RATE_LIMITS === 'off' || network === '' || OWN_MACHINE.has(network)) return
  const outcome = await SHIELD_READS?.limit({ key: network }).catch(() => null)
  if (outcome?.success !== false) return
  heldUntil.delete(network)
  heldUntil.set(network, now + HELD)
  for (const oldest of heldUntil.keys()) {
    if (heldUntil.size <= MAX_NETWORKS) break
    heldUntil.delete(oldest)
  }
}

import { DAY, HOUR, MINUTE, type Millis } from '../../shared/time/units.ts'
import type { Limits } from '../env.ts'

/** What is counted, and over how long; wrangler.toml, [vars.LIMITS], says how many are allowed. */
export const LIMIT_WINDOWS: Readonly<Record<LimitName, Millis>> = {
  contact: 10 * MINUTE,
  contactUnchecked: 10 * MINUTE,
  contactSite: HOUR,
  friend: 10 * MINUTE,
  friendRecipient: DAY,
  friendSite: DAY,
  subscribe: 10 * MINUTE,
  tokenPage: MINUTE,
  booking: 10 * MINUTE,
  sharedList: HOUR,
  sharedListSite: HOUR,
}

/** Of forms; digests are counted by their own day (worker/subscription/digest.ts). */
export type LimitName = Exclude<keyof Limits, 'digests' | 'digestsOfAll'>

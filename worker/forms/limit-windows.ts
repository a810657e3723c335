import { DAY, HOUR, MINUTE, type Millis } from '../../shared/time/units.ts'
import type { Limits } from '../env.ts'

/** What is counted, and over how long; wrangler.toml, [vars.LIMITS], says how many are allowed. */
export const LIMIT_WINDOWS: Readonly<Record<keyof Limits, Millis>> = {
  contact: 10 * MINUTE,
  contactUnchecked: 10 * MINUTE,
  contactSite: HOUR,
  friend: 10 * MINUTE,
  friendRecipient: DAY,
  friendSite: DAY,
  subscribe: 10 * MINUTE,
  tokenPage: MINUTE,
  booking: 10 * MINUTE,
}

export type LimitName = keyof Limits

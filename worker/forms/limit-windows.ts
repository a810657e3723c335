import type { Limits } from '../env.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is counted, and over how long, in ms; how many are allowed stands in wrangler.toml, [vars.LIMITS]. */
export const LIMIT_WINDOWS: Readonly<Limits> = {
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

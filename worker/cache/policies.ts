import type { Seconds } from '../../shared/time/units.ts'

export interface CachePolicy {
  /** Served without asking the API. */
  fresh: Seconds
  /** After that, served at once while it is refreshed in the background. */
  stale: Seconds
  /** How long "there is none" is believed. */
  negative: Seconds
  /** KV's copy of another answer is left as it is for so long, where the back end tells of its changes. */
  rewrite?: Seconds
}

const MINUTE: Seconds = 60
const HOUR: Seconds = 3600
const DAY: Seconds = 86_400

/** Every entry is there this long after it was last confirmed or more, for use when the API is down. */
const RETENTION_SECONDS: Seconds = 30 * DAY

/** When the same answer is written again: where the back end tells of its changes, only lest it end. */
export const REWRITE_SECONDS = { announced: 180 * DAY, silent: DAY } as const

/** A list that most visitors see is written again sooner: it is what an outage would show. */
const MAIN_REWRITE: Seconds = DAY

/** How long KV keeps an entry. */
export const KV_TTL_SECONDS: Seconds = RETENTION_SECONDS + REWRITE_SECONDS.announced

/** Cache lifetimes of API responses, one row a kind. Personal responses have no row: they are never cached. */
export const POLICIES = {
  site: { fresh: 5 * MINUTE, stale: 7 * DAY, negative: MINUTE },
  messages: { fresh: HOUR, stale: 7 * DAY, negative: HOUR },
  navigation: { fresh: 5 * MINUTE, stale: 7 * DAY, negative: MINUTE },
  page: { fresh: 5 * MINUTE, stale: 7 * DAY, negative: MINUTE },
  entities: { fresh: 5 * MINUTE, stale: 7 * DAY, negative: MINUTE },
  search: { fresh: MINUTE, stale: DAY, negative: MINUTE, rewrite: 90 * DAY },
  filters: { fresh: 5 * MINUTE, stale: DAY, negative: MINUTE, rewrite: 90 * DAY },
  estate: { fresh: 2 * MINUTE, stale: DAY, negative: MINUTE },
  contact: { fresh: 10 * MINUTE, stale: DAY, negative: MINUTE },
  rental: { fresh: 5 * MINUTE, stale: DAY, negative: MINUTE },
  periods: { fresh: 30, stale: 10 * MINUTE, negative: MINUTE, rewrite: 28 * DAY },
} satisfies Record<string, CachePolicy>

export type PolicyName = keyof typeof POLICIES

/** `isMain`: a list that most visitors see. */
export const policyOf = (kind: PolicyName, isMain = false): CachePolicy =>
  isMain ? { ...POLICIES[kind], rewrite: MAIN_REWRITE } : POLICIES[kind]

/** Seconds. */
export interface CachePolicy {
  /** Served without asking. */
  fresh: number
  /** After that, served at once while one refresh runs behind it. */
  stale: number
  /** How long "there is none" is believed. */
  negative: number
}

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** Every entry stays this long for use when the API is down. */
export const RETENTION_SECONDS = 30 * DAY

/** Cache lifetimes of API answers, one row a kind. Personal answers have no row: they are never kept. */
export const POLICIES = {
  site: { fresh: 5 * MINUTE, stale: 7 * DAY, negative: MINUTE },
  words: { fresh: HOUR, stale: 7 * DAY, negative: HOUR },
  navigation: { fresh: 5 * MINUTE, stale: 7 * DAY, negative: MINUTE },
  page: { fresh: 5 * MINUTE, stale: 7 * DAY, negative: MINUTE },
  entities: { fresh: 5 * MINUTE, stale: 7 * DAY, negative: MINUTE },
  search: { fresh: MINUTE, stale: DAY, negative: MINUTE },
  filters: { fresh: 5 * MINUTE, stale: DAY, negative: MINUTE },
  estate: { fresh: 2 * MINUTE, stale: DAY, negative: MINUTE },
  contact: { fresh: 10 * MINUTE, stale: DAY, negative: MINUTE },
  rental: { fresh: 5 * MINUTE, stale: DAY, negative: MINUTE },
  periods: { fresh: 30, stale: 10 * MINUTE, negative: MINUTE },
} satisfies Record<string, CachePolicy>

export type PolicyName = keyof typeof POLICIES

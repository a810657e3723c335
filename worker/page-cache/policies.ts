import { HOUR, MINUTE, seconds, DAY, type Millis, type Seconds } from '../../shared/time/units.ts'

interface PagePolicy {
  /** How long a page is fresh; then served while it is rendered again; then kept in case that fails. */
  fresh: Seconds
  staleWhileRevalidate: Seconds
  staleIfError: Seconds
  /** How long it is fresh where the back end tells of its changes; where not given, no longer than elsewhere. */
  announced?: Seconds
}

/** What the page cache may do with each kind of page. The browser is told `private, no-cache` instead. */
export const PAGE_POLICIES = {
  content: {
    fresh: seconds(2 * MINUTE),
    staleWhileRevalidate: seconds(DAY),
    staleIfError: seconds(30 * DAY),
    announced: seconds(7 * DAY),
  },
  listing: {
    fresh: seconds(MINUTE),
    staleWhileRevalidate: seconds(HOUR),
    staleIfError: seconds(30 * DAY),
    announced: seconds(7 * DAY),
  },
  /** A list by values that a visitor chose freely: hardly ever asked twice. */
  freeSearch: {
    fresh: seconds(MINUTE),
    staleWhileRevalidate: 0,
    staleIfError: seconds(10 * MINUTE),
  },
  /** Its similar homes may be a day old: it does not hang on the lists. */
  estate: {
    fresh: seconds(MINUTE),
    staleWhileRevalidate: seconds(HOUR),
    staleIfError: seconds(30 * DAY),
    announced: seconds(DAY),
  },
  /** Midnight takes a night away. */
  rental: {
    fresh: 30,
    staleWhileRevalidate: 90,
    staleIfError: seconds(30 * DAY),
    announced: seconds(7 * DAY),
  },
  /** 404 and 410. */
  absent: { fresh: 30, staleWhileRevalidate: 0, staleIfError: 0 },
  redirect: {
    fresh: seconds(MINUTE),
    staleWhileRevalidate: seconds(HOUR),
    staleIfError: seconds(DAY),
    announced: seconds(7 * DAY),
  },
} as const satisfies Record<string, PagePolicy>

type StoredPolicyName = keyof typeof PAGE_POLICIES

/** 'personal' pages are never stored. */
export type PagePolicyName = StoredPolicyName | 'personal'

/** How long a page is fresh, in seconds, when some of its data was stale. */
const SHORT_SECONDS: Seconds = 10

/**
 * For a page that shows something stale or missing: rendered again soon, and kept as long as its own policy keeps it in
 * case that fails.
 */
export const shortLived = (policy: string): string =>
  `public, max-age=${SHORT_SECONDS}, stale-if-error=${/stale-if-error=(\d+)/.exec(policy)?.[1] ?? seconds(30 * DAY)}`

/** What a page's life depends on. */
export interface PageLife {
  /** The back end tells of its changes (CACHE-66). */
  isAnnounced: boolean
  now: Millis
  /** The next moment at which something on the page changes by itself. */
  changesAt: Millis
  /** It was made of stale data. */
  isStale: boolean
}

/**
 * The policy as Cache-Control. Never `s-maxage` or `must-revalidate`, which switch off stale serving. A page whose next
 * change is near is not served stale after it (CACHE-65).
 */
export function cacheControl(
  name: PagePolicyName,
  { isAnnounced, now, changesAt, isStale }: PageLife,
): string {
  if (name === 'personal') return 'private, no-store'
  const { fresh, staleWhileRevalidate, staleIfError, announced }: PagePolicy = PAGE_POLICIES[name]
  const longest = isAnnounced ? (announced ?? fresh) : fresh
  const untilChange = Math.max(1, Math.floor(seconds(changesAt - now)))
  const life = Math.min(longest, untilChange, isStale ? SHORT_SECONDS : Infinity)
  const stale = Math.max(0, Math.min(staleWhileRevalidate, untilChange - life))
  return `public, max-age=${life}, stale-while-revalidate=${stale}, stale-if-error=${staleIfError}`
}

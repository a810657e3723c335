interface PagePolicy {
  /** In seconds: fresh; then served while it is rendered again; then kept in case that fails. */
  fresh: number
  staleWhileRevalidate: number
  staleIfError: number
}

const HOUR = 3600
const DAY = 24 * HOUR

/** What the page cache may do with each kind of page. The browser is told `private, no-cache` instead. */
const PAGE_POLICIES = {
  content: { fresh: 120, staleWhileRevalidate: DAY, staleIfError: 30 * DAY },
  listing: { fresh: 60, staleWhileRevalidate: HOUR, staleIfError: 30 * DAY },
  /** A list by values that a visitor chose freely: hardly ever asked twice. */
  freeSearch: { fresh: 60, staleWhileRevalidate: 0, staleIfError: 10 * 60 },
  estate: { fresh: 60, staleWhileRevalidate: HOUR, staleIfError: 30 * DAY },
  /** Availability changes by the minute, and midnight takes a day away. */
  rental: { fresh: 30, staleWhileRevalidate: 90, staleIfError: 30 * DAY },
  /** 404 and 410. */
  absent: { fresh: 30, staleWhileRevalidate: 0, staleIfError: 0 },
  redirect: { fresh: 60, staleWhileRevalidate: HOUR, staleIfError: DAY },
} satisfies Record<string, PagePolicy>

/** 'personal' pages are never stored. */
export type PagePolicyName = keyof typeof PAGE_POLICIES | 'personal'

/** How long a page is fresh, in seconds, when some of its data was stale. */
const SHORT_SECONDS = 10

/**
 * For a page that was streamed, or shows something stale or missing: rendered again soon, and kept as long as its own
 * policy keeps it in case that fails.
 */
export const shortLived = (policy: string): string =>
  `public, max-age=${SHORT_SECONDS}, stale-if-error=${/stale-if-error=(\d+)/.exec(policy)?.[1] ?? 30 * DAY}`

/**
 * The policy as Cache-Control; `isStale` for a page made of stale data. Never `s-maxage` or `must-revalidate`, which
 * switch off stale serving.
 */
export function cacheControl(name: PagePolicyName, isStale = false): string {
  if (name === 'personal') return 'private, no-store'
  const { fresh, staleWhileRevalidate, staleIfError } = PAGE_POLICIES[name]
  return `public, max-age=${isStale ? Math.min(SHORT_SECONDS, fresh) : fresh}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`
}

interface PagePolicy {
  /** Seconds fresh, then served while it is rendered anew, then kept for when that fails. */
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
  estate: { fresh: 60, staleWhileRevalidate: HOUR, staleIfError: 30 * DAY },
  /** What can be had changes by the minute, and midnight takes a day away. */
  rental: { fresh: 30, staleWhileRevalidate: 90, staleIfError: 30 * DAY },
  /** Pages that say there is none. */
  absent: { fresh: 30, staleWhileRevalidate: 0, staleIfError: 0 },
  redirect: { fresh: 60, staleWhileRevalidate: HOUR, staleIfError: DAY },
} satisfies Record<string, PagePolicy>

/** 'personal' and 'error' pages are kept by nobody. */
export type PagePolicyName = keyof typeof PAGE_POLICIES | 'personal'

/** How long, in seconds, a page is fresh that was made of answers which are about to be asked anew. */
const SHORT_SECONDS = 10

/** Of a page that left in pieces, or with something old or missing in it: soon made anew, and still there if that fails. */
export const SHORT_LIVED = `public, max-age=${SHORT_SECONDS}, stale-if-error=${30 * DAY}`

/** The policy as Cache-Control, `soon` for a page made of stale answers; never `s-maxage` or `must-revalidate`, which switch off stale serving. */
export function cacheControl(name: PagePolicyName, soon = false): string {
  if (name === 'personal') return 'private, no-store'
  const { fresh, staleWhileRevalidate, staleIfError } = PAGE_POLICIES[name]
  return `public, max-age=${soon ? Math.min(SHORT_SECONDS, fresh) : fresh}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`
}

import type { RouteName } from '../../shared/routes.ts'
import { rowOf } from '../../shared/table.ts'

/** Routes that a page stands at; 'viewing' is an estate's address with `?viewing`. */
export type PageRoute = Exclude<RouteName, 'ajax' | 'ajaxItem'> | 'viewing'

interface PageRule {
  /** A form posts to the page's own address. */
  posts?: true
  /** The token in the address is enough: the button of a mail program posts without origin (RFC 8058). */
  anyOrigin?: true
  /** Reads a cookie or a token, or is of this moment: made outside the cache, `private, no-store`. */
  personal?: true
}

/** What is particular to some pages; all others are only read, and shared. */
const PAGE_RULES = {
  subscribe: { posts: true },
  report: { posts: true },
  editSubscriptions: { posts: true, personal: true },
  unsubscribe: { posts: true, personal: true, anyOrigin: true },
  favorites: { personal: true },
  sentence: { personal: true },
  sharedList: { posts: true, personal: true },
  afternoon: { posts: true, personal: true },
  afternoonTicket: { posts: true, personal: true },
  cancelAppointment: { posts: true, personal: true },
  stay: { posts: true, personal: true },
  viewing: { personal: true },
} as const satisfies Partial<Record<PageRoute, PageRule>>

type RuledRoute = keyof typeof PAGE_RULES

/** Routes that need a handler for posted forms. */
export type PostingRoute = {
  [Name in RuledRoute]: (typeof PAGE_RULES)[Name] extends { posts: true } ? Name : never
}[RuledRoute]

export const pageRule = (name: PageRoute | undefined): PageRule =>
  (name && rowOf(PAGE_RULES, name)) || {}

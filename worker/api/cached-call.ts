import type { PolicyName } from '../cache/policies.ts'
import type { Scope } from '../versions/table.ts'

export interface ResponseCache {
  /** null: the API says there is none. The value is frozen. */
  read<T>(call: CachedCall<T>): Promise<T | null>
}

export interface CachedCall<T> {
  kind: PolicyName
  /** Canonical: the path, or path and sorted body. */
  key: string
  /** The changes that it hangs on, besides `all`. */
  hangsOn: readonly Scope[]
  /** ABSENT or null: there is none. */
  load: () => Promise<unknown>
  /** What of a response is cached; null: the API says there is none; throws when it is unusable. */
  parse: (response: unknown) => T | null | Promise<T | null>
  /** Read by every page of the site, so that it is kept with the others of this sort. */
  isFrame?: boolean
  /** A list that most visitors see, so that KV's copy of it is at most a day old (CACHE-80). */
  isMain?: boolean
  /** Made too rarely to be worth a place in KV. */
  skipKv?: boolean
  /** Whether ABSENT replaces an answer at once; else, and without ABSENT, what is no more is doubted for a minute. */
  goesAtOnce?: boolean
  /** Asked before what was doubted is believed. */
  confirmAbsence?: () => Promise<boolean>
  /** A page stands or falls with it, so an empty answer in place of a first one has to be confirmed. */
  decidesPage?: boolean
  /** Asked for a link on other pages, so while the API fails it is enough to know that there was none. */
  isAside?: boolean
}

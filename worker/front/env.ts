import type { PageCacheBindings } from '../env.ts'

/** What worker/front/wrangler.toml grants the front Worker. */
export interface FrontBindings extends PageCacheBindings {
  /** The site Worker: what the front does not answer. */
  SITE: Fetcher
  /** The same, where it makes the pages that the front keeps. */
  PAGES: Fetcher
}

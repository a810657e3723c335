import type { Bindings } from './bindings.ts'
import type { Ask } from './store/ask.ts'

export interface ListingEnv {
  Bindings: Bindings
  Variables: {
    /** The site of a path under /sites/{siteId}. */
    siteId: number
    /** Asks the site's object. */
    ask: Ask
  }
}

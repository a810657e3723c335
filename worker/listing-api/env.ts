/** The listing API's bindings and secrets. */
export interface Bindings {
  DB: D1Database
  /** Where set, every caller but a bound Worker must send it; imports always must. */
  API_KEY?: string
  /** Allows imports only: where it is set and API_KEY is not, everything else stays public. */
  IMPORT_KEY?: string
  /** Set by the entrypoint that only a service binding reaches. */
  BOUND?: boolean
}

/** The site of a path under /sites/{siteId}. */
export interface SiteScope {
  id: number
  /** Transaction ids whose estates are hidden (LAPI-19). */
  hidden: number[]
}

export interface ListingEnv {
  Bindings: Bindings
  Variables: { site: SiteScope }
}

/** The listing API's bindings and secrets. */
export interface Bindings {
  DB: D1Database
  /** Every caller but a bound Worker must send it; imports always must. */
  API_KEY?: string
  /** 'yes' on a developer's machine: without API_KEY the calls that any listing API has need none. */
  OPEN?: string
  /** Allows imports only. */
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

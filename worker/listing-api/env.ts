/** What wrangler.toml grants the listing API, and its one secret. */
export interface Bindings {
  DB: D1Database
  /** Where set, every caller but a bound Worker bears it; imports always do. */
  API_KEY?: string
  /** Opens imports only: where it is set and API_KEY is not, everything else stays open. */
  IMPORT_KEY?: string
  /** Set by the entrypoint that only a service binding reaches. */
  BOUND?: boolean
}

/** The site of the address, for calls that stand under one. */
export interface SiteScope {
  id: number
  /** Transaction ids whose estates appear nowhere (LAPI-19). */
  hidden: number[]
}

export interface ListingEnv {
  Bindings: Bindings
  Variables: { site: SiteScope }
}

import type { SharedListCalls } from '../shared/shared-list/calls.ts'

/** Secrets, set one by one with `wrangler secret put`; wrangler.toml names none of them. */
interface Secrets {
  API_KEY?: string
  ADMIN_TOKEN?: string
  /** Opens the listing API for imports only; without it API_KEY is sent. */
  IMPORT_KEY?: string
  /** What the secrets are made of that agencies' back ends sign their changes with. */
  CHANGES_SECRET?: string
  CLOUDFLARE_API_TOKEN?: string
  TOKEN_SECRET?: string
  CAPTCHA_SECRET?: string
}

/** How many of each are allowed within its window (worker/forms/limit-windows.ts). */
export interface Limits {
  contact: number
  contactUnchecked: number
  contactSite: number
  friend: number
  friendRecipient: number
  friendSite: number
  subscribe: number
  tokenPage: number
  booking: number
  sharedList: number
  sharedListSite: number
  /** Of an agency, a day in Brussels. */
  digests: number
  /** Of all agencies together, a day in Brussels. */
  digestsOfAll: number
}

/** Bindings that the Worker does without where they are not bound. */
type Optional = 'ANALYTICS' | 'BACKUPS' | 'IMAGES' | 'MAP' | 'SHIELD' | 'SHIELD_READS' | 'WIDTHS'

/** Variables whose type `wrangler types` gives too widely. */
interface Variables {
  /** 'off' is for measuring. */
  PAGE_CACHE: 'isolate' | 'workers' | 'off'
  /** 'off' lets everything pass: for tests and preview. */
  RATE_LIMITS: 'on' | 'off'
  LIMITS: Limits
  /** Counts on a machine of one's own alone: see worker/mail/sink.ts. */
  MAIL_SINK: 'on' | ''
  /** Where agencies' objects are kept; '': anywhere. Part of an object's name: never changed once there are agencies. */
  JURISDICTION: 'eu' | ''
  /** One object a list that visitors share. */
  SHARED_LIST: DurableObjectNamespace<SharedListCalls & Rpc.DurableObjectBranded>
  /** One object an agency; worker/agency/stub.ts knows its calls. */
  AGENCY: DurableObjectNamespace
}

/** Pages that shall leave the page cache now, though no request would find them any more. */
export interface PagesToPurge {
  tags: string[]
  everything: boolean
}

/** How many of a site's pages and API responses a cache had. */
export type CacheCounts = Record<'page' | 'api', Readonly<{ hits: number; all: number }>>

/** Of one request that the front Worker passed on (worker/front/): what it told, and what it is to be told. */
export interface PassedOn {
  /** Whether the visitor's network has had too many pages made. */
  isHeld: boolean
  /** What the front counted of the site that the console asks about, and since when, in ms. */
  counted: { since: number; counts: CacheCounts } | null
  /** What the request changed, by site, as text (worker/versions/table-text.ts). */
  raised: Map<number, string>
  purged: PagesToPurge[]
}

/** What wrangler.toml grants the site Worker (worker-configuration.d.ts, generated), and its secrets. */
export interface Bindings
  extends
    Omit<SiteBindings, Optional | keyof Variables>,
    Partial<Pick<SiteBindings, Optional>>,
    Variables,
    Secrets {
  /** Where the front passed the request on. */
  PASSED_ON?: PassedOn
}

/** What answering from the page cache takes; all that the front Worker has besides the site Worker itself. */
export type PageCacheBindings = Pick<
  Bindings,
  | 'AGENCY'
  | 'ANALYTICS'
  | 'API_URL'
  | 'DESK'
  | 'JURISDICTION'
  | 'KV'
  | 'PAGE_CACHE'
  | 'RATE_LIMITS'
  | 'SHIELD_READS'
>

/** Part of the page cache's key, so few and small values, none of them a visitor's. */
export interface PageProps {
  site: number
  format: 'html' | 'markdown'
  /** The newest change that the page hangs on: a change is a new key. */
  version: number
}

import type { Locale } from '../shared/locale.ts'
import type { Site } from '../shared/site/site.ts'
import type { Translate } from '../shared/translator.ts'
import type { PurgeMessage } from './purge/purge.ts'
import type { Api } from './api/api.ts'
import type { Limits } from './forms/limit-windows.ts'
import type { RequestTrace } from './http/trace.ts'
import type { Job } from './job.ts'

/** What wrangler.toml grants the site Worker, and its secrets. */
export interface Bindings {
  ASSETS: Fetcher
  API: Fetcher
  KV: KVNamespace
  DB: D1Database
  /** 'off' is for measuring. */
  PAGE_CACHE: 'isolate' | 'workers' | 'off'
  API_URL: string
  API_KEY?: string
  ADMIN_TOKEN?: string
  /** Of the listing API, for imports only; else API_KEY is. */
  IMPORT_KEY?: string
  /** Signs what the back end tells of its changes. */
  CHANGES_SECRET?: string
  /** Where TXT records are asked for over HTTPS; '': nowhere, so only hosts of this machine can be proven. */
  DNS_URL: string
  /** Cloudflare for SaaS: the zone in which each domain becomes a custom hostname; '': none does. */
  CLOUDFLARE_ZONE_ID: string
  CLOUDFLARE_API_URL: string
  CLOUDFLARE_API_TOKEN?: string
  /** One data point an answer (worker/page-cache/counts.ts). */
  ANALYTICS?: AnalyticsEngineDataset
  PURGES: Queue<PurgeMessage>
  TOKEN_SECRET?: string
  CAPTCHA_SECRET?: string
  CAPTCHA_VERIFY_URL: string
  /** Cloudflare Images, where it is bound: pictures in the width and format that a browser asks for. */
  IMAGES?: ImagesBinding
  PATTERNS: string
  JOBS: Queue<Job>
  EMAIL: SendEmail
  SHIELD?: RateLimit
  /** The one sender of all mail; each site signs with its own name. */
  MAIL_FROM: string
  /** 'off' lets everything pass: for tests and preview. */
  RATE_LIMITS: 'on' | 'off'
  LIMITS: Limits
}

/** In the key of the page cache, so few and small: which site, and in which form. */
export interface PageProps {
  site: number
  format: 'html' | 'markdown'
}

export interface GatewayEnv {
  Bindings: Bindings
  Variables: { trace: RequestTrace; site: Site }
}

/** What the Page entrypoint's middleware adds; one request's, dropped with it. */
export interface PageEnv {
  Bindings: Bindings & { props: PageProps }
  Variables: {
    trace: RequestTrace
    site: Site
    locale: Locale
    t: Translate
    api: Api
    now: number
  }
}

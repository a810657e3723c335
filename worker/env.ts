import type { Locale } from '../shared/locale.ts'
import type { Site } from '../shared/site/site.ts'
import type { Translate } from '../shared/translator.ts'
import type { Api } from './api/api.ts'
import type { RequestTrace } from './document/trace.ts'

/** What wrangler.toml grants the site Worker, and its secrets. */
export interface Bindings {
  ASSETS: Fetcher
  API: Fetcher
  KV: KVNamespace
  DB: D1Database
  PAGE_CACHE: 'isolate' | 'workers'
  API_URL: string
  API_KEY?: string
  ADMIN_TOKEN?: string
  TOKEN_SECRET?: string
  CAPTCHA_SECRET?: string
  CAPTCHA_VERIFY_URL: string
  PATTERNS: string
}

/** In the key of the page cache, so few and small: which site, and in which form. */
export interface PageProps {
  site: number
  as: 'html' | 'markdown'
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

import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import type { Locale } from '../../shared/locale.ts'
import type { Absence } from '../http/absence.ts'
import type { PagePolicyName } from '../page-cache/policies.ts'
import type { RequestContext } from '../site/request-context.ts'

/** What a page's handler gets: the request's context and the canonical address, without unknown query keys. */
export interface PageRequest extends RequestContext {
  url: URL
  /** The visitor's own request, for personal pages and posted forms only; a shared page never sees it. */
  visitorRequest?: Request
  /** Somebody looks before visitors do: its forms are turned off. */
  isPreview?: true
}

/** What a route's handler decides before the first byte. */
export type PageResult = HtmlPage | TextFile | Redirect | Absence

export interface Redirect {
  kind: 'redirect'
  to: string
  status: 301 | 302 | 303
  /** 'Set-Cookie', each of them. */
  cookies?: readonly string[]
}

/** Feeds, sitemaps, robots.txt, what stands on others' pages. */
export interface TextFile {
  kind: 'text'
  text: string
  contentType: string
  policy: PagePolicyName
  tags: string[]
  /** Of what may stand on others' pages: how long they may keep it, in seconds. */
  elsewhere?: number
  /** Where the rest of it is. */
  next?: string
}

export interface HtmlPage {
  kind: 'page'
  status: 200 | 400 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503
  title: string
  description: string
  policy: PagePolicyName
  /** Purge tags besides the site's own. */
  tags: string[]
  /** Path of the same page in each language that has it. */
  alternates: Partial<Record<Locale, string>>
  /** Path that search engines index, where it is not the page's own of `alternates`. */
  canonical?: string
  robots?: 'noindex' | 'noindex, follow'
  /** Such as a stricter Referrer-Policy. */
  headers?: Record<string, string>
  /** The largest picture, preloaded. */
  preload?: { href: string; srcSet: string; sizes: string } | null
  /** The same, of what may come too late for the head; the Link header names it (PAGE-62). */
  lead?: { href: string; srcSet: string; sizes: string }
  /** Parts of it that it is asked for are still to come. */
  isLate?: true
  /** Structured data about the page's subject; agency and website are added to every page. */
  jsonLd?: Thing[]
  /** Paths of its Atom and JSON feeds. */
  feeds?: { type: string; path: string }[]
  /** Pages between the home page and this one. */
  crumbs?: Crumb[]
  /** Whether the page has a bar along the lower edge of a phone, for which other elements make room. */
  bottomBar?: true
  /** The map of its list was asked for by its address. */
  isMap?: true
  /** Picture for link previews, as an asset. */
  picture?: { asset: string; hash?: string | null } | null
  body: ReactNode
}

export interface Crumb {
  name: string
  path: string
}

export type PageHandler = (
  request: PageRequest,
  params: Record<string, string>,
) => Promise<PageResult>

import type { ReactNode } from 'react'
import type { Page } from '../../shared/content/page.ts'
import type { Section, SectionType } from '../../shared/content/section.ts'
import type { Locale } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'
import type { Translate } from '../../shared/translator.ts'
import type { Api } from '../api/api.ts'
import type { ListFound } from '../seo/indexing.ts'
import type { Needs } from '../render/slots.ts'
import type { RequestContext } from '../site/request-context.ts'

/** What a section may use to load its data and to render. */
export interface SectionContext extends Pick<RequestContext, 'env' | 'trace'> {
  api: Api
  site: Site
  locale: Locale
  t: Translate
  page: Page
  /** The page's own query, unknown keys already dropped. */
  query: URLSearchParams
  /** What the page's list is filtered by, in words; null: by nothing, absent: the page has no list. */
  conditions?: string | null
  /** Milliseconds since 1970; the request's one clock. */
  now: number
}

type SectionOf<T extends SectionType> = Extract<Section, { type: T }>

/** One section: what it loads before the first byte, and how it shows. Loaders of searches never throw; others may. */
export interface SectionDefinition<T extends SectionType, D = unknown> {
  load?(section: SectionOf<T>, context: SectionContext): Promise<D>
  View(props: SectionViewProps<T, D>): ReactNode
  /** Its HTML may be cached: its view reads only texts and the page's title from the context. */
  isCacheable?: true
  /** Its search may be slow: the page leaves without it, and it follows in its place (PAGE-83). */
  late?: {
    /** What it may hold, which the page has to know before. */
    needs: Needs
    /** Where it can't be had the page is shown without it. */
    standsAlone?: true
  }
  /** Of a list: what the page's address led to. */
  found?(data: D): ListFound
  /** The picture that is the first to be seen where the section stands at the head of its page; fetched early. */
  lead?(props: SectionViewProps<T, D>): LeadPicture | null
}

/** A picture as its view asks for it, so that what is fetched early is what is shown. */
export interface LeadPicture {
  asset: string
  hash?: string | null
  sizes: string
}

interface SectionViewProps<T extends SectionType, D = unknown> {
  section: SectionOf<T>
  data: D
  context: SectionContext
  /** Place among the page's sections, from 0; the first holds the page's h1. */
  index: number
}

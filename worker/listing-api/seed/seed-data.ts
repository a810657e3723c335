import type { EntityCollection } from '../../../shared/content/entity.ts'
import type { Agreement, EstatePage, Page } from '../../../shared/content/page.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import type { Locale } from '../../../shared/locale.ts'
import type { Navigation } from '../../../shared/site/navigation.ts'
import type { Site } from '../../../shared/site/site.ts'

/** All of one agency, as the seed makes it and as the listing API's tables take it. */
export interface SiteSeed {
  site: Site
  navigation: Navigation[]
  pages: Page[]
  estatePages: EstatePage[]
  entities: (EntityCollection & { items: { id: number }[] })[]
  agreements: (Omit<Agreement, 'name' | 'text'> & { name: Record<Locale, string>; text: Record<Locale, string> })[]
  /** Words of the site that override the bundled ones, key by key. */
  translations: Partial<Record<Locale, Record<string, string>>>
  estates: Estate[]
  collections: { id: number; name: string; estateIds: number[] }[]
  assets: AssetSeed[]
}

/** A drawing is a recipe: the listing API draws it when asked, the same bytes each time. */
export interface AssetSeed {
  /** Letters, digits and dashes; never a dot. */
  id: string
  hash: string
  version: number
  /** 'drawing': `recipe` is drawn as SVG. 'file': `recipe` holds the text itself. */
  kind: 'drawing' | 'file'
  contentType: string
  width: number
  height: number
  /** Placeholder colour, six hexadecimal digits. */
  color: string
  recipe: unknown
}

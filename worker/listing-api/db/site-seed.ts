import type { EntityCollection } from '../../../shared/content/entity.ts'
import type { Agreement, EstatePage, Page } from '../../../shared/content/page.ts'
import type { AgendaRules } from '../../../shared/booking/agenda.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import type { Locale } from '../../../shared/locale.ts'
import type { RentalPeriod, RentalUnit } from '../../../shared/rental/rental-unit.ts'
import type { Navigation } from '../../../shared/site/navigation.ts'
import type { Site } from '../../../shared/site/site.ts'

/** All of one agency, as the seed makes it and as the listing API's tables take it. */
export interface SiteSeed {
  site: Site
  navigation: Navigation[]
  pages: Page[]
  estatePages: EstatePage[]
  entities: (EntityCollection & { items: { id: number }[] })[]
  agreements: (Omit<Agreement, 'name' | 'text'> & {
    name: Record<Locale, string>
    text: Record<Locale, string>
  })[]
  /** Words of the site that override the bundled ones, key by key. */
  translations: Partial<Record<Locale, Record<string, string>>>
  estates: Estate[]
  collections: { id: number; name: string; estateIds: number[] }[]
  assets: AssetSeed[]
  rentalUnits?: RentalUnitSeed[]
  agendas?: AgendaSeed[]
}

export interface RentalUnitSeed {
  unit: RentalUnit
  periods: Omit<RentalPeriod, 'available'>[]
  /** Days whose night is taken from the start. */
  taken: string[]
}

export interface AgendaSeed {
  /** Public id. */
  estateId: string
  /** Whoever shows it is at one estate at a time. */
  agentId: number
  rules: AgendaRules
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

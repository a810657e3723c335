import type { EntityCollection } from '../../../shared/content/entity.ts'
import type { Agreement, EstatePage, Page } from '../../../shared/content/page.ts'
import type { AgendaRules } from '../../../shared/booking/agenda.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import type { Locale } from '../../../shared/locale.ts'
import type { RentalPeriod, RentalUnit } from '../../../shared/rental/rental-unit.ts'
import type { Navigation } from '../../../shared/site/navigation.ts'
import type { Site } from '../../../shared/site/site.ts'

/** A whole agency as the demo composes it, before it is a pack. */
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
  /** Messages that override the bundled ones, key by key. */
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
  /** Days whose night is booked from the start. */
  taken: string[]
}

export interface AgendaSeed {
  /** Public id. */
  estateId: string
  /** An agent shows one estate at a time. */
  agentId: number
  rules: AgendaRules
}

/** A drawing is stored as a recipe, which the listing API draws on request, always to the same bytes. */
export interface AssetSeed {
  /** Letters, digits and dashes; never a dot. */
  id: string
  hash: string
  version: number
  /** 'drawing': `recipe` is drawn as SVG. 'file': `recipe` is the text itself. */
  kind: 'drawing' | 'file'
  contentType: string
  width: number
  height: number
  /** Placeholder colour, six hexadecimal digits. */
  color: string
  recipe: unknown
}

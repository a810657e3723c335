import { agendasOf } from './agenda/agendas.ts'
import { rentalsOf } from './rentals/rentals.ts'
import type { SiteSeed } from './seed-data.ts'

/** An agency with its holiday homes and its agendas. */
export function withStays(seed: SiteSeed): SiteSeed {
  const { rentalUnits, assets } = rentalsOf(seed.site.id)
  return { ...seed, rentalUnits, agendas: agendasOf(seed), assets: [...seed.assets, ...assets] }
}

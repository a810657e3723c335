import { agendasOf } from './agendas.ts'
import { rentalsOf } from './rentals/rentals.ts'
import type { SiteSeed } from '../db/site-seed.ts'

/** Adds an agency's rental units and agendas. */
export function withStays(seed: SiteSeed): SiteSeed {
  const { rentalUnits, assets } = rentalsOf(seed.site.id)
  return { ...seed, rentalUnits, agendas: agendasOf(seed), assets: [...seed.assets, ...assets] }
}

import { ardoiseSeed } from './agencies/ardoise/seed.ts'
import { duinkantSeed } from './agencies/duinkant/seed.ts'
import { leieSeed } from './agencies/leie/seed.ts'
import { MUNICIPALITIES, type Municipality } from './municipalities.ts'
import type { SiteSeed } from '../db/site-seed.ts'

/** The three demo agencies; always the same. */
export const seed = (): SiteSeed[] => [leieSeed(), duinkantSeed(), ardoiseSeed()]

/** The municipalities that visitors may search for. */
export const places = (): Municipality[] => [
  ...new Map(MUNICIPALITIES.toReversed().map(place => [place.id, place])).values(),
]

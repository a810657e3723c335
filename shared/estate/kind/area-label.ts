import type { EstateLike } from '../read.ts'
import { isHome } from './head-types.ts'

/** What the built area is called: 'Bewoonbare oppervlakte' of homes alone, else 'Nuttige oppervlakte' (LAW-47). */
export const areaLabel = (estates: readonly EstateLike[]): 'card.areaBuild' | 'card.areaFloor' =>
  estates.every(isHome) ? 'card.areaBuild' : 'card.areaFloor'

import type { View } from '../../view.tsx'

type Field = 'city' | 'type' | 'bedrooms' | 'price' | 'more'

/**
 * In which order a brand asks (FILTER-64): the magazine where, what and how large; the seaside where, for how many and for how
 * much; the printed book what one is after and what it may cost.
 */
export const FIELD_ORDER: Record<View['site']['character'], readonly Field[]> = {
  editorial: ['city', 'type', 'bedrooms', 'more', 'price'],
  coastal: ['city', 'bedrooms', 'price', 'type', 'more'],
  rustic: ['type', 'price', 'city', 'bedrooms', 'more'],
}

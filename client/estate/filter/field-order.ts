import type { View } from '../../view.tsx'

type Menu = 'city' | 'type' | 'bedrooms' | 'more'

/**
 * In which order a brand asks (FILTER-64): the magazine where, what and how large; the seaside where and for how many; the
 * printed book what one is after.
 */
export const FIELD_ORDER: Record<View['site']['character'], readonly Menu[]> = {
  editorial: ['city', 'type', 'bedrooms', 'more'],
  coastal: ['city', 'bedrooms', 'type', 'more'],
  rustic: ['type', 'city', 'bedrooms', 'more'],
}

import type { View } from '../../../view.tsx'

export type Character = View['site']['character']

/** What tells the media apart beside their colours: a town plan, a nautical chart, a hiking map. */
export const MEDIA = {
  editorial: {
    casing: 1,
    streetScale: 0.85,
    quarterDash: [1, 3],
    borderDash: [6, 3, 1, 3],
    nameStyle: 'italic',
    upper: true,
  },
  coastal: {
    casing: 0.5,
    streetScale: 1,
    quarterDash: [2, 4],
    borderDash: [8, 4],
    nameStyle: 'normal',
    upper: false,
  },
  rustic: {
    casing: 1.25,
    streetScale: 1.1,
    quarterDash: [4, 4],
    borderDash: [10, 4, 2, 4],
    nameStyle: 'normal',
    upper: false,
  },
} as const

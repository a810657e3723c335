import type { CodeOf } from '../../../shared/estate/kind/enumerations.ts'

/**
 * The numbers of Whise and what they are here (docs/crm.md says where each is from). What a table lacks is unknown: left out,
 * and said as a warning.
 */

export const COUNTRIES: Readonly<Record<number, number>> = {
  1: 1,
  2: 2,
  3: 3,
  4: 5,
  5: 4,
  6: 9,
  7: 6,
  8: 8,
  9: 7,
}

/** null: it has no counterpart here, and is known to have none. */
export const CONDITIONS: Readonly<Record<number, CodeOf<'condition'> | null>> = {
  1: 'NEW',
  2: 'EXCELLENT_CONDITION',
  3: 'RENEWED',
  4: 'GOOD_CONDITION',
  5: 'TO_FRESHEN_UP',
  6: 'TO_RENOVATE',
  7: 'TO_RENOVATE',
  8: 'TO_RENOVATE',
  9: null,
  10: null,
  11: null,
  12: null,
  13: 'NEW',
  14: 'TO_FRESHEN_UP',
  15: 'RENEWED',
  16: null,
  17: null,
  18: null,
  19: null,
  20: 'NEW',
  21: 'NEW',
  22: null,
  23: null,
  24: null,
}

/** Conditions of what is built now. */
export const NEW_BUILDING: readonly number[] = [1, 11, 13]

export const AVAILABILITIES: Readonly<Record<number, CodeOf<'freeOn'> | null>> = {
  1: 'DEED',
  2: 'TBD',
  3: 'AFTER_NOTICE_PERIOD',
  4: null,
  5: 'IMMEDIATE',
  6: 'DELIVERY',
  7: 'TBD',
}

export const FRONTS: Readonly<Record<number, CodeOf<'constructionType'>>> = {
  2: 'CLOSED',
  3: 'HALF_OPEN',
  4: 'OPEN',
}

/** As Whise writes them, in capitals. */
export const ENERGY_CLASSES: Readonly<Record<string, CodeOf<'energyLabel'>>> = {
  APP: 'A_PLUS_PLUS',
  'A++': 'A_PLUS_PLUS',
  AP: 'A_PLUS',
  'A+': 'A_PLUS',
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  F: 'F',
  G: 'G',
}

/** Detail 1736, by its choice; those of 2, 3, 4, 9 and 1839 have no word of ours. */
export const DESTINATIONS: Readonly<Record<number, CodeOf<'recentDestination'>>> = {
  1: 'AG',
  5: 'BG',
  6: 'IGB',
  7: 'GDR',
  8: 'GVR',
  10: 'NG',
  11: 'PG',
  12: 'WG',
  13: 'WCHE',
  14: 'WP',
  15: 'WUG',
  16: 'GG',
  17: 'NR',
  18: 'LWAG',
  19: 'IAB',
  999: 'WGL',
}

/** A yes/no; where nobody entered it, that is no 'no'. */
export const YES_NO: Readonly<Record<string, CodeOf<'planning'>>> = { 1: 'YES', 0: 'NO' }

/** Detail of the electricity certificate, by its choice. */
export const ELECTRICITY: Readonly<Record<number, CodeOf<'conformity'> | null>> = {
  1454: 'VALID',
  1455: 'INVALID',
  1456: null,
}

import type { Translate } from '../../translator.ts'
import { hasText } from '../../translator.ts'
import { HEAD_TYPES } from './head-types.ts'
import { codeAmong } from '../read.ts'
import { ROOM_TYPES } from '../rooms/rooms.ts'
import { STATUS_CODES } from '../status.ts'
import { SUB_TYPE_LIST } from './sub-types.ts'

/** Country id → ISO code, as addresses and filters name them. */
export const COUNTRIES = {
  1: 'BE',
  2: 'NL',
  3: 'FR',
  4: 'LU',
  5: 'DE',
  6: 'ES',
  7: 'PT',
  8: 'IT',
  9: 'GB',
  10: 'CH',
  11: 'AT',
  12: 'GR',
} as const

const METERS = ['NOT_APPLICABLE', 'COMMON', 'INDIVIDUAL'] as const

/**
 * Every closed list of the estate (ESTATE-46, ESTATE-47); `UNKNWON` is spelt as the API spells it. A code's label is the
 * word `<enumeration>.<CODE>` of locales/{locale}/enumerations.json.
 */
export const ENUMERATIONS = {
  bathroomType: ['EQUIPPED', 'NOT_EQUIPPED'],
  carpentry: ['WOOD', 'ALUMINUM', 'PLASTIC'],
  commonMeter: METERS,
  commonMeterType: ['SINGLE', 'DAY_AND_NIGHT', 'SMART_METER'],
  commonHeating: METERS,
  condition: [
    'TO_RENOVATE',
    'TO_FRESHEN_UP',
    'GOOD_CONDITION',
    'EXCELLENT_CONDITION',
    'RENEWED',
    'NEW',
  ],
  conformity: ['INVALID', 'VALID'],
  constructionType: ['OPEN', 'HALF_OPEN', 'CLOSED'],
  country: Object.values(COUNTRIES),
  destination: ['MAIN_RESIDENCE', 'VACATION_RESIDENCE', 'STUDENT_RESIDENCE'],
  electricityCertification: ['OBTAINED', 'NOT_OBTAINED', 'UNKNOWN'],
  energyLabel: [
    'A_PLUS_PLUS',
    'A_PLUS',
    'A',
    'B',
    'C',
    'D',
    'E',
    'F',
    'G',
    'A_B',
    'B_C',
    'C_D',
    'D_E',
    'E_F',
    'F_G',
  ],
  environment: [
    'TOWN',
    'RESIDENTIAL',
    'COUNTRYSIDE',
    'VILLAGE',
    'SUBURBAN_AREA',
    'CRAFT_INDUSTRY',
    'INDUSTRIAL',
    'SEA_BEACH_DUNE',
  ],
  flooding: ['UNKNOWN', 'NO', 'YES'],
  freeOn: ['IMMEDIATE', 'DEED', 'AFTER_NOTICE_PERIOD', 'DELIVERY', 'TBD', 'UNKNWON'],
  garden: ['NOT_CONSTRUCTED', 'ONLY_LAWN', 'FULLY_LANDSCAPED'],
  /** 0 NO_DATA, 1 GEOMETRIC_CENTER, 2 RANGE_INTERPOLATED, 3 ROOFTOP. */
  geoPrecision: ['0', '1', '2', '3'],
  heating: [
    'OIL',
    'COAL',
    'ELECTRICITY',
    'GAS',
    'HEAT_ACCUMULATION',
    'GAS_HEATERS',
    'PROPANE_GAS',
    'CENTRAL_VENTILATION',
    'WOOD',
    'PELLET',
  ],
  kitchenType: [
    'EQUIPPED',
    'SEMI_EQUIPPED',
    'NOT_EQUIPPED',
    'HYPER_EQUIPPED',
    'AMERICAN_EQUIPPED',
    'AMERICAN_SEMI_EQUIPPED',
    'AMERICAN_NOT_EQUIPPED',
    'AMERICAN_HYPER_EQUIPPED',
  ],
  luxuryLevel: ['MODEST', 'AVERAGE', 'LUXURIOUS'],
  orientation: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'],
  planning: ['UNKNOWN', 'NO', 'YES', 'PENDING', 'BEFORE_1962'],
  recentDestination: [
    'AG',
    'EG',
    'WIG',
    'WUG',
    'BG',
    'IGB',
    'RG',
    'GWG',
    'NG',
    'PG',
    'WG',
    'WGL',
    'WGR',
    'GG',
    'WCHE',
    'WP',
    'IAB',
    'GDR',
    'GVR',
    'LWAG',
    'NR',
    'GVON',
    'DVG',
    'NI',
  ],
  roofType: ['SADDLEBACK', 'FLAT', 'LEAN_TO', 'KERB', 'HIPPED'],
  transaction: STATUS_CODES,
  subType: SUB_TYPE_LIST.map(entry => entry.code),
  headType: Object.values(HEAD_TYPES),
  windowGlazing: ['SINGLE', 'DOUBLE', 'TRIPLE'],
  /** Beside the reference field types: what the planning register may say of measures, rooms of the layout, flood scores. */
  violation: ['GMO', 'DV', 'HO', 'BO', 'LOD', 'MS'],
  roomType: Object.values(ROOM_TYPES),
  floodScore: ['A', 'B', 'C', 'D'],
} as const satisfies Record<string, readonly string[]>

export type Enumeration = keyof typeof ENUMERATIONS

export const isEnumeration = (name: string): name is Enumeration =>
  Object.hasOwn(ENUMERATIONS, name)

export type CodeOf<E extends Enumeration> = (typeof ENUMERATIONS)[E][number]

const CODES: { [E in Enumeration]: readonly CodeOf<E>[] } = ENUMERATIONS

/** A code of an enumeration, or null: lower case and spaces of foreign APIs are forgiven, unknown codes are not shown. */
export const codeOf = <E extends Enumeration>(enumeration: E, value: unknown): CodeOf<E> | null =>
  codeAmong(CODES[enumeration], value)

/** The label of a code, or null when the code is unknown or has none. */
export function codeLabel(enumeration: Enumeration, value: unknown, t: Translate): string | null {
  const code = codeOf(enumeration, value)
  const label = code === null ? '' : t(`${enumeration}.${code}`)
  return label && hasText(label) ? label : null
}

import type { Translate } from '../../translator.ts'
import { hasText } from '../../translator.ts'
import {
  BATHROOMS,
  ENVIRONMENTS,
  GARDENS,
  KITCHENS,
  LUXURY_LEVELS,
  ORIENTATIONS,
} from '../fields/comfort.ts'
import {
  CARPENTRIES,
  CONDITIONS,
  CONSTRUCTION_TYPES,
  GLAZINGS,
  ROOF_TYPES,
} from '../fields/construction.ts'
import { CONFORMITIES, ELECTRICITY_CERTIFICATES, ENERGY_LABELS } from '../fields/energy.ts'
import { FLOOD_SCORES, FLOODING_CODES } from '../fields/flooding.ts'
import { DESTINATIONS, FREE_ON } from '../fields/general.ts'
import { PLANNING_CODES, RECENT_DESTINATIONS, VIOLATIONS } from '../fields/planning.ts'
import { HEATINGS, METER_TYPES, METERS } from '../fields/utilities.ts'
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

/**
 * The closed lists that are asked for by name (ESTATE-46, ESTATE-47); `UNKNWON` is spelt as the API spells it. A code's
 * label is the word `<enumeration>.<CODE>`. A field with a list of its own needs none here.
 */
export const ENUMERATIONS = {
  bathroomType: BATHROOMS,
  carpentry: CARPENTRIES,
  commonMeter: METERS,
  commonMeterType: METER_TYPES,
  commonHeating: METERS,
  condition: CONDITIONS,
  conformity: CONFORMITIES,
  constructionType: CONSTRUCTION_TYPES,
  country: Object.values(COUNTRIES),
  destination: DESTINATIONS,
  electricityCertification: ELECTRICITY_CERTIFICATES,
  energyLabel: ENERGY_LABELS,
  environment: ENVIRONMENTS,
  flooding: FLOODING_CODES,
  freeOn: FREE_ON,
  garden: GARDENS,
  /** 0 NO_DATA, 1 GEOMETRIC_CENTER, 2 RANGE_INTERPOLATED, 3 ROOFTOP. */
  geoPrecision: ['0', '1', '2', '3'],
  heating: HEATINGS,
  kitchenType: KITCHENS,
  luxuryLevel: LUXURY_LEVELS,
  orientation: ORIENTATIONS,
  planning: PLANNING_CODES,
  recentDestination: RECENT_DESTINATIONS,
  roofType: ROOF_TYPES,
  transaction: STATUS_CODES,
  subType: SUB_TYPE_LIST.map(entry => entry.code),
  headType: Object.values(HEAD_TYPES),
  windowGlazing: GLAZINGS,
  /** Beside the reference field types: what the planning register may say of measures, rooms of the layout, flood scores. */
  violation: VIOLATIONS,
  roomType: Object.values(ROOM_TYPES),
  floodScore: FLOOD_SCORES,
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
export const codeLabel = (enumeration: Enumeration, value: unknown, t: Translate): string | null =>
  labelAmong(CODES[enumeration], enumeration, value, t)

/** The label of a code of a list, by the key that those of the list begin with. */
export function labelAmong(
  codes: readonly string[],
  words: string,
  value: unknown,
  t: Translate,
): string | null {
  const code = codeAmong(codes, value)
  const label = code === null ? '' : t(`${words}.${code}`)
  return label && hasText(label) ? label : null
}

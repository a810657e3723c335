import type { CriteriaOf, Criterion } from '../../search/criterion.ts'
import type { FieldRow } from './row.ts'

export const KITCHENS = [
  'EQUIPPED',
  'SEMI_EQUIPPED',
  'NOT_EQUIPPED',
  'HYPER_EQUIPPED',
  'AMERICAN_EQUIPPED',
  'AMERICAN_SEMI_EQUIPPED',
  'AMERICAN_NOT_EQUIPPED',
  'AMERICAN_HYPER_EQUIPPED',
] as const

export const BATHROOMS = ['EQUIPPED', 'NOT_EQUIPPED'] as const

export const LUXURY_LEVELS = ['MODEST', 'AVERAGE', 'LUXURIOUS'] as const

export const GARDENS = ['NOT_CONSTRUCTED', 'ONLY_LAWN', 'FULLY_LANDSCAPED'] as const

export const ORIENTATIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

export const ENVIRONMENTS = [
  'TOWN',
  'RESIDENTIAL',
  'COUNTRYSIDE',
  'VILLAGE',
  'SUBURBAN_AREA',
  'CRAFT_INDUSTRY',
  'INDUSTRIAL',
  'SEA_BEACH_DUNE',
] as const

// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const COMFORT = {
  kitchen: { type: { kind: 'code', codes: KITCHENS, words: 'kitchenType' },
    main: null, guid: 'comfort.kitchen',
    group: 'comfort', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  bathroom: { type: { kind: 'code', codes: BATHROOMS, words: 'bathroomType' },
    main: null, guid: 'comfort.bathroom',
    group: 'comfort', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  furniture: { type: { kind: 'flag' },
    main: 'technical.furniture', guid: 'comfort.furnished',
    group: 'comfort', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  luxuryLevel: { type: { kind: 'code', codes: LUXURY_LEVELS },
    main: null, guid: 'general.luxury_level',
    group: 'comfort', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  elevator: { type: { kind: 'flag' },
    main: 'technical.elevator', guid: 'comfort.elevator',
    group: 'comfort', label: null, unset: null, law: null,
    search: ['with'], feed: null, jsonLd: null, derived: false },
  garden: { type: { kind: 'code', codes: GARDENS },
    main: null, guid: 'comfort.garden',
    group: 'comfort', label: null, unset: null, law: null,
    search: ['with'], feed: null, jsonLd: null, derived: false },
  gardenInformation: { type: { kind: 'texts' },
    main: null, guid: 'comfort.garden_information',
    group: null, label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  directionGarden: { type: { kind: 'code', codes: ORIENTATIONS, words: 'orientation' },
    main: 'technical.directionGarden', guid: 'comfort.garden_orientation',
    group: 'comfort', label: null, unset: null, law: null,
    search: ['with'], feed: null, jsonLd: null, derived: false },
  terrace: { type: { kind: 'flag' },
    main: null, guid: 'comfort.terrace',
    group: 'comfort', label: null, unset: null, law: null,
    search: ['with'], feed: null, jsonLd: null, derived: false },
  swimmingPool: { type: { kind: 'flag' },
    main: null, guid: 'comfort.swimming_pool',
    group: 'comfort', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  alarm: { type: { kind: 'flag' },
    main: null, guid: 'comfort.alarm',
    group: 'comfort', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  videophone: { type: { kind: 'flag' },
    main: null, guid: 'comfort.videophone',
    group: 'comfort', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  airConditioning: { type: { kind: 'flag' },
    main: null, guid: 'comfort.air_conditioning',
    group: 'comfort', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  solarPanels: { type: { kind: 'flag' },
    main: null, guid: 'comfort.solar_panels',
    group: 'comfort', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  fireplace: { type: { kind: 'flag' },
    main: null, guid: 'comfort.fireplace',
    group: 'comfort', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  environment: { type: { kind: 'code', codes: ENVIRONMENTS },
    main: null, guid: 'comfort.environment',
    group: 'comfort', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
} as const satisfies Record<string, FieldRow>

/** Features that homes are searched by. Fields of other groups can give a feature too. */
export const TRAITS = ['garden', 'terrace', 'garage', 'lift', 'newBuilding'] as const
export type Trait = (typeof TRAITS)[number]

export const COMFORT_CRITERIA = {
  with: { match: 'allOf', read: { codes: TRAITS }, facet: 'counts', panel: 'more' },
} as const satisfies Record<CriteriaOf<typeof COMFORT>, Criterion>

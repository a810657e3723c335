import type { CriteriaOf, Criterion } from '../../search/criterion.ts'
import type { FieldRow } from './row.ts'

export const CONSTRUCTION_TYPES = ['OPEN', 'HALF_OPEN', 'CLOSED'] as const

export const CONDITIONS = [
  'TO_RENOVATE',
  'TO_FRESHEN_UP',
  'GOOD_CONDITION',
  'EXCELLENT_CONDITION',
  'RENEWED',
  'NEW',
] as const

export const ROOF_TYPES = ['SADDLEBACK', 'FLAT', 'LEAN_TO', 'KERB', 'HIPPED'] as const

export const CARPENTRIES = ['WOOD', 'ALUMINUM', 'PLASTIC'] as const

export const GLAZINGS = ['SINGLE', 'DOUBLE', 'TRIPLE'] as const

// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const CONSTRUCTION = {
  constructionYear: { type: { kind: 'year' },
    main: 'technical.constructionYear', guid: 'construction.construction_year',
    group: 'construction', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  renovationYear: { type: { kind: 'year' },
    main: 'technical.renovationYear', guid: 'construction.renovation_year',
    group: 'construction', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  buildingType: { type: { kind: 'code', codes: CONSTRUCTION_TYPES, words: 'constructionType' },
    main: 'technical.buildingType', guid: 'construction.construction_type',
    group: 'construction', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  condition: { type: { kind: 'code', codes: CONDITIONS },
    main: 'technical.condition', guid: 'construction.condition',
    group: 'construction', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  newBuilding: { type: { kind: 'flag' },
    main: 'technical.newBuilding', guid: 'construction.new_building',
    group: 'construction', label: null, unset: null, law: null,
    search: ['with'], feed: null, jsonLd: null, derived: false },
  floorCount: { type: { kind: 'number', unit: 'number', min: 0, max: 1e10 },
    main: null, guid: 'construction.floor_count',
    group: 'construction', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  roofType: { type: { kind: 'code', codes: ROOF_TYPES },
    main: null, guid: 'construction.roof_type',
    group: 'construction', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  carpentry: { type: { kind: 'code', codes: CARPENTRIES },
    main: null, guid: 'construction.carpentry',
    group: 'construction', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  windowGlazing: { type: { kind: 'code', codes: GLAZINGS },
    main: null, guid: 'construction.window_glazing',
    group: 'construction', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
} as const satisfies Record<string, FieldRow>

export const CONSTRUCTION_CRITERIA = {} as const satisfies Record<
  Exclude<CriteriaOf<typeof CONSTRUCTION>, 'with'>,
  Criterion
>

import type { CriteriaOf, Criterion } from '../../search/criterion.ts'
import type { FieldRow } from './row.ts'

export const FLOOD_SCORES = ['A', 'B', 'C', 'D'] as const

export const FLOODING_CODES = ['UNKNOWN', 'NO', 'YES'] as const

// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const FLOODING = {
  floodingParcelScore: { type: { kind: 'code', codes: FLOOD_SCORES, words: 'floodScore' },
    main: 'flooding.floodingParcelScore', guid: 'flood_information.parcel_score',
    group: 'flooding', label: null, unset: 'notEntered', law: 'all',
    search: null, feed: null, jsonLd: null, derived: false },
  floodingBuildingScore: { type: { kind: 'code', codes: FLOOD_SCORES, words: 'floodScore' },
    main: 'flooding.floodingBuildingScore', guid: 'flood_information.building_score',
    group: 'flooding', label: null, unset: 'notEntered', law: 'standing',
    search: null, feed: null, jsonLd: null, derived: false },
  floodReportDate: { type: { kind: 'day' },
    main: 'flooding.reportDate', guid: 'flood_information.report_date',
    group: 'flooding', label: null, unset: 'notEntered', law: 'floodReport',
    search: null, feed: null, jsonLd: null, derived: false },
  oLevelSensitivity: { type: { kind: 'code', codes: FLOODING_CODES, words: 'flooding' },
    main: 'technical.oLevelSensitivity', guid: 'flood_information.flooding',
    group: 'flooding', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  oLevelZone: { type: { kind: 'code', codes: FLOODING_CODES, words: 'flooding' },
    main: 'technical.oLevelZone', guid: 'flood_information.flood_zone',
    group: 'flooding', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
} as const satisfies Record<string, FieldRow>

export const FLOODING_CRITERIA = {} as const satisfies Record<
  CriteriaOf<typeof FLOODING>,
  Criterion
>

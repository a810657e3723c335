import type { CriteriaOf, Criterion } from '../../search/criterion.ts'
import type { FieldRow } from './row.ts'

export const RECENT_DESTINATIONS = [
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
] as const

export const PLANNING_CODES = ['UNKNOWN', 'NO', 'YES', 'PENDING', 'BEFORE_1962'] as const

export const VIOLATIONS = ['GMO', 'DV', 'HO', 'BO', 'LOD', 'MS'] as const

/** What the register answers where it names no measure. */
export const YES_OR_NO = ['YES', 'NO'] as const

// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const PLANNING = {
  townPlanningValue: { type: { kind: 'code', codes: RECENT_DESTINATIONS,
      words: 'recentDestination' },
    main: 'planning.townPlanningValue', guid: 'planning.most_recent_destination',
    group: 'planning', label: null, unset: 'notEntered', law: 'all',
    search: null, feed: null, jsonLd: null, derived: false },
  buildingLicense: { type: { kind: 'code', codes: PLANNING_CODES, words: 'planning' },
    main: 'planning.buildingLicense', guid: 'planning.permission',
    group: 'planning', label: null, unset: 'notEntered', law: 'all',
    search: null, feed: null, jsonLd: null, derived: false },
  allocationLicense: { type: { kind: 'code', codes: PLANNING_CODES, words: 'planning' },
    main: 'planning.allocationLicense', guid: 'planning.subdivision_permit',
    group: 'planning', label: null, unset: 'notEntered', law: 'all',
    search: null, feed: null, jsonLd: null, derived: false },
  presaleRight: { type: { kind: 'code', codes: PLANNING_CODES, words: 'planning' },
    main: 'planning.presaleRight', guid: 'planning.preemption_right',
    group: 'planning', label: null, unset: 'notEntered', law: 'all',
    search: null, feed: null, jsonLd: null, derived: false },
  townPlanningViolation: { type: { kind: 'code', codes: VIOLATIONS, words: 'violation',
      also: YES_OR_NO },
    main: 'planning.townPlanningViolation', guid: 'planning.proceeding',
    group: 'planning', label: null, unset: 'planningViolationNone', law: 'all',
    search: null, feed: null, jsonLd: null, derived: true },
  certificateAsBuilt: { type: { kind: 'code', codes: PLANNING_CODES, words: 'planning' },
    main: 'planning.certificateAsBuilt', guid: 'planning.as_built_certificate',
    group: 'planning', label: null, unset: 'notEntered', law: 'standing',
    search: null, feed: null, jsonLd: null, derived: false },
  heritageProtected: { type: { kind: 'code', codes: PLANNING_CODES, words: 'planning' },
    main: 'planning.heritageProtected', guid: 'planning.heritage_protected',
    group: 'planning', label: null, unset: 'notEntered', law: 'all',
    search: null, feed: null, jsonLd: null, derived: false },
  heritageInventoried: { type: { kind: 'code', codes: PLANNING_CODES, words: 'planning' },
    main: 'planning.heritageInventoried', guid: 'planning.heritage_inventory',
    group: 'planning', label: null, unset: 'notEntered', law: 'all',
    search: null, feed: null, jsonLd: null, derived: false },
  renovationObligation: { type: { kind: 'code', codes: PLANNING_CODES, words: 'planning' },
    main: 'planning.renovationObligation', guid: 'planning.renovation_obligation',
    group: 'planning', label: null, unset: 'notEntered', law: 'renovation',
    search: null, feed: null, jsonLd: null, derived: true },
} as const satisfies Record<string, FieldRow>

export const PLANNING_CRITERIA = {} as const satisfies Record<
  CriteriaOf<typeof PLANNING>,
  Criterion
>

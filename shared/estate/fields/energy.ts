import type { CriteriaOf, Criterion } from '../../search/criterion.ts'
import type { FieldRow } from './row.ts'

export const ENERGY_LABELS = [
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
] as const

export const ELECTRICITY_CERTIFICATES = ['OBTAINED', 'NOT_OBTAINED', 'UNKNOWN'] as const

export const CONFORMITIES = ['INVALID', 'VALID'] as const

// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const ENERGY = {
  energyLabel: { type: { kind: 'code', codes: ENERGY_LABELS },
    main: 'energy.energyLabel', guid: 'certification.energy_label',
    group: 'energy', label: null, unset: 'notEntered', law: 'certified',
    search: ['energy'], feed: 'energy_label', jsonLd: null, derived: true },
  customEpcLabel: { type: { kind: 'text' },
    main: 'energy.customEpcLabel', guid: null,
    group: null, label: 'field.energyLabel', unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  epcValue: { type: { kind: 'number', unit: 'epc', min: -1_000, max: 10_000 },
    main: 'energy.epcValue', guid: 'certification.epc_value',
    group: 'energy', label: null, unset: 'notEntered', law: 'certified',
    search: null, feed: 'epc_kwh_m2_year', jsonLd: null, derived: false },
  epcValueTotal: { type: { kind: 'number', unit: 'epcYear', min: -1e6, max: 1e8 },
    main: 'energy.epcValueTotal', guid: 'certification.epc_total',
    group: 'energy', label: null, unset: 'notEntered', law: 'walloonHomes',
    search: null, feed: null, jsonLd: null, derived: false },
  epcReference: { type: { kind: 'reference' },
    main: 'energy.epcReference', guid: 'certification.epc_reference',
    group: 'energy', label: null, unset: 'notEntered', law: 'certified',
    search: null, feed: null, jsonLd: null, derived: false },
  epbReference: { type: { kind: 'reference' },
    main: 'energy.epbReference', guid: 'certification.epb_reference',
    group: 'energy', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  eLevel: { type: { kind: 'number', unit: 'number', min: -200, max: 1_000 },
    main: 'energy.eLevel', guid: 'certification.e_level',
    group: 'energy', label: null, unset: 'notEntered', law: 'flemishNewBuild',
    search: null, feed: null, jsonLd: null, derived: false },
  kLevel: { type: { kind: 'number', unit: 'number', min: -200, max: 1_000 },
    main: 'energy.kLevel', guid: 'certification.k_level',
    group: 'energy', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  co2: { type: { kind: 'number', unit: 'co2', min: -1_000, max: 10_000 },
    main: 'energy.co2', guid: 'certification.co2',
    group: 'energy', label: null, unset: 'notEntered', law: 'brusselsBuildings',
    search: null, feed: 'co2_kg_m2_year', jsonLd: null, derived: false },
  certificateElectricity: { type: { kind: 'code', codes: ELECTRICITY_CERTIFICATES,
      words: 'electricityCertification' },
    main: 'technical.certificateElectricity', guid: 'certification.electrical_certificate',
    group: 'energy', label: null, unset: 'notEntered', law: 'buildings',
    search: null, feed: null, jsonLd: null, derived: true },
  certificateConformity: { type: { kind: 'code', codes: CONFORMITIES, words: 'conformity' },
    main: 'technical.certificateConformity',
    guid: 'certification.electrical_certificate_conformity',
    group: null, label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  electricityDescription: { type: { kind: 'texts' },
    main: null, guid: 'certification.electrical_certificate_description',
    group: null, label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  asbestosInventory: { type: { kind: 'flag' },
    main: 'general.asbestosInventory', guid: 'certification.asbestos_inventory',
    group: 'energy', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  certificateAsbestos: { type: { kind: 'reference' },
    main: 'general.certificateAsbestos', guid: 'certification.asbestos_certificate',
    group: 'energy', label: null, unset: 'notEntered', law: 'asbestosAge',
    search: null, feed: null, jsonLd: null, derived: true },
} as const satisfies Record<string, FieldRow>

/** Energy labels that one may search by, the best first; A+ and A++ count as A. */
export const ENERGY_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyLetter = (typeof ENERGY_LETTERS)[number]

export const ENERGY_CRITERIA = {
  energy: { match: 'anyOf', read: { codes: ENERGY_LETTERS }, facet: 'counts', panel: 'more' },
} as const satisfies Record<CriteriaOf<typeof ENERGY>, Criterion>

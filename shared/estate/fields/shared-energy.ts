import type { CriteriaOf, Criterion } from '../../search/criterion.ts'
import { ENERGY_LABELS } from './energy.ts'
import type { FieldRow } from './row.ts'

/** The common parts of a building: the same fields with the same labels; the law requires none of them. */
// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const SHARED_ENERGY = {
  sharedEnergyLabel: { type: { kind: 'code', codes: ENERGY_LABELS, words: 'energyLabel' },
    main: 'sharedEnergy.energyLabel', guid: 'certification.shared_energy_label',
    group: 'sharedEnergy', label: 'field.energyLabel', unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: true },
  sharedCustomEpcLabel: { type: { kind: 'text' },
    main: 'sharedEnergy.customEpcLabel', guid: null,
    group: null, label: 'field.energyLabel', unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  sharedEpcValue: { type: { kind: 'number', unit: 'epc', min: -1_000, max: 10_000 },
    main: 'sharedEnergy.epcValue', guid: 'certification.shared_epc_value',
    group: 'sharedEnergy', label: 'field.epcValue', unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  sharedEpcValueTotal: { type: { kind: 'number', unit: 'epcYear', min: -1e6, max: 1e8 },
    main: 'sharedEnergy.epcValueTotal', guid: 'certification.shared_epc_total',
    group: 'sharedEnergy', label: 'field.epcValueTotal', unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  sharedEpcReference: { type: { kind: 'reference' },
    main: 'sharedEnergy.epcReference', guid: 'certification.shared_epc_reference',
    group: 'sharedEnergy', label: 'field.epcReference', unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  sharedEpbReference: { type: { kind: 'reference' },
    main: 'sharedEnergy.epbReference', guid: 'certification.shared_epb_reference',
    group: 'sharedEnergy', label: 'field.epbReference', unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  sharedELevel: { type: { kind: 'number', unit: 'number', min: -200, max: 1_000 },
    main: 'sharedEnergy.eLevel', guid: 'certification.shared_e_level',
    group: 'sharedEnergy', label: 'field.eLevel', unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  sharedKLevel: { type: { kind: 'number', unit: 'number', min: -200, max: 1_000 },
    main: 'sharedEnergy.kLevel', guid: 'certification.shared_k_level',
    group: 'sharedEnergy', label: 'field.kLevel', unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  sharedCo2: { type: { kind: 'number', unit: 'co2', min: -1_000, max: 10_000 },
    main: 'sharedEnergy.co2', guid: 'certification.shared_co2',
    group: 'sharedEnergy', label: 'field.co2', unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
} as const satisfies Record<string, FieldRow>

export const SHARED_ENERGY_CRITERIA = {} as const satisfies Record<
  CriteriaOf<typeof SHARED_ENERGY>,
  Criterion
>

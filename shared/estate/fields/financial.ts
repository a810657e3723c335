import type { CriteriaOf, Criterion } from '../../search/criterion.ts'
import type { FieldRow } from './row.ts'

// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const FINANCIAL = {
  monthlyCost: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: 'technical.monthlyCost', guid: 'financial.monthly_costs',
    group: 'costs', label: null, unset: null, law: null,
    search: null, feed: 'charges_eur_per_month', jsonLd: null, derived: false },
  provision: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: null, guid: 'financial.provision',
    group: 'costs', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  provisionInformation: { type: { kind: 'texts' },
    main: null, guid: 'financial.provision_information',
    group: null, label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  kiNonIndexed: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: 'ki.nonIndexed', guid: 'financial.cadastral_income',
    group: 'ki', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  kiIndexed: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: 'ki.indexed', guid: 'financial.cadastral_income_indexed',
    group: 'ki', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  communityTax: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: 'ki.communityTax', guid: 'financial.property_tax',
    group: 'ki', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  registrationCost: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: 'general.registrationCost', guid: 'notary_cost.registration',
    group: 'notaryCosts', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  tax: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: 'general.tax', guid: 'notary_cost.tax',
    group: 'notaryCosts', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  notarySalery: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: 'general.notarySalery', guid: 'notary_cost.fee',
    group: 'notaryCosts', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  deedCosts: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: null, guid: 'notary_cost.deed',
    group: 'notaryCosts', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  notaryTotal: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: null, guid: 'notary_cost.total',
    group: 'notaryCosts', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
} as const satisfies Record<string, FieldRow>

export const FINANCIAL_CRITERIA = {} as const satisfies Record<
  CriteriaOf<typeof FINANCIAL>,
  Criterion
>

import type { CriteriaOf, Criterion } from '../../search/criterion.ts'
import type { FieldRow } from './row.ts'

// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const NOTARY = {
  notarySaleType: { type: { kind: 'text' },
    main: null, guid: 'notary.sale_type',
    group: 'notarySale', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  notarySaleDate: { type: { kind: 'day' },
    main: null, guid: 'notary.sale_date',
    group: 'notarySale', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  notaryPlace: { type: { kind: 'text' },
    main: null, guid: 'notary.place',
    group: 'notarySale', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  notaryVisits: { type: { kind: 'text' },
    main: null, guid: 'notary.visits',
    group: 'notarySale', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  notaryStartingPrice: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: null, guid: 'notary.starting_price',
    group: 'notarySale', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  notaryName: { type: { kind: 'text' },
    main: null, guid: 'notary.name',
    group: 'notary', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  notaryAddress: { type: { kind: 'text' },
    main: null, guid: 'notary.address',
    group: 'notary', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  notaryPhone: { type: { kind: 'text' },
    main: null, guid: 'notary.phone',
    group: 'notary', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  notaryEmail: { type: { kind: 'text' },
    main: null, guid: 'notary.email',
    group: 'notary', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
} as const satisfies Record<string, FieldRow>

export const NOTARY_CRITERIA = {} as const satisfies Record<CriteriaOf<typeof NOTARY>, Criterion>

import type { CriteriaOf, Criterion } from '../../search/criterion.ts'
import type { FieldRow } from './row.ts'

// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const PRICE = {
  price: { type: { kind: 'price', min: -1, max: 1e10 },
    main: 'general.price.value', guid: 'financial.price',
    group: 'price', label: null, unset: null, law: null,
    search: ['price-min', 'price-max'], feed: 'price_eur', jsonLd: 'price', derived: true },
  totalPrice: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: 'general.price.totalPrice', guid: 'financial.total_price',
    group: 'price', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  vatRegime: { type: { kind: 'flag' },
    main: null, guid: 'financial.vat_regime',
    group: 'price', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  deposit: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: 'general.price.deposit', guid: 'financial.warranty',
    group: 'price', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  groundValue: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: 'general.price.groundValue', guid: 'financial.land_price',
    group: 'priceDetails', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  constructionValue: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: 'general.price.constructionValue', guid: 'financial.construction_price',
    group: 'priceDetails', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  infrastructureValue: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: 'general.price.infrastructureValue', guid: 'financial.infrastructure_price',
    group: 'priceDetails', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  furnitureValue: { type: { kind: 'number', unit: 'currency', min: 0, max: 1e10 },
    main: 'general.price.furnitureValue', guid: 'financial.furniture_price',
    group: 'priceDetails', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  pricePerSurface: { type: { kind: 'number', unit: 'pricePerSurface', min: 0, max: 1e10 },
    main: null, guid: 'financial.price_per_square_meter',
    group: 'priceDetails', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
} as const satisfies Record<string, FieldRow>

const MAX_PRICE = 1e9

export const PRICE_CRITERIA = {
  'price-min': { match: 'min', read: { amount: MAX_PRICE }, facet: 'bounds', panel: 'price' },
  'price-max': { match: 'max', read: { amount: MAX_PRICE }, facet: 'bounds', panel: 'price' },
} as const satisfies Record<CriteriaOf<typeof PRICE>, Criterion>

import type { CriteriaOf, Criterion } from '../../search/criterion.ts'
import type { FieldRow } from './row.ts'

// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const LAYOUT = {
  bedrooms: { type: { kind: 'count', min: -1, max: 1_000 },
    main: 'general.bedroomCount', guid: 'layout.bedrooms',
    group: 'layout', label: null, unset: null, law: null,
    search: ['bedrooms', 'bed-min'], feed: 'bedrooms', jsonLd: 'numberOfBedrooms', derived: true },
  bathrooms: { type: { kind: 'count', min: 0, max: 1_000 },
    main: 'general.bathroomCount', guid: 'layout.bathrooms',
    group: 'layout', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: true },
  toilets: { type: { kind: 'count', min: 0, max: 1_000 },
    main: null, guid: 'layout.toilets',
    group: 'layout', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: true },
  garages: { type: { kind: 'count', min: 0, max: 1_000 },
    main: null, guid: 'layout.garages',
    group: 'layout', label: null, unset: null, law: null,
    search: ['with'], feed: null, jsonLd: null, derived: true },
  parkingSpaces: { type: { kind: 'count', min: 0, max: 1_000 },
    main: null, guid: 'layout.parking_spaces',
    group: 'layout', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: true },
  terraceSurface: { type: { kind: 'number', unit: 'surface', min: 0, max: 1e10 },
    main: null, guid: 'layout.terrace_surface',
    group: 'layout', label: null, unset: null, law: null,
    search: ['with'], feed: null, jsonLd: null, derived: true },
} as const satisfies Record<string, FieldRow>

/** 'Large' bedroom counts start here (FILTER-4). */
export const LARGE_BEDROOMS = 6

export const LAYOUT_CRITERIA = {
  bedrooms: {
    match: 'sixOrMore',
    read: { ids: LARGE_BEDROOMS },
    facet: 'counts',
    panel: 'bedrooms',
  },
  'bed-min': { match: 'min', read: { amount: 99 }, facet: null, panel: null },
} as const satisfies Record<Exclude<CriteriaOf<typeof LAYOUT>, 'with'>, Criterion>

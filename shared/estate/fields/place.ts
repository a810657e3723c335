import { type CriteriaOf, type Criterion, MAX_ID } from '../../search/criterion.ts'
import type { FieldRow } from './row.ts'

/** The parts of an address that are searched by. The page shows the address as one line. */
// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const PLACE = {
  city: { type: { kind: 'place' },
    main: 'general.address.city', guid: null,
    group: null, label: 'field.address', unset: null, law: null,
    search: ['city'], feed: 'municipality', jsonLd: 'addressLocality', derived: false },
  country: { type: { kind: 'numbered', words: 'country' },
    main: 'general.address.country', guid: null,
    group: null, label: 'field.address', unset: null, law: null,
    search: ['country'], feed: null, jsonLd: null, derived: false },
  position: { type: { kind: 'place' },
    main: 'general.address.geoLocation', guid: null,
    group: null, label: 'field.address', unset: null, law: null,
    search: ['geo_range', 'within'], feed: null, jsonLd: 'geo', derived: false },
} as const satisfies Record<string, FieldRow>

/** Of the place: what a circle or a drawn area replaces comes first in an address. */
export const TOWN_CRITERIA = {
  country: { match: 'anyOf', read: { ids: MAX_ID }, facet: 'counts', panel: 'place' },
  city: { match: 'anyOf', read: { ids: MAX_ID }, facet: 'counts', panel: 'place' },
} as const satisfies Partial<Record<CriteriaOf<typeof PLACE>, Criterion>>

export const POSITION_CRITERIA = {
  geo_range: { match: 'circle', read: { circle: true }, facet: null, panel: 'place' },
  within: { match: 'polygon', read: { corners: true }, facet: null, panel: 'place' },
} as const satisfies Record<
  Exclude<CriteriaOf<typeof PLACE>, keyof typeof TOWN_CRITERIA>,
  Criterion
>

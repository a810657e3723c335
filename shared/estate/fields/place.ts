import type { FieldRow } from './row.ts'

/** Where it is, as a search asks for it; the address is shown as a whole. */
export const PLACE = {
  city: {
    type: { kind: 'place' },
    main: 'general.address.city',
    guid: null,
    group: null,
    label: 'field.address',
    unset: null,
    law: null,
    search: ['city'],
    feed: 'municipality',
    jsonLd: 'addressLocality',
    derived: false,
  },
  country: {
    type: { kind: 'numbered', words: 'country' },
    main: 'general.address.country',
    guid: null,
    group: null,
    label: 'field.address',
    unset: null,
    law: null,
    search: ['country'],
    feed: null,
    jsonLd: null,
    derived: false,
  },
  position: {
    type: { kind: 'place' },
    main: 'general.address.geoLocation',
    guid: null,
    group: null,
    label: 'field.address',
    unset: null,
    law: null,
    search: ['geo_range', 'within'],
    feed: null,
    jsonLd: 'geo',
    derived: false,
  },
} as const satisfies Record<string, FieldRow>

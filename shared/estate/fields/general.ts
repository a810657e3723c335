import { type CriteriaOf, type Criterion, MAX_ID } from '../../search/criterion.ts'
import type { FieldRow } from './row.ts'

export const FREE_ON = [
  'IMMEDIATE',
  'DEED',
  'AFTER_NOTICE_PERIOD',
  'DELIVERY',
  'TBD',
  'UNKNWON',
] as const

export const DESTINATIONS = ['MAIN_RESIDENCE', 'VACATION_RESIDENCE', 'STUDENT_RESIDENCE'] as const

// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const GENERAL = {
  reference: { type: { kind: 'text' },
    main: 'general.reference', guid: 'external_id',
    group: 'general', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  status: { type: { kind: 'numbered', words: 'transaction' },
    main: 'general.transaction', guid: 'status',
    group: 'general', label: null, unset: null, law: null,
    search: ['transaction', 'status'], feed: 'state', jsonLd: null, derived: true },
  type: { type: { kind: 'numbered', words: 'headType' },
    main: 'general.headType', guid: 'type',
    group: 'general', label: null, unset: null, law: null,
    search: ['type'], feed: 'type', jsonLd: null, derived: true },
  subType: { type: { kind: 'numbered', words: 'subType' },
    main: 'general.subType', guid: 'subType',
    group: 'general', label: null, unset: null, law: null,
    search: ['subType'], feed: 'subtype', jsonLd: null, derived: true },
  address: { type: { kind: 'text' },
    main: null, guid: null,
    group: 'general', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: true },
  epcUniqueCode: { type: { kind: 'reference' },
    main: null, guid: null,
    group: 'general', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: true },
  buildingName: { type: { kind: 'text' },
    main: 'general.buildingName', guid: 'general.building_name',
    group: 'general', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  floor: { type: { kind: 'floor' },
    main: 'general.floor', guid: 'general.floor',
    group: 'general', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  entityNumber: { type: { kind: 'text' },
    main: 'general.entityNumber', guid: 'general.entity_number',
    group: 'general', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  projectPhase: { type: { kind: 'text' },
    main: null, guid: 'project.project_phase',
    group: 'general', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  available: { type: { kind: 'code', codes: FREE_ON, words: 'freeOn' },
    main: 'technical.available', guid: 'general.available',
    group: 'general', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  availableDate: { type: { kind: 'day' },
    main: 'technical.availableDate', guid: 'general.available_date',
    group: 'general', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  petsAllowed: { type: { kind: 'flag' },
    main: ['technical.petsAllowed', 'general.petsAllowed'], guid: 'general.pets_allowed',
    group: 'general', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  architect: { type: { kind: 'text' },
    main: 'general.architect', guid: 'general.architect',
    group: 'general', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  publicationDate: { type: { kind: 'day' },
    main: 'general.publicationDate', guid: 'general.publication_date',
    group: 'general', label: null, unset: null, law: null,
    search: ['since'], feed: 'published', jsonLd: 'datePosted', derived: false },
  destination: { type: { kind: 'code', codes: DESTINATIONS },
    main: null, guid: 'general.destination',
    group: 'other', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  remarks: { type: { kind: 'texts' },
    main: null, guid: 'other.comment',
    group: 'other', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  visitInformation: { type: { kind: 'texts' },
    main: null, guid: 'other.visit_information',
    group: 'other', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
} as const satisfies Record<string, FieldRow>

export const FILTER_STATUSES = ['FOR_SALE', 'TO_RENT'] as const
export type FilterStatus = (typeof FILTER_STATUSES)[number]

export const TYPE_CRITERIA = {
  type: { match: 'anyOf', read: { ids: MAX_ID }, facet: 'counts', panel: 'type' },
  transaction: { match: 'anyOf', read: { ids: MAX_ID }, facet: 'counts', panel: 'deal' },
  status: { match: 'anyOf', read: { codes: FILTER_STATUSES }, facet: null, panel: 'deal' },
  subType: { match: 'anyOf', read: { ids: MAX_ID }, facet: 'counts', panel: null },
} as const satisfies Partial<Record<CriteriaOf<typeof GENERAL>, Criterion>>

export const GENERAL_CRITERIA = {
  since: { match: 'since', read: { day: true }, facet: null, panel: 'more' },
} as const satisfies Record<
  Exclude<CriteriaOf<typeof GENERAL>, keyof typeof TYPE_CRITERIA>,
  Criterion
>

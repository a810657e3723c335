import type { CriteriaOf, Criterion } from '../../search/criterion.ts'
import type { FieldRow } from './row.ts'

// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const DIMENSIONS = {
  areaGround: { type: { kind: 'number', unit: 'surface', min: 0, max: 1e9 },
    main: 'dimensions.areaGround', guid: 'general.ground_area',
    group: 'dimensions', label: null, unset: null, law: null,
    search: ['plot-min'], feed: 'plot_area_m2', jsonLd: null, derived: false },
  areaBuild: { type: { kind: 'number', unit: 'surface', min: 0, max: 1e7 },
    main: 'dimensions.areaBuild', guid: 'general.built_area',
    group: 'dimensions', label: null, unset: null, law: null,
    search: ['area-min'], feed: 'living_area_m2', jsonLd: 'floorSize', derived: false },
  areaBuildable: { type: { kind: 'number', unit: 'surface', min: 0, max: 1e10 },
    main: 'dimensions.areaBuildable', guid: 'general.buildable_area',
    group: 'dimensions', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  widthHouse: { type: { kind: 'number', unit: 'size', min: 0, max: 1e10 },
    main: 'dimensions.widthHouse', guid: 'construction.house_width',
    group: 'dimensions', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  depthHouse: { type: { kind: 'number', unit: 'size', min: 0, max: 1e10 },
    main: 'dimensions.depthHouse', guid: 'construction.house_depth',
    group: 'dimensions', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  depthGroundFloor: { type: { kind: 'number', unit: 'size', min: 0, max: 1e10 },
    main: 'dimensions.depthGroundFloor', guid: 'construction.ground_floor_depth',
    group: 'dimensions', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  depthFloor: { type: { kind: 'number', unit: 'size', min: 0, max: 1e10 },
    main: 'dimensions.depthFloor', guid: 'construction.floor_depth',
    group: 'dimensions', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  widthGround: { type: { kind: 'number', unit: 'size', min: 0, max: 1e10 },
    main: 'dimensions.widthGround', guid: 'general.ground_width',
    group: 'dimensions', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  depthGround: { type: { kind: 'number', unit: 'size', min: 0, max: 1e10 },
    main: 'dimensions.depthGround', guid: 'general.ground_depth',
    group: 'dimensions', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  commentArea: { type: { kind: 'texts' },
    main: 'dimensions.commentArea', guid: 'general.area_comment',
    group: 'dimensions', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
} as const satisfies Record<string, FieldRow>

const MAX_AREA = 1e7

export const DIMENSION_CRITERIA = {
  'area-min': { match: 'min', read: { amount: MAX_AREA }, facet: 'largest', panel: 'more' },
  'plot-min': { match: 'min', read: { amount: MAX_AREA }, facet: 'largest', panel: 'more' },
} as const satisfies Record<CriteriaOf<typeof DIMENSIONS>, Criterion>

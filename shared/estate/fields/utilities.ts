import type { CriteriaOf, Criterion } from '../../search/criterion.ts'
import type { FieldRow } from './row.ts'

export const HEATINGS = [
  'OIL',
  'COAL',
  'ELECTRICITY',
  'GAS',
  'HEAT_ACCUMULATION',
  'GAS_HEATERS',
  'PROPANE_GAS',
  'CENTRAL_VENTILATION',
  'WOOD',
  'PELLET',
] as const

export const HEAT_PUMP_TYPES = [
  'AIR_AIR',
  'AIR_WATER',
  'GROUND_WATER',
  'WATER_WATER',
  'HYBRID',
] as const

export const METERS = ['NOT_APPLICABLE', 'COMMON', 'INDIVIDUAL'] as const

export const METER_TYPES = ['SINGLE', 'DAY_AND_NIGHT', 'SMART_METER'] as const

// A row: type; sources; page and law; elsewhere.
// oxfmt-ignore
export const UTILITIES = {
  heating: { type: { kind: 'code', codes: HEATINGS },
    main: null, guid: 'comfort.heating',
    group: 'utilities', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  commonHeating: { type: { kind: 'code', codes: METERS },
    main: null, guid: 'comfort.common_heating',
    group: 'utilities', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  heatPumpType: { type: { kind: 'code', codes: HEAT_PUMP_TYPES },
    main: 'technical.heatPumpType', guid: 'comfort.heat_pump_type',
    group: 'utilities', label: null, unset: null, law: null,
    search: ['heat-pump'], feed: 'heat_pump_type', jsonLd: null, derived: false },
  waterMeter: { type: { kind: 'code', codes: METERS, words: 'commonMeter' },
    main: null, guid: 'comfort.water_meter',
    group: 'utilities', label: null, unset: 'notEntered', law: 'brusselsLettings',
    search: null, feed: null, jsonLd: null, derived: false },
  gasMeter: { type: { kind: 'code', codes: METERS, words: 'commonMeter' },
    main: null, guid: 'comfort.gas_meter',
    group: 'utilities', label: null, unset: 'notEntered', law: 'brusselsLettings',
    search: null, feed: null, jsonLd: null, derived: false },
  electricityMeter: { type: { kind: 'code', codes: METERS, words: 'commonMeter' },
    main: null, guid: 'comfort.electricity_meter',
    group: 'utilities', label: null, unset: 'notEntered', law: 'brusselsLettings',
    search: null, feed: null, jsonLd: null, derived: false },
  meterType: { type: { kind: 'code', codes: METER_TYPES, words: 'commonMeterType' },
    main: null, guid: 'comfort.meter_type',
    group: 'utilities', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  rainwaterTank: { type: { kind: 'number', unit: 'liquid', min: 0, max: 1e10 },
    main: null, guid: 'comfort.rainwater_tank',
    group: 'utilities', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
  oilTank: { type: { kind: 'number', unit: 'liquid', min: 0, max: 1e10 },
    main: null, guid: 'comfort.oil_tank',
    group: 'utilities', label: null, unset: null, law: null,
    search: null, feed: null, jsonLd: null, derived: false },
} as const satisfies Record<string, FieldRow>

export const UTILITIES_CRITERIA = {
  'heat-pump': { match: 'anyOf', read: { codes: HEAT_PUMP_TYPES }, facet: 'counts', panel: 'more' },
} as const satisfies Record<CriteriaOf<typeof UTILITIES>, Criterion>

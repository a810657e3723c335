import { field, requiredOf, type FieldDefinition } from './field.ts'
import { formatNumber } from '../../../format.ts'
import { roomCounts, type RoomCounts } from '../../rooms/rooms.ts'

export const COMFORT_FIELDS = {
  kitchen: field(null, 'comfort.kitchen', 'code:kitchenType'),
  bathroom: field(null, 'comfort.bathroom', 'code:bathroomType'),
  furniture: field('technical.furniture', 'comfort.furnished', 'boolean'),
  luxuryLevel: field(null, 'general.luxury_level', 'code:luxuryLevel'),
  elevator: field('technical.elevator', 'comfort.elevator', 'boolean'),
  garden: field(null, 'comfort.garden', 'code:garden'),
  gardenInformation: field(null, 'comfort.garden_information', 'text'),
  directionGarden: field(
    'technical.directionGarden',
    'comfort.garden_orientation',
    'code:orientation',
  ),
  terrace: field(null, 'comfort.terrace', 'boolean'),
  swimmingPool: field(null, 'comfort.swimming_pool', 'boolean'),
  alarm: field(null, 'comfort.alarm', 'boolean'),
  videophone: field(null, 'comfort.videophone', 'boolean'),
  airConditioning: field(null, 'comfort.air_conditioning', 'boolean'),
  solarPanels: field(null, 'comfort.solar_panels', 'boolean'),
  fireplace: field(null, 'comfort.fireplace', 'boolean'),
  environment: field(null, 'comfort.environment', 'code:environment'),
}

export const UTILITY_FIELDS = {
  heating: field(null, 'comfort.heating', 'code:heating'),
  commonHeating: field(null, 'comfort.common_heating', 'code:commonHeating'),
  waterMeter: field(null, 'comfort.water_meter', 'code:commonMeter', {
    unset: requiredOf('brusselsLettings'),
  }),
  gasMeter: field(null, 'comfort.gas_meter', 'code:commonMeter', {
    unset: requiredOf('brusselsLettings'),
  }),
  electricityMeter: field(null, 'comfort.electricity_meter', 'code:commonMeter', {
    unset: requiredOf('brusselsLettings'),
  }),
  meterType: field(null, 'comfort.meter_type', 'code:commonMeterType'),
  rainwaterTank: field(null, 'comfort.rainwater_tank', 'liquid'),
  oilTank: field(null, 'comfort.oil_tank', 'liquid'),
}

const count = (key: keyof RoomCounts, guid: string): FieldDefinition =>
  field(null, guid, 'number', {
    derive: estate => formatNumber('number', roomCounts(estate)[key] || null),
  })

export const LAYOUT_FIELDS = {
  bedrooms: count('bedrooms', 'layout.bedrooms'),
  bathrooms: count('bathrooms', 'layout.bathrooms'),
  toilets: count('toilets', 'layout.toilets'),
  garages: count('garages', 'layout.garages'),
  parkingSpaces: count('parkingSpaces', 'layout.parking_spaces'),
  terraceSurface: field(null, 'layout.terrace_surface', 'surface', {
    derive: estate => formatNumber('surface', roomCounts(estate).terraceSurface || null),
  }),
}

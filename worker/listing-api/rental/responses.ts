import * as v from 'valibot'
import { STAY_STATES } from '../../../shared/booking/stay-state.ts'
import { PERIOD_TYPES } from '../../../shared/rental/rental-unit.ts'

/** Response schemas of /openapi.json; the types are in shared/rental. */
const integer = v.pipe(v.number(), v.integer())
const named = v.looseObject({ id: integer, name: v.union([v.string(), v.looseObject({})]) })
const type = v.picklist(PERIOD_TYPES)

export const RentalUnit = v.looseObject({
  id: integer,
  photos: v.array(v.looseObject({ original: v.string() })),
  address: v.looseObject({}),
  general: v.looseObject({}),
  rooms: v.looseObject({}),
  priceFrom: v.nullish(v.number()),
})

export const RentalResults = v.object({
  total: v.object({ value: integer }),
  results: v.array(RentalUnit),
})

export const RentalFilters = v.object({
  locations: v.array(named),
  subKinds: v.array(named),
  maxOccupations: v.array(integer),
  cities: v.array(v.looseObject({ id: integer, name: v.string() })),
  periodTypes: v.array(type),
  periodStartDates: v.array(v.string()),
  periodDates: v.array(v.object({ type, start: v.string(), end: v.string() })),
})

export const RentalPeriods = v.object({
  periods: v.array(
    v.object({
      type,
      start: v.string(),
      end: v.string(),
      price: v.number(),
      available: v.boolean(),
    }),
  ),
})

export const StayReservation = v.object({
  id: v.string(),
  rentalUnitId: integer,
  start: v.string(),
  end: v.string(),
  nights: integer,
  persons: integer,
  price: v.number(),
  status: v.picklist(STAY_STATES),
})

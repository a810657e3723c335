import { currentCode } from '../../../shared/search/municipality-codes.ts'
import type { RentalUnit } from '../../../shared/rental/rental-unit.ts'
import { normalizeId } from './estate-row.ts'
import type { RentalUnitSeed, SiteSeed } from './site-seed.ts'
import { rowsOf, type Row, type TableRow } from './tables.ts'

/** Rental units with their periods and booked nights, and the agendas of estates. */
export const stayRows = ({ rentalUnits = [], agendas = [] }: SiteSeed): TableRow[] => [
  ...rowsOf(
    'rental_unit',
    rentalUnits.map(({ unit }) => unitRow(unit, null)),
  ),
  ...rowsOf(
    'rental_period',
    rentalUnits.flatMap(({ unit, periods }) =>
      periods.map(({ start, end, type, price }) => ({ unit_id: unit.id, start, end, type, price })),
    ),
  ),
  ...rowsOf(
    'rental_night',
    rentalUnits.flatMap(({ unit, taken }: RentalUnitSeed) =>
      taken.map(night => ({ unit_id: unit.id, night })),
    ),
  ),
  ...rowsOf(
    'agenda',
    agendas.map(({ estateId, agentId, rules }) => ({
      estate_id: normalizeId(estateId),
      agent_id: agentId,
      rules,
    })),
  ),
]

/** A unit as it is searched and shown; `externalId`: the sender's, null where it is the number. */
export function unitRow(unit: RentalUnit, externalId: string | null): Row<'rental_unit'> {
  const { location, subKind, maxOccupation, description: _, ...general } = unit.general
  const { city } = unit.address
  return {
    id: unit.id,
    external_id: externalId,
    location_id: location?.id,
    city_id: city?.id == null ? null : currentCode(city.id),
    sub_kind_id: subKind?.id,
    max_occupation: maxOccupation,
    card: {
      ...unit,
      photos: unit.photos.slice(0, 1),
      general: { ...general, location, subKind, maxOccupation },
    },
    doc: unit,
  }
}

import type { RentalUnit } from '../../../shared/rental/rental-unit.ts'
import { normalizeId } from './estate-row.ts'
import type { RentalUnitSeed, SiteSeed } from './site-seed.ts'
import type { Statement } from './sql.ts'
import type { Row } from './tables.ts'
import { upsert } from './upsert.ts'

/** Writes rental units with their periods and booked nights, and the agendas of estates. */
export function writeStays({ site, rentalUnits = [], agendas = [] }: SiteSeed): Statement[] {
  const site_id = site.id
  return [
    ...upsert(
      'rental_unit',
      rentalUnits.map(({ unit }) => unitRow(site_id, unit)),
    ),
    ...upsert(
      'rental_period',
      rentalUnits.flatMap(({ unit, periods }) =>
        periods.map(({ start, end, type, price }) => ({
          site_id,
          unit_id: unit.id,
          start,
          '"end"': end,
          type,
          price,
        })),
      ),
    ),
    ...upsert(
      'rental_night',
      rentalUnits.flatMap(({ unit, taken }: RentalUnitSeed) =>
        taken.map(night => ({ site_id, unit_id: unit.id, night })),
      ),
    ),
    ...upsert(
      'agenda',
      agendas.map(({ estateId, agentId, rules }) => ({
        site_id,
        estate_id: normalizeId(estateId),
        agent_id: agentId,
        rules,
      })),
    ),
  ]
}

function unitRow(site_id: number, unit: RentalUnit): Row<'rental_unit'> {
  const { location, subKind, maxOccupation, description: _, ...general } = unit.general
  return {
    site_id,
    id: unit.id,
    location_id: location?.id,
    city_id: unit.address.city?.id,
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

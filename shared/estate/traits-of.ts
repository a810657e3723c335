import { TRAITS, type Trait } from './fields/comfort.ts'
import { FIELDS } from './fields/fields.ts'
import { rawValue } from './detail/field-value.ts'
import type { Estate } from './estate.ts'
import { isBuiltNew } from './kind/built-new.ts'
import { roomCounts } from './rooms/rooms.ts'

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== 0 && value !== ''

const HAS: Record<Trait, (estate: Estate) => boolean> = {
  garden: estate =>
    isSaid(rawValue(FIELDS.garden, estate)) || isSaid(rawValue(FIELDS.directionGarden, estate)),
  terrace: estate =>
    isSaid(rawValue(FIELDS.terrace, estate)) || roomCounts(estate).terraceSurface > 0,
  garage: estate => roomCounts(estate).garages > 0,
  lift: estate => isSaid(rawValue(FIELDS.elevator, estate)),
  newBuilding: isBuiltNew,
}

/** What a record says of a home that one may search by; what it does not say, it has not (LAPI-22). */
export const traitsOf = (estate: Estate): Trait[] => TRAITS.filter(trait => HAS[trait](estate))

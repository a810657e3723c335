import { numberOf } from '../../format.ts'
import type { Estate } from '../estate.ts'
import { at, listAt, numberAt } from '../read.ts'
import { rowOf } from '../../table.ts'

/** Room type ids of the layout; the first six are counted (ESTATE-35, ESTATE-36). */
export const ROOM_TYPES = {
  1: 'BEDROOM',
  5: 'BATHROOM',
  16: 'TOILET',
  6: 'GARAGE',
  14: 'PARKING_SPACE',
  10: 'TERRACE',
  2: 'LIVING_ROOM',
  3: 'DINING_ROOM',
  4: 'KITCHEN',
  7: 'CELLAR',
  8: 'ATTIC',
  9: 'OFFICE',
  11: 'GARDEN',
  12: 'STORAGE',
  13: 'HALL',
  15: 'LAUNDRY',
  17: 'DRESSING',
  18: 'BALCONY',
  19: 'VERANDA',
  20: 'HOBBY_ROOM',
  21: 'PLAYROOM',
  22: 'POOL',
  23: 'SAUNA',
  24: 'PRACTICE',
  25: 'SHOP',
  26: 'WAREHOUSE',
  27: 'WORKSHOP',
  28: 'MEETING_ROOM',
  29: 'ENTRANCE_HALL',
  30: 'BIKE_STORAGE',
} as const

export type RoomType = (typeof ROOM_TYPES)[keyof typeof ROOM_TYPES]

/** The code of a room type id, or null when unknown. */
export const roomTypeCode = (id: unknown): RoomType | null => rowOf(ROOM_TYPES, numberOf(id) ?? '')

export interface RoomCounts {
  bedrooms: number
  bathrooms: number
  toilets: number
  garages: number
  parkingSpaces: number
  /** m², all terraces together. */
  terraceSurface: number
}

/** How many rooms of each kind; what the estate itself states wins over what its layout adds up to (ESTATE-37). */
export function roomCounts(estate: Pick<Estate, 'general' | 'layout'>): RoomCounts {
  return {
    bedrooms: stated(estate, 'bedroomCount') ?? countRooms(estate, 'BEDROOM'),
    bathrooms: stated(estate, 'bathroomCount') ?? countRooms(estate, 'BATHROOM'),
    toilets: countRooms(estate, 'TOILET'),
    garages: countRooms(estate, 'GARAGE'),
    parkingSpaces: countRooms(estate, 'PARKING_SPACE'),
    terraceSurface: sum(rooms(estate, 'TERRACE').map(room => positive(at(room, 'surface')) ?? 0)),
  }
}

/** Rooms of one type; an entry without a count is one room. */
const countRooms = (estate: Pick<Estate, 'layout'>, type: RoomType): number =>
  sum(rooms(estate, type).map(room => positive(at(room, 'count')) ?? 1))

const rooms = (estate: Pick<Estate, 'layout'>, type: RoomType): unknown[] =>
  listAt(estate, 'layout').filter(room => roomTypeCode(at(room, 'id')) === type)

const stated = (estate: unknown, key: string): number | null =>
  positive(numberAt(estate, `general.${key}`))

function positive(value: unknown): number | null {
  const number = numberOf(value)
  return number !== null && number >= 0 ? number : null
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

import type { RoomType } from '../../../../shared/estate/rooms/rooms.ts'
import type { Kind } from '../kinds.ts'
import type { Random } from '../random.ts'
import type { SketchRoom } from './sketch.ts'

/** A room's share of the living area, before scaling. */
const WEIGHTS: Partial<Record<RoomType, number>> = {
  LIVING_ROOM: 34,
  DINING_ROOM: 17,
  KITCHEN: 15,
  BEDROOM: 14,
  BATHROOM: 8,
  ENTRANCE_HALL: 7,
  HALL: 6,
  TOILET: 1.8,
  OFFICE: 11,
  DRESSING: 7,
  LAUNDRY: 6,
  STORAGE: 5,
  SHOP: 60,
  MEETING_ROOM: 20,
  WAREHOUSE: 100,
}

interface LayoutOptions {
  kind: Kind
  area: number
  beds: number
  baths: number
  /** The storey of an apartment. */
  floor: number
  garage: boolean
}

/** The rooms of a home, floor by floor; together they are 90 % of its area. */
export function layoutOf(wanted: LayoutOptions, random: Random): SketchRoom[] {
  const { kind, area } = wanted
  if (area === 0) return []
  const inside =
    kind.voice === 'garage'
      ? []
      : kind.voice === 'business'
        ? businessRooms(kind)
        : kind.head === 'APARTMENT'
          ? flatRooms(wanted)
          : houseRooms(wanted)
  const weighted = inside.map(room => ({
    room,
    weight: (WEIGHTS[room.type] ?? 8) * (0.85 + random.next() * 0.3),
  }))
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0)
  const scaled = weighted.map(({ room, weight }) => ({
    ...room,
    surface: atLeast(1.2, (weight / total) * area * 0.9),
  }))
  return [...scaled, ...outside(wanted, random)]
}

const atLeast = (least: number, value: number): number =>
  Math.max(least, value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

type Bare = Omit<SketchRoom, 'surface'>

const on = (floor: number, ...types: RoomType[]): Bare[] => types.map(type => ({ type, floor }))

const times = (count: number, type: RoomType): RoomType[] =>
  Array.from({ length: count }, () => type)

function houseRooms({ kind, area, beds, baths }: LayoutOptions): Bare[] {
  const ground: RoomType[] = ['ENTRANCE_HALL', 'LIVING_ROOM', 'KITCHEN', 'TOILET', 'STORAGE']
  if (area > 140) ground.push('LAUNDRY')
  if (area > 170) ground.push('DINING_ROOM')
  if (area > 210) ground.push('OFFICE')
  if (kind.storeys === 1)
    return on(0, ...ground, ...times(beds, 'BEDROOM'), ...times(baths, 'BATHROOM'))
  const top = kind.storeys > 2 && beds > 2 ? Math.floor(beds / 2) : 0
  const topBaths = top > 0 && baths > 1 ? Math.floor(baths / 2) : 0
  const first: RoomType[] = [
    'HALL',
    ...times(beds - top, 'BEDROOM'),
    ...times(baths - topBaths, 'BATHROOM'),
  ]
  if (area > 200) first.push('DRESSING', 'TOILET')
  return [
    ...on(0, ...ground),
    ...on(1, ...first),
    ...(top ? on(2, 'HALL', ...times(top, 'BEDROOM'), ...times(topBaths, 'BATHROOM')) : []),
  ]
}

function flatRooms({ kind, area, beds, baths, floor }: LayoutOptions): Bare[] {
  if (kind.sub === 'STUDENT_ROOM') return on(floor, 'BEDROOM')
  const day: RoomType[] =
    area < 50
      ? ['ENTRANCE_HALL', 'LIVING_ROOM', 'KITCHEN']
      : ['ENTRANCE_HALL', 'LIVING_ROOM', 'KITCHEN', 'TOILET', 'STORAGE']
  const night: RoomType[] = [...times(beds, 'BEDROOM'), ...times(baths, 'BATHROOM')]
  return kind.sub === 'DUPLEX'
    ? [...on(floor, ...day), ...on(floor + 1, 'HALL', ...night)]
    : on(floor, ...day, ...night)
}

function businessRooms(kind: Kind): Bare[] {
  if (kind.building === 'hall') return on(0, 'WAREHOUSE', 'OFFICE', 'TOILET')
  if (kind.sub === 'OFFICE')
    return on(0, 'ENTRANCE_HALL', 'OFFICE', 'OFFICE', 'MEETING_ROOM', 'KITCHEN', 'TOILET')
  return on(0, 'SHOP', 'KITCHEN', 'STORAGE', 'TOILET')
}

/** Rooms that do not count as living area. */
function outside({ kind, area, floor, garage }: LayoutOptions, random: Random): SketchRoom[] {
  const rooms: SketchRoom[] = []
  if (kind.voice === 'garage' || kind.voice === 'business') return rooms
  if (kind.head === 'APARTMENT') {
    if (area > 45 && random.chance(0.8))
      rooms.push({
        type: 'TERRACE',
        floor,
        surface: random.int(4, kind.sub === 'PENTHOUSE' ? 60 : 14),
      })
    if (area > 45) rooms.push({ type: 'CELLAR', floor: -1, surface: random.int(4, 8) })
    if (garage) rooms.push({ type: 'PARKING_SPACE', floor: -1, surface: 13 })
    return rooms
  }
  if (random.chance(0.85)) rooms.push({ type: 'TERRACE', floor: 0, surface: random.int(12, 45) })
  if (garage) rooms.push({ type: 'GARAGE', floor: 0, surface: random.int(17, 38) })
  if (kind.storeys > 1 && random.chance(0.5))
    rooms.push({ type: 'CELLAR', floor: -1, surface: random.int(9, 30) })
  if (kind.storeys > 1 && random.chance(0.4))
    rooms.push({ type: 'ATTIC', floor: kind.storeys, surface: random.int(18, 45) })
  return rooms
}

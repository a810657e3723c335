import type { RoomType } from '../rooms/rooms.ts'
import { habitOf, isHall, type Zone } from './room-habits.ts'

/** Of the largest room: what is smaller could not be seen, and is drawn so large. */
const LEAST_SHARE = 1 / 400

/** A room to be drawn. */
export interface RoomToDraw {
  /** From 1, through the whole home; several shapes may share it. */
  number: number
  type: RoomType | null
  /** m²; null: not stated. */
  area: number | null
}

export interface StoreyToDraw<R extends RoomToDraw = RoomToDraw> {
  /** null: not known. */
  level: number | null
  rooms: readonly R[]
}

export interface SizedRoom<R extends RoomToDraw> {
  room: R
  zone: Zone
  area: number
  pull: number | null
  isAtScale: boolean
}

export interface SizedStorey<R extends RoomToDraw> {
  level: number | null
  inside: SizedRoom<R>[]
  outside: SizedRoom<R>[]
}

export function sizedStorey<R extends RoomToDraw>({
  level,
  rooms,
}: StoreyToDraw<R>): SizedStorey<R> {
  const all = rooms.map((room): SizedRoom<R> => {
    const { zone, pull, usual } = habitOf(room.type)
    // A parking space below the ground has walls around it.
    const isDug = zone === 'outside' && level !== null && level < 0
    return {
      room,
      zone: isDug ? 'work' : zone,
      area: room.area ?? usual,
      pull,
      isAtScale: room.area !== null,
    }
  })
  const least = Math.max(...all.map(({ area }) => area), 0) * LEAST_SHARE
  const seen = all.map(each =>
    each.area < least ? { ...each, area: least, isAtScale: false } : each,
  )
  const inside = seen.filter(({ zone }) => zone !== 'outside')
  return inside.length > 0
    ? { level, inside, outside: seen.filter(({ zone }) => zone === 'outside') }
    : { level, inside: seen, outside: [] }
}

/** The entrance hall, else the landing; of several the largest. */
export function hallOf(rooms: readonly SizedRoom<RoomToDraw>[]): number | null {
  if (rooms.length < 3) return null
  const halls = rooms
    .map(({ room, area }, index) => ({ type: room.type, area, index }))
    .filter(({ type }) => isHall(type))
    .sort(
      (a, b) =>
        Number(b.type === 'ENTRANCE_HALL') - Number(a.type === 'ENTRANCE_HALL') || b.area - a.area,
    )
  return halls[0]?.index ?? null
}

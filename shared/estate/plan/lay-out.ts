import { aroundHall } from './around-hall.ts'
import { type Box, total } from './box.ts'
import type { Zone } from './room-habits.ts'
import {
  hallOf,
  type RoomToDraw,
  type SizedRoom,
  type SizedStorey,
  sizedStorey,
  type StoreyToDraw,
} from './sized-rooms.ts'

export interface PlacedRoom<R extends RoomToDraw = RoomToDraw> extends Box {
  room: R
  zone: Zone
  /** As large beside the others as its area says: not of a room without one, nor of what is too large or small to draw (PLAN-6, PLAN-7). */
  isAtScale: boolean
}

export interface StoreyPlan<R extends RoomToDraw = RoomToDraw> {
  level: number | null
  /** Within its outer walls, m. */
  inside: Box
  /** With what is outside, m. */
  depth: number
  rooms: PlacedRoom<R>[]
}

interface Facade {
  /** m, where the record states them. */
  width: number | null
  depth: number | null
}

/** Width to depth of a home whose measures are not known. */
const USUAL_RATIO = 1.2
/** Measures that a drawing can follow: not a wall, not a corridor. */
const LEAST_RATIO = 0.6
const MOST_RATIO = 2.2
/** A storey smaller than this share of the largest is narrower too, so that no cellar becomes a ditch. */
const FULL_WIDTH_FROM = 0.6
/** What is outside takes at most this share of the storey it belongs to. */
const MOST_OUTSIDE = 0.4

/**
 * Storeys as rectangles that fill a common front, every room as large as its area (PLAN-4, PLAN-5): the same scale for
 * all of them, no two on the same place. What is outside lies behind the back wall.
 */
export function layOut<R extends RoomToDraw>(
  storeys: readonly StoreyToDraw<R>[],
  facade: Facade,
): StoreyPlan<R>[] {
  const sized = storeys.map(storey => sizedStorey(storey))
  const largest = Math.max(...sized.map(({ inside }) => total(inside)), 0)
  const front = Math.sqrt(largest * ratioOf(facade))
  return sized.map(storey => placed(storey, front, largest))
}

function ratioOf({ width, depth }: Facade): number {
  const ratio = width && depth ? width / depth : USUAL_RATIO
  return ratio >= LEAST_RATIO && ratio <= MOST_RATIO ? ratio : USUAL_RATIO
}

function placed<R extends RoomToDraw>(
  { level, inside, outside }: SizedStorey<R>,
  front: number,
  largest: number,
): StoreyPlan<R> {
  const area = total(inside)
  const width =
    area >= largest * FULL_WIDTH_FROM ? front : Math.min(front, Math.sqrt(area * USUAL_RATIO))
  const box: Box = { x: 0, y: 0, w: width, h: area / width }
  const hall = hallOf(inside)
  const boxes = aroundHall(inside, hall, box)
  const behind = outsideOf(outside, box)
  return {
    level,
    inside: box,
    depth: Math.max(box.h, ...behind.map(({ y, h }) => y + h)),
    rooms: [...inside.flatMap(drawnAt(boxes)), ...behind],
  }
}

const drawnAt =
  (boxes: readonly Box[]) =>
  <R extends RoomToDraw>(
    { room, zone, isAtScale }: SizedRoom<R>,
    index: number,
  ): PlacedRoom<R>[] => {
    const at = boxes[index]
    return at ? [{ ...at, room, zone, isAtScale }] : []
  }

/** A row behind the back wall; what is too large for it is drawn with an open edge. */
function outsideOf<R extends RoomToDraw>(
  rooms: readonly SizedRoom<R>[],
  house: Box,
): PlacedRoom<R>[] {
  const most = (house.w * house.h * MOST_OUTSIDE) / Math.max(1, rooms.length)
  const areas = rooms.map(({ area }) => Math.min(area, most))
  const sum = areas.reduce((all, area) => all + area, 0)
  const depth = Math.max(sum / house.w, Math.min(house.w, house.h) * 0.18)
  let { x } = house
  return rooms.map(({ room, zone, area, isAtScale }, index) => {
    const own = areas[index] ?? 0
    const at = { x, y: house.h, w: own / depth, h: depth }
    x += at.w
    return { ...at, room, zone, isAtScale: isAtScale && own === area }
  })
}

import { type Box, type Sized, slenderness, turned } from './box.ts'
import { squarify } from './squarify.ts'

/** Which side of the hall a room is on: left, right, or across its end. */
export type Side = 0 | 1 | 2

/** What is arranged: the rooms but the hall, the nearest to the street first. */
export interface Puzzle {
  rooms: readonly Sized[]
  hall: number | null
  others: readonly number[]
  whole: Box
}

/** The boxes of one arrangement, in the order of the rooms. */
export function arrange(
  { rooms, hall, others, whole }: Puzzle,
  sides: readonly Side[],
  isTurned: boolean,
): Box[] {
  const frame = isTurned ? turned(whole) : whole
  const sums: [left: number, right: number, end: number] = [0, 0, 0]
  for (const [at, index] of others.entries()) sums[sides[at] ?? 0] += areaAt(rooms, index)
  const hallArea = hall === null ? 0 : areaAt(rooms, hall)
  const beside = sums[0] + sums[1] + hallArea
  const depth = (beside / (beside + sums[2])) * frame.h
  const widthOf = (area: number): number => (area / beside) * frame.w
  const left = widthOf(sums[0])
  const right = left + widthOf(hallArea)
  const boxes: Box[] = []
  if (hall !== null) boxes[hall] = { x: frame.x + left, y: frame.y, w: right - left, h: depth }
  const ys = [frame.y, frame.y]
  const end: number[] = []
  for (const [at, index] of others.entries()) {
    const side = sides[at] ?? 0
    if (side === 2) {
      end.push(index)
      continue
    }
    const h = (areaAt(rooms, index) / sums[side]) * depth
    const [x, w] = side === 0 ? [0, left] : [right, frame.w - right]
    boxes[index] = { x: frame.x + x, y: ys[side] ?? 0, w, h }
    ys[side] = (ys[side] ?? 0) + h
  }
  const across = { x: frame.x, y: frame.y + depth, w: frame.w, h: frame.h - depth }
  const row = squarify(
    end.map(index => areaAt(rooms, index)),
    across,
  )
  for (const [at, index] of end.entries()) boxes[index] = row[at] ?? across
  return isTurned ? boxes.map(turned) : boxes
}

const areaAt = (rooms: readonly Sized[], index: number): number => rooms[index]?.area ?? 0

export const pullOf = (room: Sized | undefined): number => room?.pull ?? 0.5

/** What speaks against an arrangement: slender rooms, a hall as none is, rooms far from where they belong or off the hall. */
export function costOf(
  { rooms, hall, whole }: Puzzle,
  boxes: readonly Box[],
  sides: readonly Side[],
): number {
  const area = whole.w * whole.h
  let cost = Math.max(0, sides.filter(side => side === 2).length - 2) * 0.5
  for (let index = 0; index < rooms.length; index++) {
    const [room, box] = [rooms[index], boxes[index]]
    if (!room || !box) return Infinity
    if (index === hall) cost += hallCost(box, whole)
    else {
      cost += Math.max(0, slenderness(box) - 1.45) ** 2 * (0.35 + (2 * room.area) / area)
      if (room.pull !== null)
        cost += Math.abs((box.y + box.h / 2 - whole.y) / whole.h - room.pull) * 0.45
    }
  }
  return cost
}

/** A hall is from 1 to 2.2 m wide, not endless, and reaches an outer wall at the street or at a side. */
function hallCost(box: Box, whole: Box): number {
  const wide = Math.min(box.w, box.h)
  const narrow = wide < 1 ? (1 - wide) * 5 : wide > 2.2 ? (wide - 2.2) * 1.2 : 0
  const side = box.y > whole.y + 1e-6 ? 0.5 : 0
  return narrow + Math.max(0, slenderness(box) - 7) + side
}

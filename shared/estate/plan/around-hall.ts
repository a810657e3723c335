import { arrange, costOf, pullOf, type Puzzle, type Side } from './arrangement.ts'
import type { Box, Sized } from './box.ts'
import { squarify } from './squarify.ts'

/** More rooms than these are laid out by their areas alone. */
const MOST_ARRANGED = 12
const PASSES = 3

/**
 * Rooms around their hall, which begins at an outer wall: some on its left, some on its right, the others across its end,
 * so that most open onto it (PLAN-8). Of the arrangements tried the one with the fewest slender rooms, a hall one can walk
 * in and rooms where such rooms usually are. They fill the box exactly, in the order of `rooms`; without a hall in two
 * columns and a row. Bounded: some hundreds of arrangements at most.
 */
export function aroundHall(rooms: readonly Sized[], hall: number | null, whole: Box): Box[] {
  if (rooms.length > MOST_ARRANGED + 1)
    return squarify(
      rooms.map(({ area }) => area),
      whole,
    )
  const others = rooms
    .flatMap((_, index) => (index === hall ? [] : [index]))
    .sort((a, b) => pullOf(rooms[a]) - pullOf(rooms[b]))
  const puzzle: Puzzle = { rooms, hall, others, whole }
  let best = { boxes: arrange(puzzle, [], false), cost: Infinity }
  for (const isTurned of [false, true]) {
    for (const start of startsOf(puzzle)) {
      const sides = improved(start, each => costOf(puzzle, arrange(puzzle, each, isTurned), each))
      const boxes = arrange(puzzle, sides, isTurned)
      const cost = costOf(puzzle, boxes, sides)
      if (cost < best.cost) best = { boxes, cost }
    }
  }
  return best.boxes
}

/** The largest across the end and the rest on both sides; by where they belong. */
function startsOf({ rooms, others }: Puzzle): Side[][] {
  const areaOf = (index: number): number => rooms[index]?.area ?? 0
  const largest = [...others].sort((a, b) => areaOf(b) - areaOf(a))
  return [
    others.map(index => (index === largest[0] ? 2 : largest.indexOf(index) % 2 === 0 ? 0 : 1)),
    others.map((index, at) => (pullOf(rooms[index]) > 0.6 ? 2 : at % 2 === 0 ? 0 : 1)),
  ]
}

/** Moves one room at a time, or changes two, as long as that helps. */
function improved(start: Side[], costWith: (sides: Side[]) => number): Side[] {
  const sides = [...start]
  let least = costWith(sides)
  const tryOut = (at: number, side: Side, other: number, its: Side): void => {
    const [was, wasIts] = [sides[at], sides[other]]
    if (was === undefined || wasIts === undefined) return
    sides[at] = side
    sides[other] = its
    const cost = costWith(sides)
    if (cost < least - 1e-9) least = cost
    else [sides[at], sides[other]] = [was, wasIts]
  }
  for (let pass = 0; pass < PASSES; pass++) {
    const before = least
    for (let at = 0; at < sides.length; at++) {
      for (const side of [0, 1, 2] as const) if (side !== sides[at]) tryOut(at, side, at, side)
      for (let other = at + 1; other < sides.length; other++) {
        const [mine, its] = [sides[at], sides[other]]
        if (mine !== undefined && its !== undefined && mine !== its) tryOut(at, its, other, mine)
      }
    }
    if (least === before) break
  }
  return sides
}

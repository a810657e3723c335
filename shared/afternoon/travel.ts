import { metersBetween, type Position } from '../map/distance.ts'
import type { Seconds } from '../time/units.ts'

/** Along what a way was measured: streets of the map, a straight line with a factor, or nothing, where a place is not known. */
export type Measured = 'streets' | 'straight' | 'guess'

/** From one home to another, either way. */
export interface Travel {
  seconds: Seconds
  /** Of the way, factor included; null: not known. */
  meters: number | null
  by: Measured
}

/** How much longer a way is than the straight line, in Belgium. */
export const DETOUR = 1.4
const MINUTE: Seconds = 60
const STEP: Seconds = 5 * MINUTE
/** To park and to find the door. */
const DOOR: Seconds = 5 * MINUTE
/** Nobody drives this far. */
const WALKED = 400
/** Where a place is not known. */
const GUESS: Seconds = 30 * MINUTE

/** Through a town, then on roads, then on motorways: metres at kilometres an hour. */
const PARTS: readonly (readonly [meters: number, speed: number])[] = [
  [3_000, 20],
  [12_000, 45],
  [Infinity, 80],
]

/** How long a way by car takes from door to door, in whole steps of five minutes. */
export function drivingTime(meters: number): Seconds {
  if (meters <= WALKED) return STEP
  let left = meters
  let time = DOOR
  for (const [most, speed] of PARTS) {
    const part = Math.min(left, most)
    time += (part / 1000 / speed) * 3600
    left -= part
  }
  return Math.ceil(time / STEP) * STEP
}

/** The way between two homes: along streets where it is known how far that is, in metres. */
export function travelBetween(
  from: Position | null,
  to: Position | null,
  along: number | null,
): Travel {
  if (along !== null)
    return { seconds: drivingTime(along), meters: Math.round(along), by: 'streets' }
  if (!from || !to) return { seconds: GUESS, meters: null, by: 'guess' }
  // Of equal degree whichever is asked first: the shrinking of a degree goes by the southern of both.
  const [south, north] = from.lat <= to.lat ? [from, to] : [to, from]
  const meters = metersBetween(south, north) * DETOUR
  return { seconds: drivingTime(meters), meters: Math.round(meters), by: 'straight' }
}

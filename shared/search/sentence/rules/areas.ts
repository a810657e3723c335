import { isNoise, pastNoise, refuse, sensesAt, type State } from '../state.ts'
import type { Senses } from '../senses.ts'
import type { Counted } from './counted.ts'
import { pastBounds } from './past-bounds.ts'

const SQUARE_METRES: Record<string, number> = { m2: 1, are: 100, ha: 10_000, acre: 4047 }

/** From here on 'terras 180 m²' is the home's area after its terrace. */
const LARGE_TERRACE = 75

export function readArea(state: State, { at, end, unit, low, high, bound }: Counted): number {
  const next = pastNoise(state, end)
  const after = sensesAt(state, next)
  let near = at - 1
  while (isNoise(state, near)) near--
  // What stands after the other area before is said of that.
  const earlier = state.areas.some(other => other.end === near + 1) ? {} : sensesAt(state, near)
  // 'grond 500 m² woonoppervlakte 150 m²'
  const isOfNext =
    saysWhat(earlier) && state.terms[pastBounds(state, next + 1)]?.number !== undefined
  const isAfter = saysWhat(after) && !isOfNext
  const own = isAfter ? after : earlier
  const isLarge = low >= LARGE_TERRACE && unit === 'm2'
  const isGreen =
    !saysWhat(own) &&
    [after, earlier].some(
      ({ green, trait }) => green !== undefined && !(isLarge && trait === 'terrace'),
    )
  const last = isAfter ? next + 1 : end
  if (isGreen || (bound === 'max' && low === high)) refuse(state, at, last)
  else {
    const ground = saysWhat(own) ? own.plot !== undefined : unit !== 'm2' || null
    state.areas.push({ m2: Math.round(low * (SQUARE_METRES[unit] ?? 1)), ground, at, end: last })
  }
  return last
}

/** Whether it is the ground or the home. */
const saysWhat = ({ plot, area }: Senses): boolean => (plot ?? area) !== undefined

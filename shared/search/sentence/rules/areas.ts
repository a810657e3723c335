import { isNoise, pastNoise, refuse, sensesAt, type State, take } from '../state.ts'
import type { Counted } from './counted.ts'

const SQUARE_METRES: Record<string, number> = { m2: 1, are: 100, ha: 10_000, acre: 4047 }

/** From here on 'terras 180 m²' is the home's area after its terrace. */
const LARGE_TERRACE = 75

export function readArea(state: State, { at, end, unit, low, high, bound }: Counted): number {
  let last = end
  const next = pastNoise(state, last)
  const after = sensesAt(state, next)
  const near = at - ([1, 2, 3, 4].find(back => !isNoise(state, at - back)) ?? 1)
  // What stands after the other area before is said of that.
  const earlier = state.areas.some(other => other.end === near + 1) ? {} : sensesAt(state, near)
  const isSaid = after.plot !== undefined || after.area !== undefined
  const isGround = isSaid ? after.plot !== undefined : earlier.plot !== undefined
  const isHome = isSaid ? after.area !== undefined : earlier.area !== undefined
  const isLarge = low >= LARGE_TERRACE && unit === 'm2'
  const isGreen =
    !isGround &&
    !isHome &&
    [after, earlier].some(
      ({ green, trait }) => green !== undefined && !(isLarge && trait === 'terrace'),
    )
  if (after.plot !== undefined || after.area !== undefined) last = next + 1
  if (bound === 'max' && low === high) refuse(state, at, last)
  else if (isGreen) refuse(state, at, end)
  else {
    take(state, at, last)
    const ground = isHome ? false : isGround || unit !== 'm2' ? true : null
    state.areas.push({ m2: Math.round(low * (SQUARE_METRES[unit] ?? 1)), ground, at, end: last })
  }
  return isGreen ? end : last
}

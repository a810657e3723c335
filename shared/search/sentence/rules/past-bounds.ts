import { isNoise, sensesAt, type State } from '../state.ts'

/** The first place from `at` on that is neither a bound nor noise. */
export function pastBounds(state: State, at: number): number {
  let next = at
  while (sensesAt(state, next).bound !== undefined || isNoise(state, next)) next++
  return next
}

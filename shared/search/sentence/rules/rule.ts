import type { State } from '../state.ts'

/** Reads what stands at a place; how many phrases that were, 0: it is not of this kind. */
export type Rule = (state: State, at: number) => number

import type { Bound } from './numbers.ts'

/** A number with its unit. */
export interface Counted {
  at: number
  end: number
  unit: string
  low: number
  high: number
  bound: Bound | null
}

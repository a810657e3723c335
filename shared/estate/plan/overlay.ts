import type { StoreyPlan } from './lay-out.ts'
import type { RoomToDraw } from './sized-rooms.ts'

export interface OverlayStorey<R extends RoomToDraw = RoomToDraw> {
  /** Of the first home and of the other; null: it has none there. */
  one: StoreyPlan<R> | null
  other: StoreyPlan<R> | null
}

/**
 * The storeys of two homes in pairs, from the lowest: those above the ground, since a flat on the third floor lies over
 * one on the first (PLAN-18); what is below only where there is nothing else.
 */
export function paired<R extends RoomToDraw>(
  one: readonly StoreyPlan<R>[],
  other: readonly StoreyPlan<R>[],
): OverlayStorey<R>[] {
  const [mine, its] = [lived(one), lived(other)]
  return Array.from({ length: Math.max(mine.length, its.length) }, (_, index) => ({
    one: mine[index] ?? null,
    other: its[index] ?? null,
  }))
}

function lived<R extends RoomToDraw>(plans: readonly StoreyPlan<R>[]): readonly StoreyPlan<R>[] {
  const above = plans.filter(({ level }) => level === null || level >= 0)
  return above.length > 0 ? above : plans
}

const LENGTHS_M = [100, 50, 20, 10, 5, 2, 1]

/** m of a scale bar: the longest round length of at most half the width of the drawing. */
export const barLength = (width: number): number =>
  LENGTHS_M.find(length => length <= width / 2) ?? 1

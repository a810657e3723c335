/** The lowest heading that a text may have. */
const LOWEST = 4

/**
 * Levels of the headings of a text in their order, each at most one below the one before; `above` is the level of the
 * heading that the whole text stands under (DESK-153).
 */
export function steppedLevels(levels: readonly number[], above: number): number[] {
  let last = above
  return levels.map(level => (last = Math.min(Math.max(level, 2), last + 1, LOWEST)))
}

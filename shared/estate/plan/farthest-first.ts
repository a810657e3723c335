import type { Box } from './box.ts'

/** So that what is nearer covers what is behind it: a room comes after all that lie left of it or behind it. */
export function farthestFirst<B extends Box>(boxes: readonly B[]): B[] {
  const rest = [...boxes]
  const sorted: B[] = []
  while (rest.length > 0) {
    const next = rest.findIndex(one => !rest.some(other => other !== one && isFarther(other, one)))
    sorted.push(...rest.splice(Math.max(0, next), 1))
  }
  return sorted
}

const TOLERANCE = 1e-6

const isFarther = (other: Box, one: Box): boolean =>
  other.x + other.w <= one.x + TOLERANCE
    ? other.y + other.h > one.y + TOLERANCE
    : other.y >= one.y + one.h - TOLERANCE && other.x < one.x + one.w - TOLERANCE

import { STILL } from './view.ts'

export type Point = readonly [x: number, y: number]

/** How far beyond its edge something is still drawn, in px. */
const MARGIN = 12

/** Of lines, the parts that are seen, as path data: points that lie closer than a px or so to the one before are left out. */
export const linesOf = (lines: readonly (readonly Point[])[]): string =>
  lines.flatMap(seenParts).map(pathOf).join('')

/** The same of areas, cut off where nobody sees them. */
export const areaOf = (rings: readonly (readonly Point[])[]): string =>
  rings
    .map(ring => SIDES.reduce(cutOff, ring))
    .filter(ring => ring.length > 2)
    .map(ring => `${pathOf(ring)}z`)
    .join('')

/** Each step is told from the one before, in halves of a px: shorter than places. What does not bend a line is left out. */
function pathOf(points: readonly Point[]): string {
  let from: Point = [NaN, NaN]
  const steps: Point[] = []
  for (const [index, point] of points.entries()) {
    const at: Point = [Math.round(point[0] * 2), Math.round(point[1] * 2)]
    const next = points[index + 1]
    if (index > 0 && next && isIdle(from, at, [next[0] * 2, next[1] * 2])) continue
    steps.push(index === 0 ? at : [at[0] - from[0], at[1] - from[1]])
    from = at
  }
  const [start, ...rest] = steps.map(([x, y]) => `${inPx(x)} ${inPx(y)}`)
  return `M${start}l${rest.join(' ')}`.replaceAll(' -', '-')
}

/** 1 → '.5'. */
const inPx = (halves: number): string => String(halves / 2).replace(/^(-?)0\./, '$1.')

/** In halves of a px. */
const CLOSE = 3
const STRAIGHT = 1.6

/** Whether a point lies next to the one before, or on the way from that to the next. */
function isIdle(from: Point, at: Point, next: Point): boolean {
  const [stepX, stepY] = [at[0] - from[0], at[1] - from[1]]
  if (Math.abs(stepX) < CLOSE && Math.abs(stepY) < CLOSE) return true
  const [wayX, wayY] = [next[0] - from[0], next[1] - from[1]]
  const isOnward = stepX * wayX + stepY * wayY > 0
  return isOnward && Math.abs(stepX * wayY - stepY * wayX) < STRAIGHT * Math.hypot(wayX, wayY)
}

/** Whether something of a ring or line may be seen. */
export const mayShow = (points: readonly Point[]): boolean =>
  SIDES.every(side => points.some(point => side(point) > 0))

const isIn = ([x, y]: Point): boolean =>
  x > -MARGIN && x < STILL.width + MARGIN && y > -MARGIN && y < STILL.height + MARGIN

/** Whether a line between two points may be seen: not where both lie beyond the same side. */
const mayBeSeen = (a: Point, b: Point): boolean =>
  isIn(a) || isIn(b) || SIDES.every(side => side(a) >= 0 || side(b) >= 0)

function seenParts(line: readonly Point[]): Point[][] {
  const parts: Point[][] = []
  let part: Point[] = []
  for (const [index, point] of line.entries()) {
    const before = line[index - 1]
    if (before && mayBeSeen(before, point)) {
      if (part.length === 0) part.push(before)
      part.push(point)
    } else if (part.length > 0) {
      parts.push(part)
      part = []
    }
  }
  return part.length > 0 ? [...parts, part] : parts
}

/** How far inside of a side of the map a point lies. */
type Side = (point: Point) => number

const SIDES: readonly Side[] = [
  ([x]) => x + MARGIN,
  ([x]) => STILL.width + MARGIN - x,
  ([, y]) => y + MARGIN,
  ([, y]) => STILL.height + MARGIN - y,
]

/** A ring without what lies beyond one side (Sutherland and Hodgman). */
function cutOff(ring: readonly Point[], side: Side): readonly Point[] {
  return ring.flatMap((point, index): Point[] => {
    const before = ring.at(index - 1) ?? point
    const [from, to] = [side(before), side(point)]
    const share = from / (from - to)
    const crossing: Point[] =
      from < 0 === to < 0
        ? []
        : [[before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]]
    return to < 0 ? crossing : [...crossing, point]
  })
}

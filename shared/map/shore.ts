import { metersToLine, type Position } from './distance.ts'
import { SHORE_LINE } from './shore-line.ts'

/** Farther than this nobody asks how far the sea is, in metres. */
const COAST = 15_000

const LINES: Position[][] = SHORE_LINE.split(';').map(line =>
  line.split(',').map(corner => {
    const [lon = 0, lat = 0] = corner.split(' ').map(Number)
    return { lat, lon }
  }),
)

/** How far the sea is in a straight line, in metres; null: it is no matter of the coast. */
export function metersToSea(from: Position): number | null {
  const meters = Math.min(...LINES.map(line => metersToLine(from, line)))
  return meters <= COAST ? Math.round(meters) : null
}

/** The corner of the shore that is nearest. */
export function nearestShore(from: Position): Position {
  const far = (corner: Position): number => metersToLine(from, [corner])
  return LINES.flat().reduce((best, corner) => (far(corner) < far(best) ? corner : best))
}

import type { MultiLineString, Position } from 'geojson'
import { mesh, type Areas } from 'topojson-client'

/** Where the shore begins and ends: the borders with France and the Netherlands, in degrees. */
const ENDS = [
  [2.5457, 51.089],
  [3.3696, 51.372],
] as const
/** How far from the line a corner may lie that is left out, in degrees: about 15 m. */
const NEAR = 0.00015

/** The ends themselves lie a little beside that straight line, in degrees. */
const SLACK = 0.003
/** A degree of longitude is this much shorter than one of latitude, here. */
const SHRINK = 0.63

/**
 * The shore of Belgium, of the outline of its municipalities: what of it lies on the sea's side of the straight line
 * between the borders. Lines of 'lon lat' in degrees at four decimals, parted by ';'.
 */
function shoreLines(municipalities: Areas): string {
  const [areas] = Object.values(municipalities.objects)
  if (!areas) throw new Error('no areas')
  const outline: MultiLineString = mesh(municipalities, areas, (a, b) => a === b)
  return outline.coordinates
    .flatMap(seaward)
    .map(thinned)
    .map(line => line.map(([lon = 0, lat = 0]) => `${lon.toFixed(4)} ${lat.toFixed(4)}`).join(','))
    .join(';')
}

/** The module of the shore. */
export const shoreFile = (municipalities: Areas): string =>
  "/** The shore of Belgium from west to east, 'lon lat' in degrees; made by `npm run map -- build`. */\n" +
  `export const SHORE_LINE =\n  '${shoreLines(municipalities)}'\n`

/** The parts of a line that lie between the ends and towards the sea. */
function seaward(line: Position[]): Position[][] {
  const parts: Position[][] = []
  let part: Position[] = []
  for (const at of line) {
    if (isSeaward(at)) part.push(at)
    else if (part.length > 0) parts.push(part.splice(0))
  }
  return [...parts, part].filter(({ length }) => length > 1)
}

function isSeaward([lon = 0, lat = 0]: Position): boolean {
  const [[west, south], [east, north]] = ENDS
  const share = (lon - west) / (east - west)
  return share >= -SLACK && share <= 1 && lat >= south + share * (north - south) - SLACK
}

/** Without the corners that say nothing (Douglas and Peucker). */
function thinned(line: Position[]): Position[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const off = line.map(at => offLine(at, first, last))
  const worst = off.reduce((best, each, index) => (each > (off[best] ?? 0) ? index : best), 0)
  if ((off[worst] ?? 0) <= NEAR) return [first, last]
  return [...thinned(line.slice(0, worst + 1)).slice(0, -1), ...thinned(line.slice(worst))]
}

function offLine([x = 0, y = 0]: Position, [ax = 0, ay = 0]: Position, b: Position): number {
  const [dx, dy] = [((b[0] ?? 0) - ax) * SHRINK, (b[1] ?? 0) - ay]
  const [px, py] = [(x - ax) * SHRINK, y - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return Math.hypot(px - share * dx, py - share * dy)
}

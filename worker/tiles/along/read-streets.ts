import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { GridPoint } from '../../../shared/map/street-graph.ts'
import type { TileBytes } from '../still/place-tile.ts'

/** Of the tiles' own units. */
export const EXTENT = 4096

/** What a car does not drive on. */
const NO_STREETS: readonly unknown[] = ['rail', 'ferry', 'aeroway']

/** The streets of tiles of one zoom as lines of one grid, each cut at the edge of its tile. */
export function streetLines(tiles: readonly TileBytes[]): GridPoint[][] {
  const lines: GridPoint[][] = []
  for (const { x, y, bytes } of tiles) {
    const { roads } = new VectorTile(new PbfReader(bytes)).layers
    for (let index = 0; index < (roads?.length ?? 0); index++) {
      const feature = roads?.feature(index)
      if (!feature || NO_STREETS.includes(feature.properties.kind)) continue
      for (const line of feature.loadGeometry())
        for (const part of partsInside(line))
          lines.push(part.map(([px, py]) => [x * EXTENT + px, y * EXTENT + py]))
    }
  }
  return lines
}

interface Corner {
  x: number
  y: number
}

/** A tile knows a little of its neighbours, who know it too: what lies outside is cut off at the edge. */
function partsInside(line: readonly Corner[]): GridPoint[][] {
  const parts: GridPoint[][] = []
  let part: GridPoint[] = []
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (!from) continue
    const cut = clip(from, to)
    if (!cut) continue
    const [start, end] = cut
    const last = part.at(-1)
    if (last?.[0] === start[0] && last[1] === start[1]) part.push(end)
    else {
      if (part.length > 1) parts.push(part)
      part = [start, end]
    }
  }
  if (part.length > 1) parts.push(part)
  return parts
}

/** The part of a step inside the tile (Liang–Barsky), in whole units. */
function clip(from: Corner, to: Corner): [GridPoint, GridPoint] | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [start, stop] = [0, 1]
  for (const [step, room] of [
    [-dx, from.x],
    [dx, EXTENT - from.x],
    [-dy, from.y],
    [dy, EXTENT - from.y],
  ] as const) {
    if (step === 0 && room < 0) return null
    const share = room / step
    if (step < 0) start = Math.max(start, share)
    if (step > 0) stop = Math.min(stop, share)
  }
  if (start > stop) return null
  const at = (share: number): GridPoint => [
    Math.round(from.x + share * dx),
    Math.round(from.y + share * dy),
  ]
  return [at(start), at(stop)]
}

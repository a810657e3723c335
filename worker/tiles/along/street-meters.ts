import { metersBetween, type Position } from '../../../shared/map/distance.ts'
import { tilePoint } from '../../../shared/map/mercator.ts'
import { streetGraph, unitsAlong, type GridPoint } from '../../../shared/map/street-graph.ts'
import { describeError, log } from '../../http/log.ts'
import type { WorkContext } from '../../http/work-context.ts'
import { readTiles } from '../read-tiles.ts'
import { EXTENT, streetLines } from './read-streets.ts'

/** The closest tiles that archives have. */
const ZOOM = 13
/** More than these are too many streets for one request. */
const MAX_TILES = 9
/** Beyond this a gap of the map is likelier than such a way around. */
const MAX_DETOUR = 3
const ROUND_EARTH = 40_075_017

/**
 * How far it is along the map's streets from each position to each other, in metres; null: not known there. All is null
 * where there is no map, where it cannot be read, and where the positions lie too far apart.
 */
export async function streetMeters(
  { env: { MAP, MAP_ARCHIVE }, trace }: Pick<WorkContext, 'env' | 'trace'>,
  positions: readonly Position[],
): Promise<(number | null)[][]> {
  const unknown = positions.map(() => positions.map(() => null))
  const [first] = positions
  const tiles = tilesOf(positions)
  if (!MAP || !MAP_ARCHIVE || !first || tiles.length > MAX_TILES) return unknown
  try {
    const graph = streetGraph(streetLines(await readTiles(MAP, MAP_ARCHIVE, tiles)))
    const unit = (ROUND_EARTH * Math.cos((first.lat * Math.PI) / 180)) / (2 ** ZOOM * EXTENT)
    const points = positions.map(gridPoint)
    return points.map((from, index) =>
      unitsAlong(graph, from, points).map((units, other) => {
        const [a, b] = [positions[index], positions[other]]
        const meters = units === null ? null : units * unit
        const isOdd = a && b && meters !== null && meters > MAX_DETOUR * metersBetween(a, b) + 800
        return isOdd ? null : meters
      }),
    )
  } catch (error) {
    log({ event: 'tile-not-read', request: trace.id, error: describeError(error) })
    return unknown
  }
}

function gridPoint(position: Position): GridPoint {
  const { x, y } = tilePoint(position, ZOOM)
  return [Math.round(x * EXTENT), Math.round(y * EXTENT)]
}

/** The tiles on which the positions and what lies between them stand. */
function tilesOf(positions: readonly Position[]): [number, number, number][] {
  const points = positions.map(position => tilePoint(position, ZOOM))
  const span = (values: number[]): number[] => {
    const [from, to] = [Math.floor(Math.min(...values)), Math.floor(Math.max(...values))]
    return Array.from(
      { length: Math.min(to - from + 1, MAX_TILES + 1) },
      (_, index) => from + index,
    )
  }
  const columns = span(points.map(({ x }) => x))
  const rows = span(points.map(({ y }) => y))
  return columns.flatMap(x => rows.map((y): [number, number, number] => [ZOOM, x, y]))
}

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

/** Homes within this are of one town, in metres. */
const TOWN = 4_000

/**
 * How far it is along the map's streets from each position to each other, in metres; null: not known there. All is null
 * where there is no map, where it cannot be read, and between places too far apart.
 */
export async function streetMeters(
  context: Pick<WorkContext, 'env' | 'trace'>,
  positions: readonly Position[],
): Promise<(number | null)[][]> {
  const meters = positions.map(() => positions.map((): number | null => null))
  const read = townsOf(positions).map(async town => {
    const known = await metersInTown(
      context,
      town.flatMap(index => positions[index] ?? []),
    )
    for (const [row, from] of town.entries())
      for (const [column, to] of town.entries()) {
        const line = meters[from]
        if (line) line[to] = known?.[row]?.[column] ?? null
      }
  })
  await Promise.all(read)
  return meters
}

/** Those of two or more, by what stands near what. */
function townsOf(positions: readonly Position[]): number[][] {
  const towns: number[][] = []
  for (const [index, position] of positions.entries()) {
    const near = towns.filter(town =>
      town.some(other => metersBetween(position, positions[other] ?? position) <= TOWN),
    )
    for (const town of near) towns.splice(towns.indexOf(town), 1)
    towns.push([...near.flat(), index])
  }
  return towns.filter(town => town.length > 1)
}

async function metersInTown(
  { env: { MAP, MAP_ARCHIVE }, trace }: Pick<WorkContext, 'env' | 'trace'>,
  positions: readonly Position[],
): Promise<(number | null)[][] | null> {
  const [first] = positions
  const tiles = tilesOf(positions)
  if (!MAP || !MAP_ARCHIVE || !first || tiles.length > MAX_TILES) return null
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
    return null
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

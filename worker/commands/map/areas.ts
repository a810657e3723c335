import type { Feature, Position } from 'geojson'

/** A municipality or a quarter. */
export interface Area {
  nis: number
  properties: Readonly<Record<string, unknown>>
  rings: Position[][]
  box: [west: number, south: number, east: number, north: number]
  middle: Position
  squareKm: number
}

const KM_A_DEGREE = 111.2

/** In metres, flat: near enough within a country. */
export const metres = ([lonA = 0, latA = 0]: Position, [lonB = 0, latB = 0]: Position): number =>
  Math.hypot((lonA - lonB) * Math.cos((latA * Math.PI) / 180), latA - latB) * KM_A_DEGREE * 1000

export const areasOf = (features: Feature[]): Area[] =>
  features.flatMap(({ geometry, properties }) => {
    const rings =
      geometry.type === 'Polygon'
        ? geometry.coordinates
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates.flat()
          : []
    const largest = rings.toSorted((a, b) => Math.abs(shoelace(b)) - Math.abs(shoelace(a)))[0]
    if (!largest) return []
    const lons = rings.flat().map(([lon = 0]) => lon)
    const lats = rings.flat().map(([, lat = 0]) => lat)
    const middle = centre(largest)
    const scale = Math.cos(((middle[1] ?? 0) * Math.PI) / 180) * KM_A_DEGREE ** 2
    const box: Area['box'] = [
      Math.min(...lons),
      Math.min(...lats),
      Math.max(...lons),
      Math.max(...lats),
    ]
    return {
      nis: Number(properties?.nis),
      properties: properties ?? {},
      rings,
      box,
      middle,
      squareKm: Math.abs(rings.reduce((sum, ring) => sum + shoelace(ring), 0)) * scale,
    }
  })

/** Which of the areas a point lies in; null: in none. */
export function areaFinder(areas: Area[]): (point: Position) => Area | null {
  return point => {
    const [lon = 0, lat = 0] = point
    return (
      areas.find(
        ({ box: [west, south, east, north], rings }) =>
          lon >= west && lon <= east && lat >= south && lat <= north && isWithin(point, rings),
      ) ?? null
    )
  }
}

/** By the crossings of a line to the east. */
function isWithin([lon = 0, lat = 0]: Position, rings: Position[][]): boolean {
  let crossings = 0
  for (const ring of rings)
    for (const [index, [x = 0, y = 0]] of ring.entries()) {
      const [nextX = 0, nextY = 0] = ring[index + 1] ?? ring[0] ?? []
      if (y > lat !== nextY > lat && lon < ((nextX - x) * (lat - y)) / (nextY - y) + x) crossings++
    }
  return crossings % 2 === 1
}

/** Signed, in square degrees. */
const shoelace = (ring: Position[]): number =>
  ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

function centre(ring: Position[]): Position {
  const area = shoelace(ring)
  const [sumX, sumY] = ring.reduce<[number, number]>(
    ([atX, atY], [x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
      const cross = x * nextY - nextX * y
      return [atX + (x + nextX) * cross, atY + (y + nextY) * cross]
    },
    [0, 0],
  )
  return [sumX / (6 * area), sumY / (6 * area)]
}

export type Corner = [lat: number, lon: number]

const MIN_CORNERS = 3
export const MAX_CORNERS = 100
const MAX_LENGTH = 3_000
const DECIMAL = /^-?\d{1,3}(\.\d{1,15})?$/

/** The corners of a drawn area, '{lat},{lon};{lat},{lon};…', from 3 to 100; anything else is null. Linear in a bounded text. */
export function parseArea(text: string): Corner[] | null {
  if (text.length > MAX_LENGTH) return null
  const corners = text.split(';', MAX_CORNERS + 1).map(parseCorner)
  return corners.length >= MIN_CORNERS &&
    corners.length <= MAX_CORNERS &&
    corners.every(corner => corner !== null)
    ? corners
    : null
}

/** The address form of an area; each corner to about a metre. */
export const areaText = (corners: readonly Corner[]): string =>
  corners.map(([lat, lon]) => `${Number(lat.toFixed(5))},${Number(lon.toFixed(5))}`).join(';')

/** The corners of a box, from its south-west on. */
export const cornersOfBox = (
  south: number,
  west: number,
  north: number,
  east: number,
): Corner[] => [
  [south, west],
  [south, east],
  [north, east],
  [north, west],
]

/** Even–odd rule: inside when an odd number of sides lies to the east. */
export const isInside = ([lat, lon]: Corner, corners: readonly Corner[]): boolean =>
  corners.filter(([lat1, lon1], index) => {
    const [lat2, lon2] = corners.at(index - 1) ?? [lat1, lon1]
    return lat1 > lat !== lat2 > lat && lon < ((lon2 - lon1) * (lat - lat1)) / (lat2 - lat1) + lon1
  }).length %
    2 ===
  1

function parseCorner(text: string): Corner | null {
  const [lat = '', lon = '', ...rest] = text.split(',')
  if (rest.length > 0 || !DECIMAL.test(lat) || !DECIMAL.test(lon)) return null
  const corner: Corner = [Number(lat), Number(lon)]
  return Math.abs(corner[0]) <= 90 && Math.abs(corner[1]) <= 180 ? corner : null
}

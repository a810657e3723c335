/** A place in tiles of a zoom, from the north-west; the whole part names the tile. */
export interface TilePoint {
  x: number
  y: number
}

/** Where a position (degrees) stands in the tiles of a zoom. */
export function tilePoint({ lat, lon }: { lat: number; lon: number }, zoom: number): TilePoint {
  const size = 2 ** zoom
  const angle = Math.asinh(Math.tan((lat * Math.PI) / 180))
  return { x: ((lon + 180) / 360) * size, y: ((1 - angle / Math.PI) / 2) * size }
}

/** Edge of a tile, in px. */
export const TILE_PX = 256

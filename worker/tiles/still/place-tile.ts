import { TILE_PX } from '../../../shared/map/mercator.ts'
import type { Point } from './paths.ts'
import { STEPS, STILL, type StillView } from './view.ts'

/** A tile's place and its bytes, unpacked. */
export interface TileBytes {
  zoom: number
  x: number
  y: number
  bytes: Uint8Array
}

/** From a tile's own units to px of the still map. */
export function placer(
  { zoom, x, y }: StillView,
  tile: TileBytes,
): (point: { x: number; y: number }) => Point {
  const scale = 2 ** (zoom - tile.zoom)
  const unit = (TILE_PX * scale) / EXTENT
  const left = (tile.x * scale - x / STEPS) * TILE_PX + STILL.width / 2
  const top = (tile.y * scale - y / STEPS) * TILE_PX + STILL.height / 2
  return point => [round(left + point.x * unit), round(top + point.y * unit)]
}

const EXTENT = 4096

const round = (px: number): number => Math.round(px * 10) / 10

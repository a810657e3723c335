import { bytesToHeader, Compression, TileType } from 'pmtiles'

const HEADER_BYTES = 127

/** Why a file is no archive that the site can draw; null: it is one. */
export function archiveProblem(bytes: Uint8Array): string | null {
  const magic = new TextDecoder().decode(bytes.subarray(0, 7))
  if (magic !== 'PMTiles' || bytes.length < HEADER_BYTES) return 'is no PMTiles archive'
  const version = bytes[7]
  if (version !== 3) return `is of PMTiles version ${version}, must be 3`
  const { buffer } = bytes.slice(0, HEADER_BYTES)
  const { tileType, tileCompression } = bytesToHeader(buffer)
  if (tileType !== TileType.Mvt) return 'holds no vector tiles'
  if (tileCompression !== Compression.Gzip) return 'must hold tiles compressed with gzip'
  return null
}

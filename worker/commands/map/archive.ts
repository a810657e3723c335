import { fromGeojsonVt } from '@maplibre/vt-pbf'
import GeoJSONVT from 'geojson-vt'
import { BufferWriter, Compression, S2PMTilesWriter, TileType } from 's2-pmtiles'
import type { Feature } from 'geojson'
import type { Layer, MapFeature } from './layers.ts'

/** West, south, east, north, in degrees. */
export type Box = readonly [number, number, number, number]

const EXTENT = 4096

interface Options {
  box: Box
  maxZoom: number
}

/** A PMTiles archive of vector tiles, gzipped each, of the tiles of a box that hold anything. */
export async function mapArchive(
  layers: Readonly<Record<string, Layer>>,
  { box: [west, south, east, north], maxZoom }: Options,
): Promise<Uint8Array> {
  const cut = Object.entries(layers).map(([name, layer]) => ({
    name,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features: layer.map(asGeoJson) },
      { maxZoom, indexMaxZoom: 5, indexMaxPoints: 0, extent: EXTENT, buffer: 64 },
    ),
  }))
  const file = new BufferWriter()
  const writer = new S2PMTilesWriter(file, TileType.Pbf, Compression.Gzip)
  for (let zoom = 0; zoom <= maxZoom; zoom++)
    for (let x = column(west, zoom); x <= column(east, zoom); x++)
      for (let y = row(north, zoom); y <= row(south, zoom); y++) {
        const shown = cut.flatMap(({ name, index }) => {
          const tile = index.getTile(zoom, x, y)
          const visible = tile?.features.flatMap(feature => {
            const { from = 0, ...tags } = feature.tags ?? {}
            return Number(from) <= zoom ? [{ ...feature, tags }] : []
          })
          return tile && visible?.length ? [[name, { ...tile, features: visible }] as const] : []
        })
        if (shown.length > 0)
          await writer.writeTileXYZ(
            zoom,
            x,
            y,
            fromGeojsonVt(Object.fromEntries(shown), { version: 2, extent: EXTENT }),
          )
      }
  await writer.commit({ attribution: '© OpenStreetMap contributors' })
  const bytes = file.commit()
  // The library writes the first two letters of seven.
  bytes.set(new TextEncoder().encode('PMTiles'))
  return bytes
}

const asGeoJson = ({ geometry, properties, from }: MapFeature): Feature => ({
  type: 'Feature',
  geometry,
  properties: { ...properties, from },
})

const column = (lon: number, zoom: number): number => Math.floor(((lon + 180) / 360) * 2 ** zoom)

const row = (lat: number, zoom: number): number =>
  Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import { describe, expect, it } from 'vitest'
import { MAP_FILE, archiveName } from '../../../../worker/commands/local/store-map.ts'
import { root } from '../../../../worker/commands/local/run-tool.ts'
import { archiveProblem } from '../../../../worker/commands/map/check-archive.ts'

const bytes = readFileSync(MAP_FILE)
const archive = new PMTiles({
  getKey: () => 'map',
  getBytes: async (offset, length) => ({
    data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
  }),
})

async function layersAt(zoom: number, lat: number, lon: number) {
  const size = 2 ** zoom
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2
  const tile = await archive.getZxy(
    zoom,
    Math.floor(((lon + 180) / 360) * size),
    Math.floor(y * size),
  )
  return new VectorTile(new PbfReader(new Uint8Array(tile?.data ?? new ArrayBuffer()))).layers
}

type VectorLayer = VectorTile['layers'][string] | undefined

const told = (layer: VectorLayer, property: string): unknown[] =>
  Array.from({ length: layer?.length ?? 0 }, (_, at) => layer?.feature(at).properties[property])

describe('the archive of the map', () => {
  it('is at most 15 MB, and the one that wrangler.toml names (SEARCH-43)', () => {
    expect(bytes.length).toBeLessThanOrEqual(15_000_000)
    expect(archiveProblem(bytes)).toBeNull()
    expect(readFileSync(join(root, 'wrangler.toml'), 'utf8')).toContain(
      `MAP_ARCHIVE = "${archiveName(bytes)}"`,
    )
  })

  it.each([
    ['Gent', 51.0538, 3.7226, 'Veldstraat'],
    ['Brugge', 51.2065, 3.2241, 'Steenstraat'],
    ['Namur', 50.4637, 4.866, 'Rue de Fer'],
  ])('names the streets of %s (SEARCH-43)', async (_, lat, lon, street) => {
    expect(told((await layersAt(13, lat, lon)).roads, 'name')).toContain(street)
  })

  it('has land under every home of Belgium at every zoom (SEARCH-44)', async () => {
    // Gent, De Haan, La Roche, Eupen, a field near Poperinge.
    for (const [lat, lon] of [
      [51.05, 3.72],
      [51.27, 3.03],
      [50.18, 5.58],
      [50.63, 6.03],
      [50.85, 2.7],
    ] as const)
      for (const zoom of [0, 6, 9, 11, 12, 13])
        expect(Object.keys(await layersAt(zoom, lat, lon)), `${zoom} ${lat}`).toContain('earth')
  })

  it('has Belgium as one land, and borders of municipalities from zoom 10 (SEARCH-81)', async () => {
    for (const zoom of [6, 8, 9, 10, 11]) {
      const { earth, boundaries } = await layersAt(zoom, 51.05, 3.72)
      expect(told(earth, 'home').filter(Boolean)).toHaveLength(1)
      expect(told(boundaries, 'kind').includes('municipality'), String(zoom)).toBe(zoom >= 10)
    }
  })

  it.each([
    ['Liège', 50.64, 5.57, 'Luik', undefined, 'Lüttich'],
    ['Gent', 51.05, 3.72, undefined, 'Gand', undefined],
    ['Ixelles - Elsene', 50.83, 4.38, 'Elsene', 'Ixelles', 'Ixelles'],
  ])('knows what the languages call %s (SEARCH-82)', async (name, lat, lon, nl, fr, de) => {
    const { places } = await layersAt(11, lat, lon)
    const at = told(places, 'name').indexOf(name)
    expect(['nl', 'fr', 'de'].map(locale => told(places, `name:${locale}`)[at])).toEqual([
      nl,
      fr,
      de,
    ])
  })

  it.each([
    ['a text', Buffer.from('hello'), 'is no PMTiles archive'],
    [
      'another version',
      Buffer.from([...Buffer.from('PMTiles'), 2, ...Array(130).fill(0)]),
      'version 2',
    ],
    ['pictures', withByte(99, 2), 'no vector tiles'],
    ['tiles of another compression', withByte(98, 3), 'gzip'],
  ])('takes no %s for one (SEARCH-45)', (_, file, problem) => {
    expect(archiveProblem(file)).toContain(problem)
  })
})

function withByte(at: number, value: number): Uint8Array {
  const copy = new Uint8Array(bytes.subarray(0, 200))
  copy[at] = value
  return copy
}

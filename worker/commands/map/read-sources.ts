import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Feature, FeatureCollection } from 'geojson'
import { feature, type Areas } from 'topojson-client'
import { root } from '../local/run-tool.ts'

/** The cities whose streets are known, the largest first. */
export const CITIES = [
  'gent',
  'brugge',
  'antwerpen',
  'leuven',
  'namur',
  'liege',
  'mons',
  'roeselare',
  'halle',
  'brussels-2013',
]

/** The areas of a topology, each as a polygon. */
export const featuresOf = (areas: Areas): Feature[] => feature(areas, collection(areas)).features

/** The one collection of areas that a source holds. */
export function collection({ objects }: Areas): Areas['objects'][string] {
  const [first] = Object.values(objects)
  if (!first) throw new Error('no areas')
  return first
}

/** The features of a source in GeoJSON. */
export const features = (name: string): Feature[] =>
  source<FeatureCollection>(`${name}.geojson`).features

/** A source in TopoJSON. */
export const topology = (name: string): Areas => source<Areas>(`${name}.topojson`)

function source<T>(name: string): T {
  const path = join(root, 'worker/commands/map/sources', `${name}.br`)
  const parsed: T = JSON.parse(brotliDecompressSync(readFileSync(path)).toString())
  return parsed
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Feature, FeatureCollection } from 'geojson'
import { feature, mesh, type Areas } from 'topojson-client'
import { root } from '../local/run-tool.ts'

/** A layer of the map. */
export interface Layer {
  /** The zoom from which it is there. */
  from: number
  features: Feature[]
  /** The greatest `kind` that a zoom shows; all where it is not given. */
  kindsAt?: (zoom: number) => number
}

const CITIES = [
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

/** Roads by how far away they are seen: 1 motorway, 2 main, 3 secondary, 4 tertiary, 5 street, 6 path. */
const ROAD_KINDS: Record<string, number> = {
  motorway: 1,
  motorway_link: 1,
  trunk: 1,
  trunk_link: 1,
  primary: 2,
  primary_link: 2,
  secondary: 3,
  tertiary: 4,
  pedestrian: 6,
  path: 6,
  track: 6,
}
const STREET = 5

/** Of the classified roads outside the cities only these are whole enough to be shown. */
const MAIN_ROADS = 4

/** Places by how far away they are read: 1 city, 2 town, 3 village, 4 quarter, 5 hamlet. */
const PLACE_KINDS: Record<string, number> = { city: 1, town: 2, village: 3, suburb: 4, quarter: 4 }
const HAMLET = 5

/** All layers of the map of Belgium, bottom first. */
export function mapLayers(): Record<string, Layer> {
  const municipalities = topology('municipalities-2025')
  const quarters = topology('quarters-flanders-brussels')
  return {
    land: {
      from: 0,
      features: [
        ...features('land-around').map(each => shaped(each, { kind: 1 })),
        ...featuresOf(municipalities).map(each => shaped(each, { kind: 2 })),
      ],
    },
    quarter: { from: 12, features: [borders(quarters)] },
    border: { from: 7, features: [borders(municipalities)] },
    stream: { from: 12, features: features('water-streams-belgium').map(named({})) },
    water: { from: 7, features: features('water-main-belgium').map(named({})) },
    rail: {
      from: 9,
      features: features('rail-belgium').map(each =>
        shaped(each, { kind: each.properties?.type === 'rail' ? 1 : 2 }),
      ),
      kindsAt: zoom => (zoom < 12 ? 1 : 2),
    },
    road: {
      from: 6,
      features: features('roads-flanders-2008')
        .map(each => shaped(each, { kind: roadKind(each) }))
        .filter(each => Number(each.properties?.kind) <= MAIN_ROADS),
      kindsAt: roadsAt,
    },
    street: {
      from: 10,
      features: CITIES.flatMap(city => features(`streets-${city}`)).map(each =>
        named({ kind: roadKind(each) })(each),
      ),
      kindsAt: roadsAt,
    },
    place: {
      from: 6,
      features: features('places-belgium').map(each =>
        named({ kind: PLACE_KINDS[String(each.properties?.type)] ?? HAMLET })(each),
      ),
      kindsAt: zoom => (zoom < 8 ? 1 : zoom < 10 ? 2 : zoom < 12 ? 3 : zoom < 13 ? 4 : HAMLET),
    },
  }
}

const roadsAt = (zoom: number): number =>
  zoom < 8 ? 1 : zoom < 10 ? 2 : zoom < 12 ? 3 : zoom < 13 ? 4 : 6

const roadKind = ({ properties }: Feature): number =>
  ROAD_KINDS[String(properties?.class)] ?? STREET

const shaped = ({ geometry }: Feature, properties: Record<string, unknown>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})

const named =
  (properties: Record<string, unknown>) =>
  (each: Feature): Feature => {
    const name: unknown = each.properties?.name
    return shaped(each, typeof name === 'string' && name ? { ...properties, name } : properties)
  }

const borders = (areas: Areas): Feature => ({
  type: 'Feature',
  geometry: mesh(areas, collection(areas), (a, b) => a !== b),
  properties: {},
})

const featuresOf = (areas: Areas): Feature[] => feature(areas, collection(areas)).features

function collection({ objects }: Areas): Areas['objects'][string] {
  const [first] = Object.values(objects)
  if (!first) throw new Error('no areas')
  return first
}

const features = (name: string): Feature[] => source<FeatureCollection>(`${name}.geojson`).features

const topology = (name: string): Areas => source<Areas>(`${name}.topojson`)

function source<T>(name: string): T {
  const path = join(root, 'worker/commands/map/sources', `${name}.br`)
  return JSON.parse(brotliDecompressSync(readFileSync(path)).toString()) as T
}

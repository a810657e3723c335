import type { Feature, Geometry } from 'geojson'
import { merge, mesh, type Areas } from 'topojson-client'
import { otherNames } from './other-names.ts'
import { CITIES, collection, features, topology } from './read-sources.ts'

/** A thing on the map. */
export interface MapFeature {
  geometry: Geometry
  properties: Readonly<Record<string, unknown>>
  /** The zoom from which it is there. */
  from: number
}

/** A layer of the map, bottom first. */
export type Layer = readonly MapFeature[]

/** A class of a road in OpenStreetMap, as the schema tells it: kind and detail. Others are streets. */
const ROADS: Record<string, readonly [kind: string, detail: string]> = {
  motorway: ['highway', 'motorway'],
  motorway_link: ['highway', 'motorway_link'],
  trunk: ['major_road', 'trunk'],
  trunk_link: ['major_road', 'trunk'],
  primary: ['major_road', 'primary'],
  primary_link: ['major_road', 'primary'],
  secondary: ['major_road', 'secondary'],
  tertiary: ['major_road', 'tertiary'],
  pedestrian: ['path', 'pedestrian'],
  path: ['path', 'path'],
  track: ['path', 'track'],
}

/** The zoom from which a road is there, by its detail. */
const ROAD_FROM: Record<string, number> = {
  motorway: 6,
  motorway_link: 11,
  trunk: 7,
  primary: 8,
  secondary: 10,
  tertiary: 12,
}
const STREET_FROM = 12

/** The zoom from which a place is named. */
const PLACE_FROM: Record<string, number> = {
  city: 6,
  town: 8,
  village: 10,
  suburb: 12,
  quarter: 12,
}
const HAMLET_FROM = 13
/** From further away the borders of all municipalities hide the roads. */
const BORDERS_FROM = 10

/**
 * All layers of the map of Belgium, in the schema of Protomaps' basemap, so that an archive cut from its planet can
 * take their place. Of our own are `home` (land of Belgium) and the kinds `municipality` and `quarter` of boundaries.
 */
export function mapLayers(): Record<string, Layer> {
  const municipalities = municipalityAreas()
  return {
    earth: [
      ...shaped(features('land-around'), () => ({ kind: 'earth' }), 0),
      ...shaped([land(municipalities)], () => ({ kind: 'earth', home: true }), 0),
    ],
    water: [
      ...shaped(features('water-streams-belgium'), named({ kind: 'stream' }), 12),
      ...shaped(
        features('water-main-belgium'),
        each => named({ kind: each.type === 'river' ? 'river' : 'canal' })(each),
        7,
      ),
    ],
    boundaries: [
      ...shaped([borders(topology('quarters-flanders-brussels'))], () => ({ kind: 'quarter' }), 12),
      ...shaped([borders(municipalities)], () => ({ kind: 'municipality' }), BORDERS_FROM),
    ],
    roads: [
      ...shaped(features('rail-belgium'), railOf, each => (each.kind_detail === 'rail' ? 9 : 12)),
      // Outside the cities only classified roads are whole enough to be shown.
      ...shaped(
        features('roads-flanders-2008').filter(
          each => Object.hasOwn(ROADS, classOf(each)) && ROADS[classOf(each)]?.[0] !== 'path',
        ),
        roadOf,
        roadFrom,
      ),
      ...shaped(
        CITIES.flatMap(city => features(`streets-${city}`)),
        roadOf,
        roadFrom,
      ),
    ],
    places: shaped(
      features('places-belgium').toSorted((a, b) => populationOf(b) - populationOf(a)),
      placeOf,
      each => PLACE_FROM[String(each.kind_detail)] ?? HAMLET_FROM,
    ),
  }
}

type Properties = Readonly<Record<string, unknown>>

const classOf = ({ properties }: Feature): string => String(properties?.class)

const railOf = ({ type }: Properties): Properties => ({ kind: 'rail', kind_detail: type })

function roadOf(each: Properties): Properties {
  const [kind, detail] = ROADS[String(each.class)] ?? ['minor_road', 'residential']
  return named({ kind, kind_detail: detail })(each)
}

const roadFrom = ({ kind_detail: detail }: Properties): number =>
  ROAD_FROM[String(detail)] ?? STREET_FROM

const QUARTERS: ReadonlySet<unknown> = new Set(['suburb', 'quarter', 'neighbourhood'])

/** Inhabitants; 0: not known. The great ones come first: who reads a tile names them first (SEARCH-84). */
const populationOf = ({ properties }: Feature): number => Number(properties?.population ?? 0)

function placeOf(each: Properties, geometry: Geometry): Properties {
  const kind = QUARTERS.has(each.type) ? 'neighbourhood' : 'locality'
  const { type, population } = each
  const own = named({ kind, kind_detail: type, ...(population ? { population } : {}) })(each)
  if (typeof own.name !== 'string' || geometry.type !== 'Point') return own
  const [lon = 0, lat = 0] = geometry.coordinates
  return { ...own, ...otherNames(own.name, { lat, lon }) }
}

/** Features with their own properties alone, and the zoom from which they are there. */
const shaped = (
  features: Feature[],
  propertiesOf: (properties: Properties, geometry: Geometry) => Properties,
  from: number | ((properties: Properties) => number),
): MapFeature[] =>
  features.map(({ geometry, properties }) => {
    const own = propertiesOf(properties ?? {}, geometry)
    return { geometry, properties: own, from: typeof from === 'number' ? from : from(own) }
  })

const named =
  (own: Properties) =>
  ({ name }: Properties): Properties =>
    typeof name === 'string' && name ? { ...own, name } : own

const borders = (areas: Areas): Feature => ({
  type: 'Feature',
  geometry: mesh(areas, collection(areas), (a, b) => a !== b),
  properties: {},
})

/** All of them as one: a shape without seams. */
const land = (areas: Areas): Feature => ({
  type: 'Feature',
  geometry: merge(areas, collection(areas).geometries),
  properties: {},
})

/** The municipalities of Belgium. */
export const municipalityAreas = (): Areas => topology('municipalities-2025')

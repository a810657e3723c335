import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { metersBetween, metersToLine, type Position } from '../../../shared/map/distance.ts'
import type { NearKind, NearThing } from '../../../shared/map/near.ts'
import { placeRank } from '../../../shared/map/ranks.ts'
import { metersToSea } from '../../../shared/map/shore.ts'
import type { Locale } from '../../../shared/locale.ts'
import { featureName } from '../feature-name.ts'
import type { TileBytes } from '../still/place-tile.ts'

/** Farther than this a thing of its kind is not near, in metres. */
const WITHIN: Record<NearKind, number> = {
  sea: 10_000,
  centre: 6_000,
  station: 1_500,
  school: 1_500,
  park: 1_500,
  water: 3_000,
}
/** Beyond a village's centre the nearest town is told too. */
const TOWN = 2
const VILLAGE = 3
/** Locks and weirs bear names too, but nobody lives by them. */
const WORKS = /(sluis|stuw|écluse|barrage)/i

/** What of each kind is nearest to a position, of the tiles around it; nearest first (DETAIL-53). */
export function findNear(from: Position, tiles: readonly TileBytes[], locale: Locale): NearThing[] {
  const found = new Map<string, NearThing>()
  const offer = (slot: string, thing: NearThing): void => {
    if (thing.meters > WITHIN[thing.kind]) return
    if (thing.meters < (found.get(slot)?.meters ?? Infinity)) found.set(slot, thing)
  }
  for (const tile of tiles)
    for (const { layer, feature } of featuresOf(tile)) {
      const name = featureName(feature.properties, locale)
      const kind = kindOf(layer, feature)
      if (!kind || (!name && kind !== 'park' && kind !== 'school')) continue
      const lines = linesOf(feature, tile)
      const meters = Math.round(Math.min(...lines.map(line => metersTo(from, line))))
      const rank = placeRank(feature.properties)
      if (kind !== 'centre') offer(kind, { kind, name, meters })
      else if (rank <= VILLAGE) {
        offer('centre', { kind, name, meters })
        if (rank <= TOWN) offer('town', { kind, name, meters })
      }
    }
  const sea = metersToSea(from)
  if (sea !== null) offer('sea', { kind: 'sea', name: null, meters: sea })
  if (found.get('town')?.name === found.get('centre')?.name) found.delete('town')
  return [...found.values()].toSorted((a, b) => a.meters - b.meters)
}

const LAYERS = ['places', 'pois', 'water'] as const
type Layer = (typeof LAYERS)[number]

function* featuresOf({
  bytes,
}: TileBytes): Generator<{ layer: Layer; feature: VectorTileFeature }> {
  const { layers } = new VectorTile(new PbfReader(bytes))
  for (const layer of LAYERS)
    for (let index = 0; index < (layers[layer]?.length ?? 0); index++) {
      const feature = layers[layer]?.feature(index)
      if (feature) yield { layer, feature }
    }
}

const POIS: Readonly<Record<string, NearKind>> = {
  station: 'station',
  school: 'school',
  park: 'park',
}

function kindOf(layer: Layer, { properties }: VectorTileFeature): NearKind | null {
  const kind = String(properties.kind)
  if (layer === 'places') return kind === 'locality' ? 'centre' : null
  if (layer === 'pois') return (Object.hasOwn(POIS, kind) && POIS[kind]) || null
  const isWater = ['river', 'canal', 'lake'].includes(kind)
  return isWater && !WORKS.test(String(properties.name)) ? 'water' : null
}

const metersTo = (from: Position, line: readonly Position[]): number =>
  line.length === 1 && line[0] ? metersBetween(from, line[0]) : metersToLine(from, line)

/** A feature's corners in degrees. */
function linesOf(feature: VectorTileFeature, { zoom, x, y }: TileBytes): Position[][] {
  const size = 2 ** zoom
  return feature.loadGeometry().map(line =>
    line.map(point => ({
      lon: ((x + point.x / feature.extent) / size) * 360 - 180,
      lat:
        (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + point.y / feature.extent)) / size))) * 180) /
        Math.PI,
    })),
  )
}

import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { placeRank, roadRank, roadWidth, waterWidth } from '../../../shared/map/ranks.ts'
import { featureName } from '../feature-name.ts'
import { placeNames, streetNames, type Line, type Named } from './names.ts'
import { styleOf } from './palette.ts'
import { areaOf, linesOf, mayShow, type Point } from './paths.ts'
import { placer, type TileBytes } from './place-tile.ts'
import { STILL, type Mark, type StillLook, type StillView } from './view.ts'

/** A still map as SVG, of the tiles that it lies on, with names in one language (SEARCH-48). */
export function drawStill(
  view: StillView,
  tiles: readonly TileBytes[],
  { medium, locale, mark }: StillLook,
): string {
  const paths = new Map<string, string[]>()
  const add = (name: string, path: string): void => {
    const of = paths.get(name)
    if (of) of.push(path)
    else paths.set(name, [path])
  }
  const streets: Line[] = []
  const places: Named[] = []
  for (const tile of tiles) {
    const { layers } = new VectorTile(new PbfReader(tile.bytes))
    const place = placer(view, tile)
    const each = (name: string, use: (feature: VectorTileFeature, rings: Point[][]) => void) => {
      const layer = layers[name]
      for (let index = 0; index < (layer?.length ?? 0); index++) {
        const feature = layer?.feature(index)
        const rings = feature
          ?.loadGeometry()
          .map(ring => ring.map(place))
          .filter(mayShow)
        if (feature && rings?.length) use(feature, rings)
      }
    }
    each('earth', ({ properties }, rings) => add(properties.home ? 'h' : 'e', areaOf(rings)))
    each('landuse', (_, rings) => add('g', areaOf(rings)))
    each('water', ({ properties: { kind }, type }, rings) =>
      type === POLYGON
        ? add('a', areaOf(rings))
        : add(kind === 'stream' ? 'stream' : 'river', linesOf(rings)),
    )
    each('roads', ({ properties }, rings) => {
      if (properties.kind === 'rail') return add('rail', linesOf(rings))
      const rank = roadRank(properties)
      if (roadWidth(view.zoom, rank) < HAIRLINE) return
      add(`road${rank}`, linesOf(rings))
      const name = featureName(properties, locale)
      if (name) for (const line of rings) streets.push({ name, rank, line })
    })
    each('boundaries', ({ properties: { kind } }, rings) => {
      if (kind !== 'quarter') add('border', linesOf(rings))
    })
    each('places', ({ properties }, [ring]) => {
      const at = ring?.[0]
      const name = featureName(properties, locale)
      const population = Number(properties.population) || 0
      if (at && name) places.push({ name, rank: placeRank(properties), population, at })
    })
  }
  const { width, height } = STILL
  const d = (name: string): string => (paths.get(name) ?? []).join('')
  const group = (kind: string, breadth: number, drawn: string): string =>
    drawn && `<g class="${kind}" stroke-width="${round(breadth)}">${drawn}</g>`
  const lines = (name: string, kind: string, breadth: number): string =>
    group(kind, breadth, d(name) && `<path d="${d(name)}"/>`)
  const area = (name: string): string => d(name) && `<path class="${name}" d="${d(name)}"/>`
  const roads = [6, 5, 4, 3, 2, 1]
  const road = (rank: number): number => roadWidth(view.zoom, rank)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${styleOf(medium)}</style><rect class="s" width="100%" height="100%"/>`,
    area('e'),
    area('h'),
    area('g'),
    area('a'),
    lines('stream', 'w', 1.2),
    lines('river', 'w', waterWidth(view.zoom)),
    ...roads.filter(isCased).map(rank => {
      const path = d(`road${rank}`)
      return group('c', road(rank) + 1.6, path && `<path id="road${rank}" d="${path}"/>`)
    }),
    ...roads.map(rank => {
      const name = `road${rank}`
      // The same line again, narrower, above its casing.
      const drawn = d(name) && (isCased(rank) ? `<use href="#${name}"/>` : `<path d="${d(name)}"/>`)
      return group(rank === 6 ? 'p' : rank <= 2 ? 'm' : 't', Math.max(road(rank), 0.6), drawn)
    }),
    lines('rail', 'r', 1.2),
    lines('border', 'b', 1.1),
    placeNames(places, view.zoom),
    view.zoom >= 14 ? streetNames(streets) : '',
    mark && MARKED[mark],
    '</svg>',
  ].join('')
}

const MIDDLE = `cx="${STILL.width / 2}" cy="${STILL.height / 2}"`
const MARKED: Record<Mark, string> = {
  pin: `<circle class="k" ${MIDDLE} r="22"/><circle class="q" ${MIDDLE} r="7"/>`,
  area: `<circle class="k" ${MIDDLE} r="70"/>`,
}

/** Whether a tile knows streets; where none is known, a map so close shows nothing. */
export function hasStreets({ bytes }: TileBytes): boolean {
  const { roads } = new VectorTile(new PbfReader(bytes)).layers
  for (let index = 0; index < (roads?.length ?? 0); index++)
    if (roads?.feature(index).properties.kind === 'minor_road') return true
  return false
}

/** In px: thinner ones are a grey haze from so far away, and half of the file. */
const HAIRLINE = 0.7

/** Paths alone have no casing. */
const isCased = (rank: number): boolean => rank < 6

/** Of the format's kinds of geometry. */
const POLYGON = 3

const round = (px: number): number => Math.round(px * 10) / 10

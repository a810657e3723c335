import { isRecord } from '../../../shared/is-record.ts'
import type { Locale } from '../../../shared/locale.ts'
import type { Position } from '../../../shared/map/distance.ts'
import { tilePoint } from '../../../shared/map/mercator.ts'
import { NEAR_KINDS, type NearThing } from '../../../shared/map/near.ts'
import { describeError, log } from '../../http/log.ts'
import type { WorkContext } from '../../http/work-context.ts'
import { readTiles } from '../read-tiles.ts'
import { findNear } from './find-near.ts'

/** Centres and waters are in the tiles of the first, stations, schools and parks in those of the second. */
const ZOOMS = [11, 13] as const
const MONTH = 'public, max-age=2592000'

/**
 * What is near a position that the page may show: read of the product's own tiles, kept at the edge, so that a page
 * that is made anew reads none. Nothing is near where there is no map, or where it cannot be read.
 */
export async function nearTo(
  { env: { MAP, MAP_ARCHIVE }, trace, waitUntil }: WorkContext,
  locale: Locale,
  from: Position,
): Promise<NearThing[]> {
  if (!MAP || !MAP_ARCHIVE) return []
  const place = `${from.lat.toFixed(5)}/${from.lon.toFixed(5)}`
  const key = `https://near.invalid/${MAP_ARCHIVE}/${place}/${locale}`
  try {
    const edge = await caches.open('near')
    const known = await edge.match(key)
    if (known) return thingsOf(await known.json())
    const tiles = await Promise.all(
      ZOOMS.map(zoom => readTiles(MAP, MAP_ARCHIVE, tilesAround(from, zoom))),
    )
    const near = findNear(from, tiles.flat(), locale)
    const response = Response.json(near, { headers: { 'Cache-Control': MONTH } })
    waitUntil(edge.put(key, response).catch(() => undefined))
    return near
  } catch (error) {
    log({ event: 'tile-not-read', request: trace.id, error: describeError(error) })
    return []
  }
}

/** The four tiles whose middles are nearest: half a tile is known to every side. */
function tilesAround(from: Position, zoom: number): [number, number, number][] {
  const { x, y } = tilePoint(from, zoom)
  const [left, top] = [Math.round(x) - 1, Math.round(y) - 1]
  return [
    [zoom, left, top],
    [zoom, left + 1, top],
    [zoom, left, top + 1],
    [zoom, left + 1, top + 1],
  ]
}

const thingsOf = (json: unknown): NearThing[] =>
  Array.isArray(json)
    ? json.flatMap((each: unknown) => {
        const kind = isRecord(each) && NEAR_KINDS.find(known => known === each.kind)
        if (!kind || !isRecord(each) || typeof each.meters !== 'number') return []
        return [
          { kind, name: typeof each.name === 'string' ? each.name : null, meters: each.meters },
        ]
      })
    : []

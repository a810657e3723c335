import type { Handler } from 'hono'
import { TILE_PX } from '../../../shared/map/mercator.ts'
import { isLocale } from '../../../shared/locale.ts'
import { keysOf } from '../../../shared/table.ts'
import { describeError, log } from '../../http/log.ts'
import { countMiss, isHeld } from '../../page-cache/shield.ts'
import type { GatewayEnv } from '../../site/hono-env.ts'
import { readTiles } from '../read-tiles.ts'
import { drawStill, hasStreets } from './draw.ts'
import { PALETTES } from './palette.ts'
import { MARKS, STEPS, STILL, zoomedOut, ZOOMS, type StillLook, type StillView } from './view.ts'

const NUMBER = /^(0|[1-9]\d{0,7})$/
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Opened on its own it runs nothing. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
/** How close a map is where no streets are known. */
const STREETLESS_ZOOM = 12
/** The closest tiles that archives have. */
const MAX_TILE_ZOOM = 13

/**
 * GET /tiles/{archive}/still/{zoom}/{x}/{y}/{medium}-{locale}.svg: a still map for who has no script, and for the page of a
 * home; drawn of the same tiles (SEARCH-48). Other addresses are 404 and read nothing (SEARCH-41).
 */
export const serveStill: Handler<
  GatewayEnv,
  '/tiles/:archive/still/:zoom/:x/:y/:file'
> = async c => {
  const { archive, file, ...numbers } = c.req.param()
  const { MAP, MAP_ARCHIVE } = c.env
  const view = viewOf(numbers)
  const look = lookOf(file)
  if (!MAP || !MAP_ARCHIVE || archive !== MAP_ARCHIVE || !view || !look) return c.body(null, 404)
  const edge = await caches.open('stills')
  // By its path alone: a query would draw it anew.
  const key = new URL(c.req.url).origin + c.req.path
  const known = await edge.match(key)
  if (known) return new Response(known.body, known)
  const now = Date.now()
  if (isHeld(c.req.raw, now))
    return c.body(null, 429, { 'Cache-Control': 'no-store', 'Retry-After': '30' })
  c.executionCtx.waitUntil(countMiss(c.env, c.req.raw, now))
  try {
    const read = (shown: StillView) => readTiles(MAP, archive, tilesOf(shown))
    const close = await read(view)
    const isBare = view.zoom > STREETLESS_ZOOM && !close.some(hasStreets)
    const shown = isBare ? zoomedOut(view, STREETLESS_ZOOM) : view
    const tiles = isBare ? await read(shown) : close
    const still = new Response(drawStill(shown, tiles, look), {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': IMMUTABLE,
        'Content-Security-Policy': POLICY,
      },
    })
    c.executionCtx.waitUntil(edge.put(key, still.clone()).catch(() => undefined))
    return still
  } catch (error) {
    log({ event: 'tile-not-read', request: c.var.trace.id, error: describeError(error) })
    return c.body(null, 503, { 'Cache-Control': 'no-store', 'Retry-After': '60' })
  }
}

function viewOf(parts: { zoom: string; x: string; y: string }): StillView | null {
  if (!Object.values(parts).every(part => NUMBER.test(part))) return null
  const [zoom, x, y] = [Number(parts.zoom), Number(parts.x), Number(parts.y)]
  const most = 2 ** zoom * STEPS
  return zoom >= ZOOMS.min && zoom <= ZOOMS.max && x <= most && y <= most ? { zoom, x, y } : null
}

/** 'coastal-nl.svg' or 'coastal-nl-pin.svg'. */
function lookOf(file: string): StillLook | null {
  const [, name, language = '', given] = /^([a-z]+)-([a-z]+)(?:-([a-z]+))?\.svg$/.exec(file) ?? []
  const medium = keysOf(PALETTES).find(each => each === name)
  const mark = MARKS.find(each => each === given)
  return medium && isLocale(language) && given === mark ? { medium, locale: language, mark } : null
}

/** The tiles that a still map lies on; where the archive has none so close, larger ones. */
function tilesOf({ zoom, x, y }: StillView): [number, number, number][] {
  const tileZoom = Math.min(zoom, MAX_TILE_ZOOM)
  const scale = 2 ** (zoom - tileZoom)
  const range = (middle: number, px: number): number[] => {
    const from = Math.floor((middle / STEPS - px / 2 / TILE_PX) / scale)
    const to = Math.floor((middle / STEPS + px / 2 / TILE_PX) / scale)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  }
  const size = 2 ** tileZoom
  return range(x, STILL.width)
    .flatMap(column =>
      range(y, STILL.height).map((row): [number, number, number] => [tileZoom, column, row]),
    )
    .filter(([, column, row]) => column >= 0 && row >= 0 && column < size && row < size)
}

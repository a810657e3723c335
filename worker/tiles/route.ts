import type { Handler } from 'hono'
import { describeError, log } from '../http/log.ts'
import { countMiss, isHeld } from '../page-cache/shield.ts'
import type { GatewayEnv } from '../site/hono-env.ts'

const NUMBER = /^(0|[1-9]\d{0,6})$/
const MAX_ZOOM = 22
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * GET /tiles/{archive}/{z}/{x}/{y}: a vector tile of the product's map (SEARCH-40). The archive is named by its content, so
 * what was read stays true; another name, or numbers that name no tile, are 404 and read nothing (SEARCH-41). What the
 * edge keeps costs nothing; of what it does not a network gets so many a minute (SEC-54).
 */
export const serveTile: Handler<GatewayEnv, '/tiles/:archive/:z/:x/:y'> = async c => {
  const { archive, ...numbers } = c.req.param()
  const place = tilePlace([numbers.z, numbers.x, numbers.y])
  if (!c.env.MAP || !c.env.MAP_ARCHIVE || archive !== c.env.MAP_ARCHIVE || !place)
    return c.body(null, 404)
  const edge = await caches.open('tiles')
  const key = new URL(c.req.url).origin + c.req.path
  const cached = await edge.match(key)
  if (cached) return tileResponse(await cached.arrayBuffer())
  const now = Date.now()
  if (isHeld(c.req.raw, now, 'tiles'))
    return c.body(null, 429, { 'Cache-Control': 'no-store', 'Retry-After': '30' })
  c.executionCtx.waitUntil(countMiss(c.env, c.req.raw, now, 'tiles'))
  try {
    const { readTile } = await import('./archive.ts')
    const tile = (await readTile(c.env.MAP, archive, place)) ?? new ArrayBuffer(0)
    // As bytes without an encoding: the cache gives them back as they are.
    const keeping = new Response(tile, { headers: { 'Cache-Control': IMMUTABLE } })
    c.executionCtx.waitUntil(edge.put(key, keeping).catch(() => undefined))
    return tileResponse(tile)
  } catch (error) {
    log({ event: 'tile-not-read', request: c.var.trace.id, error: describeError(error) })
    return c.body(null, 503, { 'Cache-Control': 'no-store', 'Retry-After': '60' })
  }
}

/** A tile's gzipped bytes, or without any: nothing is there. */
const tileResponse = (tile: ArrayBuffer): Response =>
  tile.byteLength === 0
    ? new Response(null, { status: 204, headers: { 'Cache-Control': IMMUTABLE } })
    : new Response(tile, {
        encodeBody: 'manual',
        headers: {
          'Content-Type': 'application/vnd.mapbox-vector-tile',
          'Content-Encoding': 'gzip',
          'Cache-Control': IMMUTABLE,
        },
      })

function tilePlace(parts: readonly string[]): [number, number, number] | null {
  if (!parts.every(part => NUMBER.test(part))) return null
  const [zoom = 0, x = 0, y = 0] = parts.map(Number)
  return zoom <= MAX_ZOOM && x < 2 ** zoom && y < 2 ** zoom ? [zoom, x, y] : null
}

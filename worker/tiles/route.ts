import type { Handler } from 'hono'
import { describeError, log } from '../http/log.ts'
import type { GatewayEnv } from '../site/hono-env.ts'
import { readTile } from './archive.ts'

const NUMBER = /^(0|[1-9]\d{0,6})$/
const MAX_ZOOM = 22
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * GET /tiles/{archive}/{z}/{x}/{y}: a vector tile of the product's map (SEARCH-40). The archive is named by its content, so
 * what was read stays true; another name, or numbers that name no tile, are 404 and read nothing (SEARCH-41).
 */
export const serveTile: Handler<GatewayEnv, '/tiles/:archive/:z/:x/:y'> = async c => {
  const { archive, ...numbers } = c.req.param()
  const place = tilePlace([numbers.z, numbers.x, numbers.y])
  if (!c.env.MAP || !c.env.MAP_ARCHIVE || archive !== c.env.MAP_ARCHIVE || !place)
    return c.body(null, 404)
  try {
    const tile = await readTile(c.env.MAP, archive, place)
    if (!tile) return c.body(null, 204, { 'Cache-Control': IMMUTABLE })
    return new Response(tile, {
      encodeBody: 'manual',
      headers: {
        'Content-Type': 'application/vnd.mapbox-vector-tile',
        'Content-Encoding': 'gzip',
        'Cache-Control': IMMUTABLE,
      },
    })
  } catch (error) {
    log({ event: 'tile-not-read', request: c.var.trace.id, error: describeError(error) })
    return c.body(null, 503, { 'Cache-Control': 'no-store', 'Retry-After': '60' })
  }
}

function tilePlace(parts: readonly string[]): [number, number, number] | null {
  if (!parts.every(part => NUMBER.test(part))) return null
  const [zoom = 0, x = 0, y = 0] = parts.map(Number)
  return zoom <= MAX_ZOOM && x < 2 ** zoom && y < 2 ** zoom ? [zoom, x, y] : null
}

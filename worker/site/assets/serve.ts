import type { Handler } from 'hono'
import { isResizable } from '../../../shared/files/file-type.ts'
import { connect } from '../../api/connect.ts'
import { ApiError } from '../../api/errors.ts'
import { log } from '../../http/log.ts'
import type { WorkContext } from '../../http/work-context.ts'
import type { GatewayEnv } from '../hono-env.ts'
import { themeFile } from '../theme.ts'
import { pictureResponse, readKnown, wholeFile, type KnownBody } from './response.ts'
import { formatOf, resize, type Accepted } from './picture-format.ts'
import { cacheKey, isKnownWidth, queryOf, wantedFile, type WantedFile } from './wanted-file.ts'
import { findWidth, makeOnce, nearestWidth, type Made, type Width } from './widths.ts'

const ID = /^[A-Za-z0-9_-]{1,80}$/
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * GET /assets/{id}?hash&version&w: bytes of the site's own assets. Names with a dot are bundle files, served before
 * the Worker, except those generated from the site's record and those that the front Worker does not have yet. A malformed id or a width of no page makes no call.
 */
export const serveAsset: Handler<GatewayEnv, '/assets/:id'> = async c => {
  const { site } = c.var
  const id = c.req.param('id')
  if (id.includes('.')) {
    const file = await themeFile(site, id)
    if (file)
      return c.body(file.text, 200, { 'Content-Type': file.type, 'Cache-Control': IMMUTABLE })
    // Between the deploys of site and front the front's own files are those of before (OPS-153).
    const own = c.env.PASSED_ON ? await c.env.ASSETS.fetch(c.req.raw) : null
    return own?.ok ? new Response(own.body, own) : c.body(null, 404)
  }
  const params = new URL(c.req.url).searchParams
  if (!ID.test(id) || !isKnownWidth(params.get('w'))) return c.body(null, 404)
  const wanted = wantedFile(c, id, params)
  const edge = wanted.hash ? await caches.open('assets') : null
  const cached = await edge?.match(cacheKey(c, wanted))
  if (cached) return new Response(cached.body, cached)
  try {
    const response = await assetResponse(
      {
        env: c.env,
        site: site.id,
        trace: c.var.trace,
        waitUntil: work => c.executionCtx.waitUntil(work),
      },
      wanted,
    )
    if (edge && response.ok && response.headers.has('Content-Length'))
      c.executionCtx.waitUntil(
        edge.put(cacheKey(c, wanted), response.clone()).catch(() => undefined),
      )
    return response
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status >= 400 && error.status < 500
      ? c.body(null, 404)
      : c.body(null, 503, { 'Retry-After': '30' })
  }
}

type AssetCall = Pick<WorkContext, 'env' | 'trace' | 'waitUntil'> & { site: number }

/** A file of the site as it is sent, a picture in the width wanted. 404: there is none. Throws an ApiError. */
export async function assetResponse(
  { env, site: siteId, trace, waitUntil }: AssetCall,
  wanted: WantedFile,
): Promise<Response> {
  const { id, hash, width, accepted } = wanted
  const { WIDTHS: bucket, IMAGES: images } = env
  const lifetime = hash ? 'immutable' : 'short'
  if (bucket && hash && width) {
    const own = { siteId, id, content: hash, width, accepted }
    const stored = await findWidth(bucket, own).catch(() => null)
    if (stored) return pictureResponse(stored, lifetime)
  }
  const source = await connect(env, { siteId, request: trace.id }).raw(
    `/sites/${siteId}/assets/${id}${queryOf(wanted)}`,
  )
  const known = await readKnown(source)
  if (!known) return new Response(null, { status: 404 })
  const { body, type } = known
  if (!width || !images || body.rest || !isResizable(type)) return wholeFile(known, lifetime, id)
  const make = (): Promise<Made | null> => makeWidth(images, known, width, accepted)
  if (!bucket) {
    const made = await make()
    return made ? pictureResponse(made, lifetime) : originalFor(known, id)
  }
  const confirmed = source.headers.get('ETag') === `"${hash}"`
  const content = hash && confirmed ? hash : await digestOf(body.start)
  const wantedWidth: Width = { siteId, id, content, width, accepted }
  const making = findWidth(bucket, wantedWidth).then(
    earlier => earlier ?? makeOnce(bucket, wantedWidth, make),
  )
  // The visitor may leave; what was begun is kept for the next.
  const settled = making.catch(() => null)
  waitUntil(settled)
  const made = await settled
  if (made) return pictureResponse(made, lifetime)
  log({ event: 'images-failed', site: siteId, asset: id, width })
  const nearest = await nearestWidth(bucket, wantedWidth).catch(() => null)
  return nearest ? pictureResponse(nearest, 'passing') : originalFor(known, id)
}

/** Never for a year: Images will be there again. */
function originalFor(known: KnownBody, id: string): Response {
  const response = wholeFile(known, 'passing', id)
  response.headers.set('Vary', 'Accept')
  return response
}

async function makeWidth(
  images: ImagesBinding,
  { body, type }: KnownBody,
  width: number,
  accepted: Accepted,
): Promise<Made | null> {
  const format = formatOf(body.start, type, width, accepted)
  const bytes = await resize(images, body.start, width, format)
  return bytes && { bytes, type: format }
}

const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()

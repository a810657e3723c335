import type { Context, Handler } from 'hono'
import { PICTURE_WIDTHS } from '../../../client/content/picture.tsx'
import { connect } from '../../api/connect.ts'
import { ApiError } from '../../api/errors.ts'
import type { GatewayEnv } from '../hono-env.ts'
import { themeFile } from '../theme.ts'
import { readAsset, streamOf } from './body.ts'
import { imageFormat, resize } from './image-format.ts'
import {
  fileType,
  HEAD_BYTES,
  isResizable,
  type FileType,
} from '../../../shared/files/file-type.ts'

const ID = /^[A-Za-z0-9_-]{1,80}$/
const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT_LIVED = 'public, max-age=300'

/**
 * GET /assets/{id}?hash&version&w: bytes of the site's own assets. Names with a dot are bundle files, served before
 * the Worker, except those generated from the site's record. A malformed id makes no call.
 */
export const serveAsset: Handler<GatewayEnv, '/assets/:id'> = async c => {
  const { site } = c.var
  const id = c.req.param('id')
  if (id.includes('.')) {
    const file = await themeFile(site, id)
    return file
      ? c.body(file.text, 200, { 'Content-Type': file.type, 'Cache-Control': IMMUTABLE })
      : c.body(null, 404)
  }
  if (!ID.test(id)) return c.body(null, 404)
  const query = assetQuery(new URL(c.req.url).searchParams)
  const key = query.has('hash') ? cacheKey(c, id, query) : null
  const edge = key ? await caches.open('assets') : null
  const cached = key ? await edge?.match(key) : null
  if (cached) return new Response(cached.body, cached)
  try {
    const path = `/sites/${site.id}/assets/${id}${query.size ? `?${query}` : ''}`
    const response = await assetResponse(
      await connect(c.env, { siteId: site.id, request: c.var.trace.id }).raw(path),
      query.has('hash'),
      requestedPicture(c, query),
    )
    if (key && edge && response.headers.has('Content-Length'))
      c.executionCtx.waitUntil(edge.put(key, response.clone()).catch(() => undefined))
    return response
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return c.body(null, error.status >= 400 && error.status < 500 ? 404 : 503)
  }
}

/** Other widths would only fill caches (SEC-22). */
const QUERY_PATTERNS = {
  hash: /^[a-z0-9]{1,64}$/i,
  version: /^\d{1,9}$/,
  w: new RegExp(`^(${PICTURE_WIDTHS.join('|')})$`),
}

function assetQuery(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    Object.entries(QUERY_PATTERNS).flatMap(([key, pattern]) => {
      const value = params.get(key)
      return value && pattern.test(value) ? [[key, value]] : []
    }),
  )
}

/** One entry per site, asset and format. An asset with a hash never changes, so it is never purged. */
function cacheKey(c: Context<GatewayEnv>, id: string, query: URLSearchParams): string {
  const format =
    query.has('w') && c.env.IMAGES ? imageFormat(c.req.header('Accept') ?? null, 'image/jpeg') : ''
  return `https://assets.baksteen.example/${c.var.site.id}/${id}?${query}&format=${encodeURIComponent(format)}`
}

interface RequestedPicture {
  images: ImagesBinding
  width: number
  accept: string | null
}

const requestedPicture = (
  c: Context<GatewayEnv>,
  query: URLSearchParams,
): RequestedPicture | null =>
  c.env.IMAGES && query.has('w')
    ? {
        images: c.env.IMAGES,
        width: Number(query.get('w')),
        accept: c.req.header('Accept') ?? null,
      }
    : null

/** Passes on known types only, told by their bytes, with our own headers; a drawing opened by itself runs no script. */
export async function assetResponse(
  source: Response,
  hashed: boolean,
  requested: RequestedPicture | null = null,
): Promise<Response> {
  if (!source.body) return new Response(null, { status: 404 })
  const body = await readAsset(source.body).catch(() => {
    throw new ApiError(0, 'asset broke off')
  })
  const type = fileType(body.start.subarray(0, HEAD_BYTES))
  if (!type) {
    await body.rest?.cancel()
    return new Response(null, { status: 404 })
  }
  const headers = headersOf(type, hashed)
  if (requested && !body.rest && isResizable(type)) {
    headers.set('Vary', 'Accept')
    const format = imageFormat(requested.accept, type)
    const resized = await resize(requested.images, body.start, requested.width, format)
    if (resized) return completeResponse(resized, headers, format)
  }
  return body.rest
    ? new Response(streamOf(body), { headers })
    : completeResponse(body.start, headers, type)
}

function completeResponse(
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>,
  headers: Headers,
  type: string,
): Response {
  headers.set('Content-Type', type)
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(bytes, { headers })
}

const headersOf = (type: FileType, hashed: boolean): Headers =>
  new Headers({
    'Content-Type': type,
    'Cache-Control': hashed ? IMMUTABLE : SHORT_LIVED,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // The browsers’ own PDF viewers do not work in a sandbox.
    'Content-Security-Policy':
      type === 'application/pdf'
        ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
        : "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  })

import type { Handler } from 'hono'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import type { GatewayEnv } from '../env.ts'
import { siteFile } from './site-file.ts'

const ID = /^[A-Za-z0-9_-]{1,80}$/
const TYPES = /^(image\/(svg\+xml|png|jpeg|webp|avif|gif)|application\/pdf)\b/
const PASSED_ON = ['Content-Type', 'Content-Length', 'ETag']
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Widths that are ever asked for; others would only fill caches (spec 9: 725). */
export const WIDTHS = [360, 725, 1080, 1450] as const

/**
 * GET /assets/{id}?hash&version&w: bytes of the site's own assets. Names with a dot are bundle files, served
 * before the Worker, except those made from the site's record. An id of another shape costs no call.
 */
export const siteAsset: Handler<GatewayEnv, '/assets/:id'> = async c => {
  const { site } = c.var
  const id = c.req.param('id')
  if (id.includes('.')) {
    const file = await siteFile(site, id)
    return file ? c.body(file.text, 200, { 'Content-Type': file.type, 'Cache-Control': IMMUTABLE }) : c.body(null, 404)
  }
  if (!ID.test(id)) return c.body(null, 404)
  const query = assetQuery(new URL(c.req.url).searchParams)
  try {
    const answer = await connect(c.env, { siteId: site.id }).raw(`/sites/${site.id}/assets/${id}${query}`)
    return passOn(answer, query.includes('hash='))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return c.body(null, error.status >= 400 && error.status < 500 ? 404 : 503)
  }
}

function assetQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const [key, shape] of [['hash', /^[a-z0-9]{1,64}$/i], ['version', /^\d{1,9}$/], ['w', new RegExp(`^(${WIDTHS.join('|')})$`)]] as const) {
    const value = params.get(key)
    if (value && shape.test(value)) kept.set(key, value)
  }
  return kept.size ? `?${kept}` : ''
}

/** Only types we know, only headers we name; a drawing may run nothing even when opened by itself. */
export function passOn(answer: Response, hashed: boolean): Response {
  const type = answer.headers.get('Content-Type') ?? ''
  if (!TYPES.test(type)) return new Response(null, { status: 404 })
  const headers = new Headers()
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  headers.set('Cache-Control', hashed ? IMMUTABLE : 'public, max-age=300')
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  headers.set('Content-Security-Policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
  return new Response(answer.body, { status: 200, headers })
}

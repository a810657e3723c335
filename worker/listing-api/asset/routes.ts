import { Hono } from 'hono'
import * as v from 'valibot'
import { describeOperation, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { publicId, wholeNumber } from '../http/parameters.ts'
import { draw } from '../demo/pictures/draw.ts'
import { notFound } from '../http/errors.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const FIVE_MINUTES = 'public, max-age=300'
/** A drawing opened on its own runs no script. */
const SVG_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

const AssetQuery = v.object({
  hash: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(128),
      v.description('Content hash; with it the response is immutable'),
    ),
  ),
  version: v.optional(wholeNumber),
  w: v.optional(
    v.pipe(wholeNumber, v.description('Requested width in px; ignored for drawings, which scale')),
  ),
})

export const asset = new Hono<ListingEnv>().get(
  '/assets/:id',
  describeOperation({
    summary: 'A picture or file',
    tag: 'asset',
    contentType: '*/*',
  }),
  validated('param', v.object({ id: publicId })),
  validated('query', AssetQuery),
  async c => {
    const { hash, version } = c.req.valid('query')
    const found = await c.var.ask('findAsset', c.req.valid('param').id)
    const isOtherVersion =
      (hash && hash !== found?.hash) || (version && Number(version) !== found?.version)
    if (!found || isOtherVersion) throw notFound('asset')
    const recipe: unknown = JSON.parse(found.recipe)
    const isDrawing = found.kind === 'drawing'
    const isSvg = isDrawing || found.contentType.startsWith('image/svg')
    return c.body(isDrawing ? draw(recipe) : String(recipe), 200, {
      'content-type': isDrawing ? 'image/svg+xml' : found.contentType,
      'cache-control': hash ? IMMUTABLE : FIVE_MINUTES,
      ...(isSvg && { 'content-security-policy': SVG_POLICY }),
    })
  },
)

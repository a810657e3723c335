import { Hono } from 'hono'
import * as v from 'valibot'
import { describeOperation, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { publicId, wholeNumber } from '../http/parameters.ts'
import { draw } from '../demo/pictures/draw.ts'
import { notFound } from '../http/errors.ts'
import { findAsset } from './queries.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const FIVE_MINUTES = 'public, max-age=300'
/** A drawing opened by itself runs nothing. */
const SVG_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

const AssetQuery = v.object({
  hash: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(128),
      v.description('Version of the bytes; with it the answer is immutable'),
    ),
  ),
  version: v.optional(wholeNumber),
  w: v.optional(
    v.pipe(wholeNumber, v.description('Wanted width in px; drawings have every width')),
  ),
})

export const asset = new Hono<ListingEnv>().get(
  '/assets/:id',
  describeOperation({
    summary: 'The bytes of a picture or file',
    tag: 'asset',
    contentType: '*/*',
  }),
  validated('param', v.object({ id: publicId })),
  validated('query', AssetQuery),
  async c => {
    const { hash, version } = c.req.valid('query')
    const found = await findAsset(c.env.DB, c.var.site.id, c.req.valid('param').id)
    const isOther =
      (hash && hash !== found?.hash) || (version && Number(version) !== found?.version)
    if (!found || isOther) throw notFound('asset')
    const recipe: unknown = JSON.parse(found.recipe)
    const drawn = found.kind === 'drawing'
    const isSvg = drawn || found.contentType.startsWith('image/svg')
    return c.body(drawn ? draw(recipe) : String(recipe), 200, {
      'content-type': drawn ? 'image/svg+xml' : found.contentType,
      'cache-control': hash ? IMMUTABLE : FIVE_MINUTES,
      ...(isSvg && { 'content-security-policy': SVG_POLICY }),
    })
  },
)

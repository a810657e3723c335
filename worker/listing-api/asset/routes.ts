import { Hono } from 'hono'
import * as v from 'valibot'
import { toDay } from '../../../shared/time/time-zone.ts'
import { bodyAtMost, requireTrust } from '../http/access.ts'
import { describeOperation, resolver, validated } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { publicId } from '../http/parameters.ts'
import { draw } from '../demo/pictures/draw.ts'
import { ApiError, notFound } from '../http/errors.ts'
import { MAX_FILE_BYTES } from '../../../shared/files/file-type.ts'
import { deleteObject, getObject, listObjects } from './objects.ts'
import { AssetQuery, AssetResponse } from './responses.ts'
import { forgetUnnamed } from './forget-unnamed.ts'
import { storeAsset, tryAsset } from './store-asset.ts'
import { Trial } from '../http/parameters.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const FIVE_MINUTES = 'public, max-age=300'
/** A drawing opened on its own runs no script. */
const SVG_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
const FILE_POLICY = "sandbox; default-src 'none'"
/** Names in one answer. */
const LISTED = 200

const tag = 'asset'
const ById = v.object({ id: publicId })

export const asset = new Hono<ListingEnv>()

asset.get(
  '/assets',
  describeOperation({
    summary: 'All pictures and files whose bytes are here, by name',
    tag: 'extension',
    response: v.object({ items: v.array(AssetResponse), next: v.nullable(v.string()) }),
  }),
  requireTrust,
  validated('query', v.object({ after: v.optional(publicId) })),
  async c => {
    const items = await c.var.ask('listAssets', c.req.valid('query').after ?? '', LISTED)
    const next = items.length === LISTED ? (items.at(-1)?.name ?? null) : null
    // A copy that was put in names files, and has none.
    const here = await listObjects(c.env, c.var.siteId)
    return c.json({ items: items.filter(({ kept }) => !kept || here.has(kept)), next })
  },
)

asset.get(
  '/assets/:id',
  describeOperation({ summary: 'A picture or file', tag, contentType: '*/*' }),
  validated('param', ById),
  validated('query', AssetQuery),
  async c => {
    const { hash, version } = c.req.valid('query')
    const { id } = c.req.valid('param')
    const found = await c.var.ask('findAsset', id)
    const isOtherVersion =
      (hash && hash !== found?.hash) || (version && Number(version) !== found?.version)
    if (!found || isOtherVersion) throw notFound('asset')
    const headers = { 'cache-control': hash ? IMMUTABLE : FIVE_MINUTES, etag: `"${found.hash}"` }
    if (found.object) {
      const stored = await getObject(c.env, c.var.siteId, found.object)
      if (!stored) throw notFound('asset')
      return c.body(stored.body, 200, {
        ...headers,
        'content-type': found.contentType,
        'content-length': String(stored.size),
        'content-security-policy': found.kind === 'logo' ? SVG_POLICY : FILE_POLICY,
        ...(found.kind === 'document' && {
          'content-disposition': `attachment; filename="${id}.pdf"`,
        }),
      })
    }
    const isDrawing = found.kind === 'drawing'
    const isSvg = isDrawing || found.contentType.startsWith('image/svg')
    const recipe: unknown = JSON.parse(found.recipe)
    return c.body(isDrawing ? draw(recipe) : String(recipe), 200, {
      ...headers,
      'content-type': isDrawing ? 'image/svg+xml' : found.contentType,
      ...(isSvg && { 'content-security-policy': SVG_POLICY }),
    })
  },
)

asset.get(
  '/usage',
  describeOperation({
    summary: 'How many bytes of files the site keeps, of how many it may',
    tag: 'extension',
    response: v.object({ bytes: v.number(), of: v.number(), files: v.number() }),
  }),
  requireTrust,
  async c => c.json(await c.var.ask('usage')),
)

asset.put(
  '/assets/:id',
  describeOperation({
    summary: 'Put a photo, logo or PDF under a name; what it is, its bytes say',
    tag: 'extension',
    response: v.union([
      v.object({ ...AssetResponse.entries, changed: v.boolean() }),
      v.object({ changed: v.pipe(v.literal(false), v.description('Of a trial')) }),
    ]),
    body: { 'application/octet-stream': { schema: resolver(v.any()) } },
    errors: {
      409: 'The site keeps 20 GB already',
      413: 'Over 25 MB',
      415: 'Neither JPEG, PNG, WebP, AVIF, GIF, SVG nor PDF, or an encoded body',
      422: 'Cannot be read, is too large when read, or has nothing left that may be shown',
      429: 'The site was sent 2,000 files today',
      503: 'Pictures cannot be made at the moment',
    },
  }),
  requireTrust,
  bodyAtMost(MAX_FILE_BYTES),
  validated('param', ById),
  validated(
    'query',
    v.object({ only: v.optional(v.picklist(['picture', 'document'])), ...Trial.entries }),
  ),
  async c => {
    const site = { env: c.env, ask: c.var.ask, siteId: c.var.siteId }
    const { trial, ...query } = c.req.valid('query')
    if (trial === '1') {
      const tried = await tryAsset(site, new Uint8Array(await c.req.arrayBuffer()), query)
      if ('ok' in tried) return c.json({ changed: false })
      throw new ApiError(tried.refused.status, tried.refused.message, 'body')
    }
    if (!(await c.var.ask('countUpload', toDay(Date.now()))))
      throw new ApiError(
        'limit',
        'This site was sent 2,000 files today; send more tomorrow',
        'body',
      )
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    const stored = await storeAsset(site, c.req.valid('param').id, bytes, query)
    if ('ok' in stored) return c.json(stored.ok)
    throw new ApiError(stored.refused.status, stored.refused.message, 'body')
  },
)

asset.delete(
  '/assets/:id',
  describeOperation({
    summary: 'Remove a picture or file',
    tag: 'extension',
    response: v.object({ removed: v.literal(true) }),
  }),
  requireTrust,
  validated('param', ById),
  async c => {
    const removed = await c.var.ask('removeAsset', c.req.valid('param').id)
    if (!removed) throw notFound('asset')
    for (const object of removed.orphans) await deleteObject(c.env, c.var.siteId, object)
    return c.json({ removed: true })
  },
)

asset.delete(
  '/unnamed-assets',
  describeOperation({
    summary: 'Delete the files that nothing of the site has named for 30 days, some at a time',
    tag: 'extension',
    response: v.object({ removed: v.array(v.string()) }),
  }),
  requireTrust,
  async c => {
    const site = { env: c.env, ask: c.var.ask, siteId: c.var.siteId }
    return c.json({ removed: await forgetUnnamed(site, toDay(Date.now())) })
  },
)

import { Hono } from 'hono'
import * as v from 'valibot'
import type { ListingEnv } from '../env.ts'
import { knownSite, requireContentType, requireTrust } from '../http/access.ts'
import { ApiError, notFound } from '../http/errors.ts'
import { describeOperation, resolver } from '../http/operation.ts'
import { LISTINGS_SCHEMA } from '../schema/steps.ts'
import { wakeListings } from '../store/ask.ts'
import { CopyLine } from './copy.ts'
import { exportSite } from './export.ts'
import { removeSite, restoreSite } from './restore.ts'

const tag = 'extension'
const NDJSON = 'application/x-ndjson'

/** Everything of a site at once, for operators: always with the key or a binding (LAPI-78). */
export const wholeSite = new Hono<ListingEnv>()

wholeSite.get(
  '/export',
  describeOperation({
    summary: 'Everything of a site as NDJSON, one row a line, persons included',
    tag,
    contentType: NDJSON,
    response: CopyLine,
  }),
  requireTrust,
  knownSite,
  async c =>
    c.body(await exportSite(c.var.ask, c.var.siteId), 200, {
      'content-type': `${NDJSON}; charset=utf-8`,
      'content-disposition': `attachment; filename="site-${c.var.siteId}.ndjson"`,
    }),
)

wholeSite.post(
  '/restore',
  describeOperation({
    summary: 'Put an exported site in where there is none',
    tag,
    response: v.object({ rows: v.pipe(v.number(), v.integer()) }),
    body: { [NDJSON]: { schema: resolver(CopyLine) } },
    errors: {
      409: 'There is a site of this id already',
      413: 'A value is larger than a megabyte',
      415: 'Not NDJSON',
      422: 'Not a whole copy, or of a newer version',
    },
  }),
  requireTrust,
  requireContentType(NDJSON),
  async c => {
    const { body } = c.req.raw
    if (!body) throw new ApiError('invalid', 'This copy is cut off', 'body')
    return c.json(await restoreSite(c.env, c.var.ask, c.var.siteId, body))
  },
)

wholeSite.post(
  '/wake',
  describeOperation({
    summary: 'Bring the tables of a site to the schema of this release',
    tag,
    response: v.object({ step: v.number(), of: v.number(), error: v.nullable(v.string()) }),
  }),
  requireTrust,
  knownSite,
  async c => {
    const state = await wakeListings(c.env, c.var.siteId)
    if (!state) throw notFound('site')
    // Of this Worker, since the object may still run the code before it.
    return c.json({ ...state, of: LISTINGS_SCHEMA.steps.length })
  },
)

wholeSite.delete(
  '/',
  describeOperation({
    summary: 'Remove a site with everything that is here of it',
    tag,
    response: v.object({ removed: v.literal(true) }),
  }),
  requireTrust,
  knownSite,
  async c => {
    await removeSite(c.env, c.var.siteId)
    return c.json({ removed: true })
  },
)

import { Hono } from 'hono'
import * as v from 'valibot'
import * as responses from '../http/responses.ts'
import { describeOperation, validated, sendJson } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { notFound } from '../http/errors.ts'
import { findSiteId } from '../http/known-sites.ts'
import { askListings } from '../store/ask.ts'

const ByHostname = v.object({ hostname: v.pipe(v.string(), v.maxLength(260)) })

/** GET /sites/by-hostname/{hostname}: case, port and trailing dot are ignored. */
export const siteByHostname = new Hono<ListingEnv>().get(
  '/sites/by-hostname/:hostname',
  describeOperation({
    summary: 'An agency by its hostname',
    tag: 'site',
    response: responses.Site,
  }),
  validated('param', ByHostname),
  async c => {
    const id = await findSiteId(c.env.DB, plainHostname(c.req.valid('param').hostname))
    const found = id === null ? null : await askListings(c.env, id)('findSiteRecord')
    if (!found) throw notFound('site')
    return sendJson(c, found.doc)
  },
)

/** GET /sites/{siteId} */
export const site = new Hono<ListingEnv>().get(
  '/',
  describeOperation({ summary: 'An agency', tag: 'site', response: responses.Site }),
  async c => {
    const found = await c.var.ask('findSiteRecord')
    if (!found) throw notFound('site')
    return sendJson(c, found.doc)
  },
)

const plainHostname = (host: string): string =>
  host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

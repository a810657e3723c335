import { Hono } from 'hono'
import * as v from 'valibot'
import * as responses from '../http/responses.ts'
import { describeOperation, validated, sendJson } from '../http/operation.ts'
import type { ListingEnv } from '../env.ts'
import { notFound } from '../http/errors.ts'
import { findSite, findSiteByHostname } from './queries.ts'

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
    const site = await findSiteByHostname(c.env.DB, plainHostname(c.req.valid('param').hostname))
    if (!site) throw notFound('site')
    return sendJson(c, site.doc)
  },
)

/** GET /sites/{siteId} */
export const site = new Hono<ListingEnv>().get(
  '/',
  describeOperation({ summary: 'An agency', tag: 'site', response: responses.Site }),
  async c => {
    const found = await findSite(c.env.DB, c.var.site.id)
    if (!found) throw notFound('site')
    return sendJson(c, found.doc)
  },
)

const plainHostname = (host: string): string =>
  host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

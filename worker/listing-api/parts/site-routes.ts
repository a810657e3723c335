import { Hono, type Context } from 'hono'
import type { ListingEnv } from '../env.ts'
import { meantAgency, requireContentType, requireTrust } from '../http/access.ts'
import {
  enterNextSite,
  foreignHostname,
  listKnownSites,
  removeKnownSite,
} from '../http/known-sites.ts'
import { bodyOf, describeOperation, validated } from '../http/operation.ts'
import { SiteFile } from '../../../shared/packs/site.ts'
import { askListings } from '../store/ask.ts'
import { parsed } from './part-kind.ts'
import { readJson } from './read-body.ts'
import * as responses from './responses.ts'
import * as v from 'valibot'
import { OfAgency, Trial } from '../http/parameters.ts'
import { applyOne } from './routes.ts'
import { site } from './kinds/site.ts'
import { takenHostname } from './write-content.ts'

const tag = 'writing'
const ERRORS = {
  409: "A hostname is another site's, or `agency` another one than this site; `error.field` names it",
  412: 'It is not what `If-Match` or `If-None-Match` says',
  413: 'The body is too large',
  415: 'Not JSON',
}
const OnRecord = v.object({ ...Trial.entries, ...OfAgency.entries })
const body = { 'application/json': { schema: bodyOf(SiteFile) } }

/** Which sites there are, and new ones: always with the key or a binding (LAPI-112). */
export const sites = new Hono<ListingEnv>()

sites.get(
  '/sites',
  describeOperation({
    summary: 'All sites with their hostnames',
    tag,
    response: responses.Sites,
  }),
  requireTrust,
  async c => c.json({ sites: await listKnownSites(c.env.DB) }),
)

sites.post(
  '/sites',
  describeOperation({
    summary: 'Make a site, under the next free id',
    tag,
    response: responses.Changed,
    body,
    errors: ERRORS,
  }),
  requireTrust,
  validated('query', OnRecord),
  requireContentType('application/json'),
  async c => {
    const value = await readJson(c, site.maxBytes)
    const { content } = await site.check(value, 'site.json')
    if (c.req.valid('query').trial === '1') return tryRecord(c, content)
    const id = await enterNextSite(c.env.DB)
    c.set('siteId', id)
    c.set('ask', askListings(c.env, id))
    try {
      return await applyOne(c, { path: 'site.json', content }, false)
    } catch (error) {
      await removeKnownSite(c.env.DB, id)
      throw error
    }
  },
)

/** Whether a new site could be made, without an object of one. */
async function tryRecord(c: Context<ListingEnv>, content: unknown): Promise<Response> {
  const { hostnames } = parsed(SiteFile, content)
  const foreign = await foreignHostname(c.env.DB, 0, hostnames)
  if (foreign) throw takenHostname(foreign, hostnames)
  return c.json({ changed: true, concerns: ['all'] })
}

export const siteRecord = new Hono<ListingEnv>().put(
  '/',
  describeOperation({
    summary: "Write an agency's record; makes a site that is not there",
    tag,
    response: responses.Changed,
    body,
    errors: ERRORS,
  }),
  requireTrust,
  validated('query', OnRecord),
  meantAgency,
  requireContentType('application/json'),
  async c => {
    const value = await readJson(c, site.maxBytes)
    const { content } = await site.check(value, 'site.json')
    return applyOne(c, { path: 'site.json', content }, c.req.valid('query').trial === '1')
  },
)

import { countedOf } from '../page-cache/counts.ts'
import { purgePages } from '../page-cache/courtesy-purge.ts'
import { rememberVersions } from '../versions/known.ts'
import { tableFromText } from '../versions/table-text.ts'
import type { FrontBindings } from './env.ts'
import { heardByFront, tellSite } from './headers.ts'

/** The console's page of one agency, which says how much of it the caches had. */
const AGENCY_PAGE = /^https?:\/\/[^/]+\/admin\/agencies\/([1-9]\d{0,14})(?:\?|$)/

/** Has the site Worker answer, and takes note of what the request changed, so that the very next page is new (PURGE-3). */
export async function passOn(
  request: Request,
  env: FrontBindings,
  ctx: ExecutionContext,
  isHeld: boolean,
): Promise<Response> {
  const [, site] = AGENCY_PAGE.exec(request.url) ?? []
  const counted = site === undefined ? null : countedOf(Number(site))
  const { response, news } = heardByFront(
    await env.SITE.fetch(tellSite(request, { isHeld, counted })),
  )
  for (const [id, versions] of news?.raised ?? []) rememberVersions(id, tableFromText(versions))
  for (const pages of news?.purged ?? []) ctx.waitUntil(purgePages(env, ctx, pages))
  return response
}

import { Hono } from 'hono'
import type { ListNode } from '../../../shared/content/section.ts'
import type { Relaxation } from '../../../shared/search/relaxation.ts'
import {
  FILTER_KEYS,
  type FilterQuery,
  filterParams,
  parseFilter,
} from '../../../shared/search/filter.ts'
import { toSearch } from '../../../shared/search/query.ts'
import type { AjaxEnv } from '../../site/hono-env.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { findList } from '../../catalog/find-list.ts'

const MAX_SEARCHES = 6

/** One search for each filter that is set, at most six, with that one left out; null when none of them helps. */
export async function suggestRelaxation(
  { api, site }: Pick<RequestContext, 'api' | 'site'>,
  node: ListNode,
  filter: FilterQuery,
): Promise<Relaxation | null> {
  const keys = FILTER_KEYS.filter(key => filter[key] !== undefined).slice(0, MAX_SEARCHES)
  const relaxations = await Promise.all(
    keys.map(async (key): Promise<Relaxation> => {
      const rest = { ...filter, [key]: undefined }
      const { total } = await api.searchEstates(
        toSearch(node, rest, site.source, { offset: 0, limit: 1 }),
      )
      return { key, count: total, query: filterParams(rest).toString() }
    }),
  )
  return relaxations.reduce<Relaxation | null>(
    (best, relaxation) => (relaxation.count > (best?.count ?? 0) ? relaxation : best),
    null,
  )
}

/** The same for a list that a script has found empty, `?list=…` and the visitor's filter. */
export const relaxationAjax = new Hono<AjaxEnv>().get('/suggest-drop', async c => {
  const { context } = c.var
  const params = new URL(c.req.url).searchParams
  const node = await findList(context.api, params.get('list'))
  if (!node) return c.json({ error: 'unknown list' }, 404)
  return c.json(await suggestRelaxation(context, node, parseFilter(params)))
})

import { Hono } from 'hono'
import { readAddress } from '../../../shared/search/address.ts'
import type { AjaxEnv } from '../../site/hono-env.ts'
import { findList } from '../../catalog/find-list.ts'
import { loadMarkers } from './load-markers.ts'

/** All pins of a list, `?list=…` and the visitor's search: positions as the API publishes them, fuzzed where an address is hidden. */
export const markersAjax = new Hono<AjaxEnv>().get('/markers', async c => {
  const { context } = c.var
  const params = new URL(c.req.url).searchParams
  const node = await findList(context.api, params.get('list'))
  if (!node) return c.json({ error: 'unknown list' }, 404)
  return c.json(await loadMarkers(context, node, readAddress(params)))
})

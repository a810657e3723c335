import { Hono } from 'hono'
import type { AjaxEnv } from '../site/hono-env.ts'
import { findList } from '../catalog/find-list.ts'
import { searchPlaces } from './search-places.ts'

/** Places as a visitor types, `?q=…`; homes are counted of the list `&list=…`, else of all. */
export const placesAjax = new Hono<AjaxEnv>().get('/search-city', async c => {
  const { context } = c.var
  const list = await findList(context.api, c.req.query('list'))
  const { results, isWhole } = await searchPlaces(
    context,
    c.req.query('q') ?? '',
    list ?? undefined,
  )
  if (isWhole && results.length > 0) c.header('Cache-Control', 'private, max-age=3600')
  return c.json({ results })
})

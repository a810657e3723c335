import { Hono } from 'hono'
import type { AjaxEnv } from '../site/hono-env.ts'
import { searchPlaces } from './search-places.ts'

/** Places as a visitor types. */
export const placesAjax = new Hono<AjaxEnv>().get('/search-city', async c => {
  const { results, isWhole } = await searchPlaces(c.var.context, c.req.query('q') ?? '')
  if (isWhole && results.length > 0) c.header('Cache-Control', 'private, max-age=3600')
  return c.json({ results })
})

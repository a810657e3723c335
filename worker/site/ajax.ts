import { Hono } from 'hono'
import type { AjaxEnv } from './hono-env.ts'
import { loadNotices } from './notifications.ts'

/** The site's own calls: notices. */
export const siteAjax = new Hono<AjaxEnv>()

siteAjax.get('/notifications', async c => {
  const { api, locale, now } = c.var.context
  return c.json({ results: (await loadNotices(api, locale, now)).shown })
})

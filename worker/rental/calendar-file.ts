import { Hono } from 'hono'
import type { AjaxEnv } from '../site/hono-env.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'

/** When a home cannot be had, at an address that portals may read (an extension of the API; where it lacks, there is none). */
export const rentalCalendarFile = new Hono<AjaxEnv>().get(
  '/rental-calendar/:file{[1-9][0-9]*\\.ics}',
  async c => {
    const { env, site } = c.var.context
    const id = c.req.param('file').replace(/\.ics$/, '')
    try {
      const answer = await connect(env, { siteId: site.id }).raw(
        `/sites/${site.id}/rental-units/${id}/calendar`,
      )
      if (!answer.headers.get('Content-Type')?.startsWith('text/calendar'))
        return c.json({ error: 'unknown calendar' }, 404)
      return c.body(await answer.text(), 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500)
        return c.json({ error: 'unknown calendar' }, 404)
      throw error
    }
  },
)

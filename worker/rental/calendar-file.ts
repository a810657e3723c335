import { Hono } from 'hono'
import type { AjaxEnv } from '../site/hono-env.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'

/** The nights a rental unit is taken, as an iCalendar file for portals, each of which leaves out its own by `?without=`. An optional extension of the API; 404 without it. */
export const rentalCalendarFile = new Hono<AjaxEnv>().get(
  '/rental-calendar/:file{[1-9][0-9]*\\.ics}',
  async c => {
    const { env, site } = c.var.context
    const id = c.req.param('file').replace(/\.ics$/, '')
    const without = c.req.query('without')
    const query = without === undefined ? '' : `?without=${encodeURIComponent(without)}`
    try {
      const response = await connect(env, { siteId: site.id }).raw(
        `/sites/${site.id}/rental-units/${id}/calendar${query}`,
      )
      if (!response.headers.get('Content-Type')?.startsWith('text/calendar'))
        return c.json({ error: 'unknown calendar' }, 404)
      return c.body(await response.text(), 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500)
        return c.json({ error: 'unknown calendar' }, 404)
      throw error
    }
  },
)

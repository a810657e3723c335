import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { isLocale, LOCALES } from '../shared/locale.ts'
import { ApiError } from './api/errors.ts'
import { bookingAjax } from './booking/ajax.ts'
import { contactAjax } from './contact/ajax.ts'
import { isSameOrigin } from './http/same-origin.ts'
import { respondWithOwnPage } from './page/respond.tsx'
import { workContext } from './site/hono-env.ts'
import { estateAjax } from './estate/estate-ajax.ts'
import { markersAjax } from './estate/map/markers-ajax.ts'
import { placesAjax } from './places/ajax.ts'
import { nearMissesAjax } from './estate/list/near-misses.ts'
import { favoritesAjax } from './favorites/ajax.tsx'
import type { FormEnv } from './forms/handle.ts'
import { friendAjax } from './friend/ajax.ts'
import { rentalAjax } from './rental/ajax.ts'
import { rentalCalendarFile } from './rental/calendar-file.ts'
import { sharedListAjax } from './shared-list/ajax.tsx'
import { siteAjax } from './site/ajax.ts'
import { createRequestContext } from './site/request-context.ts'

/** Everything under /{lang}/ajax/ (ROUTE-37): JSON for the page's own script, never cached, never indexed. */
export const ajax = new Hono<FormEnv>()

const PATH = `/:locale{${LOCALES.join('|')}}/ajax` as const

ajax.use(
  `${PATH}/*`,
  methodNotAllowed({
    app: ajax,
    onMethodNotAllowed: (c, methods) =>
      c.json({ error: 'method not allowed' }, 405, { Allow: methods.join(', ') }),
  }),
)

ajax.use(`${PATH}/*`, async (c, next) => {
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex')
  const locale = c.req.param('locale')
  const { site } = c.var
  if (!isLocale(locale) || !site.locales.includes(locale))
    return c.json({ error: 'unknown language' }, 404)
  if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && !isSameOrigin(c.req.raw))
    return c.json({ error: 'cross-origin request' }, 403)
  const context = await createRequestContext({ ...workContext(c), site, locale })
  c.set('context', context)
  c.set('renderPage', page =>
    respondWithOwnPage({ ...context, url: new URL(c.req.url), visitorRequest: c.req.raw }, page),
  )
  return next()
})

ajax.route(PATH, estateAjax)
ajax.route(PATH, markersAjax)
ajax.route(PATH, nearMissesAjax)
ajax.route(PATH, contactAjax)
ajax.route(PATH, friendAjax)
ajax.route(PATH, bookingAjax)
ajax.route(PATH, rentalAjax)
ajax.route(PATH, rentalCalendarFile)
ajax.route(PATH, favoritesAjax)
ajax.route(PATH, sharedListAjax)
ajax.route(PATH, placesAjax)
ajax.route(PATH, siteAjax)

ajax.all(`${PATH}/*`, c => c.json({ error: 'not found' }, 404))

ajax.onError((error, c) => {
  if (error instanceof ApiError)
    return c.json({ error: 'unavailable' }, 503, { 'Retry-After': '30' })
  throw error
})

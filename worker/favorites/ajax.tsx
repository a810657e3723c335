import { Hono } from 'hono'
import { renderToStaticMarkup } from 'react-dom/server'
import { ViewProvider } from '../../client/view.tsx'
import { readPublicIds } from '../../shared/estate/public-ids.ts'
import { href } from '../../shared/routes.ts'
import type { AjaxEnv } from '../site/hono-env.ts'
import { readFormBody } from '../forms/body.ts'
import { favoritesCookie, readFavoritesCookie } from './cookie.ts'
import { FavoritesList } from './favorites-list.tsx'
import { loadFavorites } from './load.ts'
import { OFFLINE_WORKER } from './offline-worker.ts'

export const favoritesAjax = new Hono<AjaxEnv>()

/** The shortlist of this device, as the page's script shows it. */
favoritesAjax.get('/favorites', async c => {
  const { context } = c.var
  const favorites = await loadFavorites(context, readPublicIds(c.req.query('ids')))
  return c.html(
    renderToStaticMarkup(
      <ViewProvider value={context.view}>
        <FavoritesList context={context} favorites={favorites} isShared={false} />
      </ViewProvider>,
    ),
  )
})

/** The service worker that shows the favourites offline; its scope is their address only. */
favoritesAjax.get('/favorites-worker', c =>
  c.body(OFFLINE_WORKER, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Service-Worker-Allowed': href('favorites', c.var.context.locale),
  }),
)

/** Without script: hearts and buttons post here, and the shortlist is stored in a cookie. */
favoritesAjax.post('/favorites', async c => {
  const body = await readFormBody(c.req.raw)
  if ('status' in body) return c.json({ error: 'unusable form' }, body.status)
  const saved = readFavoritesCookie(c.req.raw)
  const [toggle, add, remove] = (['toggle', 'add', 'remove'] as const).map(name =>
    readPublicIds(body.fields.get(name)),
  )
  const without = new Set([...(remove ?? []), ...(toggle ?? []).filter(id => saved.includes(id))])
  const ids = [...new Set([...saved, ...(add ?? []), ...(toggle ?? [])])].filter(
    id => !without.has(id),
  )
  c.header('Set-Cookie', favoritesCookie(readPublicIds(ids.slice(-100).join('.')), c.req.raw))
  return c.redirect(href('favorites', c.var.context.locale), 303)
})

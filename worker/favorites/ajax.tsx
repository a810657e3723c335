import { Hono, type Context } from 'hono'
import { renderToStaticMarkup } from 'react-dom/server'
import { ViewProvider } from '../../client/view.tsx'
import { publicId } from '../../shared/estate/estate.ts'
import { readPublicIds } from '../../shared/estate/public-ids.ts'
import { href } from '../../shared/routes.ts'
import type { AjaxEnv } from '../site/hono-env.ts'
import { loadEstate } from '../catalog/load-estate.ts'
import { countFigure } from '../figures/count.ts'
import { homeSubject } from '../figures/subject.ts'
import { isVisitor } from '../figures/figure-of.ts'
import { readFormBody } from '../forms/body.ts'
import { isAbsent } from '../http/absence.ts'
import type { RequestContext } from '../site/request-context.ts'
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

/** Whoever keeps a whole shared list looked at none of its homes much. */
const MAX_COUNTED = 3

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
  const added = ids.filter(id => !saved.includes(id)).slice(0, MAX_COUNTED)
  c.executionCtx.waitUntil(countSaved(c.var.context, added, c))
  c.header('Set-Cookie', favoritesCookie(readPublicIds(ids.slice(-100).join('.')), c.req.raw))
  return c.redirect(href('favorites', c.var.context.locale), 303)
})

/** As a heart's own script tells (client/content/figures.ts): of homes that there are. */
async function countSaved(
  context: RequestContext,
  ids: string[],
  { req, env, executionCtx }: Pick<Context<AjaxEnv>, 'req' | 'env' | 'executionCtx'>,
): Promise<void> {
  if (!isVisitor(req.raw.headers)) return
  const visit = {
    request: req.raw,
    site: context.site.id,
    now: context.now,
    env,
    ctx: executionCtx,
  }
  await Promise.all(
    ids.map(async id => {
      const estate = await loadEstate(context, id).catch(() => null)
      if (estate && !isAbsent(estate)) countFigure(visit, homeSubject(publicId(estate)), 'saves')
    }),
  )
}

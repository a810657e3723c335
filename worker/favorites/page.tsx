import { Island } from '../render/island.tsx'
import { readPublicIds } from '../../shared/estate/public-ids.ts'
import { href } from '../../shared/routes.ts'
import type { PageHandler } from '../page/result.ts'
import { readFavoritesCookie } from './cookie.ts'
import { FavoritesList } from './favorites-list.tsx'
import { loadFavorites } from './load.ts'

/**
 * The favourites: a shared shortlist by the ids in the address, else the visitor's own, from a cookie where there is no
 * script; with script the island shows what is saved on the device. Reads a cookie, so it is never cached.
 */
export const favoritesPage: PageHandler = async request => {
  const { t, site, url, visitorRequest: visitor } = request
  const shared = readPublicIds(url.searchParams.get('ids'))
  const isShared = shared.length > 0
  const favorites = await loadFavorites(request, isShared ? shared : readFavoritesCookie(visitor))
  const title = t(isShared ? 'favorites.sharedTitle' : 'favorites.title')
  return {
    kind: 'page',
    status: 200,
    title,
    description: t('favorites.description'),
    policy: 'personal',
    tags: [],
    robots: 'noindex',
    alternates: Object.fromEntries(
      site.locales.map(other => [
        other,
        href('favorites', other, {}, isShared ? url.searchParams : undefined),
      ]),
    ),
    body: (
      <section className="section section--first favorites">
        <header className="section__header">
          <h1 className="section__title">{title}</h1>
          {!isShared && <p className="section__intro">{t('favorites.intro')}</p>}
        </header>
        <Island name="favorites-list" props={{ isShared }}>
          <FavoritesList context={request} favorites={favorites} isShared={isShared} />
        </Island>
      </section>
    ),
  }
}

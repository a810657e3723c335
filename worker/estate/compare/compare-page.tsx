import { StartTogether } from '../../../client/favorites/start-together.tsx'
import { readPublicIds, writePublicIds } from '../../../shared/estate/public-ids.ts'
import { MAX_COMPARED } from '../../../shared/estate/detail/compare.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { href } from '../../../shared/routes.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { PageHandler } from '../../page/result.ts'
import { CompareTable, DIFFERENCES } from './compare-table.tsx'
import { loadEstate } from '../../catalog/load-estate.ts'
import { isAbsent } from '../../http/absence.ts'

/** Up to four estates side by side, by '?ids=a.b.c.d', or 'ids' repeated as the form of the favourites sends it. The address can be shared; it is not indexed. */
export const comparePage: PageHandler = async request => {
  const { t, site, locale, url } = request
  const ids = readPublicIds(url.searchParams.getAll('ids').join('.')).slice(0, MAX_COMPARED)
  const found = await Promise.all(ids.map(id => loadEstate(request, id)))
  const estates = found.flatMap(estate => (isAbsent(estate) ? [] : estate))
  const title = t('compare.title')
  const query = ids.length > 0 ? new URLSearchParams({ ids: writePublicIds(ids) }) : undefined
  return {
    kind: 'page',
    status: 200,
    title,
    description: t('compare.description'),
    policy: 'listing',
    robots: 'noindex',
    tags: estates.map(estate => `estate-${site.id}-${publicId(estate)}`),
    alternates: Object.fromEntries(
      site.locales.map(other => [other, href('compare', other, {}, query)]),
    ),
    body: (
      <>
        <section className="section section--first section--section-title">
          <header className="section__header">
            <h1 className="section__title">{title}</h1>
            <p className="section__intro">
              {t(estates.length > 0 ? 'compare.share' : 'compare.empty')}
            </p>
          </header>
        </section>
        <section className="section compare">
          {estates.length < ids.length && (
            <p className="alert">
              <span>{t('compare.gone')}</span>
            </p>
          )}
          {estates.length > 0 ? (
            <CompareTable
              estates={estates}
              today={toDay(request.now)}
              isShort={estates.length > 1 && url.searchParams.get('view') === DIFFERENCES}
            />
          ) : (
            <p>
              <a className="button" href={href('favorites', locale)}>
                {t('compare.toFavorites')}
              </a>
            </p>
          )}
          {estates.length > 0 && <StartTogether ids={estates.map(publicId)} />}
        </section>
      </>
    ),
  }
}

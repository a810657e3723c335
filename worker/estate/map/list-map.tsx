import type { ReactNode } from 'react'
import { detailHref } from '../../../client/estate/card/detail-href.ts'
import type { MapIslandProps } from '../../../client/estate/map-island.ts'
import { Icon } from '../../../client/controls/icon.tsx'
import { ServedIsland } from '../../render/island.tsx'
import { useView } from '../../../client/view.tsx'
import { cityLine } from '../../../shared/estate/address.ts'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { writeAddress } from '../../../shared/search/address.ts'
import type { Search } from '../../../shared/search/criteria.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { priceLine } from '../../../shared/estate/price/price.ts'
import { toQuery } from '../../../shared/search/query.ts'
import type { FilterValues } from '../../../shared/search/search.ts'
import { isHidden } from '../../../shared/estate/visibility.ts'
import type { ListNode } from '../../../shared/content/section.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { browserFiles } from '../../page/browser-files.ts'
import { loadMarkers } from './load-markers.ts'
import { SearchAround } from './search-around.tsx'
import { StillHomes } from './still-homes.tsx'
import type { Markers } from '../../../shared/search/marker-tuple.ts'
import { isMapView } from '../../catalog/find-list.ts'
import { searchUpTo } from '../../catalog/search-up-to.ts'

const MAX_ESTATES = 300

/** What a map shows without script: its first estates, how many there are and where else to look; null where that failed. */
export interface MapEstates {
  estates: EstateCard[]
  total: number | null
  values: FilterValues | null
  /** Where they are; null: that could not be had. */
  markers: Markers | null
}

/** The estates of a map that is asked for by its address, '?view=map'; null when it is not. */
export async function loadMapEstates(
  node: ListNode,
  search: Search,
  { api, site, query }: Pick<RequestContext, 'api' | 'site'> & { query: URLSearchParams },
): Promise<MapEstates | null> {
  if (!isMapView(query)) return null
  const estateQuery = toQuery(node, search, site.source)
  const [found, values, markers] = await Promise.all([
    searchUpTo(MAX_ESTATES, api, estateQuery).catch(() => null),
    api.filterValues(estateQuery).catch(() => null),
    loadMarkers({ api, site }, node, search).catch(() => null),
  ])
  return {
    values,
    markers,
    estates: found?.results.filter(card => !isHidden(card, site.settings.hiddenStatus)) ?? [],
    total: found?.total ?? null,
  }
}

interface Props extends MapIslandProps {
  path: string
  search: Search
  shown: MapEstates | null
  /** The list. */
  children: ReactNode
}

/** A list and its map. The switch is a link; without script the map lists the estates by municipality. */
export function ListMap({ path, place, search, shown, children }: Props) {
  const { t } = useView()
  const params = writeAddress(search)
  if (!shown) params.set('view', 'map')
  const other = params.size > 0 ? `${path}?${params}` : path
  return (
    <div className={shown ? 'listing listing--map' : 'listing'}>
      <ServedIsland name="estate-map" props={{ place } satisfies MapIslandProps}>
        <p className="listing__switch">
          <a
            className="button button--quiet button--small"
            href={other}
            data-map-switch
            rel="nofollow"
          >
            <Icon name="map" />
            <span data-to-map={t('map.toMap')} data-to-list={t('map.toList')}>
              {t(shown ? 'map.toList' : 'map.toMap')}
            </span>
          </a>
        </p>
        <div className="listing__map">
          <div data-map-root data-style={browserFiles.mapStyle} />
          {shown && <EstatesByCity {...shown} path={path} search={search} list={other} />}
        </div>
      </ServedIsland>
      {children}
    </div>
  )
}

/** Every estate of the map by municipality, or the first of very many, which it says. */
function EstatesByCity({
  estates,
  total,
  values,
  markers,
  path,
  search,
  list,
}: MapEstates & Pick<Props, 'path' | 'search'> & { list: string }) {
  const { locale, t, site } = useView()
  const places = Map.groupBy(
    estates,
    estate => cityLine(estate.general.address, locale) || t('map.elsewhere'),
  )
  const inOrder = [...places].toSorted(([a], [b]) => (nameOnly(a) < nameOnly(b) ? -1 : 1))
  return (
    <section className="map-homes" aria-label={t('map.title')}>
      {markers && site.mapTiles && (
        <StillHomes tiles={site.mapTiles} markers={markers} path={path} search={search} />
      )}
      {values && values.locations.length > 0 && (
        <SearchAround path={path} search={search} values={values} />
      )}
      {total === null && <p>{t('map.failed')}</p>}
      {total !== null && total > MAX_ESTATES && (
        <p data-map-part>
          {t('mapHomes.part', { count: MAX_ESTATES, total })}{' '}
          <a href={list}>{t('mapHomes.allInList')}</a>
        </p>
      )}
      {inOrder.map(([name, members]) => (
        <section key={name}>
          <h2 className="map-homes__place">
            {name} <span className="map-homes__count">{members.length}</span>
          </h2>
          <ul className="map-homes__list">
            {members.map(estate => {
              const title = mentionedTitle(estate, locale, t)
              return (
                <li key={publicId(estate)} className="map-homes__home">
                  {site.detailLinks ? <a href={detailHref(estate, locale)}>{title}</a> : title}{' '}
                  <span>{priceLine(estate, t)}</span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </section>
  )
}

/** '9000 Gent' by its name. */
const nameOnly = (place: string): string => place.replace(/^\d+ /, '').normalize('NFD')

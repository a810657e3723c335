import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId, type Estate } from '../../shared/estate/estate.ts'
import type { SalesRep } from '../../shared/estate/record/attachments.ts'
import { headTypeId } from '../../shared/estate/kind/head-types.ts'
import { statusId } from '../../shared/estate/status.ts'
import type { EstateSearch } from '../../shared/search/search.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { pageHref } from '../../shared/routes.ts'
import type { RequestContext } from '../site/request-context.ts'
import { type PublicEstate, publicEstate } from './public-estate.ts'
import { isAbsent, notFound, type Absence } from '../http/absence.ts'

const MAX_SIMILAR = 3
const SIMILAR_KM = 15
const MAX_LISTS = 4

/** An estate that this site may show, as the public may see it; hidden ones are as unknown as those that never were (VIS-3). */
export async function loadEstate(
  { api, site }: RequestContext,
  id: string,
): Promise<PublicEstate | Absence> {
  const estate = await api.estate(id)
  if (isAbsent(estate)) return estate
  return isHidden(estate, site.settings.hiddenStatus) ? notFound() : publicEstate(estate)
}

/** Who answers for an estate (DETAIL-35); a page does without when that can't be had. */
export const loadSalesRep = ({ api }: RequestContext, estate: Estate): Promise<SalesRep | null> =>
  api.contactInfo(publicId(estate)).catch(() => null)

/** A project's children that this site may show. */
export async function loadEntities(
  { api, site }: RequestContext,
  project: Estate,
): Promise<EstateCard[]> {
  const cards = await api.estateGroup(publicId(project))
  return cards.filter(card => !isHidden(card, site.settings.hiddenStatus))
}

/** Up to three others of the same kind and status nearby, the estate itself left out. Throws where the search failed. */
export async function loadSimilar(
  { api, site }: RequestContext,
  estate: Estate,
): Promise<EstateCard[]> {
  const { total, results, error } = await api.searchEstates(similarSearch(estate), 'shared')
  if (error && total === 0) throw error
  return results
    .filter(
      card => publicId(card) !== publicId(estate) && !isHidden(card, site.settings.hiddenStatus),
    )
    .slice(0, MAX_SIMILAR)
}

/** The address of the list that this estate stands on, opened as a map; null where the site has none or it can't be had. */
export async function loadMapHref(
  { api, locale }: RequestContext,
  estate: Estate,
): Promise<string | null> {
  const lists = (await api.pages().catch(() => [])).filter(
    page => page.role === 'listing' && page.published && typeof page.url[locale] === 'string',
  )
  const pages = await Promise.all(
    lists.slice(0, MAX_LISTS).map(({ id }) => api.page(id).catch(() => null)),
  )
  const own = pages.find(page =>
    page?.sections.some(
      section =>
        section.type === 'estateList' &&
        section.node?.query?.terms?.['transaction.id']?.some(status => status === statusId(estate)),
    ),
  )
  return own ? pageHref(locale, own.url[locale] ?? '', 'view=map') : null
}

/** From the public city, never from a hidden position. */
function similarSearch(estate: Estate): EstateSearch {
  const { address } = estate.general
  const [headType, status] = [headTypeId(estate), statusId(estate)]
  const position = address?.visible !== false ? address?.geoLocation : null
  return {
    query: {
      terms: {
        ...(headType !== null && { 'headType.id': [headType] }),
        ...(status !== null && { 'transaction.id': [status] }),
        ...(!position && address?.city && { 'address.city.id': [address.city.id] }),
      },
      ...(position && {
        distance: { geoLocation: rounded(position), distance: `${SIMILAR_KM}km` },
      }),
    },
    limit: MAX_SIMILAR + 1,
  }
}

/** Two decimals, about a kilometre: neighbours share one search and its cache entry. */
const rounded = ({ lat, lon }: { lat: number; lon: number }): { lat: number; lon: number } => ({
  lat: Math.round(lat * 100) / 100,
  lon: Math.round(lon * 100) / 100,
})

import { photoSources } from '../../client/rental/photo-sources.ts'
import { assetHref } from '../../client/view.tsx'
import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { headTypeOf } from '../../shared/estate/kind/head-types.ts'
import { mainPicture, pictureFile } from '../../shared/estate/media/pictures.ts'
import type { EstateQuery } from '../../shared/search/search.ts'
import { detailSlug } from '../../shared/estate/slug.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import type { Locale } from '../../shared/locale.ts'
import { href, pageHref, type RouteName } from '../../shared/routes.ts'
import type { Site } from '../../shared/site/site.ts'
import type { Api } from '../api/api.ts'
import type { PageRequest } from '../page/result.ts'
import { type SitemapEntry, inLocales } from './sitemap-urls.ts'

export type ShardName = 'estates' | 'projects' | 'rentals'

interface Shard {
  /** Items in one shard; with an address each a language, far below the protocol's 50,000. */
  size: number
  count: (api: Api) => Promise<number>
  /** Entries of the shard that begins at an offset. */
  entries: (request: PageRequest, offset: number) => Promise<SitemapEntry[]>
}

/** The most that one response of the listing API holds. */
const API_PAGE_SIZE = 100
const PROJECTS: EstateQuery = { terms: { 'headType.id': [6] } }

/** Kinds that may be many. A project comes with its children, and is left out of the estates. */
export const SHARDS: Record<ShardName, Shard> = {
  estates: {
    size: 500,
    count: api => countOf(api, {}),
    async entries(request, offset) {
      const cards = await Promise.all(
        Array.from({ length: 5 }, (_, call) => cardsOf(request, {}, offset + call * API_PAGE_SIZE)),
      )
      return cards
        .flat()
        .filter(card => headTypeOf(card) !== 'PROJECT')
        .map(card => estateEntry(card, request.site))
    },
  },
  projects: {
    size: 50,
    count: api => countOf(api, PROJECTS),
    async entries(request, offset) {
      const projects = (await cardsOf(request, PROJECTS, offset, 50)).filter(
        card => headTypeOf(card) === 'PROJECT',
      )
      return (await Promise.all(projects.map(project => projectEntries(project, request)))).flat()
    },
  },
  rentals: {
    size: API_PAGE_SIZE,
    // A back end without holiday rentals answers 404.
    count: api =>
      api
        .searchRentals({ query: {}, limit: 1 })
        .then(({ total, error }) =>
          error && error.status !== 404 ? Promise.reject(error) : total,
        ),
    async entries({ api, site }, offset) {
      const { results } = await orThrow(
        api.searchRentals({ query: {}, limit: API_PAGE_SIZE, offset }),
      )
      const list =
        offset === 0 && results.length > 0 ? localizedRouteEntries(site, ['rentals']) : []
      return [
        ...list,
        ...results.map(({ id, photos }) => ({
          paths: inLocales(site, locale => href('rental', locale, { rentalUnitId: id })),
          picture: photoSources(photos[0])?.whole,
        })),
      ]
    },
  },
}

export const isShardName = (name: string | undefined): name is ShardName =>
  name !== undefined && Object.hasOwn(SHARDS, name)

/** Published CMS pages, in the languages they have. */
export async function pageEntries({ site, api }: PageRequest): Promise<SitemapEntry[]> {
  return (await api.pages())
    .filter(page => page.published)
    .map(page => ({
      paths: inLocales(site, locale =>
        typeof page.url[locale] === 'string' ? pageHref(locale, page.url[locale] ?? '') : null,
      ),
      changed: page.updatedAt,
    }))
}

/** Pages at fixed addresses, in every language of the site. */
export const localizedRouteEntries = (site: Site, names: RouteName[]): SitemapEntry[] =>
  names.map(name => ({ paths: inLocales(site, locale => href(name, locale)) }))

/** How many homes a query finds. Throws where the search failed. */
export const countOf = async (api: Api, query: EstateQuery): Promise<number> =>
  (await orThrow(api.searchEstates({ query, limit: 1 }))).total

/** Cards in the order in which they were published, those that are not hidden. Throws where the search failed. */
export async function cardsOf(
  { api, site }: Pick<PageRequest, 'api' | 'site'>,
  query: EstateQuery,
  offset: number,
  limit = API_PAGE_SIZE,
): Promise<EstateCard[]> {
  const { results } = await orThrow(
    api.searchEstates({ query, sort: [{ field: 'publicationDate', order: 'ASC' }], limit, offset }),
  )
  return results.filter(card => !isHidden(card, site.settings.hiddenStatus))
}

async function orThrow<Found extends { error: Error | null }>(
  search: Promise<Found>,
): Promise<Found> {
  const results = await search
  if (results.error) throw results.error
  return results
}

const slugOf = (card: EstateCard, locale: Locale): string => detailSlug(card, locale) || '-'

const estateEntry = (card: EstateCard, site: Site): SitemapEntry => ({
  ...entryFacts(card),
  paths: inLocales(site, locale =>
    href('estateDetail', locale, { estateId: publicId(card), slug: slugOf(card, locale) }),
  ),
})

async function projectEntries(
  project: EstateCard,
  { api, site }: PageRequest,
): Promise<SitemapEntry[]> {
  const children = (await api.estateGroup(publicId(project))).filter(
    card => !isHidden(card, site.settings.hiddenStatus),
  )
  return [
    estateEntry(project, site),
    ...children.map(child => ({
      ...entryFacts(child),
      paths: inLocales(site, locale =>
        href('entityDetail', locale, {
          estateId: publicId(project),
          slug: slugOf(project, locale),
          entityId: publicId(child),
        }),
      ),
    })),
  ]
}

function entryFacts(card: EstateCard): Pick<SitemapEntry, 'lastModified' | 'picture'> {
  const picture = mainPicture(card)
  return {
    lastModified: card.updatedAt,
    picture: picture && assetHref(pictureFile(picture), picture.hash),
  }
}

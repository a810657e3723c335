import { assetHref } from '../../client/view.tsx'
import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { headTypeOf } from '../../shared/estate/head-types.ts'
import { mainPicture, pictureFile } from '../../shared/estate/pictures.ts'
import type { EstateQuery } from '../../shared/estate/search.ts'
import { detailSlug } from '../../shared/estate/slug.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import type { Locale } from '../../shared/locale.ts'
import { photoPath } from '../../shared/rental/unit-text.ts'
import { href, pageHref, type RouteName } from '../../shared/routes.ts'
import type { Site } from '../../shared/site/site.ts'
import type { Api } from '../api/api.ts'
import type { PageRequest } from '../page-answer.ts'
import { type Address, inLocales } from './sitemap-urls.ts'

export type ShardName = 'estates' | 'projects' | 'rentals'

interface Shard {
  /** Of what is counted, in one shard; each stands once a language, far below the 50,000 addresses of the protocol. */
  size: number
  count: (api: Api) => Promise<number>
  /** Of one shard, from the offset of its first. */
  addresses: (request: PageRequest, offset: number) => Promise<Address[]>
}

/** Answers of the listing API hold at most so many. */
const PER_CALL = 100
const PROJECTS: EstateQuery = { terms: { 'headType.id': [6] } }

/** What there is many of. A project brings its children, and is left out where the estates are. */
export const SHARDS: Record<ShardName, Shard> = {
  estates: {
    size: 500,
    count: api => found(api.searchEstates({ query: {}, limit: 1 })).then(({ total }) => total),
    async addresses(request, offset) {
      const cards = await Promise.all(
        Array.from({ length: 5 }, (_, call) => cardsOf(request, {}, offset + call * PER_CALL)),
      )
      return cards
        .flat()
        .filter(card => headTypeOf(card) !== 'PROJECT')
        .map(card => homeAddress(card, request.site))
    },
  },
  projects: {
    size: 50,
    count: api =>
      found(api.searchEstates({ query: PROJECTS, limit: 1 })).then(({ total }) => total),
    async addresses(request, offset) {
      const projects = (await cardsOf(request, PROJECTS, offset, 50)).filter(
        card => headTypeOf(card) === 'PROJECT',
      )
      return (await Promise.all(projects.map(project => projectAddresses(project, request)))).flat()
    },
  },
  rentals: {
    size: PER_CALL,
    // An agency group's own back end may know none.
    count: api =>
      api
        .searchRentals({ query: {}, limit: 1 })
        .then(({ total, error }) =>
          error && error.status !== 404 ? Promise.reject(error) : total,
        ),
    async addresses({ api, site }, offset) {
      const { results } = await found(api.searchRentals({ query: {}, limit: PER_CALL, offset }))
      const list = offset === 0 && results.length > 0 ? localizedRoutes(site, ['rentals']) : []
      return [
        ...list,
        ...results.map(({ id, photos }) => ({
          paths: inLocales(site, locale => href('rental', locale, { rentalUnitId: id })),
          picture: photoPath(photos[0]?.original),
        })),
      ]
    },
  },
}

export const isShardName = (name: string | undefined): name is ShardName =>
  name !== undefined && Object.hasOwn(SHARDS, name)

/** Published pages of the CMS, in the languages they have. */
export async function pageAddresses({ site, api }: PageRequest): Promise<Address[]> {
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
export const localizedRoutes = (site: Site, names: RouteName[]): Address[] =>
  names.map(name => ({ paths: inLocales(site, locale => href(name, locale)) }))

async function cardsOf(
  { api, site }: PageRequest,
  query: EstateQuery,
  offset: number,
  limit = PER_CALL,
): Promise<EstateCard[]> {
  const { results } = await found(
    api.searchEstates({ query, sort: [{ field: 'publicationDate', order: 'ASC' }], limit, offset }),
  )
  return results.filter(card => !isHidden(card, site.settings.hiddenStatus))
}

async function found<Found extends { error: Error | null }>(
  search: Promise<Found>,
): Promise<Found> {
  const answer = await search
  if (answer.error) throw answer.error
  return answer
}

const slugOf = (card: EstateCard, locale: Locale): string => detailSlug(card, locale) || '-'

const homeAddress = (card: EstateCard, site: Site): Address => ({
  ...about(card),
  paths: inLocales(site, locale =>
    href('estateDetail', locale, { estateId: publicId(card), slug: slugOf(card, locale) }),
  ),
})

async function projectAddresses(
  project: EstateCard,
  { api, site }: PageRequest,
): Promise<Address[]> {
  const children = (await api.estateGroup(publicId(project))).filter(
    card => !isHidden(card, site.settings.hiddenStatus),
  )
  return [
    homeAddress(project, site),
    ...children.map(child => ({
      ...about(child),
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

function about(card: EstateCard): Pick<Address, 'changed' | 'picture'> {
  const picture = mainPicture(card)
  return {
    changed: card.updatedAt,
    picture: picture && assetHref(pictureFile(picture), picture.hash),
  }
}

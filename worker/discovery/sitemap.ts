import { assetHref } from '../../client/view.tsx'
import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { mainPicture, pictureFile } from '../../shared/estate/pictures.ts'
import { detailSlug } from '../../shared/estate/slug.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { LOCALES, type Locale } from '../../shared/locale.ts'
import { photoPath } from '../../shared/rental/unit-text.ts'
import { href, pageHref } from '../../shared/routes.ts'
import type { PageAnswer, PageRequest } from '../page-answer.ts'
import { siteOrigin } from '../site/parse-site.ts'
import { element, xmlText } from './xml.ts'

/** Estates of one shard; each stands once per language, so a shard stays far below the 50,000 addresses of the protocol. */
const PER_SHARD = 500
const PER_CALL = 100
const MOST_SHARDS = 20

/** /sitemap.xml names the shards: one of pages, and estates by five hundred. */
export async function sitemapIndex({ site, api }: PageRequest): Promise<PageAnswer> {
  const { total, error } = await api.searchEstates({ query: {}, limit: 1 })
  if (error) throw error
  const shards = Math.min(Math.ceil(total / PER_SHARD), MOST_SHARDS)
  const names = ['pages', ...Array.from({ length: shards }, (_, index) => `estates-${index + 1}`)]
  const origin = siteOrigin(site)
  const sitemaps = names.map(name => `<sitemap>${element('loc', `${origin}/sitemap-${name}.xml`)}</sitemap>`)
  return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>`, [`list-${site.id}`])
}

/** The CMS pages and the holiday homes, each with its other languages. */
export async function pageSitemap({ site, api }: PageRequest): Promise<PageAnswer> {
  const pages = (await api.pages()).filter(page => page.published)
  const addresses = pages.map(page => ({
    paths: inLocales(site.locales, locale => (typeof page.url[locale] === 'string' ? pageHref(locale, page.url[locale] ?? '') : null)),
    changed: page.updatedAt, picture: null,
  }))
  return urlSet(siteOrigin(site), [...addresses, ...await rentalAddresses(site.locales, api)], [`list-${site.id}`])
}

/** One shard of estates and projects; hidden ones are in none. */
export async function estateSitemap({ site, api }: PageRequest, shard: number): Promise<PageAnswer> {
  if (shard > MOST_SHARDS) return { kind: 'absent', status: 404 }
  const offsets = Array.from({ length: PER_SHARD / PER_CALL }, (_, call) => (shard - 1) * PER_SHARD + call * PER_CALL)
  const answers = await Promise.all(offsets.map(offset =>
    api.searchEstates({ query: {}, sort: [{ field: 'publicationDate', order: 'ASC' }], limit: PER_CALL, offset })))
  const failed = answers.find(({ error }) => error)
  if (failed?.error) throw failed.error
  const cards = answers.flatMap(({ results }) => results).filter(card => !isHidden(card, site.settings.hiddenStatus))
  if (cards.length === 0) return { kind: 'absent', status: 404 }
  return urlSet(siteOrigin(site), cards.map(card => addressOf(card, site.locales)), [`list-${site.id}`])
}

/** Holiday homes and their list; none where an agency lets none. */
async function rentalAddresses(locales: Locale[], api: PageRequest['api']): Promise<Address[]> {
  const { results } = await api.searchRentals({ query: {}, limit: PER_CALL })
  const units = results.map(({ id, photos }) => ({
    paths: inLocales(locales, locale => href('rental', locale, { rentalUnitId: id })), picture: photoPath(photos[0]?.original),
  }))
  return units.length > 0 ? [{ paths: inLocales(locales, locale => href('rentals', locale)), picture: null }, ...units] : []
}

interface Address {
  paths: [Locale, string][]
  changed?: number
  picture: string | null
}

function addressOf(card: EstateCard, locales: Locale[]): Address {
  const picture = mainPicture(card)
  const estateId = publicId(card)
  return {
    paths: inLocales(locales, locale => href('estateDetail', locale, { estateId, slug: detailSlug(card, locale) || '-' })),
    changed: card.updatedAt,
    picture: picture && assetHref(pictureFile(picture), picture.hash),
  }
}

const inLocales = (locales: Locale[], path: (locale: Locale) => string | null): [Locale, string][] =>
  LOCALES.filter(locale => locales.includes(locale)).flatMap(locale => {
    const found = path(locale)
    return found ? [[locale, found] as [Locale, string]] : []
  })

function urlSet(origin: string, addresses: Address[], tags: string[]): PageAnswer {
  const urls = addresses.flatMap(({ paths, changed, picture }) => paths.map(([, path]) => [
    '<url>', element('loc', origin + path),
    ...(changed ? [element('lastmod', new Date(changed * 1000).toISOString())] : []),
    ...paths.map(([locale, other]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${xmlText(origin + other)}"/>`),
    ...(picture ? [`<image:image>${element('image:loc', origin + picture)}</image:image>`] : []),
    '</url>',
  ].join('')))
  return xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"`
    + ` xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>`, tags)
}

const xml = (text: string, tags: string[]): PageAnswer =>
  ({ kind: 'raw', text: `<?xml version="1.0" encoding="UTF-8"?>${text}`, contentType: 'application/xml; charset=utf-8', policy: 'content', tags })

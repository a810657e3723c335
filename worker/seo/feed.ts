import { assetHref } from '../../client/view.tsx'
import { detailHref } from '../../client/estate/card/detail-href.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { filterParams, parseFilter } from '../../shared/search/filter.ts'
import { headTitle } from '../../shared/estate/kind/head-title.ts'
import { mainPicture, pictureFile } from '../../shared/estate/media/pictures.ts'
import { advertLines } from '../../shared/estate/legal/advert-lines.ts'
import { priceLine } from '../../shared/estate/price/price.ts'
import { toSearch } from '../../shared/search/query.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { href } from '../../shared/routes.ts'
import { findList } from '../catalog/find-list.ts'
import type { PageHandler, PageRequest } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'
import { element, xmlText } from './xml.ts'
import { notFound } from '../http/absence.ts'

const ENTRIES = 50

/** /{locale}/feed/{page}.{section}.atom or .json with the filter's own parameters: the newest fifty matching estates. */
export const feed: PageHandler = async (request, { list = '' }) => {
  const { api, site, url } = request
  const [, name, format] = /^(.+)\.(atom|json)$/.exec(list) ?? []
  const node = await findList(api, name)
  if (!node || !format) return notFound()
  const filter = { ...parseFilter(url.searchParams), sorted: false }
  const { results, error } = await api.searchEstates(
    toSearch(node, filter, site.source, { offset: 0, limit: ENTRIES }),
  )
  if (error) throw error
  const entries = results
    .filter(card => !isHidden(card, site.settings.hiddenStatus))
    .map(card => entryOf(card, request))
  const self = siteOrigin(site) + href('feed', request.locale, { list }, filterParams(filter))
  const write = format === 'atom' ? atom : json
  return {
    kind: 'text',
    ...write(entries, self, request),
    policy: 'listing',
    tags: [`list-${site.id}`],
  }
}

interface Entry {
  id: string
  url: string
  title: string
  text: string
  image: string | null
  published: string
  updated: string
}

function entryOf(card: EstateCard, { site, locale, t }: PageRequest): Entry {
  const picture = mainPicture(card)
  const origin = siteOrigin(site)
  const published = isoDate(card.general.publicationDate)
  return {
    id: `${origin}${href('estate', site.defaultLocale, { estateId: publicId(card) })}`,
    url: origin + detailHref(card, locale),
    title: headTitle(card, locale, t),
    text: [priceLine(card, t), ...advertLines(card, locale, t)].join(' · '),
    image: picture && origin + assetHref(pictureFile(picture), picture.hash, 725),
    published,
    updated: card.updatedAt ? new Date(card.updatedAt * 1000).toISOString() : published,
  }
}

const isoDate = (value: string | null | undefined): string => {
  const date = new Date(value ?? 0)
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString()
}

function atom(
  entries: Entry[],
  self: string,
  { site, locale }: PageRequest,
): { text: string; contentType: string } {
  const updated =
    entries
      .map(entry => entry.updated)
      .sort()
      .at(-1) ?? new Date(0).toISOString()
  const items = entries.map(entry =>
    [
      '<entry>',
      element('id', entry.id),
      element('title', entry.title),
      element('published', entry.published),
      element('updated', entry.updated),
      `<link rel="alternate" href="${xmlText(entry.url)}"/>`,
      element('summary', entry.text),
      '</entry>',
    ].join(''),
  )
  const text =
    `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">${element('id', self)}` +
    `${element('title', site.name)}${element('updated', updated)}<author>${element('name', site.name)}</author>` +
    `<link rel="self" href="${xmlText(self)}"/>${items.join('')}</feed>`
  return { text, contentType: 'application/atom+xml; charset=utf-8' }
}

function json(
  entries: Entry[],
  self: string,
  { site, locale }: PageRequest,
): { text: string; contentType: string } {
  const items = entries.map(({ id, url, title, text, image, published, updated }) => ({
    id,
    url,
    title,
    content_text: text,
    ...(image && { image }),
    date_published: published,
    date_modified: updated,
  }))
  const value = {
    version: 'https://jsonfeed.org/version/1.1',
    title: site.name,
    home_page_url: siteOrigin(site),
    feed_url: self,
    language: locale,
    items,
  }
  return { text: JSON.stringify(value), contentType: 'application/feed+json; charset=utf-8' }
}

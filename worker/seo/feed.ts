import { readAddress, writeAddress } from '../../shared/search/address.ts'
import { unsorted } from '../../shared/search/criteria.ts'
import { toSearch } from '../../shared/search/query.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { localize } from '../../shared/locale.ts'
import { href, pageHref } from '../../shared/routes.ts'
import { findList } from '../catalog/find-list.ts'
import type { PageHandler, PageRequest } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'
import { type Entry, entryOf, openCard } from './feed-entry.ts'
import { type FeedSubject, jsonFeed } from './json-feed.ts'
import { TERMS_FILE, termsText } from './feed-terms.ts'
import { stockFeed } from './stock-feed.ts'
import { element, xmlText } from '../http/xml.ts'
import { notFound } from '../http/absence.ts'

const ENTRIES = 50

/**
 * /{locale}/feed/{page}.{section}.atom or .json with the filter's own parameters: the newest fifty matching estates. Under
 * the name 'homes' all that the agency has (SEO-43).
 */
export const feed: PageHandler = async (request, { list = '' }) => {
  const { api, site, url } = request
  if (list === TERMS_FILE) return termsText(request)
  const stock = stockFeed(list)
  if (stock) return stock(request)
  const [, name, format] = /^(.+)\.(atom|json)$/.exec(list) ?? []
  const node = await findList(api, name)
  if (!node || !format) return notFound()
  const search = unsorted(readAddress(url.searchParams))
  const { results, error } = await api.searchEstates(
    toSearch(node, search, site.source, { offset: 0, limit: ENTRIES }),
  )
  if (error) throw error
  const entries = results
    .filter(card => !isHidden(card, site.settings.hiddenStatus))
    .map(card => entryOf(openCard(card), request))
  const self = siteOrigin(site) + href('feed', request.locale, { list }, writeAddress(search))
  const of = await subjectOf(list, writeAddress(search), request)
  return {
    kind: 'text',
    ...(format === 'atom'
      ? atom(entries, self, request, of)
      : jsonFeed(entries, self, request, { of })),
    policy: 'listing',
    tags: [`list-${site.id}`],
  }
}

/** What a reader shows a feed as: the name and address of the page that its list stands on. */
async function subjectOf(
  list: string,
  filter: URLSearchParams,
  { api, site, locale }: PageRequest,
): Promise<FeedSubject> {
  const page = await api.page(Number.parseInt(list, 10))
  const title = localize(page?.title, locale)
  const path = pageHref(locale, page?.url[locale] ?? '', filter)
  return { title: [title ?? [], site.name].flat().join(' · '), url: siteOrigin(site) + path }
}

function atom(
  entries: Entry[],
  self: string,
  { site, locale }: PageRequest,
  of: FeedSubject,
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
    `${element('title', of.title)}${element('updated', updated)}<author>${element('name', site.name)}</author>` +
    `<link rel="alternate" type="text/html" href="${xmlText(of.url)}"/>` +
    `<link rel="self" href="${xmlText(self)}"/>${items.join('')}</feed>`
  return { text, contentType: 'application/atom+xml; charset=utf-8' }
}

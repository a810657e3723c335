import type { EstateCard } from '../../shared/estate/card.ts'
import { href } from '../../shared/routes.ts'
import { readAddress, writeAddress } from '../../shared/search/address.ts'
import { unsorted } from '../../shared/search/criteria.ts'
import { toQuery } from '../../shared/search/query.ts'
import { realEstateAgent } from '../page/json-ld.ts'
import { notFound } from '../http/absence.ts'
import { csvText } from '../render/csv-text.ts'
import type { PageRequest, PageResult } from '../page/result.ts'
import { siteOrigin } from '../site/parse.ts'
import { entryOf, openCard } from './feed-entry.ts'
import { feedTerms } from './feed-terms.ts'
import { homeFacts, FACT_NAMES } from './home-facts.ts'
import { estateListing } from './json-ld.ts'
import { jsonFeed } from './json-feed.ts'
import { cardsOf, countOf, SHARDS } from './sitemap-shards.ts'

const STOCK_FILE = /^homes(?:-([2-9]|[1-9]\d{1,3}))?\.(json|csv|jsonld)$/
/** Homes in one file. */
const SIZE = SHARDS.estates.size
/** The most that one response of the listing API holds. */
const CALL_SIZE = 100

type Format = 'json' | 'csv' | 'jsonld'

/**
 * /{locale}/feed/homes.json, .csv or .jsonld and, after the first 500, homes-2 and so on: what the agency has to sell and to
 * let with what an advert has to say of it, by the filter of the address, for whoever wants to show it (SEO-43). null: the name is another feed's.
 */
export function stockFeed(name: string): ((request: PageRequest) => Promise<PageResult>) | null {
  const [, page = '1', format] = STOCK_FILE.exec(name) ?? []
  return isFormat(format) ? request => stockPage(request, Number(page), format) : null
}

const isFormat = (text: string | undefined): text is Format =>
  text === 'json' || text === 'csv' || text === 'jsonld'

async function stockPage(request: PageRequest, page: number, format: Format): Promise<PageResult> {
  const { site, locale, url } = request
  const search = unsorted(readAddress(url.searchParams))
  const query = toQuery({ query: {} }, search, site.source)
  const offset = (page - 1) * SIZE
  const total = await countOf(request.api, query)
  if (page > 1 && offset >= total) return notFound()
  const calls = Math.min(SIZE / CALL_SIZE, Math.max(1, Math.ceil((total - offset) / CALL_SIZE)))
  const cards = (
    await Promise.all(
      Array.from({ length: calls }, (_, call) =>
        cardsOf(request, query, offset + call * CALL_SIZE),
      ),
    )
  )
    .flat()
    .map(openCard)
  const pathOf = (number: number): string =>
    siteOrigin(site) +
    href(
      'feed',
      locale,
      { list: `homes${number > 1 ? `-${number}` : ''}.${format}` },
      writeAddress(search),
    )
  const next = offset + SIZE < total ? pathOf(page + 1) : undefined
  return {
    kind: 'text',
    ...(await WRITERS[format](cards, pathOf(page), request, next)),
    policy: 'listing',
    tags: [`list-${site.id}`],
    elsewhere: 0,
    ...(next && { next }),
  }
}

type Writer = (
  cards: EstateCard[],
  self: string,
  request: PageRequest,
  next?: string,
) => Promise<{ text: string; contentType: string }>

const WRITERS: Record<Format, Writer> = {
  json: async (cards, self, request, next) =>
    jsonFeed(
      cards.map(card => ({ ...entryOf(card, request), more: homeFacts(card, request) })),
      self,
      request,
      { next },
    ),
  csv: async (cards, _, request) => ({
    text: await csvText(
      FACT_NAMES,
      cards.map(card => homeFacts(card, request)),
    ),
    contentType: 'text/csv; charset=utf-8; header=present',
  }),
  jsonld: async (cards, self, request) => ({
    text: JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        realEstateAgent(request.site, request.locale),
        {
          '@type': 'ItemList',
          '@id': self,
          itemListElement: cards.map((card, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: listingOf(card, request),
          })),
        },
      ],
    }),
    contentType: 'application/ld+json; charset=utf-8',
  }),
}

function listingOf(card: EstateCard, request: PageRequest): object {
  const { url, title, text } = entryOf(card, request)
  const { site, locale, t } = request
  const path = url.slice(siteOrigin(site).length)
  return {
    ...estateListing(card, { site, locale, t, path, title, description: text }),
    license: feedTerms(site, locale),
  }
}

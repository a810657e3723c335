import { readAddress } from '../../shared/search/address.ts'
import { type FilterQuery, filterQueryOf } from '../../shared/search/filter-query.ts'
import { href } from '../../shared/routes.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { priceValue } from '../../shared/estate/price/price.ts'
import { type Source, statusCode, transactionIds } from '../../shared/estate/status.ts'
import type { Locale } from '../../shared/locale.ts'
import type { SiteSeed } from '../../worker/listing-api/db/site-seed.ts'
import { decoded } from './html.ts'

export type Deal = 'sale' | 'rent'

/** What a visitor gets for a sentence: the list of a redirect, or the links, chips, words and cards of a page. */
export interface Answer {
  status: number
  /** Each list that is offered, by its address. */
  lists: { deal: Deal; filter: FilterQuery; count: number | null }[]
  /** Of holiday homes; null: none are offered. */
  stays: URLSearchParams | null
  chips: string[]
  /** Given back as not understood, or as what can't be searched by. */
  words: string[]
  cards: { deal: Deal | null; price: number | null }[]
  /** Links of near misses. */
  misses: number
  /** Searches that can be saved, of lists without homes. */
  saved: { deal: Deal; filter: FilterQuery }[]
  /** The deals of all links of the page. */
  linked: Deal[]
  html: string
}

export async function readAnswer(
  response: Response,
  locale: Locale,
  seed: SiteSeed,
): Promise<Answer> {
  const location = response.headers.get('Location')
  const html = await response.text()
  const main = /<section class="section section--first sentence-page"[\s\S]*?<\/main>/.exec(html)
  const page = (main?.[0] ?? '').replace(/<svg[\s\S]*?<\/svg>/g, '')
  const buttons = [...page.matchAll(/<a class="button" href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, to = '', text = '']) => ({ to: decoded(to), text }),
  )
  const offered = location ? [{ to: location, text: '' }] : buttons
  const dealOf = dealsByPath(seed, locale)
  const rentals = href('rentals', locale)
  const stays = offered.find(({ to }) => to.split('?')[0] === rentals)
  const saved = [...page.matchAll(/<a class="list__save" href="([^"]*)"/g)].map(
    ([, to = '']) => new URLSearchParams(decoded(to).split('?')[1] ?? ''),
  )
  return {
    status: response.status,
    linked: [
      ...new Set(
        [...page.matchAll(/ href="([^"?]*)[^"]*"/g)].flatMap(
          ([, path = '']) => dealOf.get(path) ?? [],
        ),
      ),
    ],
    saved: saved.flatMap(params => {
      const { status, ...filter } = filterQueryOf(readAddress(params))
      return (status ?? []).map(each => ({
        deal: each === 'FOR_SALE' ? ('sale' as const) : ('rent' as const),
        filter,
      }))
    }),
    lists: offered.flatMap(({ to, text }) => {
      const [path = '', query = ''] = to.split('?')
      const deal = dealOf.get(path)
      const count = /option__count">(\d+)/.exec(text)?.[1]
      const filter = filterQueryOf(readAddress(new URLSearchParams(query)))
      return deal ? [{ deal, filter, count: count === undefined ? null : Number(count) }] : []
    }),
    stays: stays ? new URLSearchParams(stays.to.split('?')[1] ?? '') : null,
    chips: textsOf(page, /<(?:a|span) class="chip"[^>]*>([\s\S]*?)<\/(?:a|span)>/g),
    words: textsOf(page, /<bdi>([\s\S]*?)<\/bdi>/g),
    cards: cardsOf(page, seed),
    misses: [...page.matchAll(/<div class="empty-list__suggestion">[\s\S]*?<\/div>/g)].flatMap(
      ([part]) => [...part.matchAll(/<a /g)],
    ).length,
    html: page,
  }
}

const textsOf = (page: string, pattern: RegExp): string[] =>
  [...page.matchAll(pattern)].map(([, text = '']) =>
    decoded(text.replace(/<span class="visually-hidden">[\s\S]*$/, '').replace(/<[^>]*>/g, ''))
      .replaceAll('\u00a0', ' ')
      .trim(),
  )

/** The agency's lists by their address, and what each is about. */
function dealsByPath({ pages, site }: SiteSeed, locale: Locale): Map<string, Deal> {
  return new Map(
    pages.flatMap(({ url, sections }) => {
      const list = sections.find(section => section.type === 'estateList')
      const ids = list?.type === 'estateList' ? list.node.query.terms?.['transaction.id'] : null
      const deal = ids && dealOfIds(ids.map(Number), site.source)
      return deal && url[locale] ? [[`/${locale}/${url[locale]}`, deal] as const] : []
    }),
  )
}

function dealOfIds(ids: readonly number[], source: Source): Deal | null {
  const has = (code: 'FOR_SALE' | 'TO_RENT'): boolean =>
    transactionIds(code, source).some(id => ids.includes(id))
  if (has('FOR_SALE') === has('TO_RENT')) return null
  return has('FOR_SALE') ? 'sale' : 'rent'
}

function cardsOf(page: string, { estates }: SiteSeed): Answer['cards'] {
  const byId = new Map(estates.map(estate => [String(publicId(estate)).toLowerCase(), estate]))
  return [...page.matchAll(/class="card__link" href="([^"]*)"/g)].map(([, to = '']) => {
    const id = to.split('/').find(part => byId.has(part.toLowerCase())) ?? ''
    const estate = byId.get(id.toLowerCase())
    const status = estate && statusCode(estate)
    return {
      deal: status === 'TO_RENT' ? 'rent' : status ? 'sale' : null,
      price: estate ? priceValue(estate) : null,
    }
  })
}

import type { ListNode } from '../../shared/content/section.ts'
import { transactionIds } from '../../shared/estate/status.ts'
import { pageHref } from '../../shared/routes.ts'
import type { RequestContext } from '../site/request-context.ts'

/** A list that one may search, and which deal it is about. */
export interface DealList {
  deal: 'sale' | 'rent'
  path: string
  node: ListNode
}

const MAX_PAGES = 12

/** The agency's lists of what is for sale and to rent, the first of each, in the language of the page. */
export async function listPages({
  api,
  site,
  locale,
}: Pick<RequestContext, 'api' | 'site' | 'locale'>): Promise<DealList[]> {
  const summaries = await api.pages()
  const listing = summaries
    .filter(({ role, published, url }) => role === 'listing' && published && url[locale])
    .slice(0, MAX_PAGES)
  const pages = await Promise.all(listing.map(({ id }) => api.page(id).catch(() => null)))
  const found = pages.flatMap((page): DealList[] => {
    const list = page?.sections.find(section => section.type === 'estateList')
    const url = page?.url[locale]
    if (list?.type !== 'estateList' || !url) return []
    const deal = dealOf(list.node)
    return deal ? [{ deal, path: pageHref(locale, url), node: list.node }] : []
  })
  return (['sale', 'rent'] as const).flatMap(deal => found.find(list => list.deal === deal) ?? [])

  function dealOf({ query }: ListNode): DealList['deal'] | null {
    const ids = query.terms?.['transaction.id'] ?? []
    const has = (code: 'FOR_SALE' | 'TO_RENT'): boolean =>
      transactionIds(code, site.source).some(id => ids.includes(id))
    if (Object.keys(query.terms ?? {}).length > 1 || has('FOR_SALE') === has('TO_RENT')) return null
    return has('FOR_SALE') ? 'sale' : 'rent'
  }
}

import { numberOf } from '../../shared/format.ts'
import { href } from '../../shared/routes.ts'
import { ApiError } from '../api/errors.ts'
import { notFound } from '../http/absence.ts'
import type { PageHandler } from '../page/result.ts'
import { loadDeals, type PlacedDeal } from './load-deals.ts'
import { SoldPrices } from './sold-prices.tsx'

/** What the agency sold and let, where it turns this on (MEMORY-1). */
export const soldPricesPage: PageHandler = async request => {
  const { t, site, locale, url } = request
  if (!site.settings.soldPrices) return notFound()
  const deals = await loadDeals(request, names => names[locale] ?? names.nl).catch(
    (error: unknown): PlacedDeal[] | null => {
      if (error instanceof ApiError) return null
      throw error
    },
  )
  return {
    kind: 'page',
    status: deals ? 200 : 503,
    title: t('memory.title'),
    description: t('memory.intro'),
    policy: 'listing',
    tags: [`list-${site.id}`],
    ...(deals?.length === 0 && { robots: 'noindex' as const }),
    alternates: Object.fromEntries(site.locales.map(other => [other, href('soldPrices', other)])),
    body: <SoldPrices deals={deals} city={cityOf(url.searchParams)} />,
  }
}

/** '?city=44021': what stands in one municipality (MEMORY-15); null: everything. */
const cityOf = (params: URLSearchParams): number | null => numberOf(params.get('city'))

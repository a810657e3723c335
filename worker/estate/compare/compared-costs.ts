import { costsIn } from '../../../client/estate/cost-rows.ts'
import type { View } from '../../../client/view.tsx'
import type { Estate } from '../../../shared/estate/estate.ts'
import { pricePerArea } from '../../../shared/estate/price/price-per-area.ts'
import { rentalCost } from '../../../shared/estate/price/rental-cost.ts'
import { formatNumber } from '../../../shared/format.ts'
import { calculationOf } from '../costs/cost-calculator.tsx'

/** What a home comes to: the usual purchase but for the notary's fee, or a rent with its charges where these are known; null: neither can be told. */
export function wholeCost(
  estate: Estate,
  today: string,
  view: Pick<View, 't' | 'locale'>,
): string | null {
  const rent = rentalCost(estate)
  if (rent) return rent.charges === null ? null : formatNumber('currency', rent.total)
  const purchase = calculationOf(estate, today, view)
  const costs = purchase && costsIn(purchase.usual, purchase)
  return costs ? formatNumber('currency', Math.round(costs.total)) : null
}

/** The price of a home for sale by its living area, where its own page tells it too (DETAIL-45). */
export function areaPrice(estate: Estate): string | null {
  const price = pricePerArea(estate)
  return price?.of === 'areaBuild' ? formatNumber('pricePerSurface', price.amount) : null
}

import { costsIn } from '../../../client/estate/cost-rows.ts'
import type { View } from '../../../client/view.tsx'
import type { Estate } from '../../../shared/estate/estate.ts'
import { isHome } from '../../../shared/estate/kind/head-types.ts'
import { priceValue } from '../../../shared/estate/price/price.ts'
import { numberAt } from '../../../shared/estate/read.ts'
import { statusCode } from '../../../shared/estate/status.ts'
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

/** The price of a home for sale by its living area. */
export function areaPrice(estate: Estate): string | null {
  const price = statusCode(estate) === 'FOR_SALE' && isHome(estate) ? priceValue(estate) : null
  const area = numberAt(estate, 'dimensions.areaBuild')
  return price && area ? formatNumber('pricePerSurface', Math.round(price / area)) : null
}

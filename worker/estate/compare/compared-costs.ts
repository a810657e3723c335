import { costRows, costsIn } from '../../../client/estate/cost-rows.ts'
import type { View } from '../../../client/view.tsx'
import type { Estate } from '../../../shared/estate/estate.ts'
import { periodText } from '../../../shared/estate/legal/advert-lines.ts'
import { pricePerArea } from '../../../shared/estate/price/price-per-area.ts'
import { rentalCost } from '../../../shared/estate/price/rental-cost.ts'
import { formatNumber } from '../../../shared/format.ts'
import { calculationOf, situationKey } from '../costs/cost-calculator.tsx'

/** An amount as the home's own page begins with it: its label there, and the amount with what it supposes. */
interface WholeCost {
  label: string
  text: string
}

/** What a purchase comes to in the situation that its own page begins with, which is named; null where the page reckons nothing (LIST-53). */
export function purchaseCost(
  estate: Estate,
  today: string,
  view: Pick<View, 't' | 'locale'>,
): WholeCost | null {
  const calculation = calculationOf(estate, today, view)
  const costs = calculation && costsIn(calculation.usual, calculation)
  const total = costs && costRows(costs, calculation.words).find(({ id }) => id === 'total')
  if (!total) return null
  const situation = view.t(situationKey(calculation.usual, calculation.home))
  return { label: total.label, text: `${total.amount} (${situation})` }
}

/** A rent with its charges, where these are known; null for what is not to rent (LIST-53). */
export function rentWithCharges(estate: Estate, { t }: Pick<View, 't'>): WholeCost | null {
  const rent = rentalCost(estate)
  const text = rent?.charges == null ? null : formatNumber('currency', rent.total)
  return text ? { label: t('calculator.perPeriod', { period: periodText(estate, t) }), text } : null
}

/** The price of a home for sale by its living area, where its own page tells it too (DETAIL-45). */
export function areaPrice(estate: Estate): string | null {
  const price = pricePerArea(estate)
  return price?.of === 'areaBuild' ? formatNumber('pricePerSurface', price.amount) : null
}

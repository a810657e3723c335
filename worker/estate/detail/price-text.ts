import type { Estate } from '../../../shared/estate/estate.ts'
import { PERIODS, priceLine } from '../../../shared/estate/price/price.ts'
import { at, numberAt } from '../../../shared/estate/read.ts'
import { rentalCost } from '../../../shared/estate/price/rental-cost.ts'
import { hasVatRegime } from '../../../shared/estate/visibility.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { Translate } from '../../../shared/translator.ts'

/** The price as it stands on the page. Under the VAT regime the bare price is hidden (DETAIL-34): what it comes to in all stands instead. */
export function priceText(estate: Estate, t: Translate): string {
  const line = priceLine(estate, t)
  const total = hasVatRegime(estate)
    ? formatNumber('currency', numberAt(estate, 'general.price.totalPrice') || null)
    : null
  return line === '-' && total ? `${total} (${t('detail.vatIncluded')})` : line
}

/** '+ € 90 lasten / maand' of a rental, or that they are not known; null for what is not to rent. */
export function rentCharges(estate: Estate, t: Translate): string | null {
  const cost = rentalCost(estate)
  if (!cost) return null
  const amount = formatNumber('currency', cost.charges)
  return amount === null
    ? t('detail.chargesUnknown')
    : t('detail.rentCharges', { amount, period: periodText(estate, t) })
}

/** '/ maand'; a rent without a period is one a month. */
export const periodText = (estate: Estate, t: Translate): string =>
  t(
    `price.period.${PERIODS.find(period => period === at(estate, 'general.price.period')) ?? 'MONTH'}`,
  )

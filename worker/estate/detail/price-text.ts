import type { Estate } from '../../../shared/estate/estate.ts'
import { NO_PRICE, priceLine } from '../../../shared/estate/price/price.ts'
import { numberAt } from '../../../shared/estate/read.ts'
import { hasVatRegime } from '../../../shared/estate/price/price-vat.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { Translate } from '../../../shared/translator.ts'

/** The price as it stands on the page. Under the VAT regime the bare price is hidden (DETAIL-34): what it comes to in all stands instead. */
export function priceText(estate: Estate, t: Translate): string {
  const line = priceLine(estate, t)
  const total = hasVatRegime(estate)
    ? formatNumber('currency', numberAt(estate, 'general.price.totalPrice') || null)
    : null
  return line === NO_PRICE && total ? `${total} (${t('detail.vatIncluded')})` : line
}

import { headTitle } from '../../../shared/estate/kind/head-title.ts'
import { type MarkerTuple, estateOfMarker } from '../../../shared/search/marker-tuple.ts'
import { priceKind, type PriceKind } from '../../../shared/estate/price/price-kind.ts'
import { NO_PRICE, priceLine, priceValue } from '../../../shared/estate/price/price.ts'
import { isSold } from '../../../shared/estate/status.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { View } from '../../view.tsx'
import type { PinLabels } from './pins.ts'

/** What the pins of a page say. */
export const pinLabels = ({ locale, t }: View): PinLabels => ({
  pinText: marker => pinPrice(marker, t),
  pinLabel: marker => {
    const estate = estateOfMarker(marker)
    return (
      [headTitle(estate, locale, t), priceLine(estate, t)]
        .filter(text => text && text !== NO_PRICE)
        .join(', ') || t('map.home')
    )
  },
  clusterLabel: count => t('map.cluster', { count }),
  isSold: marker => isSold(estateOfMarker(marker)),
})

const THOUSAND = 1_000
const MILLION = 1_000_000

/**
 * A price that fits a pin: '€ 1,25 mln', '€ 450k', '€ 950', with '+' where it only begins there; a dot for what is sold or has no
 * price, and for a bouquet, which is none.
 */
export function pinPrice(marker: MarkerTuple, t: Translate): string {
  const estate = estateOfMarker(marker)
  const kind = priceKind(estate)
  const price = isSold(estate) || kind === 'BOUQUET' ? null : priceValue(estate)
  return price ? `${shortAmount(price, t)}${AFTER[kind] ?? ''}` : '•'
}

const AFTER: Partial<Record<PriceKind, string>> = { FROM: '+', STARTING: '+' }

function shortAmount(price: number, t: Translate): string | null {
  if (price >= MILLION)
    return `${formatNumber('currency', Math.round(price / (MILLION / 100)) / 100)?.replace(/(,\d)0$/, '$1')} ${t('map.million')}`
  if (price >= THOUSAND * 10) return `${formatNumber('currency', Math.round(price / THOUSAND))}k`
  return formatNumber('currency', Math.round(price))
}

import { headTitle } from '../../shared/estate/head-title.ts'
import { type MarkerTuple, pinnedEstate } from '../../shared/estate/markers.ts'
import { priceLine, priceValue } from '../../shared/estate/price.ts'
import { isSold } from '../../shared/estate/status.ts'
import { formatNumber } from '../../shared/format.ts'
import type { Translate } from '../../shared/translator.ts'
import type { View } from '../view.tsx'
import type { PinWords } from './map-pins.ts'

/** What the pins of a page say. */
export const pinWords = ({ locale, t }: View): PinWords => ({
  pinText: marker => pinPrice(marker, t),
  pinLabel: marker => {
    const estate = pinnedEstate(marker)
    return (
      [headTitle(estate, locale, t), priceLine(estate, t)]
        .filter(text => text && text !== '-')
        .join(', ') || t('map.home')
    )
  },
  clusterLabel: count => t('map.cluster', { count }),
  isGone: marker => isSold(pinnedEstate(marker)),
})

const THOUSAND = 1_000
const MILLION = 1_000_000

/** A price as short as a pin is: '€ 1,25 mln', '€ 450k', '€ 950'; of what is gone or has no price a point. */
export function pinPrice(marker: MarkerTuple, t: Translate): string {
  const estate = pinnedEstate(marker)
  const price = isSold(estate) ? null : priceValue(estate)
  if (!price) return '•'
  if (price >= MILLION)
    return `${formatNumber('currency', Math.round(price / (MILLION / 100)) / 100)?.replace(/(,\d)0$/, '$1')} ${t('map.million')}`
  if (price >= THOUSAND * 10) return `${formatNumber('currency', Math.round(price / THOUSAND))}k`
  return formatNumber('currency', Math.round(price)) ?? '•'
}

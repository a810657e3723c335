import { headTypeOf, isHome, isProject } from '../kind/head-types.ts'
import { numberAt, type EstateLike } from '../read.ts'
import { statusCode } from '../status.ts'
import { hasVatRegime } from './price-vat.ts'
import { isPartialPrice } from './price-kind.ts'
import { priceValue } from './price.ts'

interface PricePerArea {
  /** Euro a m², whole. */
  amount: number
  /** Of which area: what one lives in, or the plot. */
  of: 'areaBuild' | 'areaGround'
}

/** What a home for sale costs a m² of living area, and a plot a m² of ground (DETAIL-45); null where price or area is not known. */
export function pricePerArea(estate: EstateLike): PricePerArea | null {
  const price = priceValue(estate)
  const isPlot = headTypeOf(estate) === 'PLOT'
  if (price === null || statusCode(estate) !== 'FOR_SALE' || !(isHome(estate) || isPlot))
    return null
  if (isProject(estate) || isPartialPrice(estate) || hasVatRegime(estate)) return null
  const of = isPlot ? 'areaGround' : 'areaBuild'
  const area = numberAt(estate, `dimensions.${of}`)
  return area && area >= 1 ? { amount: Math.round(price / area), of } : null
}

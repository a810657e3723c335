import { headTypeOf, isProject } from '../kind/head-types.ts'
import { isBuiltNew } from '../kind/built-new.ts'
import { at, booleanOf, codeAmong, fieldAt, type EstateLike } from '../read.ts'
import { statusCode } from '../status.ts'
import { isPartialPrice } from './price-kind.ts'

export const PRICE_VATS = ['EXCLUDED', 'INCLUDED'] as const

export type PriceVat = (typeof PRICE_VATS)[number]

/** The price is split by VAT bracket: a field of the guid-bearing source. */
export function hasVatRegime(estate: EstateLike): boolean {
  return booleanOf(fieldAt(estate, 'financial.vat_regime')) === true
}

/**
 * Whether VAT is in the price: what the record says, else that it is not in the price of a project, of a home of one or of what
 * was built new, while that is for sale (LAW-69). null: nothing is to be said of VAT.
 */
export function priceVat(estate: EstateLike): PriceVat | null {
  if (hasVatRegime(estate) || isPartialPrice(estate)) return null
  return (
    codeAmong(PRICE_VATS, at(estate, 'general.price.vat')) ??
    (statusCode(estate) === 'FOR_SALE' && isSoldNew(estate) ? 'EXCLUDED' : null)
  )
}

/** By its builder: land bears duty. */
const isSoldNew = (estate: EstateLike): boolean =>
  isProject(estate) ||
  (headTypeOf(estate) !== 'PLOT' && (Boolean(at(estate, 'general.parentId')) || isBuiltNew(estate)))

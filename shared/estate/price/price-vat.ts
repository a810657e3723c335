import { booleanOf, fieldAt, type EstateLike } from '../read.ts'

/** The price is split by VAT bracket: a field of the guid-bearing source. */
export function hasVatRegime(estate: EstateLike): boolean {
  return booleanOf(fieldAt(estate, 'financial.vat_regime')) === true
}

import type { EstatePrice } from '../estate.ts'
import { isRecord } from '../../is-record.ts'
import type { EstateLike } from '../read.ts'
import { partialKind } from './price-kind.ts'
import { priceVat } from './price-vat.ts'

/** The price of a record with its kind and VAT written into it, for what travels without the fields that these follow from. */
export function priceWithMeaning(estate: EstateLike): EstatePrice | null | undefined {
  const { price } = estate.general
  if (!isRecord(price)) return price
  const kind = partialKind(estate)
  const vat = priceVat(estate)
  return { ...price, ...(kind && { kind }), ...(vat && { vat }) }
}

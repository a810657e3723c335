import { numberAt, type EstateLike } from '../read.ts'
import { numberOf } from '../../format.ts'
import { fieldAt, hasVatRegime } from '../visibility.ts'

/** Rates of value added tax on new build, in percent (LAW-25). */
const VAT_BRACKETS = [6, 12, 21] as const

interface VatBracket {
  rate: (typeof VAT_BRACKETS)[number]
  /** Euro. */
  vat: number
  total: number
}

/** The total of a price under the VAT regime at each rate; [] without that regime or a price. */
export function vatBrackets(estate: EstateLike): VatBracket[] {
  const price =
    numberOf(fieldAt(estate, 'financial.price')) ?? numberAt(estate, 'general.price.value')
  if (!hasVatRegime(estate) || !price || price < 0) return []
  return VAT_BRACKETS.map(rate => {
    const vat = Math.round(price * rate) / 100
    return { rate, vat, total: Math.round((price + vat) * 100) / 100 }
  })
}

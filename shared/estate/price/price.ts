import { formatNumber } from '../../format.ts'
import type { Translate } from '../../translator.ts'
import { at, numberAt, type EstateLike } from '../read.ts'
import { isSold, statusCode } from '../status.ts'
import { isPartialPrice, priceKind } from './price-kind.ts'
import { priceVat } from './price-vat.ts'

/** What stands in place of a price where there is none. */
export const NO_PRICE = '-'

export const PERIODS = ['MONTH', 'WEEK', 'YEAR'] as const

/** The amount of a price in euro, or null: a listing has a price only if price.value is truthy (ESTATE-13). */
export function priceValue(estate: EstateLike): number | null {
  const value = numberAt(estate, 'general.price.value')
  return value && value !== -1 ? value : null
}

/** 'Verkocht' or 'Verhuurd' (or 'Overgenomen') for what is sold or rented, else null (ESTATE-14). */
export function soldLabel(estate: EstateLike, t: Translate): string | null {
  const code = statusCode(estate)
  return code && isSold(estate) ? t(`transaction.${code}`) : null
}

/**
 * The price as it stands on card and page (ESTATE-13 to ESTATE-16): the sold or rented word instead of the price, else what
 * kind of amount it is, the amount, the period of a rent and whether VAT is in it; '-' without a price.
 */
export function priceLine(estate: EstateLike, t: Translate): string {
  return soldLabel(estate, t) ?? askingPrice(estate, t) ?? NO_PRICE
}

/** The price with its kind, period and VAT, also of what is sold; null if none. */
export function askingPrice(estate: EstateLike, t: Translate): string | null {
  const amount = formatNumber('currency', priceValue(estate))
  if (!amount) return null
  const kind = priceKind(estate)
  const period = isPartialPrice(estate) ? null : pricePeriod(estate)
  const vat = priceVat(estate)
  return [
    kind !== 'ASKING' && t(`price.kind.${kind}`),
    amount,
    period && t(`price.period.${period}`),
    vat && t(`price.vat.${vat}`),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The period that a price is for, where its record names one that is shown (ESTATE-16). */
export const pricePeriod = (estate: EstateLike): (typeof PERIODS)[number] | null =>
  PERIODS.find(each => each === at(estate, 'general.price.period')) ?? null

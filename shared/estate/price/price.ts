import { formatNumber } from '../../format.ts'
import type { Translate } from '../../translator.ts'
import { at, fieldAt, numberAt, type EstateLike } from '../read.ts'
import { isSold, statusCode } from '../status.ts'

export const PERIODS = ['MONTH', 'WEEK', 'YEAR'] as const

/** The asking price in euro, or null: a listing has a price only if price.value is truthy (ESTATE-13). */
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
 * The price as it stands on card and page (ESTATE-13 to ESTATE-16): the sold or rented word instead of the price, 'Vanaf'
 * before a price that only begins there, the period after a rent, '-' without a price.
 */
export function priceLine(estate: EstateLike, t: Translate): string {
  return soldLabel(estate, t) ?? askingPrice(estate, t) ?? '-'
}

/** The price with its prefix and period, also of what is sold; null if none. */
export function askingPrice(estate: EstateLike, t: Translate): string | null {
  const amount = formatNumber('currency', priceValue(estate))
  if (!amount) return null
  const from = at(estate, 'general.price.priceFrom') === true
  const period = PERIODS.find(each => each === at(estate, 'general.price.period'))
  return [from && t('price.from'), amount, period && t(`price.period.${period}`)]
    .filter(Boolean)
    .join(' ')
}

/** A sale by a notary where the highest bidder buys: what stands as its price is where the bidding starts. */
export const isPublicSale = (estate: EstateLike): boolean =>
  ['notary.sale_type', 'notary.sale_date', 'notary.starting_price'].some(key =>
    Boolean(fieldAt(estate, key)),
  )

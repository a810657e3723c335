import { isRecord } from '../../is-record.ts'
import { numberOf } from '../../format.ts'
import { at, codeAmong, fieldAt, numberAt, type EstateLike } from '../read.ts'
import { isForRent } from '../status.ts'

/** What the amount of a price is: what is asked, the lowest of several, where bidding starts, or what a life annuity asks at the deed. */
export const PRICE_KINDS = ['ASKING', 'FROM', 'STARTING', 'BOUQUET'] as const

export type PriceKind = (typeof PRICE_KINDS)[number]

/** What a record may say of its price by `price.kind`; the lowest of several is `priceFrom`. */
export const SAID_KINDS = ['STARTING', 'BOUQUET'] as const satisfies readonly PriceKind[]

/** The kind of a home's price: what the record says of it, else what its public sale or its sticker makes it (ESTATE-53). */
export function priceKind(estate: EstateLike): PriceKind {
  const usual = at(estate, 'general.price.priceFrom') === true ? 'FROM' : 'ASKING'
  if (isForRent(estate)) return usual
  const said = codeAmong(SAID_KINDS, at(estate, 'general.price.kind'))
  if (said) return said
  if (isPublicSale(estate)) return 'STARTING'
  return isOnSticker(estate, LIFE_ANNUITY) ? 'BOUQUET' : usual
}

/** The kind of an amount that is not what will be paid; null: it is. */
export const partialKind = (estate: EstateLike): (typeof SAID_KINDS)[number] | null =>
  codeAmong(SAID_KINDS, priceKind(estate))

/** The amount is not what will be paid: nothing can be reckoned on it, and it invites nobody to make an offer. */
export const isPartialPrice = (estate: EstateLike): boolean => partialKind(estate) !== null

/** A public sale: its price is the amount at which bidding starts (LAW-43). */
function isPublicSale(estate: EstateLike): boolean {
  if (isGiven(fieldAt(estate, 'notary.starting_price'))) return true
  const type = fieldAt(estate, 'notary.sale_type')
  // A notary also sells by agreement.
  if (textsIn(type).some(text => PRIVATE_SALE.test(text))) return false
  return (
    isGiven(type) ||
    isGiven(fieldAt(estate, 'notary.sale_date')) ||
    isOnSticker(estate, PUBLIC_SALE)
  )
}

const PRIVATE_SALE = /uit de hand|onderhands|gr[eé] [aà] gr[eé]|freih[aä]ndig|privat/i

const PUBLIC_SALE =
  /(openbare|gerechtelijke) verko|veiling\b|instelprijs|biddit|vente (publique|judiciaire)|ench[eè]re|adjudication|mise [aà] prix|public sale|\bauction|auktion|starting price|[oö]ffentliche[rn]? verkauf|versteigerung|startpreis|mindestgebot/i

const LIFE_ANNUITY = /lijfrente|viag[eè]r|annuity|leibrente|rentenbasis|\bbo(ek|uqu)et\b/i

/** The texts of a sticker in all languages; -1 is none (ESTATE-27). */
const isOnSticker = (estate: EstateLike, words: RegExp): boolean =>
  numberAt(estate, 'general.sticker.id') !== -1 &&
  textsIn(at(estate, 'general.sticker.name')).some(text => words.test(text))

/** A text, or those of its languages. */
const textsIn = (value: unknown): string[] =>
  (isRecord(value) ? Object.values(value) : [value]).filter(
    (each): each is string => typeof each === 'string' && each.trim() !== '',
  )

/** A number above 0, or a text; a price of 0 or -1 is none. */
const isGiven = (value: unknown): boolean => {
  const number = numberOf(value)
  return number === null ? value === true || textsIn(value).length > 0 : number > 0
}

import { priceValue } from '../estate/price/price.ts'
import type { Locale } from '../locale.ts'
import { AMOUNT, parseNumber } from '../typed-number.ts'
import type { Sticker } from '../estate/estate.ts'
import { at, fieldAt, numberAt, type EstateLike } from '../estate/read.ts'
import { sourceOf, statusCode, transactionIds, type StatusCode } from '../estate/status.ts'
import type { HomeDecision } from './home-change.ts'
import type { HomeState } from './home-record.ts'
import type { FieldValue } from './record-path.ts'

/** What is done to a home in one act, in the order in which they are offered. */
export const HOME_ACTS = [
  'price',
  'option',
  'noOption',
  'sold',
  'rented',
  'takenOver',
  'back',
  'online',
  'withdraw',
  'archive',
] as const

export type HomeAct = (typeof HOME_ACTS)[number]

/** A home as its acts see it. */
export interface ActedHome {
  state: HomeState
  content: EstateLike
}

/** What an act changes of it. */
export interface ActChange {
  set: FieldValue[]
  state?: HomeDecision
}

/** How an offer ends, and what it was. */
const CLOSINGS: Readonly<Record<'sold' | 'rented' | 'takenOver', [StatusCode, StatusCode]>> = {
  sold: ['FOR_SALE', 'SOLD'],
  rented: ['TO_RENT', 'RENTED'],
  takenOver: ['TAKE_OVER', 'TAKEN_OVER'],
}

/** Whether an act is the end of an offer, which may have come before it was told. */
export const isClosing = (act: HomeAct): boolean => act in CLOSINGS

const OPTION: Sticker = {
  id: 2,
  name: { nl: 'In optie', fr: 'Sous option', en: 'Under option', de: 'Reserviert' },
  color: 'b5651d',
  colorText: 'ffffff',
}

/** Whether its label says that it is under option, in whatever words of its own. */
const isUnderOption = (home: EstateLike): boolean =>
  Object.values(at(home, 'general.sticker.name') ?? {}).some(name => /\bopt(ie|ion)\b/i.test(name))

const closingOf = (status: StatusCode | null) =>
  (['sold', 'rented', 'takenOver'] as const).find(act => CLOSINGS[act].includes(status ?? 'SOLD'))

/** What may be done to a home as it stands (DESK-105). A draft is published where its gaps are seen. */
export function actsFor({ state, content }: ActedHome): HomeAct[] {
  if (state === 'draft') return ['archive']
  if (state === 'withdrawn') return ['online', 'archive']
  if (state === 'archived') return ['online']
  const status = statusCode(content)
  const closing = status && closingOf(status)
  if (!closing) return ['price', 'withdraw', 'archive']
  if (CLOSINGS[closing][1] === status) return ['back', 'withdraw', 'archive']
  return ['price', isUnderOption(content) ? 'noOption' : 'option', closing, 'withdraw', 'archive']
}

/** What an act changes; null: it cannot be done to this home, or changes nothing. `price` in euro, for that act alone. */
export function changeOfAct(act: HomeAct, home: ActedHome, price: number | null): ActChange | null {
  if (!actsFor(home).includes(act)) return null
  const { content } = home
  const status = statusCode(content)
  const inStatus = (code: StatusCode): FieldValue => ({
    path: 'general.transaction',
    value: { id: transactionIds(code, sourceOf(content))[0] },
  })
  const noOption: FieldValue[] = isUnderOption(content) ? [{ path: 'general.sticker' }] : []
  if (act === 'price') return price === null ? null : newPrice(content, price)
  if (act === 'option') return { set: [{ path: 'general.sticker', value: OPTION }] }
  if (act === 'noOption') return { set: noOption }
  if (act === 'online') return { set: [], state: 'published' }
  if (act === 'withdraw') return { set: [], state: 'withdrawn' }
  if (act === 'archive') return { set: [], state: 'archived' }
  if (act === 'back') {
    const closing = status && closingOf(status)
    return closing ? { set: [inStatus(CLOSINGS[closing][0])] } : null
  }
  return { set: [inStatus(CLOSINGS[act][1]), ...noOption] }
}

/** A home of the source with guids says its price a second time. */
function newPrice(content: EstateLike, price: number): ActChange | null {
  if (priceValue(content) === price) return null
  const second = fieldAt(content, 'financial.price') !== undefined
  return {
    set: [
      { path: 'general.price.value', value: price },
      ...(second ? [{ path: 'fields.financial.price', value: price }] : []),
    ],
  }
}

/** A price in euro as a person types it; null: it is none, or none that a home has. */
export function typedPrice(text: string, locale: Locale): number | null {
  const amount = parseNumber(text, locale, AMOUNT)
  return amount !== null && amount > 0 && amount <= 1e9 ? amount : null
}

/** Whether a price is lower than the one before. */
export const isLower = (price: number, home: EstateLike): boolean =>
  price < (numberAt(home, 'general.price.value') ?? 0)

/** Whether a price is less than a third or more than three times the one before: a digit too few or too many. */
export function isFarOff(price: number, home: EstateLike): boolean {
  const before = numberAt(home, 'general.price.value') ?? 0
  return before > 0 && (price * 3 < before || price > before * 3)
}

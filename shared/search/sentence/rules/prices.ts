import { SUB_TYPE_LIST } from '../../../estate/kind/sub-types.ts'
import { HEAD_TYPES, type HeadType } from '../../../estate/kind/head-types.ts'
import type { Deal, KindCode, Meaning } from '../meaning.ts'
import { refuse, type SaidPrice, type State } from '../state.ts'
import { SMALLEST_MONTHLY } from './money.ts'

/** From here on an amount is a price to buy for, and up to here one to rent for, where nothing else says it. */
const SMALLEST_SALE = 10_000
const LARGEST_RENT = 5_000
/** A bare amount from the one to the other may be meant in thousands. */
const SMALLEST_EITHER = 100
const LARGEST_EITHER = 599

/** What a deal that is said can have: a garage in a village, a shop in the main street. */
const POSSIBLE: Readonly<Record<Deal, readonly [number, number]>> = {
  sale: [5_000, Infinity],
  takeover: [1_000, Infinity],
  rent: [SMALLEST_MONTHLY, 50_000],
  stay: [20, 50_000],
}

/** The deal that the amounts say where no word does, and the amounts that this deal can have (SENTENCE-7, SENTENCE-32). */
export function settlePrices(state: State): void {
  const { meaning } = state
  const decided = state.prices.map(price => dealOf(price, meaning))
  meaning.deal ??= decided.find(deal => deal !== null && deal !== 'either')
  if (meaning.deal === undefined) delete meaning.deal
  for (const price of state.prices) takePrice(state, price)
  for (const said of [meaning.values, meaning.either ?? {}])
    if ((said['price-min'] ?? 0) > (said['price-max'] ?? Infinity)) {
      for (const { at, end } of state.prices) refuse(state, at, end)
      delete said['price-min']
      delete said['price-max']
    }
  if (Object.keys(meaning.either ?? {}).length === 0) delete meaning.either
}

function takePrice(state: State, price: SaidPrice): void {
  const { meaning, persons } = state
  if (persons.some(({ at }) => at === price.at)) return
  const isEither = meaning.deal === undefined && dealOf(price, meaning) === 'either'
  if (isEither) meaning.either ??= {}
  const said = (isEither ? meaning.either : meaning.values) ?? meaning.values
  const isTaken =
    (price.min !== undefined && said['price-min'] !== undefined) ||
    (price.max !== undefined && said['price-max'] !== undefined)
  if (isTaken || !(isEither || canBe(price, meaning.deal))) {
    refuse(state, price.at, price.end)
    return
  }
  if (price.min !== undefined) said['price-min'] = Math.round(price.min)
  if (price.max !== undefined) said['price-max'] = Math.round(price.max)
}

const valueOf = ({ min, max }: SaidPrice): number => max ?? min ?? 0

/** The deal that has such an amount, by itself; null: none. */
function dealOf(price: SaidPrice, { types }: Meaning): Deal | 'either' | null {
  const value = valueOf(price)
  if (price.isMonthly) return 'rent'
  if (value >= SMALLEST_SALE || (price.isInThousands && value > LARGEST_RENT)) return 'sale'
  if (value < SMALLEST_MONTHLY) return null
  if (value <= LARGEST_RENT) return mayBeThousands(price, types) ? 'either' : 'rent'
  if (isOnly(types, LAND)) return 'sale'
  return isOnly(types, TRADE) ? 'rent' : null
}

/** Whether the deal can have the amount. */
function canBe(price: SaidPrice, deal: Deal | undefined): boolean {
  if (deal === undefined || (price.isMonthly && deal !== 'rent' && deal !== 'stay')) return false
  const isBare = !price.isSigned && !price.isInThousands && !price.isMonthly
  if (deal === 'stay' && isBare && valueOf(price) < SMALLEST_EITHER) return false
  const [least, most] = POSSIBLE[deal]
  const value = valueOf(price)
  return value >= least && value <= most
}

/** 'huis 350', 'appartement tot 450': of a home or a plot, and with neither a sign nor a month. */
function mayBeThousands(price: SaidPrice, types: readonly KindCode[]): boolean {
  const value = valueOf(price)
  const isBare = !price.isSigned && !price.isInThousands
  const mayBeBought = types.length === 0 || types.some(code => BOUGHT.includes(headOf(code)))
  const isLet = types.length > 0 && types.every(code => LET.includes(code))
  return isBare && value >= SMALLEST_EITHER && value <= LARGEST_EITHER && mayBeBought && !isLet
}

/** What is let by the room, and never bought for so many thousands. */
const LET: readonly KindCode[] = ['STUDENT_ROOM', 'ROOM']
const BOUGHT: readonly HeadType[] = ['HOUSE', 'APARTMENT', 'PLOT', 'PROJECT', 'AGRICULTURAL']
const LAND: readonly HeadType[] = ['GARAGE', 'PLOT']
const TRADE: readonly HeadType[] = ['COMMERCIAL', 'INDUSTRIAL']

const isOnly = (types: readonly KindCode[], heads: readonly HeadType[]): boolean =>
  types.length > 0 && types.every(code => heads.includes(headOf(code)))

const headOf = (kind: KindCode): HeadType =>
  SUB_TYPE_LIST.find(({ code }) => code === kind)?.headType ??
  Object.values(HEAD_TYPES).find(code => code === kind) ??
  'OTHER'

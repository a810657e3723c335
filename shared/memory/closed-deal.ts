import { isAddressVisible } from '../estate/address.ts'
import type { EstateCard } from '../estate/card.ts'
import { publicId } from '../estate/estate.ts'
import { headTypeOf, isProject } from '../estate/kind/head-types.ts'
import { isPartialPrice } from '../estate/price/price-kind.ts'
import { priceValue } from '../estate/price/price.ts'
import { isForRent, isSold, statusCode } from '../estate/status.ts'
import { isHidden } from '../estate/visibility.ts'
import { hasVatRegime } from '../estate/price/price-vat.ts'
import { isDay } from '../time/day.ts'
import type { Day } from '../time/units.ts'

/** What prices are compared by. */
export const DEAL_KINDS = ['HOUSE', 'APARTMENT', 'PLOT'] as const
export type DealKind = (typeof DEAL_KINDS)[number]

/** Sales and rents are never in one figure (MEMORY-5). */
export const DEAL_WAYS = ['sale', 'rent'] as const
export type DealWay = (typeof DEAL_WAYS)[number]

/** A home that the agency sold or let, as the public may see it. */
export interface ClosedDeal {
  id: string
  kind: DealKind
  way: DealWay
  day: Day
  /** The last price that was asked, in euro; null: it is not public. */
  price: number | null
  /** Euro a m², of what one lives in or of the plot; null: price or area is not known. */
  perArea: number | null
  /** NIS code, where known. */
  city: number | null
  /** Where it stands, of a visible address alone. */
  point: { lat: number; lon: number } | null
}

interface Limits {
  /** Deals before are forgotten, those after are mistakes. */
  from: Day
  today: Day
  hiddenStatus: readonly number[]
}

/** About ten metres: a door, not a room. */
const DIGITS = 4
/** Below and above these an area or a price a m² is a mistake of typing. */
const AREA = { least: 10, most: 100_000 }

/** What was sold or let, and when; null: it was not, no day is known, or it is not for everybody to see (MEMORY-2, MEMORY-3). */
export function closedDeal(
  card: EstateCard,
  { from, today, hiddenStatus }: Limits,
): ClosedDeal | null {
  const { general } = card
  const kind = DEAL_KINDS.find(each => each === headTypeOf(card))
  const code = statusCode(card)
  const day = general.closedOn
  if (!kind || !isDay(day) || day < from || day > today) return null
  if (!isSold(card) || code === 'TAKEN_OVER' || isProject(card)) return null
  if (isHidden(card, hiddenStatus) || isPartialPrice(card)) return null
  const way: DealWay = isForRent(card) ? 'rent' : 'sale'
  const price = hasVatRegime(card) || isOtherPeriod(card, way) ? null : priceValue(card)
  const area = kind === 'PLOT' ? card.dimensions.areaGround : card.dimensions.areaBuild
  const isArea = typeof area === 'number' && area >= AREA.least && area <= AREA.most
  return {
    id: String(publicId(card)),
    kind,
    way,
    day,
    price,
    perArea: price !== null && isArea ? price / area : null,
    city: general.address?.city?.id ?? null,
    point: pointOf(card),
  }
}

/** A rent by the week or the year is no rent by the month. */
const isOtherPeriod = ({ general }: EstateCard, way: DealWay): boolean =>
  way === 'rent' && general.price?.period != null && general.price.period !== 'MONTH'

/** Never of a hidden address, whatever a record still holds of it (MEMORY-4). */
function pointOf({ general: { address } }: EstateCard): ClosedDeal['point'] {
  const place = isAddressVisible(address) ? address?.geoLocation : null
  if (!place || !Number.isFinite(place.lat) || !Number.isFinite(place.lon)) return null
  return { lat: rounded(place.lat), lon: rounded(place.lon) }
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS))

import type { StatusCode } from '../../../../shared/estate/status.ts'
import type { Kind } from '../kinds.ts'
import type { Municipality } from '../municipalities.ts'
import type { Random } from '../random.ts'
import type { Condition, Money } from './sketch.ts'

const CONDITION: Record<Condition, number> = {
  NEW: 1.24,
  RENEWED: 1.14,
  EXCELLENT_CONDITION: 1.1,
  GOOD_CONDITION: 1,
  TO_FRESHEN_UP: 0.84,
  TO_RENOVATE: 0.62,
}

interface PriceInput {
  kind: Kind
  place: Municipality
  status: StatusCode
  condition: Condition
  area: number
  ground: number | null
  seaView: boolean
}

export const isRental = (status: StatusCode): boolean => status === 'TO_RENT' || status === 'RENTED'

/** A market price by size, place and condition, give or take a tenth. */
export function moneyOf(priced: PriceInput, random: Random): Money {
  const { kind, place, status, area, ground } = priced
  const perMetre =
    place.price *
    kind.factor *
    CONDITION[priced.condition] *
    (0.92 + random.next() * 0.18) *
    (priced.seaView ? 1.28 : 1)
  const size = kind.area[1] > 0 && area > 150 ? 150 + (area - 150) * 0.62 : area
  const worth = size * perMetre + landValue(priced)
  const cadastral =
    Math.round(
      (kind.head === 'PLOT' ? (ground ?? 0) * 0.02 : Math.max(area, 40) * (5 + place.price / 500)) /
        1,
    ) + random.int(0, 90)
  if (status === 'TAKE_OVER' || status === 'TAKEN_OVER') {
    return {
      value: Math.round(random.int(45, 190)) * 1000,
      charges: null,
      deposit: null,
      cadastral,
    }
  }
  if (!isRental(status))
    return { value: roundedSale(worth), charges: null, deposit: null, cadastral }
  const value = Math.max(55, Math.round(worth / (kind.head === 'GARAGE' ? 210 : 292) / 5) * 5)
  const charges = kind.head === 'GARAGE' ? 10 : Math.max(15, Math.round((area * 0.85) / 5) * 5)
  return {
    value,
    charges,
    deposit: value * (kind.head === 'GARAGE' ? 1 : place.region === 'FLANDERS' ? 3 : 2),
    cadastral,
  }
}

function landValue({ kind, place, ground }: PriceInput): number {
  if (!ground) return 0
  if (kind.head === 'PLOT') return ground * place.price * kind.factor
  const garden = Math.min(ground, 1500) * place.price * 0.035 + Math.max(0, ground - 1500) * 9
  return kind.sub === 'CASTLE' ? garden * 1.4 : garden
}

/** Rounded as asking prices are: 487.300 becomes 489.000 or 485.000; millions in steps of 25.000. */
function roundedSale(worth: number): number {
  const step = worth > 900_000 ? 25_000 : worth > 60_000 ? 5_000 : 500
  const rounded = Math.max(step, Math.round(worth / step) * step)
  return rounded > 120_000 && rounded < 900_000 && (rounded / step) % 2 === 0
    ? rounded - 1_000
    : rounded
}

import { numberOf } from '../../format.ts'
import { FIELDS } from '../fields/fields.ts'
import { rawValue } from '../detail/field-value.ts'
import { priceValue } from './price.ts'
import type { EstateLike } from '../read.ts'
import { isForRent, isSold } from '../status.ts'

interface RentalCost {
  /** Euro per period of the rent. */
  rent: number
  /** null: not known, which is something else than none. */
  charges: number | null
  /** Rent and charges together. */
  total: number
  deposit: number | null
}

/** What a tenant pays: rent, charges, both together, and the deposit once; null for what is not to rent or has no rent. */
export function rentalCost(estate: EstateLike): RentalCost | null {
  const rent = priceValue(estate)
  if (rent === null || !isForRent(estate) || isSold(estate)) return null
  const charges =
    amount(rawValue(FIELDS.monthlyCost, estate)) ?? amount(rawValue(FIELDS.provision, estate))
  return {
    rent,
    charges,
    total: rent + (charges ?? 0),
    deposit: amount(rawValue(FIELDS.deposit, estate)),
  }
}

function amount(value: unknown): number | null {
  const number = numberOf(value)
  return number !== null && number >= 0 ? number : null
}

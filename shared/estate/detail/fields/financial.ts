import { fieldAt } from '../../read.ts'
import { formatNumber, numberOf } from '../../../format.ts'
import { askingPrice, priceValue, soldLabel } from '../../price/price.ts'
import type { EstateLike } from '../../read.ts'
import { field } from './field.ts'

/** The price that the guid-bearing source has in a field of its own, by the same rule. */
const fieldPrice = (estate: EstateLike): number | null =>
  priceValue({ general: { price: { value: numberOf(fieldAt(estate, 'financial.price')) } } })

export const FINANCIAL_FIELDS = {
  // By no path of its own: 0, which no price is, would be shown.
  price: field(null, null, 'currency', {
    derive: (estate, { t }) =>
      soldLabel(estate, t) ??
      askingPrice(estate, t) ??
      formatNumber('currency', fieldPrice(estate)),
  }),
  totalPrice: field('general.price.totalPrice', 'financial.total_price', 'currency'),
  pricePerSurface: field(null, 'financial.price_per_square_meter', 'pricePerSurface'),
  groundValue: field('general.price.groundValue', 'financial.land_price', 'currency'),
  constructionValue: field(
    'general.price.constructionValue',
    'financial.construction_price',
    'currency',
  ),
  infrastructureValue: field(
    'general.price.infrastructureValue',
    'financial.infrastructure_price',
    'currency',
  ),
  furnitureValue: field('general.price.furnitureValue', 'financial.furniture_price', 'currency'),
  vatRegime: field(null, 'financial.vat_regime', 'boolean'),
  deposit: field('general.price.deposit', 'financial.warranty', 'currency'),
  monthlyCost: field('technical.monthlyCost', 'financial.monthly_costs', 'currency'),
  provision: field(null, 'financial.provision', 'currency'),
  provisionInformation: field(null, 'financial.provision_information', 'text'),
  kiNonIndexed: field('ki.nonIndexed', 'financial.cadastral_income', 'currency'),
  kiIndexed: field('ki.indexed', 'financial.cadastral_income_indexed', 'currency'),
  communityTax: field('ki.communityTax', 'financial.property_tax', 'currency'),
  registrationCost: field('general.registrationCost', 'notary_cost.registration', 'currency'),
  tax: field('general.tax', 'notary_cost.tax', 'currency'),
  notarySalery: field('general.notarySalery', 'notary_cost.fee', 'currency'),
  deedCosts: field(null, 'notary_cost.deed', 'currency'),
  notaryTotal: field(null, 'notary_cost.total', 'currency'),
}

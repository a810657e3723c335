import type { EstateCard } from '../../shared/estate/card.ts'
import { cityName, streetLine } from '../../shared/estate/address.ts'
import { energyLabel, epcValue } from '../../shared/estate/energy.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { advertLines } from '../../shared/estate/legal/advert-lines.ts'
import { headTypeOf } from '../../shared/estate/kind/head-types.ts'
import { priceKind } from '../../shared/estate/price/price-kind.ts'
import { priceVat } from '../../shared/estate/price/price-vat.ts'
import { pricePeriod, priceValue } from '../../shared/estate/price/price.ts'
import { numberAt, textAt } from '../../shared/estate/read.ts'
import { isForRent, isSold, statusCode } from '../../shared/estate/status.ts'
import type { PageRequest } from '../page/result.ts'
import { feedTerms } from './feed-terms.ts'
import { entryOf } from './feed-entry.ts'

/** The columns of the open feed, in their order; a name never changes its meaning. */
export const FACT_NAMES = [
  'id',
  'url',
  'title',
  'state',
  'type',
  'subtype',
  'price_eur',
  'price_period',
  'charges_eur_per_month',
  'street',
  'postcode',
  'municipality',
  'living_area_m2',
  'plot_area_m2',
  'bedrooms',
  'energy_label',
  'epc_kwh_m2_year',
  'co2_kg_m2_year',
  'advert',
  'picture',
  'published',
  'updated',
  'price_kind',
  'vat',
  'license',
] as const

type Fact = string | number | null
export type HomeFacts = Record<(typeof FACT_NAMES)[number], Fact>

/** What is open about a home: nothing of a hidden address, no price of what is sold, nobody's name. */
export function homeFacts(card: EstateCard, request: PageRequest): HomeFacts {
  const { locale, t } = request
  const { url, title, image, published, updated } = entryOf(card, request)
  const { address } = card.general
  const price = isSold(card) ? null : priceValue(card)
  return {
    id: publicId(card),
    url,
    title,
    state: statusCode(card),
    type: headTypeOf(card),
    subtype: textAt(card, 'general.subType.name', locale),
    price_eur: price,
    price_period: price === null || !isForRent(card) ? null : (pricePeriod(card) ?? 'MONTH'),
    charges_eur_per_month: price === null ? null : numberAt(card, 'technical.monthlyCost'),
    street: streetLine(address, locale) || null,
    postcode: String(address?.city?.zip ?? '') || null,
    municipality: cityName(address?.city, locale) || null,
    living_area_m2: numberAt(card, 'dimensions.areaBuild'),
    plot_area_m2: numberAt(card, 'dimensions.areaGround'),
    bedrooms: numberAt(card, 'general.bedroomCount'),
    energy_label: energyLabel(card)?.text ?? null,
    epc_kwh_m2_year: epcValue(card),
    co2_kg_m2_year: numberAt(card, 'energy.co2'),
    advert: advertLines(card, locale, t).join(' · ') || null,
    picture: image,
    published,
    updated,
    price_kind: price === null ? null : priceKind(card),
    vat: price === null ? null : priceVat(card),
    license: feedTerms(request.site, locale),
  }
}

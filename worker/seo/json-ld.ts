import type {
  Accommodation,
  AggregateOffer,
  Apartment,
  ApartmentComplex,
  House,
  ItemList,
  OfferForLease,
  OfferForPurchase,
  Place,
  PriceSpecification,
  RealEstateListing,
  UnitPriceSpecification,
} from 'schema-dts'
import { assetHref } from '../../client/view.tsx'
import { addressLine, cityName, isAddressVisible } from '../../shared/estate/address.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import type { FieldWith } from '../../shared/estate/fields/fields.ts'
import { headTypeOf, type HeadType } from '../../shared/estate/kind/head-types.ts'
import { mainPicture, pictureFile } from '../../shared/estate/media/pictures.ts'
import { partialKind, priceKind } from '../../shared/estate/price/price-kind.ts'
import { priceVat } from '../../shared/estate/price/price-vat.ts'
import { pricePeriod, priceValue } from '../../shared/estate/price/price.ts'
import { rentalCost } from '../../shared/estate/price/rental-cost.ts'
import { numberAt } from '../../shared/estate/read.ts'
import { roomCounts } from '../../shared/estate/rooms/rooms.ts'
import { isForRent, isSold } from '../../shared/estate/status.ts'
import type { Locale } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'
import type { Translate } from '../../shared/translator.ts'
import { siteOrigin } from '../site/parse.ts'

const ITEM_TYPES: Partial<Record<HeadType, 'Apartment' | 'House' | 'ApartmentComplex'>> = {
  APARTMENT: 'Apartment',
  HOUSE: 'House',
  PROJECT: 'ApartmentComplex',
}

export const itemList = (site: Site, paths: string[], start = 0): ItemList => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({
    '@type': 'ListItem',
    position: start + index + 1,
    url: siteOrigin(site) + path,
  })),
})

/** What schema.org is told of each field that has a property there; undefined: nothing. */
const PROPERTIES = {
  publicationDate: ({ general }: Estate) => general.publicationDate ?? undefined,
  price: (estate: Estate) => (isSold(estate) ? null : priceValue(estate)),
  bedrooms: (estate: Estate) => roomCounts(estate).bedrooms || undefined,
  areaBuild(estate: Estate) {
    const value = numberAt(estate, 'dimensions.areaBuild')
    return headTypeOf(estate) !== 'PLOT' && value
      ? { '@type': 'QuantitativeValue' as const, value, unitCode: 'MTK' }
      : undefined
  },
  city: ({ general }: Estate, locale: Locale) =>
    cityName(general.address?.city, locale) || undefined,
  position({ general: { address } }: Estate) {
    const point = isAddressVisible(address) ? address?.geoLocation : null
    return point
      ? { '@type': 'GeoCoordinates' as const, latitude: point.lat, longitude: point.lon }
      : undefined
  },
} satisfies Record<FieldWith<'jsonLd'>, (estate: Estate, locale: Locale) => unknown>

interface ListingOptions {
  site: Site
  locale: Locale
  t: Translate
  path: string
  title: string
  description: string
}

/** A property on offer; its place only where its address is public, its price only while it is available (SEO-60). */
export function estateListing(
  estate: Estate,
  { site, locale, t, path, title, description }: ListingOptions,
): RealEstateListing {
  const picture = mainPicture(estate)
  const address = siteOrigin(site) + path
  const property = { '@id': `${address}#home` }
  // schema.org lets a place be offered, as hotel rooms are; its TypeScript types take no more than the id.
  const offered: typeof property = { ...property, ...accommodation(estate, locale) }
  return {
    '@type': 'RealEstateListing',
    name: title,
    description: description || undefined,
    url: address,
    inLanguage: locale,
    datePosted: PROPERTIES.publicationDate(estate),
    image: picture ? siteOrigin(site) + assetHref(pictureFile(picture), picture.hash) : undefined,
    mainEntity: property,
    offers: {
      ...offer(estate, t),
      availability: isSold(estate) ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      offeredBy: { '@id': `${siteOrigin(site)}/#agency` },
      itemOffered: offered,
    },
  }
}

type Offer = Exclude<OfferForLease | OfferForPurchase | AggregateOffer, string>
type Specification = Exclude<PriceSpecification | UnitPriceSpecification, string>

const EURO = { priceCurrency: 'EUR' } as const

/** What it costs, by the meaning of its price: a reader that knows `price` alone finds none that is not the whole price. */
function offer(estate: Estate, t: Translate): Offer {
  const type = isForRent(estate) ? 'OfferForLease' : 'OfferForPurchase'
  const price = PROPERTIES.price(estate)
  if (price === null) return { '@type': type }
  const said = specifications(estate, price, t)
  const more = said.length > 0 ? { priceSpecification: said } : {}
  if (priceKind(estate) === 'FROM')
    return {
      '@type': 'AggregateOffer',
      businessFunction: {
        '@id': `http://purl.org/goodrelations/v1#${isForRent(estate) ? 'LeaseOut' : 'Sell'}`,
      },
      lowPrice: price,
      ...EURO,
      ...more,
    }
  return { '@type': type, ...(!partialKind(estate) && { price }), ...EURO, ...more }
}

/** What a number alone does not say: the period and the charges of a rent, VAT, and what kind of amount it is. */
function specifications(estate: Estate, price: number, t: Translate): Specification[] {
  const kind = priceKind(estate)
  if (kind === 'STARTING')
    return [
      { '@type': 'PriceSpecification', name: t('price.kind.STARTING'), minPrice: price, ...EURO },
    ]
  if (kind === 'BOUQUET')
    return [
      {
        '@type': 'UnitPriceSpecification',
        name: t('price.kind.BOUQUET'),
        priceComponentType: 'https://schema.org/Downpayment',
        price,
        ...EURO,
      },
    ]
  const vat = priceVat(estate)
  const withVat = vat && { valueAddedTaxIncluded: vat === 'INCLUDED' }
  const amount = kind === 'FROM' ? { minPrice: price } : { price }
  if (!isForRent(estate))
    return withVat ? [{ '@type': 'PriceSpecification', ...amount, ...EURO, ...withVat }] : []
  const perPeriod = { ...EURO, unitCode: UNIT_CODES[pricePeriod(estate) ?? 'MONTH'] }
  const charges = rentalCost(estate)?.charges ?? null
  return [
    {
      '@type': 'UnitPriceSpecification',
      name: t('allIn.line.rent'),
      ...amount,
      ...perPeriod,
      ...withVat,
    },
    ...(charges === null
      ? []
      : [
          {
            '@type': 'UnitPriceSpecification' as const,
            name: t('allIn.line.charges'),
            price: charges,
            ...perPeriod,
          },
        ]),
  ]
}

/** Of UN/CEFACT. */
const UNIT_CODES = { MONTH: 'MON', WEEK: 'WEE', YEAR: 'ANN' } as const

function accommodation(
  estate: Estate,
  locale: Locale,
): Exclude<Apartment | House | ApartmentComplex | Accommodation | Place, string> {
  const { address } = estate.general
  const type = ITEM_TYPES[headTypeOf(estate) ?? 'PLOT']
  const numberOfBedrooms = PROPERTIES.bedrooms(estate)
  const geo = PROPERTIES.position(estate)
  const floorSize = PROPERTIES.areaBuild(estate)
  const place = {
    address: {
      '@type': 'PostalAddress' as const,
      addressCountry: 'BE',
      postalCode: address?.city?.zip,
      addressLocality: PROPERTIES.city(estate, locale),
      ...(isAddressVisible(address) && {
        streetAddress: addressLine(address, locale).split(',')[0],
      }),
    },
    ...(geo && { geo }),
  }
  const floor = floorSize && { floorSize }
  if (type === 'Apartment' || type === 'House')
    return { '@type': type, ...place, ...floor, ...(numberOfBedrooms && { numberOfBedrooms }) }
  if (type) return { '@type': type, ...place }
  // Nobody lives in a garage, a shop or a hall, but a place alone has no floor.
  return floor ? { '@type': 'Accommodation', ...place, ...floor } : { '@type': 'Place', ...place }
}

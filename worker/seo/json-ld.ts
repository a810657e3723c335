import type {
  Apartment,
  ApartmentComplex,
  House,
  ItemList,
  Place,
  RealEstateListing,
} from 'schema-dts'
import { assetHref } from '../../client/view.tsx'
import { addressLine, cityName, isAddressVisible } from '../../shared/estate/address.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { headTypeOf, type HeadType } from '../../shared/estate/kind/head-types.ts'
import { mainPicture, pictureFile } from '../../shared/estate/media/pictures.ts'
import { priceValue } from '../../shared/estate/price/price.ts'
import { numberAt } from '../../shared/estate/read.ts'
import { roomCounts } from '../../shared/estate/rooms/rooms.ts'
import { isForRent, isSold } from '../../shared/estate/status.ts'
import type { Locale } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'
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

interface ListingOptions {
  site: Site
  locale: Locale
  path: string
  title: string
  description: string
}

/** A property on offer; its place only where its address is public, its price only while it is available. */
export function estateListing(
  estate: Estate,
  { site, locale, path, title, description }: ListingOptions,
): RealEstateListing {
  const picture = mainPicture(estate)
  const price = isSold(estate) ? null : priceValue(estate)
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
    datePosted: estate.general.publicationDate ?? undefined,
    image: picture ? siteOrigin(site) + assetHref(pictureFile(picture), picture.hash) : undefined,
    mainEntity: property,
    offers: {
      '@type': isForRent(estate) ? 'OfferForLease' : 'OfferForPurchase',
      availability: isSold(estate) ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      ...(price !== null && { price, priceCurrency: 'EUR' }),
      offeredBy: { '@id': `${siteOrigin(site)}/#agency` },
      itemOffered: offered,
    },
  }
}

function accommodation(
  estate: Estate,
  locale: Locale,
): Exclude<Apartment | House | ApartmentComplex | Place, string> {
  const { address } = estate.general
  const type = ITEM_TYPES[headTypeOf(estate) ?? 'PLOT']
  const { bedrooms } = roomCounts(estate)
  const surface = numberAt(estate, 'dimensions.areaBuild')
  const isPublic = isAddressVisible(address)
  const place = {
    address: {
      '@type': 'PostalAddress' as const,
      addressCountry: 'BE',
      postalCode: address?.city?.zip,
      addressLocality: cityName(address?.city, locale) || undefined,
      ...(isPublic && { streetAddress: addressLine(address, locale).split(',')[0] }),
    },
    ...(isPublic &&
      address?.geoLocation && {
        geo: {
          '@type': 'GeoCoordinates' as const,
          latitude: address.geoLocation.lat,
          longitude: address.geoLocation.lon,
        },
      }),
  }
  if (type !== 'Apartment' && type !== 'House') return { '@type': type ?? 'Place', ...place }
  return {
    '@type': type,
    ...place,
    ...(surface && {
      floorSize: { '@type': 'QuantitativeValue' as const, value: surface, unitCode: 'MTK' },
    }),
    ...(bedrooms && { numberOfBedrooms: bedrooms }),
  }
}

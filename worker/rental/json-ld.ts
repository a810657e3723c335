import type { Accommodation, Thing } from 'schema-dts'
import { localize, type Locale } from '../../shared/locale.ts'
import type { RentalUnit } from '../../shared/rental/rental-unit.ts'
import { cityOf, photoPath, rentalAddressLine } from '../../shared/rental/unit-text.ts'
import { href } from '../../shared/routes.ts'
import type { Site } from '../../shared/site/site.ts'
import { siteOrigin } from '../site/parse-site.ts'

/** A holiday home for search engines; nothing that its page does not say. */
export function rentalThing(unit: RentalUnit, { site, locale, title }: { site: Site; locale: Locale; title: string }): Thing {
  const { address, general, rooms, photos } = unit
  const image = photoPath(photos[0]?.medium ?? photos[0]?.original)
  const thing: Accommodation = {
    '@type': 'Accommodation', name: title, description: localize(general.descriptionShort, locale) ?? undefined,
    url: siteOrigin(site) + href('rental', locale, { rentalUnitId: unit.id }),
    image: image ? siteOrigin(site) + image : undefined,
    address: {
      '@type': 'PostalAddress', addressCountry: 'BE', postalCode: address.zip ?? undefined, addressLocality: cityOf(address, locale) || undefined,
      streetAddress: rentalAddressLine(address, locale, false) || undefined,
    },
    ...(rooms.bedrooms && { numberOfBedrooms: rooms.bedrooms }),
    ...(general.maxOccupation && { occupancy: { '@type': 'QuantitativeValue', maxValue: general.maxOccupation } }),
  }
  return thing as Thing
}

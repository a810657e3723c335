import { photoSources } from '../../client/rental/photo-sources.ts'
import type { VacationRental } from 'schema-dts'
import { localize, type Locale } from '../../shared/locale.ts'
import type { RentalUnit } from '../../shared/rental/rental-unit.ts'
import { cityOf, rentalAddressLine } from '../../shared/rental/unit-text.ts'
import { href } from '../../shared/routes.ts'
import type { Site } from '../../shared/site/site.ts'
import { siteOrigin } from '../site/parse.ts'

/** A rental unit as structured data; nothing that its page does not show. */
export function rentalJsonLd(
  unit: RentalUnit,
  { site, locale, title }: { site: Site; locale: Locale; title: string },
): VacationRental {
  const { address, general, rooms, photos } = unit
  return {
    '@type': 'VacationRental',
    identifier: String(unit.id),
    name: title,
    description: localize(general.descriptionShort, locale) ?? undefined,
    url: siteOrigin(site) + href('rental', locale, { rentalUnitId: unit.id }),
    image: photos
      .flatMap(photo => photoSources(photo)?.src ?? [])
      .map(path => siteOrigin(site) + path),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'BE',
      postalCode: address.zip ?? undefined,
      addressLocality: cityOf(address, locale) || undefined,
      streetAddress: rentalAddressLine(address, locale, false) || undefined,
    },
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      ...(rooms.bedrooms && { numberOfBedrooms: rooms.bedrooms }),
      ...(general.maxOccupation && {
        occupancy: { '@type': 'QuantitativeValue', value: general.maxOccupation },
      }),
    },
  }
}

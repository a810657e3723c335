import type { BreadcrumbList, RealEstateAgent, WebSite } from 'schema-dts'
import { localize, type Locale } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'
import { siteOrigin } from '../site/parse.ts'
import type { Crumb } from './result.ts'

/** The agency itself, on every page. */
export function realEstateAgent(site: Site, locale: Locale): RealEstateAgent {
  const { agency } = site
  return {
    '@type': 'RealEstateAgent',
    '@id': `${siteOrigin(site)}/#agency`,
    name: site.name,
    legalName: agency.legalName,
    url: siteOrigin(site),
    telephone: agency.phone,
    email: agency.email,
    vatID: agency.vat,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${agency.street} ${agency.number}`.trim(),
      postalCode: agency.zip,
      addressLocality: localize(agency.city, locale) ?? undefined,
      addressCountry: 'BE',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: agency.geoLocation.lat,
      longitude: agency.geoLocation.lon,
    },
  }
}

export const webSite = (site: Site, locale: Locale): WebSite => ({
  '@type': 'WebSite',
  name: site.name,
  url: siteOrigin(site),
  inLanguage: locale,
  publisher: { '@id': `${siteOrigin(site)}/#agency` },
})

export const breadcrumbs = (site: Site, crumbs: Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteOrigin(site) + path,
  })),
})

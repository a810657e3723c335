import type { Site } from '../../../../../shared/site/site.ts'
import { PROFESSIONAL } from '../professional.ts'
import { localized } from '../localized.ts'

/** Leie & Linde: Ghent and its rivers; bottle green on warm paper, serif headings. */
export const LEIE: Site = {
  id: 1,
  name: 'Leie & Linde',
  hostnames: ['localhost', 'gent.localhost'],
  origin: null,
  locales: ['nl', 'fr', 'en', 'de'],
  defaultLocale: 'nl',
  source: 'main',
  settings: {
    hiddenStatus: [],
    detailLinks: true,
    hiddenTabs: [],
    captcha: null,
    videoHosts: ['tours.example'],
    soldPrices: true,
    priceHistory: true,
  },
  theme: {
    accent: '1f5c4a',
    tint: 'e4e7d6',
    paper: 'faf6ee',
    ink: '1d2a26',
    radius: 2,
    headingFace: 'fraunces',
    textFace: 'figtree',
    character: 'editorial',
    logo: 's1-logo',
    hero: 's1-hero',
  },
  agency: {
    ...PROFESSIONAL,
    legalName: 'Leie & Linde Vastgoed BV',
    street: 'Lindelei',
    number: '12',
    zip: '9000',
    city: localized('Gent', 'Gand', 'Ghent', 'Gent'),
    phone: '+32 9 000 01 10',
    email: 'hallo@leielinde.example',
    kbo: '0999.000.129',
    vat: 'BE 0999.000.129',
    biv: '999.101',
    insurer: { name: 'De Waarborg Verzekeringen NV', policy: '900.000.101' },
    thirdPartyAccount: 'BE08 9990 0010 1013',
    geoLocation: { lat: 51.0536, lon: 3.7193 },
  },
}

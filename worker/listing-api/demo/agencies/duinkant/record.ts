import type { Site } from '../../../../../shared/site/site.ts'
import { PROFESSIONAL } from '../professional.ts'
import { localized } from '../localized.ts'

/** Duinkant: the coast, sale and holidays; sea blue on chalk, round corners, grotesque headings. */
export const DUINKANT: Site = {
  id: 2,
  name: 'Duinkant',
  hostnames: ['kust.localhost'],
  origin: null,
  locales: ['nl', 'fr', 'en', 'de'],
  defaultLocale: 'nl',
  source: 'main',
  settings: {
    hiddenStatus: [6],
    detailLinks: true,
    hiddenTabs: ['rooms'],
    captcha: null,
    videoHosts: ['tours.example'],
  },
  theme: {
    accent: '0b5670',
    tint: 'd9e8e8',
    paper: 'fbfcfa',
    ink: '12303b',
    radius: 14,
    headingFace: 'bricolage',
    textFace: 'hanken',
    character: 'coastal',
    logo: 's2-logo',
    hero: 's2-hero',
  },
  agency: {
    ...PROFESSIONAL,
    legalName: 'Duinkant Immo BV',
    street: 'Zeelaan',
    number: '77',
    zip: '8670',
    city: localized('Koksijde', 'Coxyde', 'Koksijde', 'Koksijde'),
    phone: '+32 58 00 02 10',
    email: 'dag@duinkant.example',
    kbo: '0999.000.228',
    vat: 'BE 0999.000.228',
    biv: '999.201',
    insurer: { name: 'De Waarborg Verzekeringen NV', policy: '900.000.202' },
    thirdPartyAccount: 'BE53 9990 0020 2053',
    geoLocation: { lat: 51.1139, lon: 2.6373 },
  },
}

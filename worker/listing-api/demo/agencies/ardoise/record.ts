import type { Site } from '../../../../../shared/site/site.ts'
import { PROFESSIONAL } from '../professional.ts'
import { localized } from '../localized.ts'

/** Haute Ardoise: the Ardennes and Brussels, French first; burnt brick on limestone paper, a bookish face. */
export const ARDOISE: Site = {
  id: 3,
  name: 'Haute Ardoise',
  hostnames: ['ardennen.localhost'],
  origin: null,
  locales: ['nl', 'fr', 'en', 'de'],
  defaultLocale: 'fr',
  source: 'guid',
  settings: {
    hiddenStatus: [],
    detailLinks: true,
    hiddenTabs: [],
    captcha: null,
    videoHosts: [],
  },
  theme: {
    accent: '7d3a22',
    tint: 'dfe0d8',
    paper: 'f6f1e7',
    ink: '27241f',
    radius: 0,
    headingFace: 'newsreader',
    textFace: 'source-serif',
    character: 'rustic',
    logo: 's3-logo',
    hero: 's3-hero',
  },
  agency: {
    ...PROFESSIONAL,
    legalName: 'Haute Ardoise SRL',
    street: 'Rue de l’Ourthe',
    number: '9',
    zip: '6940',
    city: localized('Durbuy', 'Durbuy', 'Durbuy', 'Durbuy'),
    phone: '+32 86 00 03 10',
    email: 'bonjour@hauteardoise.example',
    kbo: '0999.000.327',
    vat: 'BE 0999.000.327',
    biv: '999.301',
    insurer: { name: 'De Waarborg Verzekeringen NV', policy: '900.000.303' },
    thirdPartyAccount: 'BE98 9990 0030 3093',
    geoLocation: { lat: 50.3529, lon: 5.4563 },
  },
}

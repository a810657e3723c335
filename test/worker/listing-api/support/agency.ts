import type { SiteSeed } from '../../../../worker/listing-api/db/site-seed.ts'
import { ESTATES } from './estates.ts'

/** A small agency of its own, so that these tests do not hang on the demo data. Status 4 is hidden. */
export const AGENCY: SiteSeed = {
  site: {
    id: 7,
    name: 'Huis & Tuin',
    hostnames: ['huis.example', 'www.huis.example'],
    origin: null,
    locales: ['nl', 'fr'],
    defaultLocale: 'nl',
    source: 'main',
    settings: {
      hiddenStatus: [4],
      detailLinks: true,
      hiddenTabs: [],
      captcha: null,
      videoHosts: [],
    },
    theme: {
      accent: '334455',
      tint: 'ddeeff',
      paper: 'ffffff',
      ink: '111111',
      radius: 4,
      headingFace: 'fraunces',
      textFace: 'figtree',
      character: 'editorial',
      logo: null,
      hero: null,
    },
    agency: {
      legalName: 'Huis & Tuin bv',
      street: 'Markt',
      number: '1',
      zip: '9000',
      city: { nl: 'Gent' },
      phone: '09 000 00 00',
      email: 'info@huis.example',
      kbo: '0000.000.000',
      vat: 'BE0000000000',
      biv: '000000',
      title: { nl: 'Vastgoedmakelaar' },
      supervisor: { name: { nl: 'BIV' }, address: 'Brussel', url: 'https://biv.example' },
      codeOfConductUrl: 'https://biv.example/code',
      insurer: { name: 'Verzekeraar', policy: '1' },
      thirdPartyAccount: 'BE00',
      geoLocation: { lat: 51.05, lon: 3.72 },
    },
  },
  navigation: [
    {
      name: 'header',
      items: [
        {
          id: 1,
          label: { nl: 'Aanbod' },
          target: { page: { nl: 'te-koop' } },
          children: [
            { id: 2, label: { nl: 'Te koop' }, target: { page: { nl: 'te-koop' } }, children: [] },
          ],
        },
      ],
    },
  ],
  pages: [
    {
      id: 1,
      url: { nl: '', fr: '' },
      title: { nl: 'Welkom' },
      description: { nl: 'Een bladzijde' },
      role: 'home',
      published: true,
      updatedAt: 1,
      sections: [{ id: 'a', type: 'bivCib' }],
    },
    {
      id: 2,
      url: { nl: 'te-koop', fr: 'a-vendre' },
      title: { nl: "Te koop; 'nu'?" },
      description: { nl: 'Een bladzijde' },
      role: 'listing',
      published: true,
      updatedAt: 2,
      sections: [],
    },
    {
      id: 3,
      url: { nl: 'ontwerp' },
      title: { nl: 'Ontwerp' },
      description: { nl: 'Een bladzijde' },
      role: 'content',
      published: false,
      updatedAt: 3,
      sections: [],
    },
  ],
  estatePages: [
    { estateId: 90, sections: [] },
    { estateId: 1, sections: [{ id: 'x', type: 'htmlText', html: { nl: '<p>Ja</p>' } }] },
  ],
  entities: [{ name: 'team', kind: 'employees', items: [{ id: 1 }, { id: 2 }] }],
  agreements: [
    {
      id: 1,
      version: '1',
      required: true,
      name: { nl: 'Voorwaarden', fr: 'Conditions', en: 'Terms', de: 'Bedingungen' },
      text: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Wortlaut' },
    },
  ],
  translations: { nl: { 'list.empty': 'Niets gevonden' } },
  estates: ESTATES,
  collections: [{ id: 3, name: 'Uitgelicht', estateIds: [2, 5, 8, 90] }],
  assets: [
    {
      id: 'house-1',
      hash: 'abc',
      version: 2,
      kind: 'drawing',
      contentType: 'image/svg+xml',
      width: 800,
      height: 600,
      color: 'aabbcc',
      recipe: { color: 'aabbcc' },
    },
    {
      id: 'logo',
      hash: 'def',
      version: 1,
      kind: 'file',
      contentType: 'image/svg+xml',
      width: 10,
      height: 10,
      color: 'ffffff',
      recipe: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    {
      id: 'terms',
      hash: 'ghi',
      version: 1,
      kind: 'file',
      contentType: 'text/plain',
      width: 0,
      height: 0,
      color: 'ffffff',
      recipe: 'Some "text"',
    },
  ],
}

/** Another agency, whose records must never show in the first. */
export const OTHER_AGENCY: SiteSeed = {
  ...AGENCY,
  site: {
    ...AGENCY.site,
    id: 8,
    name: 'Elders',
    hostnames: ['elders.example'],
    settings: { ...AGENCY.site.settings, hiddenStatus: [] },
  },
  estates: ESTATES.slice(0, 3),
  collections: [],
  navigation: [],
}

export const PLACES = [
  place(44021, '9000', 'Gent', 'Gand', 51.05, 3.72, 'FLANDERS'),
  place(62063, '4000', 'Luik', 'Liège', 50.63, 5.57, 'WALLONIA'),
  place(44064, '9830', 'Sint-Martens-Latem', 'Laethem-Saint-Martin', 51.01, 3.64, 'FLANDERS'),
  place(55050, '7191', "'s Gravenbrakel", 'Écaussinnes', 50.56, 4.18, 'WALLONIA'),
]

function place(
  id: number,
  zip: string,
  nl: string,
  fr: string,
  lat: number,
  lon: number,
  region: 'FLANDERS' | 'WALLONIA',
) {
  return { id, zip, names: { nl, fr, en: nl, de: nl }, lat, lon, region, province: null }
}

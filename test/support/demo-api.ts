import type { Page } from '../../shared/content/page.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import type { Locale } from '../../shared/locale.ts'
import type { Site } from '../../shared/site/site.ts'
import { createFakeApi, type FakeApi } from './fake-api.ts'

declare global {
  /** The last id that aSite() gave: here, where modules that are loaded anew go on counting. */
  var lastSite: number | undefined
}

/** A site record; each call makes another one, so that no test or file meets what another has left in a cache. */
export function aSite(changes: Partial<Site> = {}): Site {
  const id = (globalThis.lastSite ?? 1000) + 1
  globalThis.lastSite = id
  return {
    id,
    name: `Kantoor ${id}`,
    hostnames: [`kantoor-${id}.test`],
    origin: null,
    locales: ['nl', 'fr', 'en', 'de'],
    defaultLocale: 'nl',
    source: 'main',
    settings: {
      hiddenStatus: [],
      detailLinks: true,
      hiddenTabs: [],
      captcha: null,
      videoHosts: [],
    },
    theme: {
      accent: '7a3b1e',
      tint: 'efe6dc',
      paper: 'fbf9f6',
      ink: '1f1a17',
      radius: 4,
      headingFace: 'fraunces',
      textFace: 'figtree',
      character: 'editorial',
      logo: null,
      hero: null,
    },
    agency: {
      legalName: `Kantoor ${id} bv`,
      street: 'Kouter',
      number: '1',
      zip: '9000',
      city: { nl: 'Gent' },
      phone: '+32 9 000 00 00',
      email: `info@kantoor-${id}.test`,
      kbo: '0000.000.000',
      vat: 'BE 0000.000.000',
      biv: '000.000',
      title: {},
      supervisor: { name: {}, address: '', url: '' },
      codeOfConductUrl: '',
      insurer: { name: '', policy: '' },
      thirdPartyAccount: '',
      geoLocation: { lat: 51.05, lon: 3.72 },
    },
    ...changes,
  }
}

export function anEstate(
  id: number,
  general: Partial<Estate['general']> = {},
  rest: Partial<Estate> = {},
): Estate {
  return {
    general: {
      id,
      headType: { id: 1 },
      subType: { id: 1, name: { nl: 'Woning', fr: 'Maison', en: 'Dwelling', de: 'Wohnhaus' } },
      transaction: {
        id: 1,
        name: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
      },
      price: { value: 300_000 + id },
      bedroomCount: 3,
      publicationDate: '2026-10-01',
      title: { nl: `Woning ${id}` },
      address: {
        street: { nl: 'Veldstraat' },
        number: String(id),
        visible: true,
        city: { id: 1, name: 'Gent', zip: '9000' },
        region: 'FLANDERS',
      },
      ...general,
    },
    dimensions: { areaBuild: 150, areaGround: 300 },
    pictures: [],
    ...rest,
  }
}

export function aPage(
  id: number,
  urls: Partial<Record<Locale, string>>,
  sections: Page['sections'],
  changes: Partial<Page> = {},
): Page {
  return {
    id,
    url: urls,
    title: { nl: `Pagina ${id}` },
    description: {},
    role: 'content',
    published: true,
    updatedAt: 0,
    sections,
    ...changes,
  }
}

/** An API with one site, a home page, a listing page and the given estates. */
export function siteApi(site: Site, estates: Estate[]): FakeApi {
  const home = aPage(1, { nl: '', fr: '', en: '', de: '' }, [
    { id: 'title', type: 'sectionTitle', title: { nl: `Welkom bij ${site.name}` } },
  ])
  const listing = aPage(
    2,
    { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' },
    [
      {
        id: 'title',
        type: 'sectionTitle',
        title: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
      },
      { id: 'filter', type: 'estateFilter', list: 'list' },
      { id: 'list', type: 'estateList', node: { query: { terms: { 'transaction.id': [1] } } } },
    ],
    { role: 'listing' },
  )
  const at = `/sites/${site.id}`
  const search = (request: Request) =>
    request.json().then(body => {
      const { offset = 0, limit = 15 } = body as { offset?: number; limit?: number }
      return Response.json({
        total: { value: estates.length },
        results: estates.slice(offset, offset + limit),
      })
    })
  return createFakeApi({
    ...Object.fromEntries(site.hostnames.map(host => [`GET /sites/by-hostname/${host}`, site])),
    [`GET ${at}`]: site,
    [`GET ${at}/navigation/header`]: { name: 'header', items: [] },
    [`GET ${at}/navigation/footer`]: { name: 'footer', items: [] },
    [`GET ${at}/pages/`]: [home, listing].map(({ sections: _, ...head }) => head),
    ...Object.fromEntries(
      [home, listing].flatMap(page => [
        [`GET ${at}/pages/${page.id}`, page],
        ...Object.entries(page.url).map(([locale, url]) => [
          `GET ${at}/pages/by-url/${encodeURIComponent(url ? `${locale}/${url}` : locale)}`,
          page,
        ]),
      ]),
    ),
    [`POST ${at}/estates`]: search,
    [`POST ${at}/estate-filters`]: {
      headTypes: [
        { id: 1, count: 3 },
        { id: 2, count: 2 },
      ],
      locations: [{ id: 1, zip: '9000', name: 'Gent', lat: 51, lon: 3.7, count: 5 }],
      prices: { min: 1, max: 2 },
      bedrooms: [{ value: 3, count: 5 }],
    },
    ...Object.fromEntries(
      estates.map(estate => [
        `GET ${at}/estates/${estate.general.guid ? `skarabee/${estate.general.guid}` : `v2/${estate.general.id}`}`,
        estate,
      ]),
    ),
    [`GET ${at}/entities`]: [],
    ...Object.fromEntries(site.locales.map(locale => [`GET ${at}/translations/${locale}`, {}])),
  })
}

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ViewProvider, type View } from '../../client/view.tsx'
import type { Locale } from '../../shared/locale.ts'
import type { Agency, Site } from '../../shared/site/site.ts'
import { createTranslator } from '../../shared/translator.ts'
import { MESSAGES } from '../../worker/site/messages.ts'

const AGENCY: Agency = {
  legalName: 'Proefhuis BV',
  street: 'Markt',
  number: '1',
  zip: '9000',
  city: { nl: 'Gent', fr: 'Gand' },
  phone: '+32 9 000 00 01',
  email: 'info@proefhuis.example',
  kbo: '0999.000.001',
  vat: 'BE 0999.000.001',
  biv: '999.001',
  title: { nl: 'Vastgoedmakelaar-bemiddelaar', fr: 'Agent immobilier courtier' },
  supervisor: {
    name: { nl: 'Toezicht' },
    address: { nl: 'Straat 2, 1000 Brussel', fr: 'rue 2, 1000 Bruxelles' },
    url: 'https://toezicht.example/',
  },
  codeOfConductUrl: 'https://toezicht.example/plichtenleer',
  insurer: { name: 'Verzekeraar NV', policy: '900.1' },
  thirdPartyAccount: 'BE00 9990 0000 0001',
  geoLocation: { lat: 51, lon: 3.7 },
}

export const SITE: Site = {
  id: 1,
  name: 'Proefhuis',
  hostnames: ['proefhuis.example'],
  origin: null,
  locales: ['nl', 'fr'],
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
    accent: '9c3b22',
    tint: 'efe7dc',
    paper: 'fbf8f3',
    ink: '211b17',
    radius: 2,
    headingFace: 'fraunces',
    textFace: 'figtree',
    character: 'editorial',
    logo: null,
    hero: null,
  },
  agency: AGENCY,
}

export function viewOf(locale: 'nl' | 'fr' = 'nl', detailLinks = true): View {
  const locales: Locale[] = ['nl', 'fr']
  const site = {
    id: 1,
    name: 'Proefhuis',
    source: 'main' as const,
    locales,
    detailLinks,
    phone: '',
    email: '',
    character: 'editorial' as const,
  }
  return { locale, t: createTranslator(locale, MESSAGES[locale]), site }
}

export const html = (node: ReactNode, view: View = viewOf()): string =>
  renderToStaticMarkup(<ViewProvider value={view}>{node}</ViewProvider>)

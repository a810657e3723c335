import type { Locale, Localized } from '../locale.ts'

/** One agency: GET /sites/{siteId} and /sites/by-hostname/{hostname}. */
export interface Site {
  id: number
  name: string
  /** Lower case, without port. The first is the main one. */
  hostnames: string[]
  /** Scheme, host and port of every absolute address; null: the first hostname over https. */
  origin: string | null
  locales: Locale[]
  defaultLocale: Locale
  /** Which back end its estates come from; their transaction ids mean different things (ESTATE-7, ESTATE-8). */
  source: 'main' | 'guid'
  settings: SiteSettings
  theme: Theme
  agency: Agency
  /** Whether pictures of it are drawn by the product, which the footer then says (PACK-112). */
  isIllustrated?: boolean
  /** Whether there are photographs beside them. */
  hasPhotographs?: boolean
}

export const FORM_NAMES = ['contact', 'valuation', 'viewing', 'stay'] as const

export type FormName = (typeof FORM_NAMES)[number]

interface SiteSettings {
  /** Transaction ids whose estates appear nowhere (VIS-1). */
  hiddenStatus: number[]
  /** false: property cards are no links (LIST-26). */
  detailLinks: boolean
  /** Tabs of the rental unit detail that stay away (RENTAL-14). */
  hiddenTabs: string[]
  captcha: { service: 'recaptcha' | 'turnstile'; siteKey: string } | null
  /** Of VIDEO_HOSTS: whose videos and tours may be embedded, after a click. */
  videoHosts: string[]
  /** E-mail addresses that get what a form leaves, in place of the agency's (PACK-113). */
  recipients?: Partial<Record<FormName, string>>
  /** Until so many days before arrival a guest cancels a confirmed stay for nothing (STAY-12). */
  freeCancelDays?: number | undefined
  /** What was sold and let may be seen, with prices a m² (MEMORY-1). */
  soldPrices?: boolean | undefined
  /** Homes that are left out there, by their public ids (MEMORY-18). */
  soldPricesWithout?: string[] | undefined
  /** A home's page says what was asked before and how long it is on offer (MEMORY-8). */
  priceHistory?: boolean | undefined
}

/** A handful of tokens; the stylesheet is made from them. Colours are six hexadecimal digits without '#'. */
export interface Theme {
  accent: string
  /** A second hue for large quiet areas. */
  tint: string
  paper: string
  ink: string
  /** Corner radius in px. */
  radius: number
  headingFace: 'fraunces' | 'bricolage' | 'newsreader'
  textFace: 'figtree' | 'source-serif' | 'hanken'
  /** The style of the theme: how the home page and cards are laid out. */
  character: 'editorial' | 'coastal' | 'rustic'
  /** Asset id of the logo; null: the name in the heading face. */
  logo: string | null
  /** The logo has the name in it, which then does not stand beside it (PACK-111). */
  logoHasName?: boolean
  /** Asset id of the logo by night; absent: the same. */
  logoDark?: string | null
  /** Asset id of the picture in the browser's tab; absent: the initial on the accent. */
  icon?: string | null
  /** Asset id of the picture where links to the site are shared, 1200 × 630 px (DESK-168). */
  preview?: string | null
  /** Asset id of the hero picture. */
  hero: string | null
}

/** Everything an agency must show of itself (LAW-40). */
export interface Agency {
  legalName: string
  street: string
  number: string
  zip: string
  city: Localized
  phone: string
  email: string
  kbo: string
  vat: string
  biv: string
  title: Localized
  /** An authority of several languages has its address and its pages in each. */
  supervisor: { name: Localized; address: Localized | string; url: Localized | string }
  codeOfConductUrl: Localized | string
  insurer: { name: string; policy: string }
  thirdPartyAccount: string
  geoLocation: { lat: number; lon: number }
}

import { isLocale, LOCALES, type Locale } from './locale.ts'
import { keysOf, rowOf, tableOf } from './table.ts'

type Paths = Record<Locale, string>

const SUBSCRIBE: Paths = {
  nl: 'hou-me-op-de-hoogte',
  fr: 'tenez-moi-informe',
  en: 'keep-me-informed',
  de: 'halten-sie-mich-auf-dem-laufenden',
}
const ESTATE: Paths = { nl: 'aanbod', fr: 'offre', en: 'offer', de: 'angebot' }
const HOLIDAY: Paths = { nl: 'vakantie', fr: 'vacances', en: 'holiday', de: 'feiertage' }

const after = (paths: Paths, rest: Paths | string): Paths =>
  everywhere(locale => `${paths[locale]}/${typeof rest === 'string' ? rest : rest[locale]}`)

const everywhere = (path: (locale: Locale) => string): Paths => tableOf(LOCALES, path)

/**
 * The one table of localized routes (ROUTE-1), each below `/{locale}/`. `:name` takes one segment.
 * Fixed words win over parameters, so the order of rows does not matter.
 */
export const ROUTES = {
  privacy: {
    nl: 'privacy-verklaring',
    fr: 'declaration-de-confidentialite',
    en: 'privacy-statement',
    de: 'datenschutzerklaerung',
  },
  terms: {
    nl: 'gebruiksvoorwaarden',
    fr: 'conditions-d-utilisation',
    en: 'terms-of-use',
    de: 'nutzungsbedingungen',
  },
  accessibility: {
    nl: 'toegankelijkheid',
    fr: 'accessibilite',
    en: 'accessibility',
    de: 'barrierefreiheit',
  },
  report: {
    nl: 'inhoud-melden',
    fr: 'signaler-un-contenu',
    en: 'report-content',
    de: 'inhalt-melden',
  },
  favorites: { nl: 'favorieten', fr: 'favoris', en: 'favorites', de: 'favoriten' },
  compare: { nl: 'vergelijken', fr: 'comparer', en: 'compare', de: 'vergleichen' },
  soldPrices: {
    nl: 'verkocht-in-de-buurt',
    fr: 'vendu-dans-le-quartier',
    en: 'sold-nearby',
    de: 'verkauft-in-der-naehe',
  },
  sentence: { nl: 'zoeken', fr: 'rechercher', en: 'search', de: 'suchen' },
  sharedList: {
    nl: 'samen-kiezen/:token',
    fr: 'choisir-ensemble/:token',
    en: 'choose-together/:token',
    de: 'gemeinsam-waehlen/:token',
  },
  subscribe: SUBSCRIBE,
  subscribeSuccess: after(SUBSCRIBE, { nl: 'succes', fr: 'succes', en: 'success', de: 'erfolg' }),
  unsubscribe: after(SUBSCRIBE, {
    nl: 'uitschrijven/:token',
    fr: 'se-desinscrire/:token',
    en: 'unsubscribe/:token',
    de: 'abmelden/:token',
  }),
  editSubscriptions: after(SUBSCRIBE, ':token'),
  estate: after(ESTATE, ':estateId'),
  estateDetail: after(ESTATE, ':estateId/:slug'),
  entityDetail: after(ESTATE, ':estateId/:slug/:entityId'),
  afternoon: {
    nl: 'bezoekronde',
    fr: 'tournee-de-visites',
    en: 'viewing-round',
    de: 'besichtigungstour',
  },
  afternoonTicket: {
    nl: 'bezoekronde/:afternoonId',
    fr: 'tournee-de-visites/:afternoonId',
    en: 'viewing-round/:afternoonId',
    de: 'besichtigungstour/:afternoonId',
  },
  cancelAppointment: {
    nl: 'afspraak-annuleren/:appointmentId',
    fr: 'annuler-rendez-vous/:appointmentId',
    en: 'cancel-appointment/:appointmentId',
    de: 'termin-absagen/:appointmentId',
  },
  stay: {
    nl: 'verblijf/:stayId',
    fr: 'sejour/:stayId',
    en: 'stay/:stayId',
    de: 'aufenthalt/:stayId',
  },
  rentals: HOLIDAY,
  rental: after(HOLIDAY, ':rentalUnitId'),
  detail: everywhere(() => 'detail'),
  feed: everywhere(() => 'feed/:list'),
  ajax: everywhere(() => 'ajax/:call'),
  ajaxItem: everywhere(() => 'ajax/:call/:id'),
} satisfies Record<string, Paths>

/** Words that people would rather type than the route's own: 'Feiertage' are public holidays. */
const ALIASES: Partial<Paths> = { de: 'ferien' }

/** Where an address leads that has an alias in a route's place, its rest kept; null: it has none (ROUTE-68). */
export function withoutAlias(path: string): string | null {
  const [, locale, first, ...rest] = path.split('/')
  return isLocale(locale) && first && first === ALIASES[locale]
    ? ['', locale, HOLIDAY[locale], ...rest].join('/')
    : null
}

export type RouteName = keyof typeof ROUTES

interface RouteMatch {
  name: RouteName
  locale: Locale
  params: Record<string, string>
}

type Query = URLSearchParams | string | undefined

/**
 * The path of a named route, its parameters encoded, with an optional query. An unknown name, or a
 * parameter that is missing or empty, gives '/' (ROUTE-17, ROUTE-18).
 */
export function href(
  name: string,
  locale: Locale,
  params: Record<string, string | number> = {},
  query?: Query,
): string {
  const pattern = rowOf(ROUTES, name)?.[locale]
  if (!pattern) return '/'
  const segments = pattern
    .split('/')
    .map(part => (part.startsWith(':') ? encodeSegment(params[part.slice(1)]) : part))
  return segments.includes('') ? '/' : withQuery(`/${locale}/${segments.join('/')}`, query)
}

/** The path of a CMS page; '' is the home page. */
export function pageHref(locale: Locale, url: string, query?: Query): string {
  const path = url.split('/').filter(Boolean).map(encodeSegment).join('/')
  return withQuery(path ? `/${locale}/${path}` : `/${locale}`, query)
}

/** The route of a path, or null. Bad percent-encoding matches nothing. */
export function matchRoute(path: string): RouteMatch | null {
  const [, locale, ...parts] = path.split('/')
  if (!isLocale(locale) || parts.length === 0) return null
  const segments = parts.map(decodeSegment)
  const pattern = PATTERNS[locale].find(({ parts }) => fits(parts, segments))
  return pattern ? { name: pattern.name, locale, params: paramsOf(pattern.parts, segments) } : null
}

interface Pattern {
  name: RouteName
  parts: string[]
}

const isParam = (part: string): boolean => part.startsWith(':')

const paramCount = ({ parts }: Pattern): number => parts.filter(isParam).length

const patternsOf = (locale: Locale): Pattern[] =>
  keysOf(ROUTES)
    .map(name => ({ name, parts: ROUTES[name][locale].split('/') }))
    .sort((a, b) => paramCount(a) - paramCount(b))

/** Of each language, those with the fewest parameters first, since these win. Split once: every request is matched. */
const PATTERNS: Record<Locale, Pattern[]> = {
  nl: patternsOf('nl'),
  fr: patternsOf('fr'),
  en: patternsOf('en'),
  de: patternsOf('de'),
}

const fits = (pattern: string[], segments: (string | null)[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (isParam(part) ? segments[index] : part === segments[index]))

function paramsOf(pattern: string[], segments: (string | null)[]): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries())
    if (isParam(part)) params[part.slice(1)] = segments[index] ?? ''
  return params
}

function encodeSegment(value: string | number | undefined): string {
  if (value === undefined) return ''
  return String(value).isWellFormed() ? encodeURIComponent(value).replace(/^\.{1,2}$/, '') : ''
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

function withQuery(path: string, query: Query): string {
  const text = query?.toString() ?? ''
  return text ? `${path}?${text}` : path
}

import { advertGap, isExcepted, missingPlace } from '../../../shared/estate/legal/advert-gap.ts'
import { amountDoubts, placeDoubts } from '../../../shared/estate/doubts.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { isLocale, LOCALES, type Locale } from '../../../shared/locale.ts'
import { BELGIUM } from '../../../shared/places/belgium-table.ts'
import { readBelgium } from '../../../shared/places/belgium.ts'
import { matchRoute } from '../../../shared/routes.ts'
import { currentCode } from '../../../shared/search/municipality-codes.ts'
import { isEnterpriseNumber, isIban } from '../../../shared/site/check-digits.ts'
import { contrast } from '../../../shared/site/colour.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { HELD_REASONS } from '../../listing-api/import/held-reasons.ts'
import type { Pack } from '../../listing-api/packs/pack.ts'
import type { There } from './binding.ts'
import { namesOfHome, type Check } from './check-references.ts'

/**
 * What is taken as it stands and yet can hardly be meant: numbers whose check digits are wrong, places that do not belong
 * together, unusual amounts, homes that the law holds back, links and collections that lead nowhere, languages that are
 * missing, colours nobody can read (PACK-163).
 */
export function checkDoubts(pack: Pack, there: There, tell: Check): void {
  checkSite(pack, tell)
  checkHomes(pack, tell)
  checkCollections(pack, there, tell)
  checkLinks(pack, tell)
  checkLanguages(pack, tell)
}

/** Contrast that a button or a link needs on its ground (WCAG 2.2, 1.4.11), and text (1.4.3). */
const LEAST = { accent: 3, ink: 4.5 } as const

function checkSite({ 'site.json': { agency, theme } }: Pack, tell: Check): void {
  const note = (key: keyof typeof agency, message: string): void =>
    tell('site.json', ['agency', key], message)
  for (const key of ['kbo', 'vat'] as const)
    if (!isEnterpriseNumber(agency[key]))
      note(key, `is no enterprise number, its check digits are wrong: ${agency[key]}`)
  if (!isIban(agency.thirdPartyAccount))
    note('thirdPartyAccount', `is no IBAN, its check digits are wrong: ${agency.thirdPartyAccount}`)
  if (!municipalitiesOf(agency.zip).length)
    note('zip', `is no postal code of Belgium: ${agency.zip}`)
  for (const key of ['accent', 'ink'] as const) {
    const ratio = contrast(theme[key], theme.paper)
    if (ratio < LEAST[key])
      tell(
        'site.json',
        ['theme', key],
        `is hardly seen on paper ${theme.paper}: contrast ${ratio.toFixed(1)} of ${LEAST[key]}; it is shown ${key === 'accent' ? 'in another lightness' : 'so'}`,
      )
  }
}

let municipalities: Map<number, Set<string>> | undefined

/** The postal codes of each municipality, by its NIS code. */
const zipsByCode = (): Map<number, Set<string>> =>
  (municipalities ??= new Map(
    readBelgium(BELGIUM).map(({ id, places }) => [id, new Set(places.map(({ zip }) => zip))]),
  ))

const municipalitiesOf = (zip: string): number[] =>
  [...zipsByCode()].flatMap(([id, zips]) => (zips.has(zip) ? [id] : []))

const BELGIAN = 1

function checkHomes(pack: Pack, tell: Check): void {
  const today = toDay(Date.now())
  const { source } = pack['site.json']
  for (const [at, line] of (pack['estates.ndjson'] ?? []).entries()) {
    const note = (field: string, message: string): void =>
      tell('estates.ndjson', [at, field], message)
    const estate: Estate = line
    for (const { field, message } of [...placeDoubts(estate), ...amountDoubts(estate)])
      note(field, message)
    const { address, parentId } = line.general
    const { city, country } = address ?? {}
    // The numbers of the other source are its own.
    if (city && source === 'main' && (country?.id ?? BELGIAN) === BELGIAN) {
      const zips = zipsByCode().get(currentCode(city.id))
      const owners = municipalitiesOf(city.zip)
      if (owners.length === 0)
        note('general.address.city.zip', `is no postal code of Belgium: ${city.zip}`)
      if (!zips) note('general.address.city.id', `is no NIS code of a municipality: ${city.id}`)
      else if (owners.length > 0 && !zips.has(city.zip))
        note(
          'general.address.city.id',
          `is not the municipality of ${city.zip}: ${city.id}, and not ${owners.join(' or ')}`,
        )
    }
    const gap = missingPlace(estate) ? 'place' : advertGap(estate, today, parentId != null)
    if (gap && !(gap !== 'place' && isExcepted([line.shownWithout], today)))
      note('general', `would be ${HELD_REASONS[gap]}`)
  }
}

function checkCollections(pack: Pack, there: There, tell: Check): void {
  const own = pack['estates.ndjson']
  if (!own) return
  const homes = new Set([...there.homes, ...own.flatMap(namesOfHome)])
  for (const [at, { estateIds }] of (pack['collections.json']?.items ?? []).entries())
    for (const [index, id] of estateIds.entries())
      if (!homes.has(String(id)))
        tell(
          'collections.json',
          ['items', at, 'estateIds', index],
          `is no home of estates.ndjson: ${id}`,
        )
}

/** Links to pages of the site that the folder has not. */
function checkLinks(pack: Pack, tell: Check): void {
  const pages = Object.values(pack.pages)
  if (pages.length === 0) return
  const addresses = new Set(
    pages.flatMap(({ url }) =>
      LOCALES.flatMap(locale =>
        typeof url[locale] === 'string' ? [`${locale}/${url[locale]}`] : [],
      ),
    ),
  )
  const { hostnames } = pack['site.json']
  for (const [file, content] of filesWithLinks(pack))
    for (const { path, locale, target } of linksIn(content, hostnames)) {
      const isThere = addresses.has(`${locale}/${target}`) || target === ''
      if (!isThere && !matchRoute(`/${locale}/${target}`))
        tell(file, path, `leads to no page of the folder: /${locale}/${target}`)
    }
}

const filesWithLinks = (pack: Pack): [file: string, content: unknown][] => [
  ['menus.json', pack['menus.json']],
  ...Object.entries(pack.pages).map(([name, { sections }]): [string, unknown] => [
    `pages/${name}.json`,
    { sections },
  ]),
]

interface FoundLink {
  path: PropertyKey[]
  locale: Locale
  /** The page's path after the language. */
  target: string
}

/** Links to pages in a value: `page` by language, and `url` on the site itself. */
function linksIn(
  value: unknown,
  hostnames: readonly string[],
  path: PropertyKey[] = [],
): FoundLink[] {
  if (Array.isArray(value))
    return value.flatMap((each, at) => linksIn(each, hostnames, [...path, at]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, each]): FoundLink[] => {
    const at = [...path, key]
    if (key === 'page' && isRecord(each))
      return LOCALES.flatMap(locale => {
        const target = each[locale]
        return typeof target === 'string' ? [{ path: at, locale, target }] : []
      })
    if (key !== 'url' || typeof each !== 'string') return linksIn(each, hostnames, at)
    const address = URL.parse(each, `https://${hostnames[0]}`)
    const [, locale, ...rest] = address?.pathname.replace(/\/$/, '').split('/') ?? []
    return address && hostnames.includes(address.hostname) && isLocale(locale)
      ? [{ path: at, locale, target: rest.join('/') }]
      : []
  })
}

/** Homes whose texts are shown in another language than the page's (LOCALE-19); often that is meant. */
export function checkHomeLanguages(pack: Pack, tell: Check): void {
  for (const [at, { general }] of (pack['estates.ndjson'] ?? []).entries())
    for (const key of ['title', 'description'] as const)
      tellMissing(general[key], pack['site.json'].locales, message =>
        tell('estates.ndjson', [at, `general.${key}`], message),
      )
}

/** Texts of pages in the languages of the page, and of menus in those of the site. */
function checkLanguages(pack: Pack, tell: Check): void {
  for (const [name, { url, title, description, sections }] of Object.entries(pack.pages)) {
    const locales = LOCALES.filter(locale => typeof url[locale] === 'string')
    for (const { path, text } of textsIn({ title, description, sections }))
      tellMissing(text, locales, message => tell(`pages/${name}.json`, path, message))
  }
  for (const { path, text } of textsIn(pack['menus.json']))
    tellMissing(text, pack['site.json'].locales, message => tell('menus.json', path, message))
}

/** Says of a text that has some language which of those wanted it has not. */
function tellMissing(
  text: unknown,
  wanted: readonly Locale[],
  tell: (message: string) => void,
): void {
  if (!isLocalized(text) || !LOCALES.some(locale => text[locale])) return
  const missing = wanted.filter(locale => !text[locale])
  if (missing.length > 0) tell(`has no ${missing.join(', ')}`)
}

type Texts = Partial<Record<Locale, unknown>>

const isLocalized = (value: unknown): value is Texts =>
  isRecord(value) &&
  Object.entries(value).every(
    ([key, text]) => isLocale(key) && (text == null || typeof text === 'string'),
  )

/** Texts by language in a value, but for the addresses of pages. */
function textsIn(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: Texts }[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, [...path, at]))
  if (!isRecord(value)) return []
  if (isLocalized(value)) return [{ path, text: value }]
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'page' || key === 'url' ? [] : textsIn(each, [...path, key]),
  )
}

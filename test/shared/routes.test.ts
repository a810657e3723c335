import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../shared/locale.ts'
import { href, matchRoute, pageHref, type RouteName, ROUTES } from '../../shared/routes.ts'

const NAMES = Object.keys(ROUTES) as RouteName[]
const parametersOf = (name: RouteName, locale: Locale): string[] =>
  ROUTES[name][locale]
    .split('/')
    .filter(part => part.startsWith(':'))
    .map(part => part.slice(1))

const WORDS = new Set(
  NAMES.flatMap(name => LOCALES.flatMap(locale => ROUTES[name][locale].split('/'))),
)

/** Any text that can stand in one segment of an address and is no word of the table. */
const segment = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30, size: 'max' }),
    fc
      .array(
        fc.constantFrom(
          '/',
          '%',
          '%2F',
          '%00',
          '..',
          '.',
          '...',
          '?',
          '#',
          '&',
          '+',
          ' ',
          '\\',
          ':',
          ':token',
          '\0',
          'é',
          '🏠',
          'succes',
          'nl',
        ),
        { minLength: 1, maxLength: 6, size: 'max' },
      )
      .map(parts => parts.join('')),
  )
  .filter(text => text !== '.' && text !== '..' && text.isWellFormed() && !WORDS.has(text))

describe('the addresses of routes', () => {
  it.each([
    ['privacy', {}, '/nl/privacy-verklaring'],
    ['terms', {}, '/nl/gebruiksvoorwaarden'],
    ['favorites', {}, '/nl/favorieten'],
    ['subscribe', {}, '/nl/hou-me-op-de-hoogte'],
    ['subscribeSuccess', {}, '/nl/hou-me-op-de-hoogte/succes'],
    ['unsubscribe', { token: 't' }, '/nl/hou-me-op-de-hoogte/uitschrijven/t'],
    ['editSubscriptions', { token: 't' }, '/nl/hou-me-op-de-hoogte/t'],
    ['estate', { estateId: 12 }, '/nl/aanbod/12'],
    ['estateDetail', { estateId: 12, slug: 'villa' }, '/nl/aanbod/12/villa'],
    ['entityDetail', { estateId: 12, slug: 'villa', entityId: 3 }, '/nl/aanbod/12/villa/3'],
    ['cancelAppointment', { appointmentId: 'a' }, '/nl/afspraak-annuleren/a'],
    ['rental', { rentalUnitId: 7 }, '/nl/vakantie/7'],
    ['detail', {}, '/nl/detail'],
  ])('%s has its address in Dutch (ROUTE-1)', (name, params, path) => {
    expect(href(name, 'nl', params as Record<string, string>)).toBe(path)
  })

  const inAll = (name: RouteName, params: Record<string, string | number> = {}): string[] =>
    LOCALES.map(locale => href(name, locale, params))

  it('of the legal pages are translated (ROUTE-2, ROUTE-3, ROUTE-4)', () => {
    expect(inAll('privacy')).toEqual([
      '/nl/privacy-verklaring',
      '/fr/declaration-de-confidentialite',
      '/en/privacy-statement',
      '/de/datenschutzerklaerung',
    ])
    expect(inAll('terms')).toEqual([
      '/nl/gebruiksvoorwaarden',
      '/fr/conditions-d-utilisation',
      '/en/terms-of-use',
      '/de/nutzungsbedingungen',
    ])
    expect(inAll('accessibility')).toEqual([
      '/nl/toegankelijkheid',
      '/fr/accessibilite',
      '/en/accessibility',
      '/de/barrierefreiheit',
    ])
  })

  it('of favourites, comparison and subscribing are translated (ROUTE-5, ROUTE-6, ROUTE-7)', () => {
    expect(inAll('favorites')).toEqual([
      '/nl/favorieten',
      '/fr/favoris',
      '/en/favorites',
      '/de/favoriten',
    ])
    expect(inAll('compare')).toEqual([
      '/nl/vergelijken',
      '/fr/comparer',
      '/en/compare',
      '/de/vergleichen',
    ])
    expect(inAll('subscribe')).toEqual([
      '/nl/hou-me-op-de-hoogte',
      '/fr/tenez-moi-informe',
      '/en/keep-me-informed',
      '/de/halten-sie-mich-auf-dem-laufenden',
    ])
  })

  it('of a subscription stand below its word (ROUTE-8, ROUTE-9, ROUTE-10)', () => {
    const [nl, fr, en, de] = inAll('subscribe')
    expect(inAll('subscribeSuccess')).toEqual([
      `${nl}/succes`,
      `${fr}/succes`,
      `${en}/success`,
      `${de}/erfolg`,
    ])
    expect(inAll('unsubscribe', { token: 't' })).toEqual([
      `${nl}/uitschrijven/t`,
      `${fr}/se-desinscrire/t`,
      `${en}/unsubscribe/t`,
      `${de}/abmelden/t`,
    ])
    expect(inAll('editSubscriptions', { token: 't' })).toEqual([
      `${nl}/t`,
      `${fr}/t`,
      `${en}/t`,
      `${de}/t`,
    ])
  })

  it('of estates are translated (ROUTE-11, ROUTE-12, ROUTE-13)', () => {
    const short = ['/nl/aanbod/1', '/fr/offre/1', '/en/offer/1', '/de/angebot/1']
    expect(inAll('estate', { estateId: 1 })).toEqual(short)
    expect(inAll('estateDetail', { estateId: 1, slug: 'villa' })).toEqual(
      short.map(path => `${path}/villa`),
    )
    expect(inAll('entityDetail', { estateId: 1, slug: 'villa', entityId: 3 })).toEqual(
      short.map(path => `${path}/villa/3`),
    )
  })

  it('of appointments and rentals are translated, others are not (ROUTE-14, ROUTE-15, ROUTE-16)', () => {
    const rentals = ['/nl/vakantie', '/fr/vacances', '/en/holiday', '/de/feiertage']
    expect(inAll('rentals')).toEqual(rentals)
    expect(inAll('rental', { rentalUnitId: 1 })).toEqual(rentals.map(path => `${path}/1`))
    expect(inAll('cancelAppointment', { appointmentId: 'x' })).toEqual([
      '/nl/afspraak-annuleren/x',
      '/fr/annuler-rendez-vous/x',
      '/en/cancel-appointment/x',
      '/de/termin-absagen/x',
    ])
    const same = (rest: string): string[] => LOCALES.map(locale => `/${locale}/${rest}`)
    expect(inAll('detail')).toEqual(same('detail'))
    expect(inAll('feed', { list: '2.list.atom' })).toEqual(same('feed/2.list.atom'))
    expect(inAll('ajax', { call: 'estates' })).toEqual(same('ajax/estates'))
    expect(inAll('ajaxItem', { call: 'estate', id: 7 })).toEqual(same('ajax/estate/7'))
  })

  it('give / for a name that is not in the table (ROUTE-17)', () => {
    expect(
      ['nowhere', '', 'constructor', '__proto__', 'toString'].map(name => href(name, 'nl')),
    ).toEqual(['/', '/', '/', '/', '/'])
  })

  it('give / where a parameter is missing or cannot stand in an address (ROUTE-18)', () => {
    const cases: Record<string, string>[] = [
      {},
      { estateId: '' },
      { estateId: '..' },
      { estateId: '\ud800' },
    ]
    expect(cases.map(params => href('estate', 'nl', params))).toEqual(['/', '/', '/', '/'])
  })
})

it('are of four languages, Dutch first and by default (LOCALE-1)', () => {
  expect(LOCALES).toEqual(['nl', 'fr', 'en', 'de'])
  expect(DEFAULT_LOCALE).toBe('nl')
})

describe('reading an address', () => {
  it('gives back the name, language and parameters that made it, also after a browser has read it (ROUTE-19)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.constantFrom(...LOCALES),
        fc.array(segment, { minLength: 4, maxLength: 4 }),
        (name, locale, values) => {
          const params = Object.fromEntries(
            parametersOf(name, locale).map((parameter, index) => [parameter, values[index] ?? 'x']),
          )
          const path = href(name, locale, params)
          expect(matchRoute(path)).toEqual({ name, locale, params })
          expect(new URL(path, 'https://leie.example').pathname).toBe(path)
        },
      ),
    )
  })

  it('lets a fixed word win over a parameter (ROUTE-20)', () => {
    expect(matchRoute('/nl/hou-me-op-de-hoogte/succes')?.name).toBe('subscribeSuccess')
    expect(matchRoute('/nl/hou-me-op-de-hoogte/abc')?.name).toBe('editSubscriptions')
  })

  it('never throws, and makes the same address again of what it read (ROUTE-21)', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '',
        '/',
        '12',
        '%',
        '%zz',
        '%E0%A4%A',
        '%c0%ae',
        '%2e%2e',
        '%2F',
        ':token',
        '__proto__',
        ...WORDS,
      ),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.constantFrom(...LOCALES, 'it', ''),
        fc.array(part, { minLength: 4, maxLength: 4 }),
        (name, locale, parts) => {
          const pattern = ROUTES[name][locale === 'it' || locale === '' ? 'nl' : locale]
          const path = parts.reduce(
            (text, value) => text.replace(/:[a-zA-Z]+/, () => value),
            `/${locale}/${pattern}`,
          )
          const match = matchRoute(URL.parse(path, 'https://leie.example')?.pathname ?? '')
          if (match) expect(matchRoute(href(match.name, match.locale, match.params))).toEqual(match)
        },
      ),
    )
    expect(matchRoute('/nl/aanbod/%E0%A4%A')).toBeNull()
    expect(matchRoute('/it/aanbod/1')).toBeNull()
    expect(matchRoute('/nl//1')).toBeNull()
  })
})

describe('pageHref', () => {
  it('gives the home page for the empty url, and keeps a query (ROUTE-22)', () => {
    expect(pageHref('nl', '')).toBe('/nl')
    expect(pageHref('fr', 'a-vendre', 'type=1')).toBe('/fr/a-vendre?type=1')
    expect(pageHref('nl', 'over ons/team')).toBe('/nl/over%20ons/team')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../../shared/locale.ts'
import { href, matchRoute, pageHref, type RouteName, ROUTES } from '../../shared/routes.ts'

const NAMES = Object.keys(ROUTES) as RouteName[]
const parametersOf = (name: RouteName, locale: Locale): string[] =>
  ROUTES[name][locale].split('/').filter(part => part.startsWith(':')).map(part => part.slice(1))

/** Any text that can stand in one segment of an address. */
const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter(text => text !== '.' && text !== '..' && text.isWellFormed())

describe('the owner’s addresses', () => {
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
  ])('%s stands as the spec has it', (name, params, path) => {
    expect(href(name, 'nl', params as Record<string, string>)).toBe(path)
  })

  it('are translated where the spec says so', () => {
    expect(LOCALES.map(locale => href('estate', locale, { estateId: 1 }))).toEqual(['/nl/aanbod/1', '/fr/offre/1', '/en/offer/1', '/de/angebot/1'])
    expect(LOCALES.map(locale => href('rental', locale, { rentalUnitId: 1 }))).toEqual(['/nl/vakantie/1', '/fr/vacances/1', '/en/holiday/1', '/de/feiertage/1'])
    expect(LOCALES.map(locale => href('cancelAppointment', locale, { appointmentId: 'x' }))).toEqual([
      '/nl/afspraak-annuleren/x', '/fr/annuler-rendez-vous/x', '/en/cancel-appointment/x', '/de/termin-absagen/x',
    ])
  })

  it('give / for a name that is not in the table', () => {
    expect(['nowhere', '', 'constructor', '__proto__', 'toString'].map(name => href(name, 'nl'))).toEqual(['/', '/', '/', '/', '/'])
  })

  it('give / where a parameter is missing or cannot stand in an address', () => {
    const cases: Record<string, string>[] = [{}, { estateId: '' }, { estateId: '..' }, { estateId: '\ud800' }]
    expect(cases.map(params => href('estate', 'nl', params))).toEqual(['/', '/', '/', '/'])
  })
})

describe('reading an address', () => {
  it('gives back the name, language and parameters that made it', () => {
    fc.assert(fc.property(fc.constantFrom(...NAMES), fc.constantFrom(...LOCALES), fc.array(segment, { minLength: 4, maxLength: 4 }), (name, locale, values) => {
      const params = Object.fromEntries(parametersOf(name, locale).map((parameter, index) => [parameter, values[index] ?? 'x']))
      const match = matchRoute(href(name, locale, params))
      const fixed = NAMES.some(other => other !== name && parametersOf(other, locale).length < parametersOf(name, locale).length
        && matchRoute(href(name, locale, params))?.name === other)
      if (!fixed) expect(match).toEqual({ name, locale, params })
    }))
  })

  it('lets a fixed word win over a parameter', () => {
    expect(matchRoute('/nl/hou-me-op-de-hoogte/succes')?.name).toBe('subscribeSuccess')
    expect(matchRoute('/nl/hou-me-op-de-hoogte/abc')?.name).toBe('editSubscriptions')
  })

  it('never throws, whatever the address', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => { matchRoute(`/${text}`) }))
    expect(matchRoute('/nl/aanbod/%E0%A4%A')).toBeNull()
    expect(matchRoute('/it/aanbod/1')).toBeNull()
    expect(matchRoute('/nl//1')).toBeNull()
  })
})

describe('pageHref', () => {
  it('gives the home page for the empty url, and keeps a query', () => {
    expect(pageHref('nl', '')).toBe('/nl')
    expect(pageHref('fr', 'a-vendre', 'type=1')).toBe('/fr/a-vendre?type=1')
    expect(pageHref('nl', 'over ons/team')).toBe('/nl/over%20ons/team')
  })
})

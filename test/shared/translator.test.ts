import { describe, expect, it } from 'vitest'
import { langOf, localize } from '../../shared/locale.ts'
import { createTranslator, hasText } from '../../shared/translator.ts'

describe('createTranslator', () => {
  const t = createTranslator(
    'nl',
    { list: { total: '{{count}} panden', empty: '' } },
    { 'list.own': 'Eigen {{name}}', 'list.total': '' },
  )

  it('fills in parameters (LOCALE-12)', () => {
    expect(t('list.total', { count: 3 })).toBe('3 panden')
    expect([t('list.own', { name: 'naam' }), t('list.own')]).toEqual(['Eigen naam', 'Eigen '])
  })

  it('parts the thousands of a count (FORMAT-55)', () => {
    const counts = [999, 1000, 3351, 1_234_567]
    expect(counts.map(count => t('list.total', { count }))).toEqual([
      '999 panden',
      '1.000 panden',
      '3.351 panden',
      '1.234.567 panden',
    ])
    const forms = createTranslator('en', {
      homes: { one: '{{count}} home', other: '{{count}} homes' },
    })
    expect(forms('homes', { count: 2001 })).toBe('2.001 homes')
    const some = createTranslator('de', { some: '{{count}} von {{total}} im Jahr {{year}}' })
    expect(some('some', { count: 300, total: 1234, year: 2026 })).toBe('300 von 1.234 im Jahr 2026')
  })

  it('wraps a key without text in underscores (LOCALE-11)', () => {
    expect([t('list.nothing'), t('list.empty'), t('list'), t('constructor')]).toEqual([
      '_list.nothing_',
      '_list.empty_',
      '_list_',
      '_constructor_',
    ])
  })

  it('knows nothing that objects and texts inherit, but a word of that name (LOCALE-11)', () => {
    const own = createTranslator('nl', { list: { at: 'om', name: 'naam' } })
    expect([own('list.at'), own('list.name')]).toEqual(['om', 'naam'])
    for (const key of [
      'list.hasOwnProperty',
      'list.toString',
      'list.at.at',
      'list.at.length',
      'list.constructor.name',
      '__proto__',
    ])
      expect(own(key)).toBe(`_${key}_`)
  })

  it('lets a site’s own words win, but not its empty ones (LOCALE-13)', () => {
    expect(t('list.own', { name: 'naam' })).toBe('Eigen naam')
    expect(t('list.total', { count: 1 })).toBe('1 panden')
  })

  it('chooses the form of a number by the rules of the language (LOCALE-17)', () => {
    const forms = { found: { one: '{{count}} x', other: '{{count}} xs' }, few: { other: 'o' } }
    const nl = createTranslator('nl', forms)
    const fr = createTranslator('fr', forms)
    const counts = [0, 1, 2, 1e6]
    expect(counts.map(count => nl('found', { count }))).toEqual([
      '0 xs',
      '1 x',
      '2 xs',
      '1.000.000 xs',
    ])
    expect(counts.map(count => fr('found', { count }))).toEqual([
      '0 x',
      '1 x',
      '2 xs',
      '1.000.000 xs',
    ])
    expect([nl('few', { count: 1 }), nl('found'), nl('none', { count: 1 })]).toEqual([
      'o',
      '_found_',
      '_none_',
    ])
    const own = createTranslator('nl', forms, { 'found.one': 'eentje' })
    expect([1, 2].map(count => own('found', { count }))).toEqual(['eentje', '2 xs'])
  })

  it('contracts the words before a French place (LOCALE-18)', () => {
    const fr = createTranslator('fr', { at: '{{what}} à {{city}}' })
    const inCity = (city: string): string => fr('at', { what: 'Maison', city })
    expect(['Le Coq', 'Les Bons Villers', 'Lessines', 'La Panne'].map(inCity)).toEqual([
      'Maison au Coq',
      'Maison aux Bons Villers',
      'Maison à Lessines',
      'Maison à La Panne',
    ])
    const near = createTranslator('fr', { near: 'Gare de {{city}}, à 2 km de {{city}}' })
    const nearCity = (city: string): string => near('near', { city })
    expect(['Le Coq', 'Les Bons Villers', 'Ostende', 'Ypres', 'Namur'].map(nearCity)).toEqual([
      'Gare du Coq, à 2 km du Coq',
      'Gare des Bons Villers, à 2 km des Bons Villers',
      'Gare d’Ostende, à 2 km d’Ostende',
      'Gare d’Ypres, à 2 km d’Ypres',
      'Gare de Namur, à 2 km de Namur',
    ])
    expect(nearCity('A')).toBe('Gare de A, à 2 km de A')
    expect(nearCity('Huis de Olm')).toBe('Gare de Huis de Olm, à 2 km de Huis de Olm')
    const nl = createTranslator('nl', { at: '{{what}} à {{city}}' })
    expect(nl('at', { what: 'Huis', city: 'Le Coq' })).toBe('Huis à Le Coq')
  })

  it('keeps two languages apart', () => {
    const fr = createTranslator('fr', { a: 'un' })
    const nl = createTranslator('nl', { a: 'een' })
    expect([fr('a'), nl('a'), fr('a')]).toEqual(['un', 'een', 'un'])
  })

  it('can be told from a missing key', () => {
    expect([hasText(t('list.own')), hasText(t('list.nothing'))]).toEqual([true, false])
    expect([hasText('_klein'), hasText('groot_')]).toEqual([true, true])
  })
})

describe('localize', () => {
  it.each([
    [{ nl: 'a', fr: 'b' }, 'fr', 'b'],
    [{ nl: 'a' }, 'fr', 'a'],
    [{ de: 'd', en: 'e' }, 'fr', 'e'],
    [{ nl: '', fr: ' ', de: 'd' }, 'fr', 'd'],
    [{ nl: null }, 'nl', null],
    ['plain', 'de', 'plain'],
    [null, 'nl', null],
    [{ nl: 5 }, 'nl', null],
    [[], 'nl', null],
  ] as const)('of %j in %s is %s (LOCALE-7, LOCALE-8)', (value, locale, text) => {
    expect(localize(value, locale)).toBe(text)
  })
})

describe('langOf', () => {
  it.each([
    [{ nl: 'a', fr: 'b' }, 'fr', {}],
    [{ nl: 'a' }, 'fr', { lang: 'nl' }],
    [{ de: 'd', en: 'e', nl: ' ' }, 'fr', { lang: 'en' }],
    ['plain', 'de', {}],
    [null, 'nl', {}],
  ] as const)('of %j in %s is %j (LOCALE-19)', (value, locale, attributes) => {
    expect(langOf(value, locale)).toEqual(attributes)
  })
})

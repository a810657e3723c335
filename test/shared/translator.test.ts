import { describe, expect, it } from 'vitest'
import { localize } from '../../shared/locale.ts'
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

  it('wraps a key without text in underscores (LOCALE-11)', () => {
    expect([t('list.nothing'), t('list.empty'), t('list'), t('constructor')]).toEqual([
      '_list.nothing_',
      '_list.empty_',
      '_list_',
      '_constructor_',
    ])
  })

  it('lets a site’s own words win, but not its empty ones (LOCALE-13)', () => {
    expect(t('list.own', { name: 'naam' })).toBe('Eigen naam')
    expect(t('list.total', { count: 1 })).toBe('1 panden')
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

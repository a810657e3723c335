import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../shared/locale.ts'
import { ROOT_WORDS, reservedWord } from '../../shared/reserved-words.ts'
import { ROUTES } from '../../shared/routes.ts'

describe('reserved first words', () => {
  it('are refused in any spelling and encoding (PACK-40)', () => {
    for (const path of [
      'desk',
      'Desk',
      'DESK/x',
      '%64esk',
      '%2564esk',
      'admin',
      'assets/a',
      'de',
      'tiles',
    ])
      expect(reservedWord(path, 'nl')).not.toBeNull()
    for (const path of ['', 'syndicus', 'desks', 'over-ons/desk', '%'])
      expect(reservedWord(path, 'nl')).toBeNull()
  })

  it.each([
    ['desk', { word: 'desk', use: 'the desk of the agency' }],
    ['%2544ESK/x', { word: 'desk', use: 'the desk of the agency' }],
    ['FR', { word: 'fr', use: 'a language' }],
    ['favorieten', { word: 'favorieten', use: "the product's page 'favorites'" }],
    ['constructor', null],
    ['%zz', null],
    ['', null],
    ['/desk', null],
  ])('of “%s” are %j (PACK-40)', (path, found) => {
    expect(reservedWord(path, 'nl')).toEqual(found)
  })

  it('hold every route of every language but the two texts that agencies write (PACK-40)', () => {
    for (const [name, paths] of Object.entries(ROUTES))
      for (const locale of LOCALES) {
        const isOwn = name === 'privacy' || name === 'terms'
        expect(reservedWord(paths[locale], locale) === null).toBe(isOwn)
        expect(reservedWord(`${paths[locale]}/more`, locale)).not.toBeNull()
      }
  })

  it('hold every address that the Worker mounts outside the languages (PACK-40)', () => {
    const sources = ['gateway.ts', 'http/classify.ts', 'http/security-headers.ts']
      .concat(['http/speculation-rules.ts', 'seo/text-files.ts'])
      .map(file => readFileSync(new URL(`../../worker/${file}`, import.meta.url), 'utf8'))
      .join('\n')
    const mounted = [
      ...sources.matchAll(/(?:route\(|get\(|post\(|all\(|= |^ {2})'\/([^/'*:]+)/gm),
    ].map(([, word = '']) => word)
    expect(mounted.length).toBeGreaterThan(8)
    expect(mounted.filter(word => !Object.hasOwn(ROOT_WORDS, word))).toEqual([])
  })
})

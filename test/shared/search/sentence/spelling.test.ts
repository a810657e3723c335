import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../shared/locale.ts'
import { createGuesser } from '../../../../shared/search/sentence/spelling/near-word.ts'
import { plainSpelling } from '../../../../shared/search/sentence/spelling/plain-spelling.ts'
import { type ReadLabel, readAs } from '../score-sentences.ts'

it.each<[string, string]>([
  ['ixelles', 'ixel'],
  ['kortryk', 'kortrik'],
  ['kortrijk', 'kortrik'],
  ['bruccknel', 'bruknel'],
  ['laeken', 'laken'],
  ['elzene', 'elsen'],
  ['philippeville', 'filipevil'],
  ['bornhem', 'bornhem'],
  ['ghent', 'gent'],
  ['thielt', 'tielt'],
  ['halllle', 'hal'],
  ['essen', 'esen'],
  ['esneux', 'esneux'],
  ['jettes', 'jet'],
  ['mons', 'mon'],
])('%s sounds as %s (SENTENCE-5)', (name, sound) => {
  expect(plainSpelling(name)).toBe(sound)
})

describe('a word that is almost another', () => {
  const WORDS = ['jardin', 'maison', 'mais', 'appartement', 'aa', 'abcdefgh']
  const near = createGuesser(WORDS)

  it.each<[string, 1 | 2, string[]]>([
    ['jardin', 1, ['jardin']],
    ['jadin', 1, ['jardin']],
    ['jarrdin', 1, ['jardin']],
    ['jarden', 1, ['jardin']],
    ['jradin', 1, ['jardin']],
    ['jardni', 1, ['jardin']],
    ['jarrdinn', 1, []],
    ['jaxrin', 1, []],
    ['jrdn', 1, []],
    ['jrdn', 2, ['jardin']],
    ['jxydin', 1, []],
    ['jxydin', 2, ['jardin']],
    ['jidran', 1, []],
    ['jadrni', 1, []],
    ['jadrni', 2, ['jardin']],
    // The first letter is right.
    ['ajrdin', 1, []],
    ['maiso', 1, ['mais', 'maison']],
    ['appartementen', 2, ['appartement']],
    ['appartementens', 2, []],
    ['abdcefhg', 2, ['abcdefgh']],
    ['abdcfehg', 2, []],
    ['a', 1, ['aa']],
    ['ab', 1, ['aa']],
    ['', 1, []],
  ])('%s with %s letters wrong: %j (SENTENCE-22)', (word, most, expected) => {
    expect(near(word, most)).toEqual(expected)
  })
})

it.each<[Locale, string, Partial<ReadLabel>]>([
  ['nl', 'huurvilla', { deal: 'rent', types: ['VILLA'] }],
  ['nl', 'koopvilla', { deal: 'sale', types: ['VILLA'] }],
  ['nl', 'luxevilla', { deal: undefined, types: ['VILLA'] }],
  ['de', 'Mietvilla', { deal: 'rent', types: ['VILLA'] }],
  ['de', 'Kaufvilla', { deal: 'sale', types: ['VILLA'] }],
  ['de', 'Neubauvilla', { types: ['VILLA'], features: ['newBuilding'] }],
  ['nl', 'loftwoning', { types: ['LOFT'] }],
  ['nl', 'bungalowwoning', { types: ['BUNGALOW'] }],
  ['de', 'Penthousewohnung', { types: ['PENTHOUSE'] }],
  ['de', 'Bungalowhaus', { types: ['BUNGALOW'] }],
])('a kind with a word before or after it: %s %s (SENTENCE-24)', (locale, sentence, expected) => {
  const { deal, types, features, unknown } = readAs(locale, sentence)
  expect({ deal, types, features, unknown }).toEqual({
    deal: undefined,
    features: [],
    unknown: [],
    ...expected,
  })
})

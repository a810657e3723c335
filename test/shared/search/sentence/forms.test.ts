import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../../../../shared/locale.ts'
import { HEAD_WORDS, NOT_HEADS } from '../../../../shared/search/sentence/words/heads.ts'
import { type ReadLabel, readAs } from '../score-sentences.ts'

const placesOf = (locale: Locale, sentence: string): string[] =>
  readAs(locale, sentence).places.map(({ name }) => name)

describe('how people write', () => {
  it.each<[Locale, string, Partial<ReadLabel>]>([
    ['nl', 'huis driehonderdvijftigduizend euro', { maxPrice: 350_000 }],
    ['nl', 'huis max driehonderd duizend', { maxPrice: 300_000 }],
    ['fr', 'maison max deux cent quatre-vingt mille', { maxPrice: 280_000 }],
    ['fr', 'louer mille deux cents euros', { deal: 'rent', maxPrice: 1200 }],
    ['en', 'house two hundred and fifty thousand', { maxPrice: 250_000 }],
    ['de', 'Haus bis zweihundertfünfundzwanzigtausend', { maxPrice: 225_000 }],
    [
      'en',
      'between two hundred and three hundred thousand house',
      { minPrice: 200_000, maxPrice: 300_000 },
    ],
    ['nl', 'huis twee slaapkamers', { minBedrooms: 2, unknown: [] }],
  ])('reads amounts in words: %s %s (SENTENCE-23)', (locale, sentence, expected) => {
    expect(readAs(locale, sentence)).toMatchObject(expected)
  })

  it.each<[Locale, string, Partial<ReadLabel>]>([
    ['nl', 'nieuwbouwapp Gent', { types: ['APARTMENT'], features: ['newBuilding'] }],
    ['nl', 'duplexapp Gent', { types: ['DUPLEX'] }],
    ['de', 'Traumvilla', { types: ['VILLA'] }],
    ['nl', 'huurvilla', { deal: 'rent', types: ['VILLA'] }],
    ['nl', 'stadstuinkabouter', { types: [] }],
  ])('takes a long word apart: %s %s (SENTENCE-24)', (locale, sentence, expected) => {
    expect(readAs(locale, sentence)).toMatchObject(expected)
  })

  it.each<[Locale, string, Partial<ReadLabel>]>([
    ['en', 'hous with gardn', { types: ['HOUSE'], features: ['garden'] }],
    ['fr', 'mason 3 ch', { types: ['HOUSE'], minBedrooms: 3 }],
    ['de', 'Wonung mieten', { types: ['APARTMENT'], deal: 'rent' }],
    ['de', 'Hauss', { types: ['HOUSE'] }],
    ['nl', 'wonig', { types: ['HOUSE'] }],
    ['nl', 'niet verder dan 20 min van Gent', { minutes: 20, types: [], without: [] }],
    ['fr', 'maison de campagne, garder le chien', { features: [] }],
  ])('knows what is looked for most with a letter wrong: %s %s (SENTENCE-22)', (...row) => {
    const [locale, sentence, expected] = row
    expect(readAs(locale, sentence)).toMatchObject(expected)
  })

  it.each<[Locale, string, Partial<ReadLabel>]>([
    ['fr', 'à 15 min. de Mons, maison', { minutes: 15 }],
    ['nl', 'huis op 20min rijden van Leuven', { minutes: 20 }],
    ['nl', 'huis min. 3 slk', { minBedrooms: 3 }],
    ['nl', 'slaapkamers: 3', { minBedrooms: 3 }],
    ['nl', '3/4 slk huis', { minBedrooms: 3 }],
    ['nl', 'label A, B of C', { label: 'C' }],
    ['de', 'Haus 300 TEUR', { maxPrice: 300_000 }],
    ['nl', 'te huur v.a. 700 tot 900 p/m', { minPrice: 700, maxPrice: 900 }],
  ])('reads units as they are shortened: %s %s (SENTENCE-25)', (locale, sentence, expected) => {
    expect(readAs(locale, sentence)).toMatchObject({ ...expected, unknown: [] })
  })

  it.each<[Locale, string, string, string]>([
    ['de', 'Ferienhaus 12.07. bis 19.07. Malmedy', '07-12', '07-19'],
    ['de', 'Ferienhaus 12.07.2027 - 19.07.2027', '07-12', '07-19'],
    ['nl', 'vakantiehuis van 3 t/m 10 juli', '07-03', '07-10'],
    ['en', 'holiday flat July 3rd - 10th', '07-03', '07-10'],
    ['nl', 'vakantiehuis 03-07 tot 10-07', '07-03', '07-10'],
  ])('reads days as they are written: %s %s (SENTENCE-26)', (locale, sentence, from, to) => {
    expect(readAs(locale, sentence).stay).toMatchObject({ from, to })
  })

  it.each<[Locale, string, string[]]>([
    ['fr', 'loft marolles bruxelles', ['Marolles, Brussel']],
    ['en', 'flat European quarter Brussels', ['European quarter, Brussel']],
    ['nl', 'loft brugse poort gent', ['Brugse Poort - Rooigem, Gent']],
    ['nl', 'huis Antwerpen-Noord', ['Antwerpen']],
    ['en', 'my wife works at NATO, a house in Evere or Kraainem', ['Evere', 'Kraainem']],
    ['nl', 'fermette vlaamse ardennen', []],
  ])('knows quarters, and regions that it cannot search: %s %s (SENTENCE-6)', (...row) => {
    const [locale, sentence, expected] = row
    expect(placesOf(locale, sentence)).toEqual(expected)
  })

  it('takes a bare amount of a few hundreds for a rent, and for nothing else (SENTENCE-7)', () => {
    expect(readAs('en', 'rent flat Etterbeek 900').maxPrice).toBe(900)
    expect(readAs('en', 'flat Etterbeek 900')).toMatchObject({ deal: 'rent', maxPrice: 900 })
    expect(readAs('en', 'buy flat Etterbeek 900').maxPrice).toBeUndefined()
    expect(readAs('nl', 'kot max 450')).toMatchObject({ deal: 'rent', maxPrice: 450 })
  })

  it('reads a plot’s kind of building as no home to look for (SENTENCE-21)', () => {
    expect(readAs('nl', 'bouwgrond open bebouwing 8 are').types).toEqual(['BUILDING_PLOT'])
    expect(readAs('nl', 'bouwgrond of open bebouwing').types).toHaveLength(2)
  })
})

const TENS = ['', '', 'twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig']
const ONES = ['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen']

describe('properties', () => {
  it('any amount in Dutch words is the amount in digits (SENTENCE-23)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('', ' '),
        (hundreds, tens, ones, gap) => {
          const word = `${ONES[hundreds]}honderd${gap}${ONES[ones]}en${TENS[tens]}${gap}duizend`
          const amount = (hundreds * 100 + tens * 10 + ones) * 1000
          expect(readAs('nl', `huis tot ${word} euro`).maxPrice).toBe(amount)
        },
      ),
    )
  })

  it('a head word with two letters swapped or one missing is never another kind (SENTENCE-22)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.nat(40),
        fc.nat(12),
        fc.boolean(),
        (locale, pick, at, isSwap) => {
          const words = HEAD_WORDS[locale].split('|').filter(word => word.length >= 6)
          const word = words[pick % words.length] ?? ''
          const spot = 1 + (at % (word.length - 2))
          const typo = isSwap
            ? `${word.slice(0, spot)}${word[spot + 1]}${word[spot]}${word.slice(spot + 2)}`
            : word.slice(0, spot) + word.slice(spot + 1)
          const meant = readAs(locale, word)
          const read = readAs(locale, typo)
          if (NOT_HEADS.has(typo) || (read.types.length === 0 && read.features.length === 0)) return
          expect([read.types, read.features]).toEqual([meant.types, meant.features])
        },
      ),
      { numRuns: 300 },
    )
  })
})

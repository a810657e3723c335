import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('a price of two ends', () => {
  it.each<[Locale, string, Said]>([
    [
      'nl',
      'huis 200k - 300',
      { deal: 'sale', types: ['HOUSE'], minPrice: 200_000, maxPrice: 300_000 },
    ],
    [
      'nl',
      'huis 200k tot 300 Gent',
      { deal: 'sale', types: ['HOUSE'], minPrice: 200_000, maxPrice: 300_000, places: ['Gent'] },
    ],
    [
      'nl',
      'huis 200k-300, tuin',
      {
        deal: 'sale',
        types: ['HOUSE'],
        minPrice: 200_000,
        maxPrice: 300_000,
        features: ['garden'],
      },
    ],
    [
      'nl',
      'huis 200k - 200',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 200_000, unknown: ['200'] },
    ],
    [
      'nl',
      'huis 200k - 250 m2',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 200_000, minArea: 250 },
    ],
    [
      'nl',
      'huis 200k - 300.000',
      { deal: 'sale', types: ['HOUSE'], minPrice: 200_000, maxPrice: 300_000 },
    ],
    [
      'fr',
      'maison entre 200 000 300 000',
      { deal: 'sale', types: ['HOUSE'], minPrice: 200_000, maxPrice: 300_000 },
    ],
    [
      'nl',
      'huis tussen 200.000 300.000',
      { deal: 'sale', types: ['HOUSE'], minPrice: 200_000, maxPrice: 300_000 },
    ],
    [
      'fr',
      'maison entre 300 000 200 000',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000, unknown: ['200 000'] },
    ],
    [
      'fr',
      'maison entre 200 000 19 000',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 200_000, unknown: ['19 000'] },
    ],
    [
      'nl',
      'huis 200.000 300.000',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 200_000, unknown: ['300.000'] },
    ],
  ])('has both, as they are written: %s %s (SENTENCE-8)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })
})

describe('an amount', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'huis tot budget 300k', { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000 }],
    ['nl', 'huis 5 m, Gent', { types: ['HOUSE'], unknown: ['5'], places: ['Gent'] }],
    ['nl', 'huis max ongeveer 300k', { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000 }],
    ['nl', 'huis ongeveer max 300k', { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000 }],
    [
      'nl',
      'huis budget rond 300k',
      { deal: 'sale', types: ['HOUSE'], minPrice: 270_000, maxPrice: 330_000 },
    ],
    [
      'nl',
      'huis ongeveer budget 300k',
      { deal: 'sale', types: ['HOUSE'], minPrice: 270_000, maxPrice: 330_000 },
    ],
    [
      'fr',
      'maison budget environ 300.000 €',
      { deal: 'sale', types: ['HOUSE'], minPrice: 270_000, maxPrice: 330_000 },
    ],
    [
      'en',
      'house around budget 300k',
      { deal: 'sale', types: ['HOUSE'], minPrice: 270_000, maxPrice: 330_000 },
    ],
    ['de', 'Haus Budget bis 300.000 €', { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000 }],
    [
      'nl',
      'huis vanaf minimum de prijs van 200.000',
      { deal: 'sale', types: ['HOUSE'], minPrice: 200_000 },
    ],
  ])(
    'has of two words before it the one that says an end: %s %s (SENTENCE-8)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'app € 900 per maand minimum', { deal: 'rent', types: ['APARTMENT'], minPrice: 900 }],
    [
      'nl',
      'app 900 euro per maand of minder',
      { deal: 'rent', types: ['APARTMENT'], maxPrice: 900 },
    ],
    [
      'nl',
      'huis 3 slk of meer, 400.000 max',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 400_000, minBedrooms: 3 },
    ],
    [
      'fr',
      'maison 3 ch minimum, 400.000 max',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 400_000, minBedrooms: 3 },
    ],
    [
      'en',
      'house 3 bed or more, 400k or less',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 400_000, minBedrooms: 3 },
    ],
    [
      'de',
      'Haus ab 3 Schlafzimmer, 400.000 höchstens',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 400_000, minBedrooms: 3 },
    ],
    ['nl', 'app 2+ slk', { types: ['APARTMENT'], minBedrooms: 2 }],
    [
      'nl',
      'villa 500.000+ 4 slk',
      { deal: 'sale', types: ['VILLA'], minPrice: 500_000, minBedrooms: 4 },
    ],
  ])('has its words after it: %s %s (SENTENCE-8)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })

  it.each<[Locale, string, Said]>([
    [
      'nl',
      'appartement te huur 900 + 100 kosten',
      { deal: 'rent', types: ['APARTMENT'], maxPrice: 900, unknown: ['100 kosten'] },
    ],
    [
      'fr',
      'appart à louer 900+100 charges',
      { deal: 'rent', types: ['APARTMENT'], maxPrice: 900, unknown: ['100 charges'] },
    ],
    [
      'en',
      'flat to rent 900 + 100 costs',
      { deal: 'rent', types: ['APARTMENT'], maxPrice: 900, unknown: ['100 costs'] },
    ],
    [
      'de',
      'Wohnung mieten 900 + 100 Nebenkosten',
      { deal: 'rent', types: ['APARTMENT'], maxPrice: 900, unknown: ['100 Nebenkosten'] },
    ],
    [
      'nl',
      'appartement te huur 900 € + € 100 kosten',
      { deal: 'rent', types: ['APARTMENT'], maxPrice: 900, unknown: ['€ 100 kosten'] },
    ],
    [
      'nl',
      'villa 500.000 + 4 slk',
      { deal: 'sale', types: ['VILLA'], maxPrice: 500_000, minBedrooms: 4 },
    ],
  ])('is no sum with what is paid besides: %s %s (SENTENCE-7)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })

  it.each<[Locale, string, Said]>([
    [
      'nl',
      'huis 300.000 min 3 slk',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000, minBedrooms: 3 },
    ],
    [
      'nl',
      'huis 3 slk min 400.000',
      { deal: 'sale', types: ['HOUSE'], minPrice: 400_000, minBedrooms: 3 },
    ],
    [
      'nl',
      'huis 3 slk max € 400.000',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 400_000, minBedrooms: 3 },
    ],
  ])(
    'is one of its own beside another number’s bound: %s %s (SENTENCE-8)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'villa tot 20m', { deal: 'sale', types: ['VILLA'], maxPrice: 20_000_000 }],
    ['nl', 'villa tot 21m', { types: ['VILLA'], unknown: ['tot 21'] }],
    ['nl', 'villa tot 2 m', { types: ['VILLA'], unknown: ['tot 2'] }],
    [
      'nl',
      'villa tot 2m, Knokke',
      { deal: 'sale', types: ['VILLA'], maxPrice: 2_000_000, places: ['Knokke'] },
    ],
    [
      'nl',
      'villa tot 2m Knokke',
      { deal: 'sale', types: ['VILLA'], maxPrice: 2_000_000, places: ['Knokke'] },
    ],
    [
      'nl',
      'villa max 2m van het station',
      { types: ['VILLA'], unknown: ['max 2m van het station'] },
    ],
    ['nl', 'villa 1,5m', { deal: 'sale', types: ['VILLA'], maxPrice: 1_500_000 }],
    ['nl', 'villa €2m', { deal: 'sale', types: ['VILLA'], maxPrice: 2_000_000 }],
    ['nl', 'huis twee ton', { deal: 'sale', types: ['HOUSE'], maxPrice: 200_000 }],
    ['en', 'flat to rent 0.9k', { deal: 'rent', types: ['APARTMENT'], maxPrice: 900 }],
    ['nl', 'huis € 300.000', { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000 }],
    ['nl', 'huis te huur 800€', { deal: 'rent', types: ['HOUSE'], maxPrice: 800 }],
    ['de', 'Wohnung mieten 80 €', { deal: 'rent', types: ['APARTMENT'], maxPrice: 80 }],
  ])(
    'is in millions where m is written to it: %s %s (SENTENCE-28)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )
})

describe('a range', () => {
  it.each<[Locale, string, Said]>([
    [
      'nl',
      'villa 0,8 tot 1 miljoen',
      { deal: 'sale', types: ['VILLA'], minPrice: 800_000, maxPrice: 1_000_000 },
    ],
    [
      'fr',
      'villa entre 900 et 1,2 million',
      { deal: 'sale', types: ['VILLA'], minPrice: 900_000, maxPrice: 1_200_000 },
    ],
    [
      'de',
      'Haus 200 bis 300 Tsd.',
      { deal: 'sale', types: ['HOUSE'], minPrice: 200_000, maxPrice: 300_000 },
    ],
    [
      'en',
      'house 200-300k',
      { deal: 'sale', types: ['HOUSE'], minPrice: 200_000, maxPrice: 300_000 },
    ],
    [
      'nl',
      'huis 200k - 300k',
      { deal: 'sale', types: ['HOUSE'], minPrice: 200_000, maxPrice: 300_000 },
    ],
    [
      'nl',
      'huis 200k tot 300.000',
      { deal: 'sale', types: ['HOUSE'], minPrice: 200_000, maxPrice: 300_000 },
    ],
    [
      'nl',
      'garage 60 tot 90.000',
      { deal: 'sale', types: ['GARAGE'], minPrice: 60_000, maxPrice: 90_000 },
    ],
    [
      'nl',
      'huis 200/250k',
      { deal: 'sale', types: ['HOUSE'], minPrice: 200_000, maxPrice: 250_000 },
    ],
    [
      'en',
      'flat to rent 900-1.2k',
      { deal: 'rent', types: ['APARTMENT'], minPrice: 900, maxPrice: 1200 },
    ],
    [
      'nl',
      'huis 200 tot 300 duizend',
      { deal: 'sale', types: ['HOUSE'], minPrice: 200_000, maxPrice: 300_000 },
    ],
    ['nl', 'te huur 800€ tot 1000€', { deal: 'rent', minPrice: 800, maxPrice: 1000 }],
    ['nl', 'tussen 200 en tot 300k', { deal: 'sale', minPrice: 200_000, maxPrice: 300_000 }],
    [
      'nl',
      'huis van 15 tot 300.000',
      { deal: 'sale', types: ['HOUSE'], minPrice: 15_000, maxPrice: 300_000 },
    ],
    [
      'nl',
      'huis van 10 tot 300.000',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000, unknown: ['van 10'] },
    ],
  ])('has the unit of its high end: %s %s (SENTENCE-8)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })

  it.each<[Locale, string, Said]>([
    [
      'fr',
      'maison 120.000 et 160.000',
      { deal: 'sale', types: ['HOUSE'], minPrice: 120_000, maxPrice: 160_000 },
    ],
    [
      'nl',
      'huis 20.000 en 25.000',
      { deal: 'sale', types: ['HOUSE'], minPrice: 20_000, maxPrice: 25_000 },
    ],
    [
      'nl',
      'huis 10.000 en 15.000',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 10_000, unknown: ['15.000'] },
    ],
    [
      'nl',
      'huis 120.000 en 3 slk',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 120_000, minBedrooms: 3 },
    ],
    [
      'nl',
      'huis 200.000 of 250.000',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 200_000, unknown: ['of 250.000'] },
    ],
    ['nl', 'huis 300.000 tot', { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000 }],
    [
      'nl',
      'huis 300.000 tot tuin',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000, features: ['garden'] },
    ],
  ])('needs a word between that is no list: %s %s (SENTENCE-8)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })

  it.each<[Locale, string, Said]>([
    ['nl', 'huis 2/4 slk', { types: ['HOUSE'], minBedrooms: 2 }],
    ['fr', 'maison 2/3 ch', { types: ['HOUSE'], minBedrooms: 2 }],
    ['en', 'house 3/4 beds', { types: ['HOUSE'], minBedrooms: 3 }],
    [
      'de',
      'Wohnung 3/4 Zimmer, 300.000',
      { deal: 'sale', types: ['APARTMENT'], maxPrice: 300_000, minBedrooms: 2 },
    ],
    ['nl', 'huis 1 of 3 slk', { types: ['HOUSE'], minBedrooms: 1 }],
    ['nl', 'huis 9 of 10 slk', { types: ['HOUSE'], minBedrooms: 9 }],
    ['nl', 'huis 3 tot 5 slk', { types: ['HOUSE'], minBedrooms: 3 }],
    ['nl', 'huis 3/4', { types: ['HOUSE'], unknown: ['3/4'] }],
  ])('is of rooms too, one or the other: %s %s (SENTENCE-25)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })
})

describe('one', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'huis met een slaapkamer', { types: ['HOUSE'], minBedrooms: 1 }],
    ['fr', 'maison avec une chambre', { types: ['HOUSE'], minBedrooms: 1 }],
    [
      'de',
      'Wohnung mit einem großen Schlafzimmer',
      { types: ['APARTMENT'], minBedrooms: 1, unknown: ['großen'] },
    ],
    ['en', 'flat with a nice bedroom', { types: ['APARTMENT'], minBedrooms: 1, unknown: ['nice'] }],
    [
      'nl',
      'vakantiehuis een persoon',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 1 } },
    ],
    [
      'nl',
      'vakantiehuis een week',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { period: 'WEEK' } },
    ],
    ['nl', 'huis een badkamer', { types: ['HOUSE'], unknown: ['een badkamer'] }],
  ])('is a number before what is counted: %s %s (SENTENCE-1)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })
})

import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('what is refused', () => {
  it.each<[Locale, string, Said]>([
    [
      'nl',
      'huis zonder tuin, garage',
      { types: ['HOUSE'], features: ['garage'], without: ['garden'] },
    ],
    ['nl', 'huis zonder tuin of garage', { types: ['HOUSE'], without: ['garden', 'garage'] }],
    [
      'nl',
      'huis zonder tuin met garage',
      { types: ['HOUSE'], features: ['garage'], without: ['garden'] },
    ],
    [
      'nl',
      'huis zonder tuin garage',
      { types: ['HOUSE'], features: ['garage'], without: ['garden'] },
    ],
    ['fr', 'maison sans jardin ni garage', { types: ['HOUSE'], without: ['garden', 'garage'] }],
    [
      'fr',
      'maison sans jardin, avec garage',
      { types: ['HOUSE'], features: ['garage'], without: ['garden'] },
    ],
    ['en', 'house without garden or garage', { types: ['HOUSE'], without: ['garden', 'garage'] }],
    [
      'en',
      'house with no garden, garage',
      { types: ['HOUSE'], features: ['garage'], without: ['garden'] },
    ],
    ['de', 'Haus ohne Garten und Garage', { types: ['HOUSE'], without: ['garden', 'garage'] }],
    [
      'de',
      'Haus ohne Garten, Garage',
      { types: ['HOUSE'], features: ['garage'], without: ['garden'] },
    ],
    ['nl', 'huis geen tuin geen garage', { types: ['HOUSE'], without: ['garden', 'garage'] }],
    ['nl', 'huis zonder tuin, zonder tuin', { types: ['HOUSE'], without: ['garden'] }],
    ['nl', 'huis niet in Gent of Aalst', { types: ['HOUSE'], without: ['Gent', 'Aalst'] }],
    ['nl', 'huis niet in de Ardennen', { types: ['HOUSE'], without: ['ARDENNES'] }],
    ['nl', 'geen appartement', { without: ['APARTMENT'] }],
    ['nl', 'geen appartement in Gent', { places: ['Gent'], without: ['APARTMENT'] }],
    ['nl', 'huis zonder een grote tuin', { types: ['HOUSE'], without: ['garden'] }],
    ['nl', 'huis zonder tuin in Gent', { types: ['HOUSE'], places: ['Gent'], without: ['garden'] }],
  ])("goes up to a comma or 'with': %s %s (SENTENCE-9)", (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })

  it.each<[Locale, string, Said]>([
    ['nl', 'huis niet te huur', { types: ['HOUSE'], unknown: ['niet te huur'] }],
    ['nl', 'huis geen label F', { types: ['HOUSE'], unknown: ['geen label F'] }],
    ['nl', 'huis geen 3 slk', { types: ['HOUSE'], unknown: ['geen 3 slk'] }],
    ['nl', 'huis geen zwembad', { types: ['HOUSE'], unknown: ['geen zwembad'] }],
    [
      'nl',
      'huis geen zwembad, tuin',
      { types: ['HOUSE'], features: ['garden'], unknown: ['geen zwembad'] },
    ],
    ['nl', 'huis geen grmpf', { types: ['HOUSE'], unknown: ['geen grmpf'] }],
    ['nl', 'huis geen, tuin', { types: ['HOUSE'], features: ['garden'] }],
    ['nl', 'huis niet 300.000 euro', { types: ['HOUSE'], unknown: ['niet 300.000 euro'] }],
    ['nl', 'huis geen 500 m2 grond', { types: ['HOUSE'], unknown: ['geen 500 m2 grond'] }],
    ['nl', 'huis niet', { types: ['HOUSE'] }],
    ['fr', 'maison pas de piscine', { types: ['HOUSE'], unknown: ['pas de piscine'] }],
    ['en', 'house no pool 3 beds', { types: ['HOUSE'], minBedrooms: 3, unknown: ['no pool'] }],
    ['de', 'Haus kein Schwimmbad', { types: ['HOUSE'], unknown: ['kein Schwimmbad'] }],
  ])('takes with it what it cannot refuse: %s %s (SENTENCE-9)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })
})

describe('a label', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'EPC A of B', { label: 'B' }],
    ['nl', 'label A, B of C', { label: 'C' }],
    ['nl', 'label B/C', { label: 'C' }],
    ['nl', 'label C, B of A', { label: 'C' }],
    ['nl', 'label A en B', { label: 'B' }],
    ['fr', 'PEB A à C', { label: 'C' }],
    ['en', 'label B or better', { label: 'B' }],
    ['de', 'Energieklasse A bis C', { label: 'C' }],
    ['nl', 'epc van minstens C', { label: 'C' }],
    ['nl', 'label of label B', { label: 'B' }],
    ['nl', 'label A of label C', { label: 'C' }],
    ['nl', 'label A+ of B', { label: 'B' }],
    ['nl', 'label A++', { label: 'A' }],
    ['nl', 'A-label', { label: 'A' }],
    ['nl', 'C label', { label: 'C' }],
    ['nl', 'label C of beter, tuin', { label: 'C', features: ['garden'] }],
    ['nl', 'label A tuin', { label: 'A', features: ['garden'] }],
    ['nl', 'label A, tuin', { label: 'A', features: ['garden'] }],
    ['nl', 'label B min 300.000', { minPrice: 300_000, label: 'B' }],
    ['nl', 'label B max 300.000', { maxPrice: 300_000, label: 'B' }],
    ['en', 'a label C house', { types: ['HOUSE'], label: 'C' }],
    ['en', 'a house, label C', { types: ['HOUSE'], label: 'C' }],
    ['en', 'A label', { label: 'A' }],
    ['nl', 'label G of H', { label: 'G', unknown: ['of H'] }],
  ])('is the worst of those said: %s %s (SENTENCE-10)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })

  it.each<[Locale, string, Said]>([
    ['nl', 'EPC 150 Gent', { places: ['Gent'], unknown: ['EPC 150'] }],
    ['nl', 'EPC max 150 Gent', { places: ['Gent'], unknown: ['EPC max 150'] }],
    ['nl', 'EPC Gent', { places: ['Gent'], unknown: ['EPC'] }],
    ['nl', 'label huis', { types: ['HOUSE'], unknown: ['label'] }],
    ['nl', 'huis A', { types: ['HOUSE'] }],
    ['nl', 'epc onder 200 kWh', { unknown: ['epc onder 200 kWh'] }],
  ])('without a letter is not understood: %s %s (SENTENCE-10)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })
})

describe('a word', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'huis zwembad', { types: ['HOUSE'], unknown: ['zwembad'] }],
    ['nl', 'huis bouwjaar 2010', { types: ['HOUSE'], unknown: ['bouwjaar 2010'] }],
    ['nl', 'huis bouwjaar na 2010', { types: ['HOUSE'], unknown: ['bouwjaar na 2010'] }],
    [
      'fr',
      'maison année de construction 2010',
      { types: ['HOUSE'], unknown: ['année de construction 2010'] },
    ],
    ['en', 'house built after 2010', { types: ['HOUSE'], unknown: ['built after 2010'] }],
    ['de', 'Haus Baujahr 2010', { types: ['HOUSE'], unknown: ['Baujahr 2010'] }],
    ['nl', 'huis budget', { types: ['HOUSE'] }],
    ['nl', 'huis grmpf 300.000 max', { types: ['HOUSE'], maxPrice: 300_000, unknown: ['grmpf'] }],
    ['nl', 'huis 2 kinderen', { types: ['HOUSE'], unknown: ['2 kinderen'] }],
    ['nl', 'huis kinderen', { types: ['HOUSE'], unknown: ['kinderen'] }],
    ['nl', 'huis volwassenen', { types: ['HOUSE'], unknown: ['volwassenen'] }],
    ['nl', 'huis of meer', { types: ['HOUSE'], unknown: ['of meer'] }],
    ['nl', 'huis slaapkamers', { types: ['HOUSE'] }],
  ])(
    'that no field holds is not understood, with its year: %s %s (SENTENCE-3)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    [
      'nl',
      'vakantiehuis 1 week',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { period: 'WEEK' } },
    ],
    [
      'nl',
      'vakantiehuis weekend juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { period: 'WEEKEND', month: 7 } },
    ],
    ['nl', 'huis een half uur van Gent', { types: ['HOUSE'], minutes: 30, places: ['Gent'] }],
    ['nl', 'huis 1 uur van Gent', { types: ['HOUSE'], minutes: 60, places: ['Gent'] }],
    [
      'fr',
      'maison à une demi-heure de Namur',
      { types: ['HOUSE'], minutes: 30, places: ['Namur'] },
    ],
    ['en', 'house half an hour from Ghent', { types: ['HOUSE'], minutes: 30, places: ['Gent'] }],
    ['de', 'Haus eine halbe Stunde von Gent', { types: ['HOUSE'], minutes: 30, places: ['Gent'] }],
    [
      'nl',
      'huis een half uur van Gent of 10 km',
      { types: ['HOUSE'], minutes: 30, places: ['Gent'], unknown: ['of 10 km'] },
    ],
  ])('of a period or an hour counts once: %s %s (SENTENCE-1)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })
})

describe('a deal', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'huis te koop of te huur', { types: ['HOUSE'] }],
    ['nl', 'handelszaak te koop of over te nemen', { deal: 'takeover', types: ['BUSINESS'] }],
    ['nl', 'handelszaak te huur of over te nemen', { types: ['BUSINESS'] }],
    ['nl', 'handelszaak over te nemen', { deal: 'takeover', types: ['BUSINESS'] }],
    ['nl', 'vakantiehuis te koop', { deal: 'sale', types: ['HOLIDAY_HOUSE'] }],
    ['nl', 'vakantiehuis te huur', { deal: 'stay', types: ['HOLIDAY_HOUSE'] }],
    ['nl', 'vakantiehuis te koop een week', { deal: 'sale', types: ['HOLIDAY_HOUSE'] }],
    [
      'nl',
      'huis te koop 3 tot 10 juli 4 personen',
      { deal: 'sale', types: ['HOUSE'], unknown: ['3 tot 10 juli 4 personen'] },
    ],
    [
      'nl',
      'huis 3 tot 10 juli 4 personen',
      { deal: 'stay', types: ['HOUSE'], stay: { persons: 4, from: '07-03', to: '07-10' } },
    ],
    [
      'nl',
      'chalet te huur juli 6 personen',
      { deal: 'stay', types: ['CHALET'], stay: { persons: 6, month: 7 } },
    ],
    ['nl', 'huis 4 personen', { types: ['HOUSE'], unknown: ['4 personen'] }],
    ['nl', 'huis weekend', { deal: 'stay', types: ['HOUSE'], stay: { period: 'WEEKEND' } }],
  ])(
    'is none where two are said, but for what is taken over: %s %s (SENTENCE-1)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )
})

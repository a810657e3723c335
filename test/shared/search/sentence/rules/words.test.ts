import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('a word', () => {
  it.each<[Locale, string, Said]>([
    [
      'nl',
      'huis bouwjaar, 300.000',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000, unknown: ['bouwjaar'] },
    ],
    [
      'nl',
      'huis zwembad, bouwjaar 1999',
      { types: ['HOUSE'], unknown: ['zwembad', 'bouwjaar 1999'] },
    ],
    [
      'nl',
      'huis zwembad na 300.000',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000, unknown: ['zwembad na'] },
    ],
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
    [
      'nl',
      'huis grmpf 300.000 max',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000, unknown: ['grmpf'] },
    ],
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
      'vakantiehuis 1 weekend',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { period: 'WEEKEND' } },
    ],
    [
      'nl',
      'vakantiehuis 2 weekends',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { period: 'WEEKEND' }, unknown: ['2'] },
    ],
    [
      'nl',
      'vakantiehuis 1 midweek, 4',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { period: 'MIDWEEK', persons: 4 } },
    ],
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

import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('a count', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'huis 12 min van Gent', { types: ['HOUSE'], minutes: 12, places: ['Gent'] }],
    ['nl', 'huis 12 min Gent', { types: ['HOUSE'], minutes: 12, places: ['Gent'] }],
    ['nl', 'huis 12 min rijden van Gent', { types: ['HOUSE'], minutes: 12, places: ['Gent'] }],
    ['fr', 'maison à 12 min Ardennes', { types: ['HOUSE'], minutes: 12, places: ['ARDENNES'] }],
    ['nl', 'huis 120 min Gent', { types: ['HOUSE'], minutes: 120, places: ['Gent'] }],
    ['nl', 'huis 121 min Gent', { types: ['HOUSE'], places: ['Gent'], either: { minPrice: 121 } }],
    [
      'nl',
      'huis 300.000 max Gent',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000, places: ['Gent'] },
    ],
    [
      'nl',
      'huis 300.000 min Gent',
      { deal: 'sale', types: ['HOUSE'], minPrice: 300_000, places: ['Gent'] },
    ],
    [
      'nl',
      'huis 300.000 min, Gent',
      { deal: 'sale', types: ['HOUSE'], minPrice: 300_000, places: ['Gent'] },
    ],
    ['nl', 'huis 3 slk min, Gent', { types: ['HOUSE'], minBedrooms: 3, places: ['Gent'] }],
  ])(
    'of minutes stands before where they lead: %s %s (SENTENCE-25)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'huis 200 km rond Gent', { types: ['HOUSE'], km: 200, places: ['Gent'] }],
    [
      'nl',
      'huis 201 km rond Gent',
      { types: ['HOUSE'], places: ['Gent'], unknown: ['201 km'], km: 10 },
    ],
    [
      'nl',
      'huis min 10 km van Gent',
      { types: ['HOUSE'], places: ['Gent'], unknown: ['min 10 km'] },
    ],
    [
      'nl',
      'huis 10 km van Gent, 20 min van Aalst',
      { types: ['HOUSE'], km: 10, places: ['Gent', 'Aalst'], unknown: ['20 min'] },
    ],
    [
      'nl',
      'huis een half uur van Gent, een kwartier van Aalst',
      { types: ['HOUSE'], minutes: 30, places: ['Gent', 'Aalst'] },
    ],
    ['nl', 'huis 10 km', { types: ['HOUSE'], unknown: ['10 km'] }],
    ['nl', 'huis een half uur rijden', { types: ['HOUSE'], unknown: ['een half uur rijden'] }],
  ])(
    'of kilometres is one circle of at most 200: %s %s (SENTENCE-1)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'slaapkamers: 0', { unknown: ['0'] }],
    ['nl', 'slaapkamers: 1', { minBedrooms: 1 }],
    ['nl', 'slaapkamers: 3, tuin', { minBedrooms: 3, features: ['garden'] }],
    ['nl', 'slaapkamers 3 tot 5', { minBedrooms: 3 }],
    ['nl', 'slaapkamers 3 of 4, Gent', { minBedrooms: 3, places: ['Gent'] }],
    ['en', 'bedrooms 2-4', { minBedrooms: 2 }],
    ['de', 'Schlafzimmer 3 bis 5', { minBedrooms: 3 }],
    ['nl', 'slaapkamers 3 tot 300.000', { deal: 'sale', minBedrooms: 3, maxPrice: 300_000 }],
    ['nl', 'max 2 of 3 slaapkamers', { minBedrooms: 2 }],
    ['nl', 'slaapkamers 3 grmpf', { minBedrooms: 3, unknown: ['grmpf'] }],
    ['nl', '2 slk, slaapkamers: 3', { minBedrooms: 2, unknown: ['3'] }],
    ['nl', 'slaapkamers 3 zwembad', { unknown: ['3 zwembad'] }],
    ['nl', 'huis max 3 slk', { types: ['HOUSE'], unknown: ['max 3 slk'] }],
    ['nl', 'huis tussen 3 en 5 slk', { types: ['HOUSE'], minBedrooms: 3 }],
    ['nl', 'huis 50 slk', { types: ['HOUSE'], minBedrooms: 50 }],
    ['nl', 'huis 51 slk', { types: ['HOUSE'], unknown: ['51 slk'] }],
    ['nl', 'huis 0 slk', { types: ['HOUSE'], unknown: ['0 slk'] }],
    ['de', 'Wohnung 1 Zimmer', { types: ['APARTMENT'] }],
    ['de', 'Wohnung max 1 Zimmer', { types: ['APARTMENT'] }],
    ['de', 'Wohnung 2,5 Zimmer', { types: ['APARTMENT'], minBedrooms: 1 }],
    ['de', 'Wohnung max 3 Zimmer', { types: ['APARTMENT'], unknown: ['max 3 Zimmer'] }],
    ['fr', 'maison 5 pièces 3 ch', { types: ['HOUSE'], minBedrooms: 4 }],
    ['fr', 'maison 3 ch 5 pièces', { types: ['HOUSE'], minBedrooms: 4 }],
    ['nl', 'huis 4 in totaal slaapkamers', { types: ['HOUSE'], unknown: ['4 in totaal'] }],
    ['nl', 'slaapkamers: 20', { minBedrooms: 20 }],
    ['nl', 'slaapkamers: 21', { unknown: ['21'] }],
    ['nl', 'slaapkamers 3 juli', { unknown: ['3 juli'] }],
  ])(
    'of bedrooms is the least, and of rooms one less: %s %s (SENTENCE-1)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    [
      'nl',
      'vakantiehuis 2 koppels',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 4 } },
    ],
    [
      'nl',
      'vakantiehuis 4 tot 6 personen',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 6 } },
    ],
    ['nl', 'huis 2 koppels', { types: ['HOUSE'], unknown: ['2 koppels'] }],
    ['nl', 'huis voor 6 personen', { types: ['HOUSE'], unknown: ['voor 6 personen'] }],
  ])('of couples is two persons each: %s %s (SENTENCE-20)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })
})

import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('money', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'te huur 900/maand', { deal: 'rent', maxPrice: 900 }],
    ['nl', 'te huur € 900 / maand', { deal: 'rent', maxPrice: 900 }],
    ['nl', 'app 900 per maand', { deal: 'rent', types: ['APARTMENT'], maxPrice: 900 }],
    ['fr', 'appart 900 par mois', { deal: 'rent', types: ['APARTMENT'], maxPrice: 900 }],
    ['en', 'flat 900 per month', { deal: 'rent', types: ['APARTMENT'], maxPrice: 900 }],
    ['de', 'Wohnung 900 pro Monat', { deal: 'rent', types: ['APARTMENT'], maxPrice: 900 }],
    ['nl', 'parking 30 per maand', { deal: 'rent', types: ['PARKING'], maxPrice: 30 }],
    ['nl', 'parking 29 per maand', { deal: 'rent', types: ['PARKING'], unknown: ['29'] }],
    [
      'nl',
      'parking € 20 per maand',
      { deal: 'rent', types: ['PARKING'], unknown: ['€ 20 per maand'] },
    ],
    [
      'nl',
      'app te koop 900 per maand',
      { deal: 'sale', types: ['APARTMENT'], unknown: ['900 per maand'] },
    ],
  ])('by the month is a rent: %s %s (SENTENCE-1)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })

  it.each<[Locale, string, Said]>([
    [
      'nl',
      'app te huur 900 per week',
      { deal: 'rent', types: ['APARTMENT'], unknown: ['900 per week'] },
    ],
    ['nl', 'kantoor 120 per m2', { types: ['OFFICE'], unknown: ['120 per m2'] }],
    ['en', 'office 120 per sqm', { types: ['OFFICE'], unknown: ['120 per sqm'] }],
    ['fr', 'bureau 120 par an', { types: ['OFFICE'], unknown: ['120 par an'] }],
    [
      'de',
      'Wohnung mieten 300 pro Woche',
      { deal: 'rent', types: ['APARTMENT'], unknown: ['300 pro Woche'] },
    ],
    ['nl', 'kantoor € 5 per m2', { types: ['OFFICE'], unknown: ['€ 5 per m2'] }],
  ])(
    'by the week, the year or the m² is no price: %s %s (SENTENCE-7)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'kantoor 99', { deal: 'rent', types: ['OFFICE'], maxPrice: 99 }],
    ['nl', 'kantoor 99 per maand', { deal: 'rent', types: ['OFFICE'], maxPrice: 99 }],
    ['nl', 'huis te huur 100 euro', { deal: 'rent', types: ['HOUSE'], maxPrice: 100 }],
    ['nl', 'te huur budget 500', { deal: 'rent', maxPrice: 500 }],
    [
      'nl',
      'kot te koop budget 1000',
      { deal: 'sale', types: ['STUDENT_ROOM'], unknown: ['budget 1000'] },
    ],
    ['nl', 'appartement budget 1000', { deal: 'rent', types: ['APARTMENT'], maxPrice: 1_000 }],
    ['nl', 'huis max 100', { types: ['HOUSE'], either: { maxPrice: 100 } }],
    ['nl', 'app max 99', { deal: 'rent', types: ['APARTMENT'], maxPrice: 99 }],
    ['nl', 'budget 1000 studio te huur', { deal: 'rent', types: ['STUDIO'], maxPrice: 1000 }],
    ['nl', 'huis budget 1000', { deal: 'rent', types: ['HOUSE'], maxPrice: 1_000 }],
    ['nl', 'huis budget 999', { deal: 'rent', types: ['HOUSE'], maxPrice: 999 }],
    ['nl', 'app te huur 199', { deal: 'rent', types: ['APARTMENT'], maxPrice: 199 }],
    ['nl', 'app te huur 200', { deal: 'rent', types: ['APARTMENT'], maxPrice: 200 }],
    ['nl', 'app te huur 999,5', { deal: 'rent', types: ['APARTMENT'], unknown: ['999,5'] }],
    ['nl', 'app te huur 30 euro', { deal: 'rent', types: ['APARTMENT'], maxPrice: 30 }],
    ['nl', 'app te huur 29 euro', { deal: 'rent', types: ['APARTMENT'], unknown: ['29 euro'] }],
    ['nl', 'app te huur 50.000 euro', { deal: 'rent', types: ['APARTMENT'], maxPrice: 50_000 }],
    [
      'nl',
      'app te huur 50.001 euro',
      { deal: 'rent', types: ['APARTMENT'], unknown: ['50.001 euro'] },
    ],
    ['nl', 'huis te koop 5.000', { deal: 'sale', types: ['HOUSE'], maxPrice: 5000 }],
    ['nl', 'huis te koop 4.999', { deal: 'sale', types: ['HOUSE'], unknown: ['4.999'] }],
    ['nl', 'chalet vakantie 20 euro', { deal: 'stay', types: ['CHALET'], maxPrice: 20 }],
    ['nl', 'chalet vakantie 19 euro', { deal: 'stay', types: ['CHALET'], unknown: ['19 euro'] }],
    [
      'nl',
      'chalet vakantie 50.001 euro',
      { deal: 'stay', types: ['CHALET'], unknown: ['50.001 euro'] },
    ],
    ['nl', 'kot 200', { deal: 'rent', types: ['STUDENT_ROOM'], maxPrice: 200 }],
    ['nl', 'kot 199', { deal: 'rent', types: ['STUDENT_ROOM'], maxPrice: 199 }],
    ['nl', 'studio 400 euro', { deal: 'rent', types: ['STUDIO'], maxPrice: 400 }],
    ['nl', 'studio 399', { types: ['STUDIO'], either: { maxPrice: 399 } }],
    ['nl', 'kot of huis 450', { types: ['STUDENT_ROOM', 'HOUSE'], either: { maxPrice: 450 } }],
    ['nl', 'huis € 50', { deal: 'rent', types: ['HOUSE'], maxPrice: 50 }],
    ['nl', 'huis € 49', { deal: 'rent', types: ['HOUSE'], maxPrice: 49 }],
    ['nl', 'huis max 999', { deal: 'rent', types: ['HOUSE'], maxPrice: 999 }],
    ['nl', 'huis 1.000', { deal: 'rent', types: ['HOUSE'], maxPrice: 1_000 }],
    [
      'nl',
      'handelszaak over te nemen 1.000',
      { deal: 'takeover', types: ['BUSINESS'], maxPrice: 1000 },
    ],
    ['nl', 'huis rond 1.250', { deal: 'rent', types: ['HOUSE'], minPrice: 1_125, maxPrice: 1_375 }],
    ['nl', 'te huur rond 905', { deal: 'rent', minPrice: 815, maxPrice: 996 }],
    [
      'nl',
      'huis max 300.000, max 250.000',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 300_000, unknown: ['max 250.000'] },
    ],
    [
      'nl',
      'huis vanaf 300.000, max 250.000',
      { deal: 'sale', types: ['HOUSE'], unknown: ['vanaf 300.000', 'max 250.000'] },
    ],
    [
      'nl',
      'huis vanaf 200.000, vanaf 250.000',
      { deal: 'sale', types: ['HOUSE'], minPrice: 200_000, unknown: ['vanaf 250.000'] },
    ],
    [
      'nl',
      'huis vanaf 250.000, max 250.000',
      { deal: 'sale', types: ['HOUSE'], minPrice: 250_000, maxPrice: 250_000 },
    ],
  ])('has what its deal can have: %s %s (SENTENCE-7)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })
})

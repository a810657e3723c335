import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('a small number', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'huis 2 en tuin', { types: ['HOUSE'], features: ['garden'], unknown: ['2'] }],
    ['nl', 'vakantiehuis met 6', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 6 } }],
    ['nl', 'vakantiehuis voor 0', { deal: 'stay', types: ['HOLIDAY_HOUSE'], unknown: ['voor 0'] }],
    ['nl', 'vakantiehuis 0', { deal: 'stay', types: ['HOLIDAY_HOUSE'], unknown: ['0'] }],
    ['nl', 'huis jong koppel', { types: ['HOUSE'], unknown: ['jong koppel'] }],
    ['nl', 'vakantiehuis max 6', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 6 } }],
    ['nl', 'vakantiehuis voor 6', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 6 } }],
    ['fr', 'gîte pour 6', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 6 } }],
    ['en', 'holiday house for 6', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 6 } }],
    ['de', 'Ferienhaus für 6', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 6 } }],
    [
      'nl',
      'vakantiehuis met 6 in juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 6, month: 7 } },
    ],
    [
      'nl',
      'vakantiehuis voor 50',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 50 } },
    ],
    [
      'nl',
      'vakantiehuis voor 51',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], unknown: ['voor 51'] },
    ],
    ['nl', 'vakantiehuis voor 1', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 1 } }],
    [
      'nl',
      'vakantiehuis voor 2,5',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], unknown: ['voor 2,5'] },
    ],
    ['nl', 'huis voor 6', { types: ['HOUSE'], unknown: ['voor 6'] }],
    ['nl', 'huis met 6', { types: ['HOUSE'], unknown: ['met 6'] }],
    ['fr', 'gîte famille de 5', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 5 } }],
    [
      'de',
      'Ferienhaus Gruppe von 8',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 8 }, unknown: ['Gruppe'] },
    ],
    ['nl', 'vakantiehuis 30', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 30 } }],
    ['nl', 'vakantiehuis 31', { deal: 'stay', types: ['HOLIDAY_HOUSE'], unknown: ['31'] }],
    ['nl', 'vakantiehuis 1', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 1 } }],
    ['nl', 'vakantiehuis 2,5', { deal: 'stay', types: ['HOLIDAY_HOUSE'], unknown: ['2,5'] }],
    [
      'nl',
      'vakantiehuis 6, 2 honden',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 6 }, unknown: ['2 honden'] },
    ],
    [
      'nl',
      'vakantiehuis 6 grmpf',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], unknown: ['6 grmpf'] },
    ],
    ['nl', 'vakantiehuis 6 7', { deal: 'stay', types: ['HOLIDAY_HOUSE'], unknown: ['6 7'] }],
    ['nl', 'vakantiehuis koppel', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 2 } }],
    [
      'nl',
      'vakantiehuis koppel 2 kinderen',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 4 } },
    ],
    [
      'nl',
      'vakantiehuis koppel, 2 volwassenen',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 2 } },
    ],
    [
      'nl',
      'vakantiehuis 6 personen, 2',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 6 }, unknown: ['2'] },
    ],
    [
      'nl',
      'chalet 3 tot 10 juli koppel 2 kinderen',
      { deal: 'stay', types: ['CHALET'], stay: { persons: 4, from: '07-03', to: '07-10' } },
    ],
    ['nl', 'app met 2 terrassen', { types: ['APARTMENT'], features: ['terrace'] }],
    ['nl', 'app te huur 2 honden', { deal: 'rent', types: ['APARTMENT'], unknown: ['2 honden'] }],
    [
      'nl',
      'app te huur 2 badkamers, tuin',
      { deal: 'rent', types: ['APARTMENT'], features: ['garden'], unknown: ['2 badkamers'] },
    ],
  ])(
    'is the persons of a stay, or goes with what follows: %s %s (SENTENCE-20)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    [
      'nl',
      'chalet vakantie juli 6',
      { deal: 'stay', types: ['CHALET'], stay: { persons: 6, month: 7 } },
    ],
    ['nl', 'chalet juli 6', { deal: 'stay', types: ['CHALET'], stay: { persons: 6, month: 7 } }],
    ['fr', 'chalet juillet 6', { deal: 'stay', types: ['CHALET'], stay: { persons: 6, month: 7 } }],
    ['en', 'chalet July, 6', { deal: 'stay', types: ['CHALET'], stay: { persons: 6, month: 7 } }],
    ['de', 'Chalet Juli 6', { deal: 'stay', types: ['CHALET'], stay: { persons: 6, month: 7 } }],
    ['nl', 'chalet juli 6 te koop', { deal: 'sale', types: ['CHALET'], unknown: ['juli 6'] }],
    [
      'nl',
      'chalet juli 6, 900 per maand',
      { deal: 'rent', types: ['CHALET'], maxPrice: 900, unknown: ['juli 6'] },
    ],
    [
      'nl',
      'vakantiehuis koppel 2 volwassenen 1 kind',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 3 } },
    ],
    [
      'nl',
      'chalet 3 tot 10 juli 6 personen',
      { deal: 'stay', types: ['CHALET'], stay: { persons: 6, from: '07-03', to: '07-10' } },
    ],
    ['nl', 'parking 45 per maand', { deal: 'rent', types: ['PARKING'], maxPrice: 45 }],
    ['nl', 'chalet juli 6 3 slk', { types: ['CHALET'], minBedrooms: 3, unknown: ['juli 6'] }],
    ['nl', 'chalet juli 6, tuin', { types: ['CHALET'], features: ['garden'], unknown: ['juli 6'] }],
    ['nl', 'chalet juli 6 label B', { types: ['CHALET'], label: 'B', unknown: ['juli 6'] }],
    ['nl', 'chalet juli 6, 200 m2', { types: ['CHALET'], minArea: 200, unknown: ['juli 6'] }],
    [
      'nl',
      'chalet juli 6, 200.000 euro',
      { deal: 'sale', types: ['CHALET'], maxPrice: 200_000, unknown: ['juli 6'] },
    ],
    ['nl', 'chalet 3 juli 6', { types: ['CHALET'], unknown: ['3 juli 6'] }],
    ['nl', 'chalet 6', { types: ['CHALET'], unknown: ['6'] }],
  ])(
    'and a month say a stay, where nothing speaks of a home: %s %s (SENTENCE-20)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )
})

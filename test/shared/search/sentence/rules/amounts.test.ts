import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('an area', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'huis 150 m2', { types: ['HOUSE'], minArea: 150 }],
    ['nl', 'huis 8 are', { types: ['HOUSE'], minPlot: 800 }],
    ['nl', 'huis 150 m2 grond', { types: ['HOUSE'], minPlot: 150 }],
    ['fr', 'maison terrain de 500 m²', { types: ['HOUSE'], minPlot: 500 }],
    ['en', 'house 150 m2 living area', { types: ['HOUSE'], minArea: 150 }],
    ['de', 'Haus Wohnfläche mindestens 150 m²', { types: ['HOUSE'], minArea: 150 }],
    ['nl', 'huis grond van minstens 500 m2', { types: ['HOUSE'], minPlot: 500 }],
    ['nl', 'huis met woonoppervlakte van minstens 150 m2', { types: ['HOUSE'], minArea: 150 }],
    ['nl', 'huis 150 m2 bewoonbaar 500 m2 grond', { types: ['HOUSE'], minArea: 150, minPlot: 500 }],
    [
      'nl',
      'huis grond 500 m2 woonoppervlakte 150 m2',
      { types: ['HOUSE'], minArea: 150, minPlot: 500 },
    ],
    [
      'nl',
      'huis woonoppervlakte 150 m2 grond van 500 m2',
      { types: ['HOUSE'], minArea: 150, minPlot: 500 },
    ],
    ['nl', 'huis bewoonbaar 150 m2, 12 are', { types: ['HOUSE'], minArea: 150, minPlot: 1200 }],
    ['nl', 'bouwgrond 500 m2', { types: ['BUILDING_PLOT'], minPlot: 500 }],
    ['nl', 'huis 150 tot 200 m2', { types: ['HOUSE'], minArea: 150 }],
    ['nl', 'huis 150 m2 en 200 m2', { types: ['HOUSE'], minArea: 150, unknown: ['200 m2'] }],
  ])(
    'is of the ground or the home by the word beside it: %s %s (SENTENCE-1)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'grond 1 ha', { types: ['PLOT'], minPlot: 10_000 }],
    ['en', 'plot 2 acres', { types: ['PLOT'], minPlot: 8094 }],
    ['fr', 'terrain 8,5 ares', { types: ['PLOT'], minPlot: 850 }],
    ['nl', 'grond 12a', { types: ['PLOT'], minPlot: 1200 }],
    ['nl', 'grond 12 a', { types: ['PLOT'], unknown: ['12'] }],
    ['de', 'Grundstück 2 ha', { types: ['PLOT'], minPlot: 20_000 }],
  ])('has its units: %s %s (SENTENCE-1)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })

  it.each<[Locale, string, Said]>([
    [
      'nl',
      'huis met tuin van 150 m2',
      { types: ['HOUSE'], features: ['garden'], unknown: ['van 150 m2'] },
    ],
    ['fr', 'maison jardin 150 m²', { types: ['HOUSE'], features: ['garden'], unknown: ['150 m2'] }],
    ['en', 'house 150 m2 garden', { types: ['HOUSE'], features: ['garden'], unknown: ['150 m2'] }],
    ['de', 'Haus Garten 5 Ar', { types: ['HOUSE'], features: ['garden'], unknown: ['5 Ar'] }],
    ['nl', 'app terras 74 m2', { types: ['APARTMENT'], features: ['terrace'], unknown: ['74 m2'] }],
    ['nl', 'app terras 75 m2', { types: ['APARTMENT'], minArea: 75, features: ['terrace'] }],
    ['nl', 'app 75 m2 tuin', { types: ['APARTMENT'], features: ['garden'], unknown: ['75 m2'] }],
    [
      'nl',
      'app terras van 1 are',
      { types: ['APARTMENT'], features: ['terrace'], unknown: ['van 1 are'] },
    ],
    ['nl', 'huis max 150 m2', { types: ['HOUSE'], unknown: ['max 150 m2'] }],
    [
      'nl',
      'huis tot 150 m2 grond, garage',
      { types: ['HOUSE'], features: ['garage'], unknown: ['tot 150 m2 grond'] },
    ],
  ])(
    'of a garden, a terrace or at most is searched by no field: %s %s (SENTENCE-3)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )
})

describe('a count', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'huis 12 min van Gent', { types: ['HOUSE'], minutes: 12, places: ['Gent'] }],
    ['nl', 'huis 12 min Gent', { types: ['HOUSE'], minutes: 12, places: ['Gent'] }],
    ['nl', 'huis 12 min rijden van Gent', { types: ['HOUSE'], minutes: 12, places: ['Gent'] }],
    ['fr', 'maison à 12 min Ardennes', { types: ['HOUSE'], minutes: 12, places: ['ARDENNES'] }],
    ['nl', 'huis 120 min Gent', { types: ['HOUSE'], minutes: 120, places: ['Gent'] }],
    ['nl', 'huis 121 min Gent', { types: ['HOUSE'], places: ['Gent'], unknown: ['121 min'] }],
    ['nl', 'huis 300.000 min, Gent', { types: ['HOUSE'], minPrice: 300_000, places: ['Gent'] }],
    ['nl', 'huis 3 slk min, Gent', { types: ['HOUSE'], minBedrooms: 3, places: ['Gent'] }],
  ])(
    'of minutes stands before where they lead: %s %s (SENTENCE-25)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'huis 200 km rond Gent', { types: ['HOUSE'], km: 200, places: ['Gent'] }],
    ['nl', 'huis 201 km rond Gent', { types: ['HOUSE'], places: ['Gent'], unknown: ['201 km'] }],
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
    ['nl', 'huis een half uur rijden', { types: ['HOUSE'], unknown: ['een half uur'] }],
  ])(
    'of kilometres is one circle of at most 200: %s %s (SENTENCE-1)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
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

describe('money', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'app 900 per maand', { deal: 'rent', types: ['APARTMENT'], maxPrice: 900 }],
    ['fr', 'appart 900 par mois', { deal: 'rent', types: ['APARTMENT'], maxPrice: 900 }],
    ['en', 'flat 900 per month', { deal: 'rent', types: ['APARTMENT'], maxPrice: 900 }],
    ['de', 'Wohnung 900 pro Monat', { deal: 'rent', types: ['APARTMENT'], maxPrice: 900 }],
    ['nl', 'parking 30 per maand', { deal: 'rent', types: ['PARKING'], maxPrice: 30 }],
    ['nl', 'parking 29 per maand', { types: ['PARKING'], unknown: ['29'] }],
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
    ['nl', 'budget 1000 studio te huur', { deal: 'rent', types: ['STUDIO'], maxPrice: 1000 }],
    ['nl', 'huis budget 1000', { types: ['HOUSE'], maxPrice: 1000 }],
    ['nl', 'huis budget 999', { types: ['HOUSE'], unknown: ['budget 999'] }],
    ['nl', 'app te huur 199', { deal: 'rent', types: ['APARTMENT'], unknown: ['199'] }],
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
    ['nl', 'kot 200', { types: ['STUDENT_ROOM'], maxPrice: 200 }],
    ['nl', 'kot 199', { types: ['STUDENT_ROOM'], unknown: ['199'] }],
    ['nl', 'studio 400 euro', { types: ['STUDIO'], maxPrice: 400 }],
    ['nl', 'studio 399', { types: ['STUDIO'], unknown: ['399'] }],
    ['nl', 'kot of huis 450', { types: ['STUDENT_ROOM', 'HOUSE'], unknown: ['450'] }],
    ['nl', 'huis € 50', { types: ['HOUSE'], maxPrice: 50 }],
    ['nl', 'huis € 49', { types: ['HOUSE'], unknown: ['€ 49'] }],
    ['nl', 'huis max 999', { types: ['HOUSE'], unknown: ['max 999'] }],
    ['nl', 'huis 1.000', { types: ['HOUSE'], maxPrice: 1000 }],
    [
      'nl',
      'handelszaak over te nemen 1.000',
      { deal: 'takeover', types: ['BUSINESS'], maxPrice: 1000 },
    ],
    ['nl', 'huis rond 1.250', { types: ['HOUSE'], minPrice: 1125, maxPrice: 1375 }],
    ['nl', 'te huur rond 905', { deal: 'rent', minPrice: 815, maxPrice: 996 }],
    [
      'nl',
      'huis max 300.000, max 250.000',
      { types: ['HOUSE'], maxPrice: 300_000, unknown: ['max 250.000'] },
    ],
    [
      'nl',
      'huis vanaf 300.000, max 250.000',
      { types: ['HOUSE'], unknown: ['vanaf 300.000', 'max 250.000'] },
    ],
    [
      'nl',
      'huis vanaf 200.000, vanaf 250.000',
      { types: ['HOUSE'], minPrice: 200_000, unknown: ['vanaf 250.000'] },
    ],
    [
      'nl',
      'huis vanaf 250.000, max 250.000',
      { types: ['HOUSE'], minPrice: 250_000, maxPrice: 250_000 },
    ],
  ])('has what its deal can have: %s %s (SENTENCE-7)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })
})

describe('a small number', () => {
  it.each<[Locale, string, Said]>([
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
      { types: ['CHALET'], maxPrice: 200_000, unknown: ['juli 6'] },
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

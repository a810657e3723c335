import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('an area', () => {
  it.each<[Locale, string, Said]>([
    [
      'nl',
      'huis bewoonbaar 150 m2 500 m2',
      { types: ['HOUSE'], minArea: 150, unknown: ['500 m2'] },
    ],
    [
      'nl',
      'huis 150 m2 bewoonbaar met 500 m2 grond',
      { types: ['HOUSE'], minArea: 150, minPlot: 500 },
    ],
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

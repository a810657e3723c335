import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('a place', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'huis, 1.000', { deal: 'rent', types: ['HOUSE'], maxPrice: 1_000 }],
    ['nl', 'te huur € 9000', { deal: 'rent', maxPrice: 9000 }],
    ['nl', 'huis 12345', { deal: 'sale', types: ['HOUSE'], maxPrice: 12_345 }],
    ['nl', 'huis 9000 en 9000', { types: ['HOUSE'], places: ['Gent'] }],
    ['nl', 'huis 9000', { types: ['HOUSE'], places: ['Gent'] }],
    ['nl', 'huis 9050 Ledeberg', { types: ['HOUSE'], places: ['Ledeberg'] }],
    ['nl', 'huis Ledeberg 9050', { types: ['HOUSE'], places: ['Ledeberg'] }],
    ['nl', 'huis 9000 Gent', { types: ['HOUSE'], places: ['Gent'] }],
    ['nl', 'huis Gent 9000', { types: ['HOUSE'], places: ['Gent'] }],
    ['nl', 'huis Gent 9040', { types: ['HOUSE'], places: ['Sint-Amandsberg'] }],
    ['nl', 'huis 9040 Gent', { types: ['HOUSE'], places: ['Sint-Amandsberg'] }],
    ['nl', 'huis Gent of 9040', { types: ['HOUSE'], places: ['Gent', 'Sint-Amandsberg'] }],
    ['nl', 'huis Merelbeke-Melle 9090', { types: ['HOUSE'], places: ['Merelbeke-Melle'] }],
    ['nl', 'huis 9000/9040', { types: ['HOUSE'], places: ['Sint-Amandsberg'] }],
    ['nl', 'huis in 9000 of 9040', { types: ['HOUSE'], places: ['Gent', 'Sint-Amandsberg'] }],
    ['nl', 'huis omgeving 9000', { types: ['HOUSE'], places: ['Gent'], km: 10 }],
    ['nl', 'huis omgeving van 9000', { types: ['HOUSE'], places: ['Gent'], km: 10 }],
    ['nl', 'huis tot 9000', { types: ['HOUSE'], unknown: ['tot 9000'] }],
    ['nl', 'huis rond 9000 Gent', { types: ['HOUSE'], places: ['Gent'], km: 10 }],
    ['nl', 'huis max 9000 Gent', { types: ['HOUSE'], places: ['Gent'], unknown: ['max 9000'] }],
    ['nl', 'huis rond 9000', { types: ['HOUSE'], unknown: ['rond 9000'] }],
    [
      'nl',
      'huis rond 1000 Brussel',
      { deal: 'rent', types: ['HOUSE'], minPrice: 900, maxPrice: 1_100, places: ['Brussel'] },
    ],
    ['nl', 'huis max, Gent 9000', { types: ['HOUSE'], places: ['Gent'], unknown: ['max'] }],
    ['nl', 'huis 9000 euro', { types: ['HOUSE'], unknown: ['9000 euro'] }],
    ['nl', 'huis € 9000', { types: ['HOUSE'], unknown: ['€ 9000'] }],
    ['nl', 'huis 9000 per maand', { deal: 'rent', types: ['HOUSE'], maxPrice: 9000 }],
    ['nl', 'huis 9000 m2', { types: ['HOUSE'], minArea: 9000 }],
    ['nl', 'huis 9000 3 slk', { types: ['HOUSE'], minBedrooms: 3, places: ['Gent'] }],
    ['nl', 'huis 9.000', { types: ['HOUSE'], unknown: ['9.000'] }],
    ['nl', 'huis 900', { deal: 'rent', types: ['HOUSE'], maxPrice: 900 }],
    ['nl', 'huis 9999', { types: ['HOUSE'], unknown: ['9999'] }],
  ])(
    'is a postal code, where no amount is meant: %s %s (SENTENCE-5)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'te huur 900 tot 1200', { deal: 'rent', minPrice: 900, maxPrice: 1200 }],
    ['nl', 'te huur vanaf 900 tot 1200', { deal: 'rent', minPrice: 900, maxPrice: 1200 }],
    ['nl', 'te huur 1200 tot 1500', { deal: 'rent', minPrice: 1200, maxPrice: 1500 }],
    [
      'nl',
      'huis 1200 tot 1500 per maand',
      { deal: 'rent', types: ['HOUSE'], minPrice: 1200, maxPrice: 1500 },
    ],
    ['nl', 'te koop 1200 tot 1500', { deal: 'sale', unknown: ['1200 tot 1500'] }],
    ['nl', 'te huur 1200 en tuin', { deal: 'rent', features: ['garden'], maxPrice: 1_200 }],
    [
      'nl',
      'huis Leuven 1500',
      { deal: 'rent', types: ['HOUSE'], maxPrice: 1_500, places: ['Leuven'] },
    ],
    [
      'nl',
      'huis Leuven 2500',
      { deal: 'rent', types: ['HOUSE'], maxPrice: 2_500, places: ['Leuven'] },
    ],
    [
      'nl',
      'huis Leuven 2600',
      { deal: 'rent', types: ['HOUSE'], places: ['Leuven'], maxPrice: 2_600 },
    ],
    [
      'nl',
      'huis Leuven, 1500',
      { deal: 'rent', types: ['HOUSE'], places: ['Leuven'], maxPrice: 1_500 },
    ],
    ['nl', 'huis Leuven 1500 Halle', { types: ['HOUSE'], places: ['Leuven', 'Halle'] }],
    [
      'nl',
      'huis Brussel 1050',
      { deal: 'rent', types: ['HOUSE'], places: ['Brussel'], maxPrice: 1_050 },
    ],
    [
      'nl',
      'huis Brussel 1500',
      { deal: 'rent', types: ['HOUSE'], maxPrice: 1_500, places: ['Brussel'] },
    ],
    [
      'nl',
      'huis Leuven 1050',
      { deal: 'rent', types: ['HOUSE'], maxPrice: 1_050, places: ['Leuven'] },
    ],
    ['nl', 'huis Halle 1500', { types: ['HOUSE'], places: ['Halle'] }],
  ])(
    'is none where it is both ends of a rent or after another place: %s %s (SENTENCE-7)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'huis Gent Gent', { types: ['HOUSE'], places: ['Gent'] }],
    ['nl', 'huis Gent, Ledeberg', { types: ['HOUSE'], places: ['Ledeberg'] }],
    ['nl', 'huis Gent of Ledeberg', { types: ['HOUSE'], places: ['Gent', 'Ledeberg'] }],
    ['nl', 'studio Brussel Elsene', { types: ['STUDIO'], places: ['Elsene'] }],
    ['nl', 'studio Brussel of Elsene', { types: ['STUDIO'], places: ['Brussel', 'Elsene'] }],
    ['nl', 'huis Gent, kust', { types: ['HOUSE'], places: ['Gent', 'COAST'] }],
    ['nl', 'huis aan de kust, kust', { types: ['HOUSE'], places: ['COAST'] }],
    ['nl', 'appartement Veldstraat Gent', { types: ['APARTMENT'], places: ['Veldstraat, Gent'] }],
  ])(
    'stands once, and the smallest that was said: %s %s (SENTENCE-5)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    [
      'nl',
      'huis met tuin bij Spa',
      { types: ['HOUSE'], features: ['garden'], places: ['Spa'], km: 10 },
    ],
    [
      'fr',
      'maison 200.000 Ans',
      { deal: 'sale', types: ['HOUSE'], maxPrice: 200_000, places: ['Ans'] },
    ],
    [
      'nl',
      'vakantiehuis 6 Spa',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], places: ['Spa'], stay: { persons: 6 } },
    ],
    [
      'fr',
      'maison avec un grand jardin et Spa',
      { types: ['HOUSE'], features: ['garden'], places: ['Spa'], unknown: ['grand'] },
    ],
    ['nl', 'huis in Aalst, spa', { types: ['HOUSE'], places: ['Aalst', 'Spa'] }],
    ['nl', 'huis met spa in Gent', { types: ['HOUSE'], places: ['Gent'], unknown: ['met spa'] }],
    ['nl', 'huis met tuin en spa', { types: ['HOUSE'], features: ['garden'], unknown: ['spa'] }],
    ['nl', 'huis met een spa', { types: ['HOUSE'], unknown: ['met een spa'] }],
    ['nl', 'huis met zwembad, spa', { types: ['HOUSE'], unknown: ['met zwembad', 'spa'] }],
    ['nl', 'huis, spa', { types: ['HOUSE'], places: ['Spa'] }],
    ['nl', 'huis maar Spa', { types: ['HOUSE'], places: ['Spa'] }],
    ['nl', 'huis in Spa', { types: ['HOUSE'], places: ['Spa'] }],
    [
      'fr',
      'maison avec jardin, à Spa',
      { types: ['HOUSE'], features: ['garden'], places: ['Spa'] },
    ],
    ['fr', 'maison de 20 ans', { types: ['HOUSE'], unknown: ['de 20 ans'] }],
    ['fr', 'maison Ans', { types: ['HOUSE'], places: ['Ans'] }],
    [
      'fr',
      'showroom chaussée de Bruxelles Waterloo',
      { types: ['SHOWROOM'], places: ['Waterloo'], unknown: ['chaussée de Bruxelles'] },
    ],
    ['fr', 'maison rue de Namur', { types: ['HOUSE'], places: ['Namur'], unknown: ['rue'] }],
    [
      'fr',
      'maison route de Namur Gembloux',
      { types: ['HOUSE'], places: ['Gembloux'], unknown: ['route de Namur'] },
    ],
    [
      'nl',
      'huis steenweg op Gent Aalst',
      { types: ['HOUSE'], places: ['Aalst'], unknown: ['steenweg op Gent'] },
    ],
  ])(
    "is no name after 'with', of an age or of a street: %s %s (SENTENCE-19)",
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'hal', { types: ['HALL'] }],
    ['nl', 'hal Gent', { types: ['HALL'], places: ['Gent'] }],
    ['fr', 'Hal', { places: ['Halle'] }],
    ['fr', 'Hal maison', { types: ['HOUSE'], places: ['Halle'] }],
    ['fr', 'Hal, maison ou hangar', { types: ['HOUSE', 'HALL'], places: ['Halle'] }],
    ['fr', 'maison ou Hal', { types: ['HOUSE', 'HALL'] }],
    ['fr', 'maison et Hal', { types: ['HOUSE', 'HALL'] }],
    ['fr', 'Hal ou maison', { types: ['HALL', 'HOUSE'] }],
    ['en', 'forest', { types: ['FOREST'] }],
    ['en', 'house in Forest', { types: ['HOUSE'], places: ['Vorst'] }],
    ['en', 'house near forest', { types: ['HOUSE'], unknown: ['near forest'] }],
    ['en', 'house near Forest', { types: ['HOUSE'], places: ['Vorst'], km: 10 }],
    ['en', 'house with forest', { types: ['HOUSE'], unknown: ['with forest'] }],
    ['fr', 'forêt', { types: ['FOREST'] }],
    ['fr', 'maison Forêt', { types: ['HOUSE', 'FOREST'] }],
    ['de', 'Halle', { types: ['HALL'] }],
    ['de', 'Wohnung Halle', { types: ['APARTMENT'], places: ['Halle'] }],
    ['de', 'Wohnung oder Halle', { types: ['APARTMENT', 'HALL'] }],
    ['de', 'eine Halle', { types: ['HALL'] }],
    ['nl', 'een forest', { types: ['FOREST'] }],
    ['nl', 'forest', { places: ['Vorst'] }],
  ])(
    'is a kind or a name by the language and the rest: %s %s (SENTENCE-19)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )
})

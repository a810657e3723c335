import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('what is refused', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'niet in Gent, Aalst', { places: ['Aalst'], without: ['Gent'] }],
    ['nl', 'geen tuin of garage, of Gent', { without: ['garden', 'garage'], places: ['Gent'] }],
    ['nl', 'zonder tuin en zonder lift', { without: ['garden', 'lift'] }],
    [
      'nl',
      'huis zonder tuin de garage',
      { types: ['HOUSE'], features: ['garage'], without: ['garden'] },
    ],
    ['nl', 'huis geen huurhuis', { types: ['HOUSE'], unknown: ['geen huurhuis'] }],
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
    [
      'nl',
      'huis zonder een grote tuin',
      { types: ['HOUSE'], without: ['garden'], unknown: ['grote'] },
    ],
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

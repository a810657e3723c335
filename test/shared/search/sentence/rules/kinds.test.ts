import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('a kind', () => {
  it.each<[Locale, string, Said]>([
    [
      'nl',
      'huis met boomgaard, schuur en stal',
      { types: ['HOUSE'], unknown: ['met boomgaard', 'schuur en stal'] },
    ],
    ['nl', 'appartement boven winkel', { types: ['APARTMENT'], unknown: ['boven winkel'] }],
    [
      'fr',
      "appartement au-dessus d'un commerce",
      { types: ['APARTMENT'], unknown: ["au-dessus d'un commerce"] },
    ],
    ['en', 'flat above a shop', { types: ['APARTMENT'], unknown: ['above a shop'] }],
    ['de', 'Wohnung über Laden', { types: ['APARTMENT'], unknown: ['über Laden'] }],
    ['nl', 'kantoor bij huis', { types: ['OFFICE'], unknown: ['bij huis'] }],
    ['nl', 'winkel naast appartement', { types: ['SHOP'], unknown: ['naast appartement'] }],
    ['nl', 'huis met grmpf, kantoor', { types: ['HOUSE'], unknown: ['met grmpf', 'kantoor'] }],
    ['nl', 'huis met zwembad, kantoor', { types: ['HOUSE'], unknown: ['met zwembad', 'kantoor'] }],
    [
      'nl',
      'huis met 2 badkamers, kantoor',
      { types: ['HOUSE'], unknown: ['met 2 badkamers', 'kantoor'] },
    ],
    ['nl', 'huis met zwembad kantoor', { types: ['HOUSE', 'OFFICE'], unknown: ['met zwembad'] }],
    [
      'nl',
      'huis met tuin, kantoor',
      { types: ['HOUSE'], features: ['garden'], unknown: ['kantoor'] },
    ],
    ['nl', 'huis met tuin, appartement', { types: ['HOUSE', 'APARTMENT'], features: ['garden'] }],
    ['nl', 'huis met tuin, duplex', { types: ['HOUSE', 'DUPLEX'], features: ['garden'] }],
    ['nl', 'tuin, huis', { types: ['HOUSE'], features: ['garden'] }],
    ['nl', 'tuin winkel', { types: ['SHOP'], features: ['garden'] }],
    ['nl', 'huis, kantoor', { types: ['HOUSE', 'OFFICE'] }],
    ['nl', 'appartement maar kantoor', { types: ['APARTMENT', 'OFFICE'] }],
    ['fr', "pas d'appartement mais un bureau", { types: ['OFFICE'], without: ['APARTMENT'] }],
    ['en', 'no flat but an office', { types: ['OFFICE'], without: ['APARTMENT'] }],
    ['de', 'keine Wohnung, sondern ein Büro', { types: ['OFFICE'], without: ['APARTMENT'] }],
  ])(
    "that stands after 'with', 'near' or 'above' is what a home has: %s %s (SENTENCE-21)",
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'huis, 3 slk, kantoor', { types: ['HOUSE'], minBedrooms: 3, unknown: ['kantoor'] }],
    ['nl', 'huis 3 slk kantoor', { types: ['HOUSE', 'OFFICE'], minBedrooms: 3 }],
    ['de', 'Haus 5 Zimmer, Büro', { types: ['HOUSE'], minBedrooms: 4, unknown: ['Büro'] }],
    ['fr', 'maison + bureau', { types: ['HOUSE'], unknown: ['bureau'] }],
    ['en', 'house plus office', { types: ['HOUSE'], unknown: ['office'] }],
    ['nl', '+ kantoor', { types: ['OFFICE'] }],
    ['nl', 'garage + huis', { types: ['HOUSE'], features: ['garage'] }],
    ['nl', 'huis + appartement', { types: ['HOUSE', 'APARTMENT'] }],
    ['nl', 'huis 800 m2 schuur', { types: ['HOUSE'], minArea: 800, unknown: ['schuur'] }],
    ['nl', 'huis, 8 are, schuur', { types: ['HOUSE'], minPlot: 800, unknown: ['schuur'] }],
    ['nl', 'schuur, 800 m2 huis', { types: ['HOUSE'], minArea: 800, unknown: ['schuur'] }],
  ])(
    'that stands after bedrooms, a plus or an area is too: %s %s (SENTENCE-21)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'huis, grond van een hectare', { types: ['HOUSE'], minPlot: 10_000 }],
    ['fr', "maison, terrain d'un hectare", { types: ['HOUSE'], minPlot: 10_000 }],
    ['en', 'house, plot of one acre', { types: ['HOUSE'], minPlot: 4047 }],
    ['de', 'Haus, Grundstück 5 Ar', { types: ['HOUSE'], minPlot: 500 }],
    ['nl', 'huis, grond van minstens 500 m2', { types: ['HOUSE'], minPlot: 500 }],
    ['nl', 'huis, grond', { types: ['HOUSE'], unknown: ['grond'] }],
    [
      'nl',
      'huis, grond van 3 slaapkamers',
      { types: ['HOUSE'], minBedrooms: 3, unknown: ['grond'] },
    ],
    ['nl', 'huis, weiland', { types: ['HOUSE', 'MEADOW'] }],
    ['nl', 'huis of grond', { types: ['HOUSE', 'PLOT'] }],
    ['nl', 'huis of een weiland', { types: ['HOUSE', 'MEADOW'] }],
    ['nl', 'huis / weiland', { types: ['HOUSE', 'MEADOW'] }],
    ['nl', 'weiland, huis', { types: ['MEADOW', 'HOUSE'] }],
    ['nl', 'weiland en huis', { types: ['MEADOW', 'HOUSE'] }],
    ['nl', 'bouwgrond open bebouwing', { types: ['BUILDING_PLOT'], unknown: ['open bebouwing'] }],
    ['nl', 'bouwgrond, open bebouwing', { types: ['BUILDING_PLOT', 'DETACHED_HOUSE'] }],
    ['nl', 'bouwgrond en open bebouwing', { types: ['BUILDING_PLOT', 'DETACHED_HOUSE'] }],
    ['nl', 'bouwgrond of open bebouwing', { types: ['BUILDING_PLOT', 'DETACHED_HOUSE'] }],
    ['nl', 'villa open bebouwing', { types: ['VILLA'] }],
    ['nl', 'villa, open bebouwing', { types: ['VILLA', 'DETACHED_HOUSE'] }],
    ['nl', 'huis open bebouwing', { types: ['DETACHED_HOUSE'] }],
  ])(
    'that is a plot is the home’s own where its area follows: %s %s (SENTENCE-21)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'nieuwbouwappartement', { types: ['APARTMENT'], features: ['newBuilding'] }],
    ['nl', 'huurhuis Gent', { deal: 'rent', types: ['HOUSE'], places: ['Gent'] }],
    ['de', 'Neubauwohnung', { types: ['APARTMENT'], features: ['newBuilding'] }],
    ['en', 'newbuild flat', { types: ['APARTMENT'], features: ['newBuilding'] }],
    ['nl', 'huis nieuwbouw garage', { types: ['HOUSE'], features: ['newBuilding', 'garage'] }],
    ['nl', 'huis met garage en garages', { types: ['HOUSE'], features: ['garage'] }],
    ['nl', 'garage te koop', { deal: 'sale', types: ['GARAGE'] }],
    ['nl', 'garage, parking', { types: ['GARAGE'], unknown: ['parking'] }],
    ['nl', 'carport, huis', { types: ['HOUSE'], unknown: ['carport'] }],
    ['nl', 'carport 3 slk', { minBedrooms: 3, unknown: ['carport'] }],
    ['nl', '3 slaapkamerappartement', { types: ['APARTMENT'], minBedrooms: 3 }],
    ['de', 'Dreizimmerwohnung', { types: ['APARTMENT'], minBedrooms: 2 }],
  ])(
    'in one word with a deal or a feature says both: %s %s (SENTENCE-1)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'kamer te huur', { deal: 'rent', types: ['ROOM'] }],
    ['fr', 'chambre', { types: ['ROOM'] }],
    ['en', 'a room in Ghent', { types: ['ROOM'], places: ['Gent'] }],
    ['de', 'ein Zimmer mieten', { deal: 'rent', types: ['ROOM'] }],
    ['nl', 'kamer te koop', { deal: 'sale', unknown: ['kamer'] }],
    ['nl', 'huis kamer', { types: ['HOUSE'], unknown: ['kamer'] }],
    ['nl', '2 kamers te huur', { deal: 'rent', unknown: ['2 kamers'] }],
    ['nl', 'kamer, 2 slaapkamers', { minBedrooms: 2, unknown: ['kamer'] }],
  ])(
    'is a room where nothing else is looked for: %s %s (SENTENCE-30)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'huis, villa', { types: ['VILLA'] }],
    ['nl', 'huis of villa', { types: ['HOUSE', 'VILLA'] }],
    ['nl', 'huis en villa', { types: ['HOUSE', 'VILLA'] }],
    ['fr', 'maison, villa', { types: ['VILLA'] }],
    ['en', 'house, villa, flat', { types: ['VILLA', 'APARTMENT'] }],
    [
      'nl',
      'nieuwbouwproject appartement',
      { types: ['APARTMENT_PROJECT'], features: ['newBuilding'] },
    ],
    ['nl', 'project appartement villa', { types: ['APARTMENT_PROJECT', 'VILLA'] }],
    ['nl', 'handelszaak met winkel', { types: ['BUSINESS'], unknown: ['met winkel'] }],
    ['nl', 'handelszaak, winkel', { types: ['BUSINESS'], unknown: ['winkel'] }],
    ['nl', 'huis gelijkvloers', { types: ['HOUSE'], unknown: ['gelijkvloers'] }],
    ['nl', 'appartement gelijkvloers', { types: ['GROUND_FLOOR_APARTMENT'] }],
    ['nl', 'winkel, winkel', { types: ['SHOP'] }],
    ['nl', 'villa, villa', { types: ['VILLA'] }],
  ])(
    'is the precise one where its head is said besides: %s %s (SENTENCE-1)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )
})

describe('a place', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'huis 9000', { types: ['HOUSE'], places: ['Gent'] }],
    ['nl', 'huis 9000 Gent', { types: ['HOUSE'], places: ['Gent'] }],
    ['nl', 'huis Gent 9000', { types: ['HOUSE'], places: ['Gent'] }],
    ['nl', 'huis 9000/9040', { types: ['HOUSE'], places: ['Sint-Amandsberg'] }],
    ['nl', 'huis in 9000 of 9040', { types: ['HOUSE'], places: ['Gent', 'Sint-Amandsberg'] }],
    ['nl', 'huis omgeving 9000', { types: ['HOUSE'], places: ['Gent'] }],
    ['nl', 'huis omgeving van 9000', { types: ['HOUSE'], places: ['Gent'] }],
    ['nl', 'huis tot 9000', { types: ['HOUSE'], maxPrice: 9000 }],
    ['nl', 'huis rond 9000 Gent', { types: ['HOUSE'], places: ['Gent'] }],
    ['nl', 'huis max 9000 Gent', { types: ['HOUSE'], maxPrice: 9000, places: ['Gent'] }],
    ['nl', 'huis rond 9000', { types: ['HOUSE'], minPrice: 8100, maxPrice: 9900 }],
    [
      'nl',
      'huis rond 1000 Brussel',
      { types: ['HOUSE'], minPrice: 900, maxPrice: 1100, places: ['Brussel'] },
    ],
    ['nl', 'huis max, Gent 9000', { types: ['HOUSE'], places: ['Gent'], unknown: ['max'] }],
    ['nl', 'huis 9000 euro', { types: ['HOUSE'], maxPrice: 9000 }],
    ['nl', 'huis € 9000', { types: ['HOUSE'], maxPrice: 9000 }],
    ['nl', 'huis 9000 per maand', { deal: 'rent', types: ['HOUSE'], maxPrice: 9000 }],
    ['nl', 'huis 9000 m2', { types: ['HOUSE'], minArea: 9000 }],
    ['nl', 'huis 9000 3 slk', { types: ['HOUSE'], minBedrooms: 3, places: ['Gent'] }],
    ['nl', 'huis 9.000', { types: ['HOUSE'], maxPrice: 9000 }],
    ['nl', 'huis 900', { types: ['HOUSE'], unknown: ['900'] }],
    ['nl', 'huis 9999', { types: ['HOUSE'], maxPrice: 9999 }],
  ])(
    'is a postal code, where no amount is meant: %s %s (SENTENCE-5)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

  it.each<[Locale, string, Said]>([
    ['nl', 'te huur 1200 tot 1500', { deal: 'rent', minPrice: 1200, maxPrice: 1500 }],
    [
      'nl',
      'huis 1200 tot 1500 per maand',
      { deal: 'rent', types: ['HOUSE'], minPrice: 1200, maxPrice: 1500 },
    ],
    [
      'nl',
      'te koop 1200 tot 1500',
      { deal: 'sale', places: ['Sint-Lambrechts-Woluwe'], unknown: ['tot 1500'] },
    ],
    [
      'nl',
      'te huur 1200 en tuin',
      { deal: 'rent', features: ['garden'], places: ['Sint-Lambrechts-Woluwe'] },
    ],
    ['nl', 'huis Leuven 1500', { types: ['HOUSE'], maxPrice: 1500, places: ['Leuven'] }],
    ['nl', 'huis Leuven 2500', { types: ['HOUSE'], maxPrice: 2500, places: ['Leuven'] }],
    ['nl', 'huis Leuven 2600', { types: ['HOUSE'], places: ['Leuven', 'Berchem'] }],
    ['nl', 'huis Leuven, 1500', { types: ['HOUSE'], places: ['Leuven', 'Halle'] }],
    ['nl', 'huis Leuven 1500 Halle', { types: ['HOUSE'], places: ['Leuven', 'Halle'] }],
    ['nl', 'huis Brussel 1050', { types: ['HOUSE'], places: ['Elsene'] }],
    ['nl', 'huis Brussel 1500', { types: ['HOUSE'], maxPrice: 1500, places: ['Brussel'] }],
    ['nl', 'huis Leuven 1050', { types: ['HOUSE'], maxPrice: 1050, places: ['Leuven'] }],
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
    ['en', 'forest', { types: ['FOREST'] }],
    ['en', 'house in Forest', { types: ['HOUSE'], places: ['Vorst'] }],
    ['en', 'house near forest', { types: ['HOUSE'], unknown: ['near forest'] }],
    ['en', 'house near Forest', { types: ['HOUSE'], places: ['Vorst'] }],
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

import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('a kind', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'huis/grond', { types: ['HOUSE', 'PLOT'] }],
    ['fr', 'maison / terrain', { types: ['HOUSE', 'PLOT'] }],
    ['nl', 'huis of een grond', { types: ['HOUSE', 'PLOT'] }],
    ['nl', 'huis, grond', { types: ['HOUSE'], unknown: ['grond'] }],
  ])(
    'is beside a house one of two where a stroke or a word says so: %s %s (SENTENCE-21)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )

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
    ['nl', 'huis, tuin / weiland', { types: ['HOUSE', 'MEADOW'], features: ['garden'] }],
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
    ['nl', 'kamer, een slaapkamer', { minBedrooms: 1, unknown: ['kamer'] }],
    ['nl', 'een slaapkamer te huur', { deal: 'rent', minBedrooms: 1 }],
    ['nl', '3 slk kamer', { minBedrooms: 3, unknown: ['kamer'] }],
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

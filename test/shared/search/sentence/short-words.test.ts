import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../shared/locale.ts'
import { type ReadLabel, readAs } from '../score-sentences.ts'

const namesOf = (locale: Locale, sentence: string): string[] =>
  readAs(locale, sentence).places.map(({ name }) => name)

describe('small ads', () => {
  it.each<[Locale, string, Partial<ReadLabel>]>([
    ['nl', 'Ondergr. parking Oostende', { types: ['UNDERGROUND_PARKING'] }],
    [
      'nl',
      'Halfopen beb., gar., tuin, Lede',
      { types: ['SEMI_DETACHED_HOUSE'], features: ['garden', 'garage'] },
    ],
    ['nl', 'hoek app Gent', { types: ['CORNER_APARTMENT'] }],
    ['fr', 'Terre agric. 4 ha, Hannut', { types: ['AGRICULTURAL_LAND'], minPlot: 40_000 }],
    ['fr', 'AV maison, jard., terr., Soignies', { deal: 'sale', features: ['garden', 'terrace'] }],
    ['fr', 'Terr. à bâtir 10 ares Wavre', { types: ['BUILDING_PLOT'], minPlot: 1000 }],
    ['de', 'Ferienhs. zu verk., Amel', { deal: 'sale', types: ['HOLIDAY_HOUSE'] }],
    ['de', 'EG-Whg. z. Miete Eupen', { deal: 'rent', types: ['GROUND_FLOOR_APARTMENT'] }],
    ['en', 'Apt bldg, Liège', { types: ['APARTMENT_BUILDING'] }],
    ['en', 'Med. practice, Mechelen', { types: ['PRACTICE'] }],
    ['en', 'Terr. house Ypres', { types: ['TERRACED_HOUSE'] }],
  ])('are read: %s %s (SENTENCE-29)', (locale, sentence, expected) => {
    expect(readAs(locale, sentence)).toMatchObject({ ...expected, unknown: [] })
  })

  it('are not read where they may be two things (SENTENCE-29)', () => {
    expect(readAs('nl', 'Gent, verk.').deal).toBeUndefined()
    expect(readAs('fr', 'av. Louise Bruxelles').deal).toBeUndefined()
    expect(readAs('fr', 'à 15 min. de Mons').minutes).toBe(15)
  })
})

describe('streets and quarters', () => {
  it.each<[Locale, string, string[]]>([
    ['nl', 'winkel Steenstr. Brugge', ['Steenstraat, Brugge']],
    ['fr', 'parking av. Louise Bruxelles', ['Avenue Louise, Brussel']],
    ['de', 'Wohnung Lüttich Guillemins', ['Guillemins, Liège']],
    ['fr', 'appartement à Salzinnes ou à Bouge', ['Bouge', 'Salzinnes, Namur']],
    ['nl', 'huis Zurenborg', ['Zurenborg, Antwerpen']],
    ['nl', 'huis Zurrenborg', ['Zurenborg, Antwerpen']],
    ['fr', 'studio aux Marolles', ['Marolles, Brussel']],
    ['nl', 'stadswoning brugge st-anna', ['Sint-Anna, Brugge']],
    ['fr', 'showroom chaussée de Bruxelles Waterloo', ['Waterloo']],
    ['nl', 'huis aan de haven', []],
    ['de', 'Wohnung in Lüttich, aber nicht in Outremeuse', ['Liège']],
  ])('are known as they are said: %s %s (SENTENCE-6)', (locale, sentence, expected) => {
    expect(namesOf(locale, sentence)).toEqual(expected)
  })

  it('are refused (SENTENCE-6)', () => {
    expect(readAs('de', 'Wohnung in Lüttich, aber nicht in Outremeuse').without).toEqual([
      'Outremeuse, Liège',
    ])
  })
})

describe('kinds', () => {
  it.each<[Locale, string, Partial<ReadLabel>]>([
    ['fr', 'Villa 4 faç. Lasne', { types: ['VILLA'] }],
    ['fr', 'Maison mit. 2 faç. Mons', { types: ['TERRACED_HOUSE'] }],
    ['de', 'Ferienhaus kaufen Ardennen', { deal: 'sale', types: ['HOLIDAY_HOUSE'] }],
    ['nl', 'vakantieappartement De Panne', { deal: 'stay', types: ['HOLIDAY_APARTMENT'] }],
    ['de', 'ein Zimmer in Löwen zur Miete', { deal: 'rent', types: ['ROOM'] }],
    ['fr', 'une chambre à louer à Liège', { deal: 'rent', types: ['ROOM'] }],
  ])('of their own: %s %s (SENTENCE-30)', (locale, sentence, expected) => {
    expect(readAs(locale, sentence)).toMatchObject(expected)
  })
})

describe('amounts', () => {
  it.each<[Locale, string, number | undefined, number | undefined]>([
    ['fr', 'studio max 500', undefined, undefined],
    ['fr', 'studio max 500 €', undefined, 500],
    ['fr', 'studio max 150', undefined, undefined],
    ['nl', 'budget 300 huis Gent', undefined, undefined],
    ['nl', 'grond 50 euro per m2', undefined, undefined],
    ['nl', 'villa tss 900k en 1,3 mio', 900_000, 1_300_000],
    ['en', 'house to rent 1200 to 1500 Waterloo', 1200, 1500],
    ['en', '2 bed Leuven 1500', undefined, 1500],
    ['fr', 'appart à louer 1.150 € + 150 € charges', undefined, 1150],
  ])('are no more than is sure: %s %s (SENTENCE-7)', (locale, sentence, min, max) => {
    const { minPrice, maxPrice } = readAs(locale, sentence)
    expect([minPrice, maxPrice]).toEqual([min, max])
  })

  it.each<[Locale, string, Partial<ReadLabel>]>([
    ['de', 'Mobilheim kaufn', { deal: 'sale' }],
    ['fr', 'locaton appartement', { deal: 'rent' }],
    ['nl', 'app Gent 900 euro/mnaand', { deal: 'rent', maxPrice: 900 }],
    ['nl', 'huis Gent 3 slpkk', { minBedrooms: 3 }],
    ['nl', 'huis neit meer dan 300.000', { deal: 'sale', maxPrice: 300_000 }],
    [
      'fr',
      'immeuble atour de 500.000 euros',
      { deal: 'sale', minPrice: 450_000, maxPrice: 550_000 },
    ],
  ])(
    'are known with a letter wrong beside them: %s %s (SENTENCE-22)',
    (locale, sentence, expected) => {
      const meaning = readAs(locale, sentence)
      expect(meaning).toMatchObject(expected)
      expect(meaning.deal).toBe(expected.deal)
    },
  )

  it('leaves the words of no deal alone (SENTENCE-22)', () => {
    for (const word of ['koken', 'rest', 'loger', 'mitten', 'komen', 'rente'])
      expect(readAs('nl', `huis ${word} Gent`).deal).toBeUndefined()
  })

  it('takes the one word that is left for a place (SENTENCE-22)', () => {
    expect(namesOf('fr', 'maison 3 ch moons')).toEqual(['Mons'])
    expect(namesOf('nl', 'huis bij de brug')).toEqual([])
  })
})

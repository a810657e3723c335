import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../shared/locale.ts'
import { plainSpelling } from '../../../../shared/search/sentence/spelling/plain-spelling.ts'
import { type ReadLabel, readAs } from '../score-sentences.ts'

const placesOf = (locale: Locale, sentence: string): string[] =>
  readAs(locale, sentence).places.map(({ name }) => name)

describe('places', () => {
  it.each<[string, string[]]>([
    ['maison Nivel', ['Nivelles']],
    ['appart ixelle', ['Elsene']],
    ['appart à Ixel', ['Elsene']],
    ['apartement bruxel', ['Brussel']],
    ['maison Bruxel\u00ADles', ['Brussel']],
    ['huis Kortryk', ['Kortrijk']],
    ['huis Iseghem', ['Izegem']],
    ['Haus Dornick', ['Tournai']],
    ['maison Saint-Josse', ['Sint-Joost-ten-Node']],
    ['huis bij de brug', []],
  ])('are known as they sound: %s (SENTENCE-5)', (sentence, expected) => {
    expect(placesOf('fr', sentence)).toEqual(expected)
  })

  it('have one spelling for what is written for the same sound (SENTENCE-5)', () => {
    expect(plainSpelling('nivelles')).toBe('nivel')
    expect(plainSpelling('oostende')).toBe('ostend')
  })

  it.each<[Locale, string, string[], string[]]>([
    ['fr', 'Hal maison mitoyenne', ['TERRACED_HOUSE'], ['Halle']],
    ['nl', 'hal te huur Aalst', ['HALL'], ['Aalst']],
    ['nl', 'loods of hal', ['WAREHOUSE', 'HALL'], []],
    ['fr', 'appartement Forest', ['APARTMENT'], ['Vorst']],
    ['en', 'forest in Dinant', ['FOREST'], ['Dinant']],
    ['de', 'Wohnung Halle', ['APARTMENT'], ['Halle']],
    ['de', 'Halle mieten', ['HALL'], []],
    ['nl', 'huis met spa in Gent', ['HOUSE'], ['Gent']],
    ['en', 'house in Spa', ['HOUSE'], ['Spa']],
    ['fr', 'maison de 20 ans', ['HOUSE'], []],
  ])('%s: %s is a place or a kind by the rest (SENTENCE-19)', (locale, sentence, types, places) => {
    expect(readAs(locale, sentence).types).toEqual(types)
    expect(placesOf(locale, sentence)).toEqual(places)
  })

  it.each<[Locale, string, string[]]>([
    ['en', 'anywhere but Brussels, house', ['Brussel']],
    ['fr', 'maison partout sauf Namur et Liège', ['Namur', 'Liège']],
    ['de', 'Haus überall außer in Antwerpen', ['Antwerpen']],
    ['nl', 'huis overal behalve Gent', ['Gent']],
    ['nl', 'huis in Aalst maar niet in Gent', ['Gent']],
  ])('are refused alone: %s %s (SENTENCE-9)', (locale, sentence, without) => {
    expect(readAs(locale, sentence)).toMatchObject({ without, types: ['HOUSE'] })
  })

  it.each<[Locale, string, string[]]>([
    ['de', 'Wohnung Rue Saint-Gilles Lüttich', ['Rue Saint-Gilles, Liège']],
    ['de', 'Wohnung Grand-Place Mons', ['Grand-Place, Mons']],
    ['nl', 'appartement Grote Markt Antwerpen', ['Grote Markt, Antwerpen']],
    ['fr', 'rue Neuve Bruxelles appartement', ['Rue Neuve, Brussel']],
    ['fr', 'maison place Saint-Gilles', ['Sint-Gillis']],
  ])('are streets whose words are something else: %s %s (SENTENCE-6)', (locale, sentence, all) => {
    expect(placesOf(locale, sentence)).toEqual(all)
    expect(readAs(locale, sentence).features).toEqual([])
  })
})

describe('a stay', () => {
  it.each<[Locale, string, ReadLabel['stay'], ReadLabel['deal']]>([
    ['en', 'midweek Spa November couple', { month: 11, period: 'MIDWEEK', persons: 2 }, 'stay'],
    ['nl', 'koppel met 2 kinderen vakantiehuis juli', { month: 7, persons: 4 }, 'stay'],
    ['en', 'holiday home for 2 couples in May', { month: 5, persons: 4 }, 'stay'],
    ['en', 'cottage in May for a couple and a child', { month: 5, persons: 3 }, 'stay'],
    ['de', 'Ferienhaus zu viert im Juli', { month: 7, persons: 4 }, 'stay'],
    ['de', 'Ferienhaus für ein paar Tage', {}, 'stay'],
    ['en', 'October La Roche 6', { month: 10, persons: 6 }, 'stay'],
    ['fr', 'gîte Durbuy 8', { persons: 8 }, 'stay'],
    ['en', 'holiday home family of five July', { month: 7, persons: 5 }, 'stay'],
    ['en', 'October Durbuy 2 dogs', {}, undefined],
    ['nl', 'jong koppel zoekt huis', {}, undefined],
    ['nl', 'appartement Gent 3', {}, undefined],
    ['fr', 'maison à louer octobre 3', {}, 'rent'],
  ])('%s: %s has its persons (SENTENCE-20)', (locale, sentence, stay, deal) => {
    const meaning = readAs(locale, sentence)
    expect(meaning.stay).toEqual(stay)
    expect(meaning.deal).toBe(deal)
  })
})

const DEALS: [Locale, string, ReadLabel['deal']][] = [
  ['nl', 'huis te koopp', 'sale'],
  ['nl', 'huis te huuur', 'rent'],
  ['fr', 'maison à vende', 'sale'],
  ['fr', 'maison à luer', 'rent'],
  ['en', 'house for slae', 'sale'],
  ['de', 'Haus zu vermietn', 'rent'],
]

const ENDS: [Locale, string, number | undefined, number | undefined][] = [
  ['nl', 'huis vnaf 300.000', 300_000, undefined],
  ['nl', 'huis tussne 200.000 en 300.000', 200_000, 300_000],
  ['en', 'house aove 300k', 300_000, undefined],
  ['fr', 'maison envron 200.000', 180_000, 220_000],
  ['nl', 'huis tot ongeveer 300.000', undefined, 300_000],
]

describe('words with one letter wrong', () => {
  it.each<[Locale, string, Partial<ReadLabel>]>([
    ['de', 'zwwischen 200.000 und 300.000 €', { minPrice: 200_000, maxPrice: 300_000 }],
    ['nl', 'villa tot 1,2 milojen', { maxPrice: 1_200_000 }],
    ['nl', 'huis energielabl A of B', { label: 'B' }],
    ['fr', 'maison à 20 minuutes de Namur', { minutes: 20 }],
    ['nl', 'vakaantiehuis augustus 8 pers', { deal: 'stay', stay: { month: 8, persons: 8 } }],
    ['de', 'Chalet für 6 im Oktber', { deal: 'stay', stay: { month: 10, persons: 6 } }],
    ['nl', 'open bebowing', { types: ['DETACHED_HOUSE'] }],
    ['nl', 'huis oostkmp', { types: ['HOUSE'], unknown: [] }],
  ])('%s: %s (SENTENCE-22)', (locale, sentence, expected) => {
    expect(readAs(locale, sentence)).toMatchObject(expected)
  })

  it('are a sale, a rent or an end of a price only beside what goes with them (SENTENCE-22)', () => {
    expect(readAs('de', 'Haus vermietten').deal).toBeUndefined()
    expect(readAs('nl', 'huis verkoppen').deal).toBeUndefined()
    expect(readAs('nl', 'huis om te koken').deal).toBeUndefined()
    expect(readAs('en', 'a place to rest in Gent').deal).toBeUndefined()
    expect(readAs('nl', 'huis vnaf tuin').minPrice).toBeUndefined()
    for (const [locale, sentence, deal] of DEALS)
      expect(readAs(locale, sentence).deal, sentence).toBe(deal)
    for (const [locale, sentence, ...ends] of ENDS) {
      const { minPrice, maxPrice } = readAs(locale, sentence)
      expect([minPrice, maxPrice], sentence).toEqual(ends)
    }
  })
})

describe('kinds', () => {
  it.each<[Locale, string, string[], string]>([
    ['nl', 'huis met een boomgaard', ['HOUSE'], 'boomgaard'],
    ['en', 'house with swimming pool and home office', ['HOUSE'], 'home office'],
    ['fr', 'maison avec atelier et bureau', ['HOUSE'], 'bureau'],
    ['nl', 'huis met 2 garages en kantoor', ['HOUSE'], 'kantoor'],
    ['nl', 'appartement boven winkel', ['APARTMENT'], 'winkel'],
    ['fr', 'maison 3 ch + bureau', ['HOUSE'], 'bureau'],
    ['fr', 'maison plain-pied', ['HOUSE'], 'plain-pied'],
    ['nl', 'huis met slaapkamer op gelijkvloers', ['HOUSE'], 'gelijkvloers'],
  ])('that a home has are not looked for: %s %s (SENTENCE-21)', (locale, sentence, types, said) => {
    const meaning = readAs(locale, sentence)
    expect(meaning.types).toEqual(types)
    expect(meaning.unknown.join(' ')).toContain(said)
  })

  it.each<[Locale, string, string]>([
    ['de', 'Ladenlokal', 'SHOP'],
    ['de', 'Bürogebäude', 'OFFICE_BUILDING'],
    ['nl', 'rijtjeshuis', 'TERRACED_HOUSE'],
    ['fr', 'maison en rangée', 'TERRACED_HOUSE'],
    ['nl', 'vila', 'VILLA'],
    ['fr', 'apartemant', 'APARTMENT'],
    ['en', 'semi-detatched house', 'SEMI_DETACHED_HOUSE'],
    ['fr', 'chambre à louer', 'ROOM'],
    ['nl', 'industriegrond', 'INDUSTRIAL_LAND'],
  ])('have their words: %s %s (SENTENCE-1)', (locale, sentence, code) => {
    expect(readAs(locale, sentence)).toMatchObject({ types: [code], unknown: [] })
  })

  it.each<[Locale, string, number]>([
    ['en', 'villa up to a million', 1_000_000],
    ['nl', 'huis half miljoen Gent', 500_000],
    ['fr', 'un million et demi villa Uccle', 1_500_000],
  ])('cost what is said in words: %s %s (SENTENCE-8)', (locale, sentence, maxPrice) => {
    expect(readAs(locale, sentence)).toMatchObject({ maxPrice, unknown: [] })
  })

  it('counts rooms where there is a number (SENTENCE-1)', () => {
    const { types, minBedrooms } = readAs('de', 'Wohnung 3 Zimmer mieten')
    expect({ types, minBedrooms }).toEqual({ types: ['APARTMENT'], minBedrooms: 2 })
    expect(readAs('nl', 'huis met een slaapkamer').minBedrooms).toBe(1)
  })

  it.each<[Locale, string, number]>([
    ['fr', "fermette avec terrain d'un hectare", 10_000],
    ['nl', 'huis, grond van een hectare', 10_000],
    ['nl', 'bouwgrond halve hectare', 5000],
    ['en', 'house on one acre', 4047],
  ])('stand on ground that is one of its unit: %s %s (SENTENCE-1)', (locale, sentence, m2) => {
    expect(readAs(locale, sentence).minPlot).toBe(m2)
  })
})

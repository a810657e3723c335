import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../../../../shared/locale.ts'
import { readLines } from '../labelled.ts'
import { type ReadLabel, readAs, score } from '../score-sentences.ts'

const CORPORA = ['known', 'portals', 'searchers', 'small-ads', 'kept', 'unseen']

const corpus = (name: string) =>
  readLines(readFileSync(new URL(`../sentences/${name}.ndjson`, import.meta.url), 'utf8'))

const said = (locale: Locale, sentence: string): Partial<ReadLabel> => readAs(locale, sentence)
const placesOf = (locale: Locale, sentence: string): string[] =>
  readAs(locale, sentence).places.map(({ name }) => name)

describe('one line', () => {
  it.each(CORPORA)(
    'means what its writer meant, in 97 of 100, and is never wrong on deal or price: %s (SENTENCE-4)',
    name => {
      const { lines, right, confident, wrong } = score(corpus(name))
      expect(confident).toEqual([])
      expect(right / lines, wrong.join('\n')).toBeGreaterThanOrEqual(0.97)
    },
  )

  it.each(CORPORA)(
    'is read as it was when its readings were last looked through (SENTENCE-4): %s',
    async name => {
      const readings = corpus(name).map(({ language, sentence }) => {
        const { places, ...meaning } = readAs(language, sentence)
        const named = places.map(({ name: place, km }) => `${place}${km ? ` ${km} km` : ''}`)
        const sorted = Object.entries({ ...meaning, places: named }).toSorted(([a], [b]) =>
          a < b ? -1 : 1,
        )
        return `${language} ${sentence}\n   ${JSON.stringify(Object.fromEntries(sorted))}\n`
      })
      // After a change of the grammar: the same command with --update, and a look at what differs.
      await expect(readings.join('')).toMatchFileSnapshot(`../sentences/readings/${name}.txt`)
    },
  )

  it.each<[Locale, string, Partial<ReadLabel>]>([
    [
      'nl',
      'appartement 2 slk Gent of Deinze tot 300.000 met terras, label B',
      {
        types: ['APARTMENT'],
        minBedrooms: 2,
        maxPrice: 300_000,
        features: ['terrace'],
        label: 'B',
        unknown: [],
      },
    ],
    // As the README says it.
    [
      'en',
      'house in Ghent, garden, 3 beds, up to 450k',
      {
        types: ['HOUSE'],
        minBedrooms: 3,
        maxPrice: 450_000,
        features: ['garden'],
        unknown: [],
      },
    ],
    [
      'fr',
      'maison avec jardin à 20 minutes de Namur sous 1.200 €/mois',
      {
        deal: 'rent',
        types: ['HOUSE'],
        features: ['garden'],
        minutes: 20,
        maxPrice: 1200,
        unknown: [],
      },
    ],
    [
      'de',
      'Ferienwohnung am Meer im Juli für 4',
      { deal: 'stay', types: ['HOLIDAY_APARTMENT'], stay: { month: 7, persons: 4 }, unknown: [] },
    ],
    [
      'en',
      'detached house within 10km of Bruges',
      { types: ['DETACHED_HOUSE'], km: 10, unknown: [] },
    ],
    ['nl', 'maison à louer', { deal: 'rent', types: ['HOUSE'] }],
  ])('in %s: %s (SENTENCE-1)', (locale, sentence, expected) => {
    expect(said(locale, sentence)).toMatchObject(expected)
  })

  it.each<[string, string[]]>([
    ['huis Lüttich', ['Liège']],
    ['huis 9000', ['Gent']],
    ['huis in Ledeberg', ['Ledeberg']],
    ['huis in Antwepren', ['Antwerpen']],
    ['huis St-Niklaas', ['Sint-Niklaas']],
    ['flat LLN', ['Louvain-La-Neuve']],
    ['huis in Xanadoe', []],
  ])('knows places by their names: %s (SENTENCE-5)', (sentence, expected) => {
    expect(placesOf('nl', sentence)).toEqual(expected)
  })

  it('takes a street or a quarter of the index in the place of its city (SENTENCE-6)', () => {
    expect(placesOf('nl', 'appartement Veldstraat Gent')).toEqual(['Veldstraat, Gent'])
    expect(readAs('nl', 'appartement Dampoort Gent').places[0]).toMatchObject({
      city: 44021,
      km: 0.8,
    })
    expect(placesOf('nl', 'appartement Kerkstraat')).toEqual([])
  })

  it.each<[Locale, string]>([
    ['nl', 'huis te koop tot 300'],
    ['nl', 'huis te huur tot 450.000'],
    ['nl', 'huis tot 7500'],
    ['nl', 'huis te koop 6000 per maand'],
    ['fr', 'maison à vendre 900 €/mois'],
    ['en', 'plot 150 per m2'],
  ])('takes no amount for a price that it may not be: %s %s (SENTENCE-7)', (locale, sentence) => {
    const { minPrice, maxPrice, unknown } = readAs(locale, sentence)
    expect([minPrice, maxPrice]).toEqual([undefined, undefined])
    expect(unknown.join(' ')).toMatch(/\d/)
  })

  it.each<[string, number | undefined, number | undefined]>([
    ['huis 300.000', undefined, 300_000],
    ['huis vanaf 300 000 euro', 300_000, undefined],
    ['huis rond 300.000', 270_000, 330_000],
    ['huis 250-325k', 250_000, 325_000],
    ['huis tussen 200 en 300 duizend', 200_000, 300_000],
    ['huis niet meer dan 1,2 miljoen', undefined, 1_200_000],
  ])('reads the bounds of %s (SENTENCE-8)', (sentence, min, max) => {
    const { minPrice, maxPrice } = readAs('nl', sentence)
    expect([minPrice, maxPrice]).toEqual([min, max])
  })

  it('refuses what it is told to (SENTENCE-9)', () => {
    expect(said('nl', 'huis zonder tuin of garage in Gent')).toMatchObject({
      without: ['garden', 'garage'],
      features: [],
    })
    expect(said('en', 'house in Ghent but not Antwerp')).toMatchObject({
      without: ['Antwerpen'],
      types: ['HOUSE'],
    })
    expect(said('nl', 'niet te huur in Gent').deal).toBeUndefined()
  })

  it('accepts the worst of the labels (SENTENCE-10)', () => {
    expect(said('nl', 'EPC A of B').label).toBe('B')
    expect(said('fr', 'PEB C ou mieux').label).toBe('C')
    expect(said('nl', 'EPC 150 Gent').label).toBeUndefined()
  })

  it('gives back what it did not understand, in the words that were typed (SENTENCE-3)', () => {
    expect(said('nl', 'Huis met Zwembad in Gent').unknown).toEqual(['met Zwembad'])
    expect(said('nl', `huis ${'grmpf, '.repeat(60)}`).unknown).toHaveLength(12)
    expect(said('nl', `huis ${'q'.repeat(300)}`).unknown).toEqual(['q'.repeat(60)])
  })
})

const WORDS = fc.constantFrom(
  'huis',
  'te',
  'koop',
  'à',
  'louer',
  'tot',
  'max',
  '300',
  '300.000',
  '1,5',
  '9000',
  'Gent',
  'k',
  '€',
  '/',
  'maand',
  'niet',
  'geen',
  'of',
  'en',
  'EPC',
  'B',
  '3',
  'slk',
  'm2',
  'min',
  'km',
  'van',
  '+',
  '-',
  'juli',
  'voor',
  'week',
  'met',
  'tuin',
  ',',
  'garage',
  'half an hour',
  'entre',
  '12/8',
)

describe('whatever is typed', () => {
  it('is read: words in any order (SENTENCE-11)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.array(WORDS, { maxLength: 25 }),
        (locale, words) => {
          const {
            minPrice = 0,
            maxPrice = Infinity,
            unknown,
            deal,
          } = readAs(locale, words.join(' '))
          expect(minPrice).toBeLessThanOrEqual(maxPrice)
          if (deal === 'sale' && maxPrice !== Infinity)
            expect(maxPrice).toBeGreaterThanOrEqual(5000)
          expect(unknown.every(each => each.length > 0 && each.length <= 60)).toBe(true)
        },
      ),
    )
  })

  it('is read: any characters, however many (SENTENCE-2, SENTENCE-11)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.string({ unit: 'binary', maxLength: 600 }),
        (locale, text) => {
          expect(readAs(locale, text).isCut).toBe(text.length > 400)
        },
      ),
    )
    for (const odd of [
      '('.repeat(10_000),
      '1'.repeat(100_000),
      'de '.repeat(5000),
      '\u202Egent\u0000',
      '\uD800',
      'ｇｅｎｔ',
      '300.'.repeat(3000),
    ])
      expect(() => readAs('nl', odd)).not.toThrow()
    expect(placesOf('nl', 'huis in ｇｅｎｔ')).toEqual(['Gent'])
    expect(placesOf('nl', 'huis in Gеnt')).toEqual([])
  })

  it('says the same in another order of its parts (SENTENCE-1)', () => {
    const parts = [
      'te koop',
      'villa',
      'in Aalst',
      'tot 450.000 euro',
      '3 slaapkamers',
      'label C',
      'met tuin',
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: 7 }), order => {
        expect(said('nl', order.join(', '))).toMatchObject({
          deal: 'sale',
          types: ['VILLA'],
          maxPrice: 450_000,
          minBedrooms: 3,
          label: 'C',
          features: ['garden'],
          unknown: [],
        })
      }),
    )
  })

  it('has the price and the rooms that were written, whatever the numbers (SENTENCE-8)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 4000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('.', ' ', ''),
        (thousands, rooms, gap) => {
          const price = String(thousands * 1000).replace(/\B(?=(\d{3})+$)/g, gap)
          expect(said('nl', `huis kopen ${rooms} slaapkamers max ${price} euro`)).toMatchObject({
            maxPrice: thousands * 1000,
            minBedrooms: rooms,
          })
        },
      ),
    )
  })
})

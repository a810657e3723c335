import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAs } from '../score-sentences.ts'

const AMOUNTS = [
  '#k',
  '#K',
  '# k',
  '#.000',
  '# 000',
  '#,000',
  "#'000",
  '#000',
  '€#.000',
  '€ #000',
  '#.000€',
  '#.000,-',
  '#.000,00 euro',
  '# 000 EUR',
  'EUR #.000',
  '€#k',
  '#k€',
  '#Keur',
  '# duizend',
  '# mille euros',
  '# thousand',
  '# Tsd.',
]

const BEDS = [
  'slaapkamers|slpk.|slk|slpkmrs|sk|sl.k.|slaapkmrs|slpkr.|-slaapkamer',
  'chambres|ch.|chbr|chbres|chb.|càc|chambres à coucher',
  'bedrooms|bdr|bdrms|br|bd|bedr.|-bed|b/r|BR',
  'Schlafzimmer|SZ|Schlafz.|SchlZi|Schl.zi.',
].flatMap(words => words.split('|'))

describe('what is written in many ways', () => {
  it('is one amount (SENTENCE-28)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 999 }), fc.constantFrom(...AMOUNTS), (k, form) => {
        const amount = form.replace('#', String(k))
        expect(readAs('nl', `huis Gent max ${amount} tuin`), amount).toMatchObject({
          types: ['HOUSE'],
          maxPrice: k * 1000,
          features: ['garden'],
        })
      }),
    )
    const range = readAs('en', 'house €250k - EUR 325.000')
    expect(range).toMatchObject({ minPrice: 250_000, maxPrice: 325_000 })
    expect(readAs('en', 'villa Knokke up to 2m').maxPrice).toBe(2_000_000)
    expect(readAs('nl', 'huis max 2m van station').maxPrice).toBeUndefined()
  })

  it('is a number of bedrooms (SENTENCE-27)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...BEDS), (count, word) => {
        expect(
          readAs('nl', `huis Gent ${count} ${word} tuin`.replace(' -', '-')),
          word,
        ).toMatchObject({
          minBedrooms: count,
          unknown: [],
        })
      }),
    )
  })

  it('is an area, and never a price (SENTENCE-28)', () => {
    for (const unit of [
      'm2',
      'm²',
      ' m 2',
      ' m^2',
      ' q.m.',
      ' qm',
      ' sq.m.',
      ' mtr2',
      ' vierkante meter',
    ])
      expect(readAs('nl', `kantoor te huur Kortrijk 200${unit}`), unit).toEqual(
        readAs('nl', 'kantoor te huur Kortrijk 200 m2'),
      )
  })

  it('is a rent by the month (SENTENCE-1)', () => {
    for (const month of [
      '/m',
      '/mnd',
      '/mo',
      '/mth',
      ' p.m.',
      ' per mnd.',
      ' each month',
      '/Monat',
      ' p/m',
    ])
      expect(readAs('nl', `app Gent 900 euro${month}`), month).toMatchObject({
        deal: 'rent',
        maxPrice: 900,
      })
  })

  it('is a place beside another by its postal code (SENTENCE-5)', () => {
    const { places } = readAs('nl', 'huis in 9000 of 9040')
    expect(places.map(({ name }) => name)).toEqual(['Gent', 'Sint-Amandsberg'])
  })
})

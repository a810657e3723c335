import { describe, expect, it } from 'vitest'
import { headTitle } from '../../../shared/estate/kind/head-title.ts'
import { priceLine, priceValue } from '../../../shared/estate/price/price.ts'
import { cardLabel, sticker } from '../../../shared/estate/sticker.ts'
import { LOCALES } from '../../../shared/locale.ts'
import { translator } from '../../shared/estate/messages.ts'

const nl = translator('nl')
const listing = (general: object) => ({ general: { id: 1, transaction: { id: 1 }, ...general } })

describe('priceLine', () => {
  it.each([
    [{ price: { value: 325000 } }, '€\u00a0325.000'],
    [{ price: { value: '325000', priceFrom: true } }, 'Vanaf €\u00a0325.000'],
    [{ transaction: { id: 2 }, price: { value: 950, period: 'MONTH' } }, '€\u00a0950 / maand'],
    [{ transaction: { id: 2 }, price: { value: 950, period: 'DAY' } }, '€\u00a0950'],
    [{ price: { value: 0 } }, '-'],
    [{ price: { value: -1 } }, '-'],
    [{ price: null }, '-'],
    [{ transaction: { id: 5 }, price: { value: 325000 } }, 'Verkocht'],
    [{ transaction: { id: 6 }, price: { value: 950 } }, 'Verhuurd'],
    [{ guid: 'x', transaction: { id: 1 }, price: { value: 950 } }, 'Verkocht'],
    [{ guid: 'x', transaction: { id: 5 }, price: { value: 950 } }, '€\u00a0950'],
    [{ guid: 'x', transaction: { id: 6 } }, 'Verhuurd'],
  ])('writes %j as %j (ESTATE-13, ESTATE-14, ESTATE-16)', (general, text) => {
    expect(priceLine(listing(general) as never, nl)).toBe(text)
  })

  it('is made of a value that is a price (ESTATE-13)', () => {
    const values = [325_000, '1', 0, -1, '0', null, 'veel', NaN]
    expect(values.map(value => priceValue(listing({ price: { value } }) as never))).toEqual([
      325_000,
      1,
      ...Array(6).fill(null),
    ])
  })

  it('begins with the word of each language (ESTATE-15)', () => {
    const from = listing({ price: { value: 1, priceFrom: true } })
    expect(LOCALES.map(locale => priceLine(from, translator(locale)))).toEqual([
      'Vanaf €\u00a01',
      'À partir de €\u00a01',
      'From €\u00a01',
      'Von €\u00a01',
    ])
  })
})

describe('headTitle', () => {
  const city = { id: 1, name: 'Gent', zip: '9000', alias: { fr: 'Gand' } }

  it('names type and city in each language (LIST-22)', () => {
    const house = listing({ headType: { id: 1 }, address: { city } })
    expect(LOCALES.map(locale => headTitle(house, locale, translator(locale)))).toEqual([
      'Huis in Gent',
      'Maison à Gand',
      'House in Gent',
      'Haus in Gent',
    ])
  })

  it('leaves out what is unknown (LIST-22)', () => {
    expect(headTitle(listing({ headType: { id: 99 }, address: { city } }), 'nl', nl)).toBe('Gent')
    expect(headTitle(listing({ headType: { id: 1 } }), 'nl', nl)).toBe('Huis')
    expect(headTitle(listing({ subType: { id: 7, name: { nl: 'Molen' } } }), 'nl', nl)).toBe(
      'Molen',
    )
    expect(LOCALES.map(locale => headTitle(listing({}), locale, translator(locale)))).toEqual([
      'Pand',
      'Bien',
      'Property',
      'Immobilie',
    ])
  })
})

describe('sticker', () => {
  it.each([
    [
      { id: 3, name: { nl: 'Nieuw' }, color: 'C8102E', colorText: 'fafafa' },
      { name: 'Nieuw', color: 'c8102e', colorText: 'fafafa' },
    ],
    [
      { id: 3, name: { nl: 'Nieuw' }, color: 'ffffff', colorText: '000000' },
      { name: 'Nieuw', color: null, colorText: null },
    ],
    [
      { id: 3, name: { nl: 'Nieuw' }, color: 'red;}', colorText: 7 },
      { name: 'Nieuw', color: null, colorText: null },
    ],
    [{ id: -1, name: { nl: 'Nieuw' } }, null],
    [{ id: 3, name: {} }, null],
    [null, null],
  ])('of %j is %j', (value, label) => {
    expect(sticker(listing({ sticker: value }), 'nl')).toEqual(label)
  })

  it('gives way to the sold word (ESTATE-30)', () => {
    const sold = listing({ transaction: { id: 5 }, sticker: { id: 3, name: { nl: 'Nieuw' } } })
    expect(cardLabel(sold, 'nl', nl)?.name).toBe('Verkocht')
    expect(cardLabel(listing({ sticker: { id: 3, name: { nl: 'Nieuw' } } }), 'nl', nl)?.name).toBe(
      'Nieuw',
    )
  })
})

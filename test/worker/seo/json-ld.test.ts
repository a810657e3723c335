import { describe, expect, it } from 'vitest'
import { estateListing } from '../../../worker/seo/json-ld.ts'
import { translator } from '../../shared/estate/messages.ts'
import { aSite, anEstate } from '../../support/demo-api.ts'

const told = (...changes: Parameters<typeof anEstate>) =>
  estateListing(anEstate(...changes), {
    site: aSite(),
    locale: 'nl',
    t: translator('nl'),
    path: '/nl/aanbod/7/woning',
    title: 'Woning',
    description: '',
  }) as { offers?: unknown }

it.each([
  ['for sale', 1, 'OfferForPurchase', 'InStock', 300_007],
  ['to rent', 2, 'OfferForLease', 'InStock', 300_007],
  ['sold', 5, 'OfferForPurchase', 'SoldOut', undefined],
  ['rented', 6, 'OfferForLease', 'SoldOut', undefined],
])('a home %s is offered so (SEO-10)', (_, id, type, availability, price) => {
  expect(told(7, { transaction: { id } }).offers).toMatchObject({
    '@type': type,
    availability: `https://schema.org/${availability}`,
    ...(price && { price }),
  })
  expect(Object.hasOwn(told(7, { transaction: { id } }).offers ?? {}, 'price')).toBe(
    price !== undefined,
  )
})

it('a hidden address is told by its town alone (SEO-11)', () => {
  const address = { ...anEstate(7).general.address, geoLocation: { lat: 51.05, lon: 3.72 } }
  expect(JSON.stringify(told(7, { address }))).toMatch(/Veldstraat 7.*51\.05/)
  const hidden = JSON.stringify(told(7, { address: { ...address, visible: false } }))
  expect(hidden).toContain('"addressLocality":"Gent"')
  expect(hidden).not.toMatch(/Veldstraat|51\.05/)
})

const offerOf = (...changes: Parameters<typeof anEstate>) => told(...changes).offers

describe('17.34: what a number alone does not say', () => {
  const EURO = { priceCurrency: 'EUR' }
  const rent = (period?: 'MONTH' | 'WEEK' | 'YEAR', more: object = {}) => ({
    transaction: { id: 2 },
    price: { value: 1140, ...(period && { period }), ...more },
  })

  it('a rent says its period and its charges (SEO-60)', () => {
    expect(offerOf(7, rent('MONTH'), { technical: { monthlyCost: 60 } })).toMatchObject({
      '@type': 'OfferForLease',
      price: 1140,
      priceSpecification: [
        {
          '@type': 'UnitPriceSpecification',
          name: 'Huurprijs',
          price: 1140,
          unitCode: 'MON',
          ...EURO,
        },
        { '@type': 'UnitPriceSpecification', name: 'Lasten', price: 60, unitCode: 'MON', ...EURO },
      ],
    })
    for (const [period, unitCode] of [
      [undefined, 'MON'],
      ['WEEK', 'WEE'],
      ['YEAR', 'ANN'],
    ] as const)
      expect(offerOf(7, rent(period))).toMatchObject({ priceSpecification: [{ unitCode }] })
  })

  it('the lowest of several is a lowPrice, of a sale and of a rent, and no price (SEO-60)', () => {
    const project = { project: true, price: { value: 175_000, priceFrom: true } }
    expect(offerOf(7, project)).toMatchObject({
      '@type': 'AggregateOffer',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      lowPrice: 175_000,
      ...EURO,
      priceSpecification: [{ minPrice: 175_000, valueAddedTaxIncluded: false }],
    })
    expect(offerOf(7, project)).not.toHaveProperty('price')
    expect(offerOf(7, rent('MONTH', { priceFrom: true }))).toMatchObject({
      '@type': 'AggregateOffer',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      lowPrice: 1140,
      priceSpecification: [{ minPrice: 1140, unitCode: 'MON' }],
    })
  })

  it('17.35: a price without VAT says so, and one with VAT too (SEO-60)', () => {
    const built = { technical: { newBuilding: true } }
    expect(offerOf(7, {}, built)).toMatchObject({
      price: 300_007,
      priceSpecification: [{ price: 300_007, valueAddedTaxIncluded: false, ...EURO }],
    })
    expect(offerOf(7, { price: { value: 1, vat: 'INCLUDED' } }, built)).toMatchObject({
      priceSpecification: [{ valueAddedTaxIncluded: true }],
    })
    expect(offerOf(7)).not.toHaveProperty('priceSpecification')
  })

  it('17.30: a starting price and a bouquet are no price (SEO-60)', () => {
    const starting = offerOf(7, {}, { fields: { 'notary.sale_date': '2026-12-04' } })
    expect(starting).toMatchObject({
      '@type': 'OfferForPurchase',
      priceSpecification: [
        { '@type': 'PriceSpecification', name: 'Instelprijs', minPrice: 300_007, ...EURO },
      ],
    })
    const bouquet = offerOf(7, { sticker: { id: 1, name: { fr: 'Viager' } } })
    expect(bouquet).toMatchObject({
      priceSpecification: [
        { priceComponentType: 'https://schema.org/Downpayment', price: 300_007, ...EURO },
      ],
    })
    for (const offer of [starting, bouquet]) expect(offer).not.toHaveProperty('price')
  })

  it('what is sold or let has none of it (SEO-10)', () => {
    for (const id of [5, 6])
      expect(
        offerOf(7, { transaction: { id }, price: { value: 1, priceFrom: true } }),
      ).not.toHaveProperty('priceSpecification')
  })

  it.each([
    ['a house', 1, 'House'],
    ['an apartment', 2, 'Apartment'],
    ['a shop or office', 4, 'Accommodation'],
    ['a garage', 5, 'Accommodation'],
    ['a hall', 7, 'Accommodation'],
    ['a farm', 9, 'Accommodation'],
    ['something else', 10, 'Accommodation'],
  ])('the floor area of %s is there (SEO-61)', (_, id, type) => {
    const itemOffered = {
      '@type': type,
      floorSize: { '@type': 'QuantitativeValue', value: 150, unitCode: 'MTK' },
    }
    expect(offerOf(7, { headType: { id } })).toMatchObject({ itemOffered })
  })

  it('a plot and a project have no floor (SEO-61)', () => {
    for (const id of [3, 6])
      expect(JSON.stringify(offerOf(7, { headType: { id } }))).not.toContain('floorSize')
  })
})

import { expect, it } from 'vitest'
import { pricePerArea } from '../../../../shared/estate/price/price-per-area.ts'
import { anEstate } from '../../../support/demo-api.ts'

const SIZES = { dimensions: { areaBuild: 150, areaGround: 300 } }

it('is the price by living area, of a plot by ground (DETAIL-45)', () => {
  const price = { value: 450_100 }
  expect(pricePerArea(anEstate(1, { price }, SIZES))).toEqual({ amount: 3001, of: 'areaBuild' })
  expect(pricePerArea(anEstate(1, { price, headType: { id: 3 } }, SIZES))).toEqual({
    amount: 1500,
    of: 'areaGround',
  })
})

it.each([
  ['what is to rent', anEstate(1, { transaction: { id: 2 } }, SIZES)],
  ['what is sold', anEstate(1, { transaction: { id: 5 } }, SIZES)],
  ['a project', anEstate(1, { project: true }, SIZES)],
  ['a shop', anEstate(1, { headType: { id: 4 } }, SIZES)],
  ['what has no price', anEstate(1, { price: null }, SIZES)],
  ['what has no area', anEstate(1, {}, { dimensions: { areaBuild: 0 } })],
  ['a public sale', anEstate(1, {}, { ...SIZES, fields: { 'notary.sale_type': 'x' } })],
  ['the VAT regime', anEstate(1, {}, { ...SIZES, fields: { 'financial.vat_regime': true } })],
])('is not told of %s (DETAIL-45)', (_, estate) => expect(pricePerArea(estate)).toBeNull())

import { describe, expect, it } from 'vitest'
import { publicEstate } from '../../../worker/catalog/public-estate.ts'
import { anEstate } from '../../support/demo-api.ts'

const address = {
  ...anEstate(7).general.address,
  box: '3',
  street_address: 'Veldstraat 7',
  geoLocation: { lat: 51.05432, lon: 3.72345 },
}

describe('an estate as the public may see it', () => {
  it.each([false, 0, '0', 'false'])(
    'keeps only city and region of an address that is marked %j (VIS-17, ESTATE-19)',
    visible => {
      const { general, location: place } = publicEstate(
        anEstate(7, { address: { ...address, visible: visible as boolean } }),
      )
      expect(general.address).toEqual({
        visible: false,
        city: address.city,
        country: undefined,
        region: 'FLANDERS',
      })
      expect(place?.isExact).toBe(false)
      expect([place?.lat, place?.lon]).not.toEqual([51.05432, 3.72345])
    },
  )

  it('keeps a public address and its place', () => {
    const { general, location: place } = publicEstate(anEstate(7, { address }))
    expect(general.address).toBe(address)
    expect(place).toEqual({ lat: 51.05432, lon: 3.72345, isExact: true })
  })

  it('has no contact data (VIS-20)', () =>
    expect(publicEstate(anEstate(7, {}, { salesRep: { phone: '1' } })).salesRep).toBeNull())

  it('17.36: has nothing of why it is shown without what its advert lacks (LAW-63)', () => {
    const shownWithout = { reason: 'eigenaar wacht op het attest', until: '2026-12-31' }
    expect(JSON.stringify(publicEstate(anEstate(7, {}, { shownWithout })))).not.toContain('attest')
  })

  it('has no bare price under the VAT regime (VIS-16)', () => {
    expect(
      publicEstate(anEstate(7, {}, { fields: { 'financial.vat_regime': true } })).general.price,
    ).toMatchObject({ value: null })
    expect(publicEstate(anEstate(7)).general.price).toEqual({ value: 300_007 })
  })

  it('has nothing under the VAT regime that its price could be worked out from (VIS-23)', () => {
    const price = { value: 200_000, groundValue: 44_000, totalPrice: 242_000 }
    const { general, fields } = publicEstate(
      anEstate(
        7,
        { price, tax: 42_000, registrationCost: 25_000, notarySalery: 2_500 },
        {
          fields: {
            'financial.vat_regime': true,
            'financial.price': 200_000,
            'financial.price_per_square_meter': 2_000,
            'notary_cost.tax': 42_000,
          },
        },
      ),
    )
    expect(general.price).toMatchObject({ value: null, groundValue: null, totalPrice: 242_000 })
    expect([general.tax, general.registrationCost, general.notarySalery]).toEqual([
      null,
      null,
      null,
    ])
    expect(fields).toEqual({ 'financial.vat_regime': true })
    expect(publicEstate(anEstate(7, { tax: 9 })).general.tax).toBe(9)
  })
})

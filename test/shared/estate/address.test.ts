import { describe, expect, it } from 'vitest'
import { addressLine, regionOf, streetLine } from '../../../shared/estate/address.ts'

const city = { id: 1, name: 'Gent', zip: '9000', alias: { fr: 'Gand' } }
const address = {
  street: { nl: 'Sint-Pietersnieuwstraat', fr: 'Rue Neuve' },
  number: '12',
  box: '3',
  visible: true,
  city,
}

describe('addressLine', () => {
  it.each([
    [address, 'Sint-Pietersnieuwstraat 12 / 3, 9000 Gent'],
    [{ ...address, box: '' }, 'Sint-Pietersnieuwstraat 12, 9000 Gent'],
    [{ ...address, number: null, box: null }, 'Sint-Pietersnieuwstraat, 9000 Gent'],
    [{ ...address, visible: false }, ''],
    [{ ...address, visible: 'false' }, ''],
    [{ ...address, visible: 0 }, ''],
    [{ ...address, visible: '0' }, ''],
    [{ ...address, visible: undefined }, 'Sint-Pietersnieuwstraat 12 / 3, 9000 Gent'],
    [{ street_address: 'Dorp 1', city }, 'Dorp 1, 9000 Gent'],
    [{ city }, '9000 Gent'],
    [null, ''],
  ])('of %j is %j (ESTATE-17, ESTATE-19, ESTATE-20)', (value, line) => {
    expect(addressLine(value as never, 'nl')).toBe(line)
  })

  it('takes street and city in the language of the page, else Dutch (ESTATE-18)', () => {
    expect(addressLine(address, 'fr')).toBe('Rue Neuve 12 / 3, 9000 Gand')
    expect(addressLine(address, 'de')).toBe('Sint-Pietersnieuwstraat 12 / 3, 9000 Gent')
  })

  it('says nothing of the street of a hidden address', () => {
    expect(streetLine({ ...address, visible: false, street_address: 'x' }, 'nl')).toBe('')
  })
})

describe('regionOf', () => {
  it.each([
    ['1000', 'BRUSSELS'],
    ['1299', 'BRUSSELS'],
    ['1300', 'WALLONIA'],
    ['1348', 'WALLONIA'],
    ['1499', 'WALLONIA'],
    ['1500', 'FLANDERS'],
    ['3999', 'FLANDERS'],
    ['4000', 'WALLONIA'],
    ['7999', 'WALLONIA'],
    ['8000', 'FLANDERS'],
    ['9999', 'FLANDERS'],
    ['0999', null],
    ['75001', null],
    ['09000', null],
    ['+9000', null],
    ['9000.5', null],
  ])('of postal code %s is %s (ESTATE-22)', (zip, region) => {
    expect(regionOf({ general: { address: { city: { ...city, zip } } } })).toBe(region)
  })

  it('is the one the address names, when it names one we know (ESTATE-21)', () => {
    expect(regionOf({ general: { address: { region: 'WALLONIA', city } } })).toBe('WALLONIA')
    expect(regionOf({ general: { address: { region: 'MARS' as never, city } } })).toBe('FLANDERS')
  })
})

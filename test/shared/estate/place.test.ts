import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressLine, regionOf, streetLine } from '../../../shared/estate/address.ts'
import { mapMarker } from '../../../shared/search/map-marker.ts'
import { detailSlug, slugify } from '../../../shared/estate/slug.ts'
import { LOCALES } from '../../../shared/locale.ts'
import { anyEstate } from './any-estate.ts'

const city = { id: 1, name: 'Gent', zip: '9000', alias: { fr: 'Gand' } }
const address = {
  street: { nl: 'Sint-Pietersnieuwstraat', fr: 'Rue Neuve' },
  number: '12',
  box: '3',
  visible: true,
  city,
}
const house = {
  general: {
    id: 7,
    headType: { id: 1 },
    subType: { id: 102, name: { nl: 'Villa', fr: 'Villa' } },
    transaction: { id: 1, name: { nl: 'Te koop', fr: 'À vendre' } },
    address,
  },
}
const project = {
  general: { id: 8, project: true, title: { nl: `Résidence "'t Park" nr. 5` }, address },
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
  ])('of postal code %s is %s (ESTATE-22)', (zip, region) => {
    expect(regionOf({ general: { address: { city: { ...city, zip } } } })).toBe(region)
  })

  it('is the one the address names, when it names one we know (ESTATE-21)', () => {
    expect(regionOf({ general: { address: { region: 'WALLONIA', city } } })).toBe('WALLONIA')
    expect(regionOf({ general: { address: { region: 'MARS' as never, city } } })).toBe('FLANDERS')
  })
})

describe('detailSlug', () => {
  it('is built from type, transaction, place (ESTATE-23)', () => {
    expect(detailSlug(house, 'nl')).toBe('villa-te-koop-in-sint-pietersnieuwstraat-12-3-9000-gent')
    expect(detailSlug(house, 'fr')).toBe('villa-a-vendre-a-rue-neuve-12-3-9000-gand')
    expect(detailSlug(house, 'en')).toBe('villa-te-koop-in-sint-pietersnieuwstraat-12-3-9000-gent')
  })

  it('leaves out street and number of a hidden address (ESTATE-26)', () => {
    const hidden = { general: { ...house.general, address: { ...address, visible: false } } }
    expect(detailSlug(hidden, 'nl')).toBe('villa-te-koop-in-9000-gent')
  })

  it('is a project title without quotes and dots, then the city (ESTATE-24)', () => {
    expect(detailSlug(project, 'nl')).toBe('residence-t-park-nr-5-9000-gent')
    const dok = { general: { ...project.general, title: { nl: 'D.O.K. ‘Noord’' } } }
    expect(detailSlug(dok, 'nl')).toBe('dok-noord-9000-gent')
  })

  it('has only a-z, 0-9 and inner dashes, and stays as it is when made again (ESTATE-25)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
        text => {
          const slug = slugify(text)
          expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
          expect(slugify(slug)).toBe(slug)
        },
      ),
    )
  })

  it('has that alphabet for any estate', () => {
    fc.assert(
      fc.property(anyEstate, fc.constantFrom(...LOCALES), (estate, locale) => {
        expect(detailSlug(estate, locale)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
  })
})

describe('mapMarker', () => {
  const placed = {
    general: {
      ...house.general,
      address: { ...address, geoLocation: { lat: 51.0432, lon: 3.7254 } },
    },
  }

  it('stands on a visible home (SEARCH-24)', () => {
    expect(mapMarker(placed)).toEqual({
      id: '7',
      type: 102,
      headType: 1,
      status: 1,
      isProject: false,
      lat: 51.0432,
      lng: 3.7254,
    })
  })

  it('needs a position, a type and a status (SEARCH-24)', () => {
    expect(mapMarker(house)).toBeNull()
    expect(mapMarker({ general: { ...placed.general, subType: null } })).toBeNull()
    expect(mapMarker({ general: { ...placed.general, transaction: null } })).toBeNull()
    expect(
      mapMarker({
        general: { ...placed.general, address: { ...address, geoLocation: { lat: 200, lon: 3 } } },
      }),
    ).toBeNull()
  })

  it('tells no more of a hidden home than its neighbourhood (VIS-19)', () => {
    const degrees = fc.record({
      lat: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
      lon: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
    })
    fc.assert(
      fc.property(degrees, fc.nat(), (geoLocation, id) => {
        const hidden = (at: { lat: number; lon: number }) =>
          mapMarker({
            general: {
              ...placed.general,
              id,
              address: { ...address, visible: false, geoLocation: at },
            },
          })
        const marker = hidden(geoLocation)
        expect(Math.abs((marker?.lat ?? 0) - geoLocation.lat)).toBeLessThan(0.005)
        expect(Math.abs((marker?.lng ?? 0) - geoLocation.lon)).toBeLessThan(0.008)
        const cell = {
          lat: (Math.floor(geoLocation.lat / 0.005) + 0.5) * 0.005,
          lon: (Math.floor(geoLocation.lon / 0.008) + 0.5) * 0.008,
        }
        expect(hidden(cell)).toEqual(marker)
      }),
    )
  })
})

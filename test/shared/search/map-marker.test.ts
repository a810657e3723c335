import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EstateLike } from '../../../shared/estate/read.ts'
import { mapMarker } from '../../../shared/search/map-marker.ts'

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

/** By the ids 7, 8 and 1234: where their links and shares say they are. */
const HIDDEN = [
  [51.043894, 3.724668],
  [51.041835, 3.725007],
  [51.043976, 3.72224],
]

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

  it.each([
    [{ lat: 90, lon: 180 }, true],
    [{ lat: -90, lon: -180 }, true],
    [{ lat: 90.1, lon: 3 }, false],
    [{ lat: -90.1, lon: 3 }, false],
    [{ lat: 51, lon: 180.1 }, false],
    [{ lat: 51, lon: -180.1 }, false],
    [{ lat: 51 }, false],
    [{ lon: 3 }, false],
    [{ lat: null, lon: 3 }, false],
    [{ lat: 0, lon: 0 }, true],
  ])('stands at %j on a map: %s (SEARCH-24)', (geoLocation, stands) => {
    const general = { ...placed.general, address: { ...address, geoLocation } }
    const estate: EstateLike = JSON.parse(JSON.stringify({ general }))
    expect(mapMarker(estate) !== null).toBe(stands)
  })

  it('names its home by its guid, else by its number, and needs one (SEARCH-24)', () => {
    const named = (ids: object) => {
      const { id: _, ...rest } = placed.general
      const estate: EstateLike = JSON.parse(JSON.stringify({ general: { ...rest, ...ids } }))
      return mapMarker(estate)?.id
    }
    expect([named({ id: 7, guid: 'a-b' }), named({ id: 7 }), named({})]).toEqual([
      'a-b',
      '7',
      undefined,
    ])
  })

  it('stands at a place of its neighbourhood that stays the same (VIS-19)', () => {
    const hidden = (id: number) => {
      const general = {
        ...placed.general,
        id,
        address: { ...address, visible: false, geoLocation: { lat: 51.0432, lon: 3.7254 } },
      }
      const marker = mapMarker({ general })
      return [marker?.lat, marker?.lng]
    }
    expect([7, 8, 1234].map(hidden)).toEqual(HIDDEN)
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

import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { RentalLine } from '../../../shared/packs/rental.ts'
import { problems } from './problems.ts'

const unit = { photos: [], address: {}, general: {}, rooms: {} }
const least = { unit, periods: [] }
const period = { type: 'WEEK', start: '2026-12-05', end: '2026-12-12', price: 700 }
const ofUnit = (change: object): string[] =>
  problems(RentalLine, { ...least, unit: { ...unit, ...change } })
const ofLine = (change: object): string[] => problems(RentalLine, { ...least, ...change })

describe('a holiday home of a pack', () => {
  it('may say little, and nothing is taken then', () => {
    expect(v.parse(RentalLine, least)).toEqual({ ...least, taken: [] })
  })

  it('may say all there is', () => {
    expect(
      ofLine({
        externalId: 'zee:1',
        unit: {
          id: 12,
          photos: [
            { asset: 'zee-1', width: 1, height: 60_000, color: 'aAbb09' },
            {
              original: '/rental-units/photo/12/a-1_b',
              medium: '/rental-units/photo/x/2',
              thumbnail: null,
            },
          ],
          address: {
            street: { nl: 'Zeedijk' },
            number: '1',
            box: '2',
            zip: '8400',
            city: { id: 35013, name: 'Oostende', alias: { fr: 'Ostende' } },
            geoLocation: { lat: 51.2, lon: 2.9 },
          },
          general: {
            description: { nl: 'x'.repeat(20_000) },
            descriptionShort: { nl: 'x'.repeat(2_000) },
            location: { id: 1, name: 'Kust' },
            city: { id: 2, name: 'Oostende' },
            maxOccupation: 1_000,
            subKind: { id: 3, name: { nl: 'Studio' } },
            registrationNumber: 'x'.repeat(100),
            garage: false,
            floor: -20,
            building: { name: 'A', rentalName: 'B' },
          },
          rules: {
            arrival: '15:00',
            departure: '10:30',
            pets: true,
            smoking: false,
            parties: null,
          },
          toSea: 100_000,
          rooms: { bedrooms: 0, bathrooms: 1_000 },
        },
        periods: [period],
        taken: ['2026-12-05'],
        blocks: [{ start: '2026-12-05', end: '2026-12-06', reason: 'Zelf' }],
      }),
    ).toEqual([])
  })

  it.each([
    [{ photos: null }, 'unit.photos: must be a list in [ ], not null'],
    [{ photos: [{ width: 0 }] }, 'unit.photos[0].width: must be at least 1'],
    [{ photos: [{ height: 60_001 }] }, 'unit.photos[0].height: must be at most 60000'],
    [
      { photos: [{ color: 'red' }] },
      'unit.photos[0].color: must be a colour of six hexadecimal digits, as 1f5c4a',
    ],
    [
      { address: { geoLocation: { lat: 48, lon: 2 } } },
      'unit.address.geoLocation.lat: must be at least 49',
    ],
    [{ address: { city: {} } }, 'unit.address.city.name: is missing'],
    [{ general: { maxOccupation: 0 } }, 'unit.general.maxOccupation: must be at least 1'],
    [{ general: { floor: -21 } }, 'unit.general.floor: must be at least -20'],
    [{ general: { floor: 201 } }, 'unit.general.floor: must be at most 200'],
    [{ general: { location: { id: 1 } } }, 'unit.general.location.name: is missing'],
    [{ general: { city: { id: 0, name: 'A' } } }, 'unit.general.city.id: must be at least 1'],
    [{ rules: { arrival: '15u' } }, 'unit.rules.arrival: must be a time as 09:30'],
    [{ rules: { pets: 'no' } }, 'unit.rules.pets: must be true or false, not "no"'],
    [
      { rules: { cats: true } },
      'unit.rules.cats: is no field here; allowed: arrival, departure, pets, smoking, parties',
    ],
    [{ toSea: -1 }, 'unit.toSea: must be at least 0'],
    [{ toSea: 100_001 }, 'unit.toSea: must be at most 100000'],
    [{ rooms: { bedrooms: 1.5 } }, 'unit.rooms.bedrooms: must be a whole number'],
    [{ rooms: { bathrooms: 1_001 } }, 'unit.rooms.bathrooms: must be at most 1000'],
    [{ rooms: {}, id: 0 }, 'unit.id: must be at least 1'],
  ])('is refused with %j: %s (PACK-25)', (change, problem) => {
    expect(ofUnit(change)).toEqual([problem])
  })

  it.each([
    '',
    '/rental-units/photo/12',
    '/rental-units/photo/12/',
    '/rental-units/photo//1',
    '/rental-units/photo/12/1/2',
    '/rental-units/photo/12/1?a',
    '/rental-units/photo/12/..',
    '/rental-units/photo/1.2/3',
    'https://elsewhere.example/rental-units/photo/12/1',
    ' /rental-units/photo/12/1',
  ])('has no photo at “%s”', original => {
    expect(ofUnit({ photos: [{ original }] })).toEqual([
      'unit.photos[0].original: must be /rental-units/photo/{unit}/{photo}',
    ])
  })

  it.each([
    [{ ...period, end: '2026-12-06' }, []],
    [{ ...period, end: '2026-12-05' }, ['periods[0]: must end after it starts']],
    [{ ...period, end: '2026-12-04' }, ['periods[0]: must end after it starts']],
    [{ ...period, price: 0 }, []],
    [{ ...period, price: 10_000_000.5 }, ['periods[0].price: must be at most 10000000']],
    [{ ...period, price: -1 }, ['periods[0].price: must be at least 0']],
    [{ ...period, start: '2026-11-31' }, ['periods[0].start: must be a day that there is']],
  ])('can be had in %j: %j', (each, said) => {
    expect(ofLine({ periods: [each] })).toEqual(said)
  })

  test('The owner keeps a night at least, and says why or not', () => {
    const block = (end: string) => ofLine({ blocks: [{ start: '2026-12-05', end }] })
    expect(block('2026-12-06')).toEqual([])
    expect(block('2026-12-05')).toEqual(['blocks[0]: must end after it starts'])
    expect(block('2026-12-04')).toEqual(['blocks[0]: must end after it starts'])
  })
})

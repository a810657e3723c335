import { beforeEach, expect, test } from 'vitest'
import { get, post, putIn, rowsIn } from '../support/api.ts'
import { AGENCY } from '../support/agency.ts'
import { RENTAL } from '../support/a-part.ts'
import { packOf, put, remove } from '../support/parts.ts'

beforeEach(() => putIn(AGENCY))

const periods = async (id: number) =>
  (
    await get<{ periods: { start: string; price: number; available: boolean }[] }>(
      `/sites/7/rental-units/${id}/periods`,
    )
  ).periods

const line = (over: object = {}) => ({ ...RENTAL, ...over })
const numbered = (id: number) => line({ unit: { id, ...RENTAL.unit } })

const reserve = async (unit: number): Promise<number> => {
  const [period] = RENTAL.periods
  const contact = { name: 'An', email: 'an@x.be', phone: '' }
  const stay = { rentalUnitId: unit, start: period?.start, end: period?.end, persons: 2 }
  const body = { ...stay, contact, agreements: [1], locale: 'nl' }
  return (await post('/sites/7/rental-units/reservation', body)).status
}

test('A holiday home keeps its number; a new one gets the one it asks for, if it is free (LAPI-97)', async () => {
  expect(await put('/rentals/zee', RENTAL)).toMatchObject({ changed: true, id: 1 })
  expect(await put('/rentals/401', RENTAL)).toMatchObject({ id: 401 })
  expect(await put('/rentals/duin', numbered(77))).toMatchObject({ id: 77 })
  expect(await put('/rentals/bos', RENTAL)).toMatchObject({ id: 402 })
  expect(await put('/rentals/zee', numbered(1))).toMatchObject({ changed: false, id: 1 })
  expect(await put('/rentals/zee', numbered(5))).toMatchObject({
    status: 409,
    error: { field: 'unit.id', message: 'must stay 1, the number of this home' },
  })
  expect(await put('/rentals/nieuw', numbered(77))).toMatchObject({
    status: 409,
    error: { field: 'unit.id', message: 'is the number of another holiday home' },
  })
  const found = [...(await packOf()).keys()].filter(path => path.startsWith('rentals/'))
  expect(found).toEqual(['zee', 'duin', '401', 'bos'].map(name => `rentals/${name}`))
  expect(await get('/sites/7/rental-units/77')).toMatchObject({ id: 77, rooms: { bedrooms: 2 } })
})

test('Periods and the owner’s nights are replaced; what guests and calendars took stays (LAPI-106, LAPI-102)', async () => {
  await put('/rentals/zee', RENTAL)
  expect(await reserve(1)).toBe(200)
  await rowsIn(7, "INSERT INTO rental_night (unit_id, night, outside) VALUES (1, '2031-09-01', 1)")
  const taken = ['2031-07-05', '2031-08-02', '2031-09-01']
  const [first] = RENTAL.periods
  const next = line({
    periods: [
      { ...first, price: 950 },
      { ...first, type: 'WEEKEND', end: '2031-07-07', price: 300 },
    ],
    taken,
  })
  expect(await put('/rentals/zee', next)).toMatchObject({ changed: true, concerns: ['rentals'] })
  expect(await periods(1)).toMatchObject([
    { end: '2031-07-07', price: 300, available: false },
    { end: '2031-07-12', price: 950, available: false },
  ])
  const nights = await rowsIn(
    7,
    'SELECT night, reservation_id IS NOT NULL AS booked, outside FROM rental_night ORDER BY night',
  )
  expect(nights).toHaveLength(9)
  expect(nights.slice(-2)).toEqual([
    { night: '2031-08-02', booked: 0, outside: 0 },
    { night: '2031-09-01', booked: 0, outside: 1 },
  ])
  expect(await put('/rentals/zee', next)).toMatchObject({ changed: false })
  expect((await packOf()).get('rentals/zee')).toMatchObject({ taken: ['2031-08-02'] })
})

test('A holiday home with stays to come is not removed (LAPI-107)', async () => {
  await put('/rentals/zee', RENTAL)
  await put('/rentals/duin', RENTAL)
  expect(await reserve(1)).toBe(200)
  const { status, error } = await remove('/rentals/zee')
  expect([status, error?.message]).toEqual([409, 'has stays to come, the last until 2031-07-12'])
  expect(await remove('/rentals/duin')).toMatchObject({ changed: true, id: 2 })
  expect(await rowsIn(7, 'SELECT DISTINCT unit_id AS id FROM rental_night')).toEqual([{ id: 1 }])
  expect(await rowsIn(7, 'SELECT DISTINCT unit_id AS id FROM rental_period')).toEqual([{ id: 1 }])
  await rowsIn(7, "UPDATE rental_reservation SET start = '2020-01-01', \"end\" = '2020-01-08'")
  expect(await remove('/rentals/zee')).toMatchObject({ changed: true })
  expect(await rowsIn(7, 'SELECT id FROM rental_unit')).toEqual([])
})

test('How far the sea is is worked out when a home is written, and comes back unchanged (RENTAL-66, RENTAL-67)', async () => {
  const { unit } = RENTAL
  const at = (lat: number, lon: number) =>
    line({ unit: { ...unit, toSea: 7, address: { ...unit.address, geoLocation: { lat, lon } } } })
  const toSea = async () => (await get<{ toSea?: number | null }>('/sites/7/rental-units/1')).toSea
  await put('/rentals/zee', at(51.2325, 2.9145))
  const meters = await toSea()
  expect(meters).toBeGreaterThan(7)
  expect(meters).toBeLessThan(600)
  const part = (await packOf()).get('rentals/zee')
  expect(await put('/rentals/zee', part)).toMatchObject({ changed: false })
  await put('/rentals/zee', at(50.49, 5.86))
  expect(await toSea()).toBeNull()
  await put('/rentals/zee', line({ unit: { ...unit, toSea: 350 } }))
  expect(await toSea()).toBe(350)
})

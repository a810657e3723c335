import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drivingTime, travelBetween } from '../../../shared/afternoon/travel.ts'
import { runs } from '../../support/fuzz-runs.ts'

const somewhere = fc.record({
  lat: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
  lon: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
})

test('the way back is as long as the way there (AFTERNOON-2)', () => {
  fc.assert(
    fc.property(somewhere, somewhere, (a, b) => {
      expect(travelBetween(a, b, null)).toEqual(travelBetween(b, a, null))
    }),
    runs(200),
  )
})

test('a longer way never takes less, and each takes whole steps of five minutes (AFTERNOON-2)', () => {
  fc.assert(
    fc.property(fc.nat(300_000), fc.nat(50_000), (meters, more) => {
      expect(drivingTime(meters + more)).toBeGreaterThanOrEqual(drivingTime(meters))
      expect(drivingTime(meters) % 300).toBe(0)
      expect(drivingTime(meters)).toBeGreaterThanOrEqual(300)
    }),
    runs(200),
  )
})

test('says along what it was measured (AFTERNOON-2)', () => {
  const [gent, brugge] = [
    { lat: 51.05, lon: 3.72 },
    { lat: 51.21, lon: 3.22 },
  ]
  expect(travelBetween(gent, brugge, 1_800)).toEqual({ seconds: 900, meters: 1_800, by: 'streets' })
  const straight = travelBetween(gent, brugge, null)
  expect(straight.by).toBe('straight')
  expect(straight.meters).toBeGreaterThan(50_000)
  expect(straight.meters).toBeLessThan(62_000)
  expect(straight.seconds).toBe(60 * 60)
  expect(travelBetween(gent, null, null)).toEqual({ seconds: 1_800, meters: null, by: 'guess' })
})

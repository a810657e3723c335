import { describe, expect, test } from 'vitest'
import { daysBetween, isDay, nightsBetween, weekday } from '../../../../../shared/time/day.ts'
import { LOCALES } from '../../../../../shared/locale.ts'
import { rentalsOf } from '../../../../../worker/listing-api/demo/rentals/rentals.ts'

const [none, coast, ardennes] = [1, 2, 3].map(rentalsOf)
const units = [...coast!.rentalUnits, ...ardennes!.rentalUnits]

describe('the demo holiday homes', () => {
  test('There are sixty, on the coast and in the Ardennes, the same each time', () => {
    expect([
      none!.rentalUnits.length,
      coast!.rentalUnits.length,
      ardennes!.rentalUnits.length,
    ]).toEqual([0, 36, 24])
    expect(rentalsOf(2)).toEqual(coast)
    expect(new Set(units.map(({ unit }) => unit.id)).size).toBe(60)
  })

  test('Periods are weeks, weekends and midweeks that begin on their day, for eighteen months', () => {
    const arrivals = { WEEK: [6, 7], WEEKEND: [5, 3], MIDWEEK: [1, 4] }
    for (const { periods } of units) {
      expect(
        periods.every(
          ({ type, start, end }) =>
            isDay(start) &&
            isDay(end) &&
            weekday(start) === arrivals[type][0] &&
            nightsBetween(start, end) === arrivals[type][1],
        ),
      ).toBe(true)
      const starts = periods.map(({ start }) => start).toSorted()
      expect([starts[0]! < '2026-11-10', starts.at(-1)! > '2028-04-15']).toEqual([true, true])
    }
  })

  test('A week in July costs more than the same home in November, and part of a week less than the whole', () => {
    for (const { periods } of units) {
      const priceOf = (type: string, from: string) =>
        periods.find(period => period.type === type && period.start >= from)!.price
      expect(priceOf('WEEK', '2027-07-10')).toBeGreaterThan(priceOf('WEEK', '2027-11-13') * 1.8)
      expect(
        priceOf('WEEKEND', '2027-05-15') + priceOf('MIDWEEK', '2027-05-15'),
      ).toBeGreaterThanOrEqual(priceOf('WEEK', '2027-05-15') - 10)
      expect(periods.every(({ price }) => Number.isInteger(price) && price > 50)).toBe(true)
    }
  })

  test('Some nights are taken and most are not, each within a period', () => {
    for (const { periods, taken } of units) {
      const nights = new Set(periods.flatMap(({ start, end }) => daysBetween(start, end)))
      expect(taken.every(night => nights.has(night))).toBe(true)
      expect(new Set(taken).size).toBe(taken.length)
      expect(taken.length).toBeLessThan(nights.size / 2)
    }
  })

  test('Every text is in four languages, without a place that was not filled', () => {
    for (const {
      unit: { general },
    } of units) {
      for (const text of [general.description, general.descriptionShort]) {
        expect(
          LOCALES.every(locale => text?.[locale] && !/[{}]|undefined/.test(text[locale] ?? '')),
        ).toBe(true)
      }
    }
  })

  test('Every photo has its drawing', () => {
    const drawn = new Set([...coast!.assets, ...ardennes!.assets].map(({ id }) => id))
    expect(
      units.every(
        ({ unit }) =>
          unit.photos.length >= 5 &&
          unit.photos.every((_, index) => drawn.has(`rental-${unit.id}-${index + 1}`)),
      ),
    ).toBe(true)
  })
})

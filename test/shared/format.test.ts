import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatNumber,
  formatYear,
  numberOf,
  NUMBER_FORMATS,
  type NumberFormat,
} from '../../shared/format.ts'
import { LOCALES, type Locale } from '../../shared/locale.ts'

const names = Object.keys(NUMBER_FORMATS) as NumberFormat[]

describe('formatNumber', () => {
  const isWritten = (format: NumberFormat, value: unknown, text: string | null): void =>
    expect(formatNumber(format, value)).toBe(text)

  it.each<[NumberFormat, unknown, string]>([
    ['currency', 1250000, '€\u00a01.250.000'],
    ['currency', 1250.5, '€\u00a01.250,50'],
    ['currency', '325000', '€\u00a0325.000'],
    ['pricePerSurface', 2450, '€\u00a02.450\u00a0/m²'],
  ])('writes the amount %s of %j as %j (FORMAT-2, FORMAT-3, FORMAT-4)', isWritten)

  it.each<[NumberFormat, unknown, string]>([
    ['surface', 1234.5, '1.234,5\u00a0m²'],
    ['surface', 85, '85\u00a0m²'],
    ['size', 7.25, '7,25\u00a0m'],
  ])('writes the measure %s of %j as %j (FORMAT-1, FORMAT-5, FORMAT-6)', isWritten)

  it.each<[NumberFormat, unknown, string]>([
    ['epc', 187, '187\u00a0kWh/m²'],
    ['epcYear', 23456, '23.456\u00a0kWh/jaar'],
    ['epcPerYear', 187, '187\u00a0kWh/m²/jaar'],
    ['co2', 41, '41\u00a0kg/m²/jaar'],
    ['liquid', 3000, '3.000l'],
    ['percentage', 21, '21\u00a0%'],
  ])('writes the unit %s of %j as %j (FORMAT-7, FORMAT-8, FORMAT-9)', isWritten)

  it.each<[Locale, string, string, string, string]>([
    ['nl', '7\u00a0kWh/m²/jaar', '7\u00a0kWh/jaar', '7\u00a0kg/m²/jaar', '7\u00a0%'],
    ['fr', '7\u00a0kWh/m²/an', '7\u00a0kWh/an', '7\u00a0kg/m²/an', '7\u00a0%'],
    ['en', '7\u00a0kWh/m²/year', '7\u00a0kWh/year', '7\u00a0kg/m²/year', '7%'],
    ['de', '7\u00a0kWh/m²/Jahr', '7\u00a0kWh/Jahr', '7\u00a0kg/m²/Jahr', '7\u00a0%'],
  ])('names the units in %s (FORMAT-7, FORMAT-8, FORMAT-9)', (locale, ...texts) => {
    const formats = ['epcPerYear', 'epcYear', 'co2', 'percentage'] as const
    expect(formats.map(format => formatNumber(format, 7, locale))).toEqual(texts)
  })

  it('never breaks a line between a number and its unit (FORMAT-19)', () => {
    for (const locale of LOCALES)
      expect(names.filter(name => formatNumber(name, 1234.5, locale)?.includes(' '))).toEqual([])
  })

  it.each<[NumberFormat, unknown, string]>([
    ['number', 0, '0'],
    ['number', -0.001, '0'],
    ['number', 999, '999'],
  ])('writes the plain %s of %j as %j (FORMAT-13)', isWritten)

  it.each<[NumberFormat, unknown, null]>([
    ['surface', -1, null],
    ['surface', '-1', null],
    ['surface', NaN, null],
    ['surface', Infinity, null],
    ['surface', {}, null],
    ['surface', [], null],
    ['surface', '', null],
    ['surface', true, null],
    ['surface', null, null],
    ['currency', 1e30, null],
  ])('writes nothing of %s of %j: %j (FORMAT-10, FORMAT-11, FORMAT-12)', isWritten)

  it('gives back the number when read again (FORMAT-1, FORMAT-2)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.integer({ min: -1e9, max: 1e9 }),
        (format, cents) => {
          fc.pre(cents !== -100)
          const [prefix] = NUMBER_FORMATS[format]
          const suffix = formatNumber(format, 0)?.slice(prefix.length + 1) ?? ''
          const text = formatNumber(format, cents / 100) ?? ''
          expect(text.startsWith(prefix) && text.endsWith(suffix)).toBe(true)
          const bare = text.slice(prefix.length, text.length - suffix.length)
          expect(bare).toMatch(/^-?\d{1,3}(\.\d{3})*(,\d\d?)?$/)
          expect(Number(bare.replaceAll('.', '').replace(',', '.'))).toBe(cents / 100)
        },
      ),
    )
  })

  it('never throws and never writes anything but digits and marks (FORMAT-1)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.oneof(fc.anything(), fc.double(), fc.double().map(String)),
        (format, value) => {
          const text = formatNumber(format, value)
          if (text !== null)
            expect(text).toMatch(
              /^(€\u00a0)?-?\d{1,3}(\.\d{3})*(,\d\d?)?(\u00a0?[a-zA-Z%/²]+[\d/²a-z]*)?$/,
            )
        },
      ),
    )
  })
})

describe('formatDate', () => {
  it.each([
    ['2024-03-01', '01/03/2024'],
    ['2024-02-29', '29/02/2024'],
    ['2023-02-29', null],
    ['2024-13-01', null],
    ['2024-03-01T23:59:59Z', '01/03/2024'],
    ['2024-03-011', null],
    ['morgen', null],
    [20240301, null],
    [null, null],
  ])('writes %j as %j (FORMAT-14, FORMAT-15)', (value, text) => {
    expect(formatDate(value)).toBe(text)
  })

  it('gives back the day when read again (FORMAT-14)', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        date => {
          const iso = date.toISOString().slice(0, 10)
          expect(formatDate(iso)?.split('/').reverse().join('-')).toBe(iso)
        },
      ),
    )
  })
})

it('writes years without a thousands mark (FORMAT-16)', () => {
  expect([1998, '2024', 9999, 10_000, -1, 0, 1.5, 'oud'].map(formatYear)).toEqual([
    '1998',
    '2024',
    '9999',
    null,
    null,
    null,
    null,
    null,
  ])
})

it('takes numbers out of numeric text only (FORMAT-11)', () => {
  expect(
    ['12', ' 12.5 ', '-3', '1e3', '12\u00a0m²', '', NaN, Infinity, null].map(numberOf),
  ).toEqual([12, 12.5, -3, null, null, null, null, null, null])
})

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

const names = Object.keys(NUMBER_FORMATS) as NumberFormat[]

describe('formatNumber', () => {
  const isWritten = (format: NumberFormat, value: unknown, text: string | null): void =>
    expect(formatNumber(format, value)).toBe(text)

  it.each<[NumberFormat, unknown, string]>([
    ['currency', 1250000, '€ 1.250.000'],
    ['currency', 1250.5, '€ 1.250,50'],
    ['currency', '325000', '€ 325.000'],
    ['pricePerSurface', 2450, '€ 2.450 /m²'],
  ])('writes the amount %s of %j as %j (FORMAT-2, FORMAT-3, FORMAT-4)', isWritten)

  it.each<[NumberFormat, unknown, string]>([
    ['surface', 1234.5, '1.234,5 m²'],
    ['surface', 85, '85 m²'],
    ['size', 7.25, '7,25 m'],
  ])('writes the measure %s of %j as %j (FORMAT-1, FORMAT-5, FORMAT-6)', isWritten)

  it.each<[NumberFormat, unknown, string]>([
    ['epc', 187, '187 kWh/m²'],
    ['epcYear', 23456, '23.456 kWh/jaar'],
    ['epcPerYear', 187, '187 kWh/m²/year'],
    ['co2', 41, '41 kg/m²/year'],
    ['liquid', 3000, '3.000l'],
    ['percentage', 21, '21%'],
  ])('writes the unit %s of %j as %j (FORMAT-7, FORMAT-8, FORMAT-9)', isWritten)

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
          const [prefix, suffix] = NUMBER_FORMATS[format]
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
            expect(text).toMatch(/^(€ )?-?\d{1,3}(\.\d{3})*(,\d\d?)?( ?[a-zA-Z%/²]+[\d/²a-z]*)?$/)
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
  expect(['12', ' 12.5 ', '-3', '1e3', '12 m²', '', NaN, Infinity, null].map(numberOf)).toEqual([
    12,
    12.5,
    -3,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

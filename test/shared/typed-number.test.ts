import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../shared/locale.ts'
import {
  AMOUNT,
  LATITUDE,
  LONGITUDE,
  MEASURE,
  numberText,
  parseNumber,
  WHOLE,
} from '../../shared/typed-number.ts'

describe('a number that is typed', () => {
  it.each<[string, number | null, number | null, number | null]>([
    // text, as a measure in Dutch, in English, as an amount in either
    ['285000', 285_000, 285_000, 285_000],
    ['285.000', 285_000, 285, 285_000],
    ['285 000', 285_000, 285_000, 285_000],
    ['285\u00a0000', 285_000, 285_000, 285_000],
    ['285\u202f000', 285_000, 285_000, 285_000],
    ["285'000", 285_000, 285_000, 285_000],
    ['285’000', 285_000, 285_000, 285_000],
    ['450,000', 450, 450_000, 450_000],
    ['1.250', 1250, 1.25, 1250],
    ['1,250', 1.25, 1250, 1250],
    ['1.250.000', 1_250_000, 1_250_000, 1_250_000],
    ['1,250,000', 1_250_000, 1_250_000, 1_250_000],
    ['1 250 000', 1_250_000, 1_250_000, 1_250_000],
    ['1.250,50', 1250.5, 1250.5, 1250.5],
    ['1,250.50', 1250.5, 1250.5, 1250.5],
    ['1 250,50', 1250.5, 1250.5, 1250.5],
    ['€ 1.285.000,50', 1_285_000.5, 1_285_000.5, 1_285_000.5],
    ['345.000 euro', 345_000, 345, 345_000],
    ['950EUR', 950, 950, 950],
    ['1.250.000,-', 1_250_000, 1_250_000, 1_250_000],
    ['12,5', 12.5, 12.5, 12.5],
    ['12.5', 12.5, 12.5, 12.5],
    ['1,25', 1.25, 1.25, 1.25],
    ['1.25', 1.25, 1.25, 1.25],
    ['0,125', 0.125, 0.125, null],
    ['0.125', 0.125, 0.125, null],
    ['1250,125', 1250.125, 1250.125, null],
    ['12,3456', 12.3456, 12.3456, null],
    ['-3', -3, -3, -3],
    ['−3,5', -3.5, -3.5, -3.5],
    [' 7 ', 7, 7, 7],
    ['0', 0, 0, 0],
    ...['', ' ', 'twaalf', '1,2,3', '1e9', '12,', ',5', '--1', '1-2', '12 5', '1.25.0'].map(
      (text): [string, null, null, null] => [text, null, null, null],
    ),
    ...['1.00,50', '12.34,5', '1 2', '1234.567.890', '1,250.000,5', '01.250.000', '1..250'].map(
      (text): [string, null, null, null] => [text, null, null, null],
    ),
    ['1234567890123456', null, null, null],
  ])('17.57: “%s” is %d, in English %d, as an amount %d (DESK-77)', (text, nl, en, amount) => {
    for (const locale of ['nl', 'fr', 'de'] as const)
      expect([locale, parseNumber(text, locale, MEASURE)]).toEqual([locale, nl])
    expect(parseNumber(text, 'en', MEASURE)).toBe(en)
    for (const locale of LOCALES)
      expect([locale, parseNumber(text, locale, AMOUNT)]).toEqual([locale, amount])
  })

  it('17.57: has thousands and no decimals where it counts things (DESK-77)', () => {
    for (const locale of LOCALES) {
      for (const text of ['450.000', '450,000', '450 000'])
        expect(parseNumber(text, locale, WHOLE)).toBe(450_000)
      for (const text of ['12,5', '12.50', '0,125'])
        expect(parseNumber(text, locale, WHOLE)).toBe(null)
    }
  })

  it('17.57: is the one that it can be, as a degree (DESK-77)', () => {
    for (const locale of LOCALES) {
      for (const text of ['51.053', '51,053'])
        expect(parseNumber(text, locale, LATITUDE)).toBe(51.053)
      expect(parseNumber('3.123456', locale, LONGITUDE)).toBe(3.123456)
      expect(parseNumber('95', locale, LATITUDE)).toBe(95)
    }
  })

  it('17.57: is what a field shows of it (DESK-76)', () => {
    const locale = fc.constantFrom(...LOCALES)
    const number = fc.integer({ min: -1e9, max: 1e9 }).map(millionths => millionths / 1e6)
    fc.assert(
      fc.property(number, locale, (value, own) => {
        // Written as 0.0000001 would be: no person types it.
        fc.pre(!String(value).includes('e'))
        expect(parseNumber(numberText(value, own), own, MEASURE)).toBe(value + 0)
      }),
    )
  })
})

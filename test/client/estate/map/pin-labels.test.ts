import { describe, expect, it } from 'vitest'
import base from '../../../../client/estate/map/map-base.json'
import { pinPrice } from '../../../../client/estate/map/pin-labels.ts'
import { parseArea } from '../../../../shared/search/area.ts'
import { createTranslator } from '../../../../shared/translator.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { MESSAGES } from '../../../../worker/site/messages.ts'

const t = createTranslator('nl', MESSAGES.nl)

describe('the price on a pin', () => {
  it.each<[number | null, number, string]>([
    [950, 2, '€\u00a0950'],
    [9_500, 1, '€\u00a09.500'],
    [17_500, 1, '€\u00a018k'],
    [449_000, 1, '€\u00a0449k'],
    [999_499, 1, '€\u00a0999k'],
    [1_000_000, 1, '€\u00a01 mln'],
    [1_125_000, 1, '€\u00a01,13 mln'],
    [1_700_000, 1, '€\u00a01,7 mln'],
    [null, 1, '•'],
    [0, 1, '•'],
    [450_000, 5, '•'],
  ])('of %s with status %s is %s (SEARCH-28)', (price, status, expected) => {
    expect(pinPrice(['1', 51, 3, 103, status, 0, price, 1], t)).toBe(expected)
  })
})

describe('the drawn base', () => {
  it('is light, and holds Belgium (SEARCH-36)', () => {
    expect(JSON.stringify(base).length).toBeLessThan(30_000)
    expect(base.home).toHaveLength(1)
  })

  it('names every place in each language, within the reach of the map (SEARCH-36)', () => {
    for (const [lat, lon, ...names] of base.places) {
      expect(parseArea(`${lat},${lon};${lat},${lon};${lat},${lon}`)).not.toBeNull()
      expect([1, LOCALES.length]).toContain(names.length)
      expect(names.every(name => typeof name === 'string' && name.length > 1)).toBe(true)
    }
  })
})

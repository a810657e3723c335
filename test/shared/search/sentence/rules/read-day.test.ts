import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('days', () => {
  it.each<[Locale, string, Said]>([
    ['nl', 'vakantiehuis 3/7', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03' } }],
    [
      'nl',
      'vakantiehuis 3/12',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '12-03' } },
    ],
    [
      'nl',
      'vakantiehuis 31/7',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-31' } },
    ],
    ['nl', 'vakantiehuis 1/7', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-01' } }],
    [
      'nl',
      'vakantiehuis 3/7 - 10/7',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03', to: '07-10' } },
    ],
    [
      'nl',
      'vakantiehuis 3/7/2027 tot 10/7/2027',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03', to: '07-10' } },
    ],
    [
      'nl',
      'vakantiehuis 03-07',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03' } },
    ],
    [
      'nl',
      'vakantiehuis 03-12 tot 10-12',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '12-03', to: '12-10' } },
    ],
    [
      'nl',
      'vakantiehuis 3-12 juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03', to: '07-12' } },
    ],
    [
      'nl',
      'vakantiehuis 3/7, 6 personen',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 6, from: '07-03' } },
    ],
  ])('are read in digits: %s %s (SENTENCE-26)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })

  it.each<[Locale, string, Said]>([
    [
      'nl',
      'vakantiehuis 0 juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { month: 7 }, unknown: ['0'] },
    ],
    ['nl', 'vakantiehuis 3/13', { deal: 'stay', types: ['HOLIDAY_HOUSE'], unknown: ['3', '13'] }],
    ['nl', 'vakantiehuis 32/7', { deal: 'stay', types: ['HOLIDAY_HOUSE'], unknown: ['32', '7'] }],
    [
      'nl',
      'vakantiehuis 3 tot 10 personen',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 10 } },
    ],
    [
      'nl',
      'vakantiehuis 3 tot 40 juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { month: 7 }, unknown: ['3 tot 40'] },
    ],
    [
      'nl',
      'vakantiehuis 32 tot 33 juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { month: 7 }, unknown: ['32 tot 33'] },
    ],
    ['nl', 'vakantiehuis 3-7', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 7 } }],
    [
      'nl',
      'vakantiehuis 2,5 juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { month: 7 }, unknown: ['2,5'] },
    ],
    [
      'en',
      'holiday house July 32',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { month: 7 }, unknown: ['32'] },
    ],
    [
      'en',
      'holiday house July 31',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-31' } },
    ],
    [
      'en',
      'holiday house July 3 to 10 persons',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 10, from: '07-03' } },
    ],
    ['nl', 'vakantiehuis tot juli', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { month: 7 } }],
    [
      'nl',
      'vakantiehuis vanaf juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { month: 7 } },
    ],
  ])('are none beyond a month or its end: %s %s (SENTENCE-26)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })

  it.each<[Locale, string, Said]>([
    ['nl', 'huis te huur 3 juli', { deal: 'rent', types: ['HOUSE'], unknown: ['3 juli'] }],
    ['nl', 'huis 3/7', { types: ['HOUSE'], unknown: ['3/7'] }],
    [
      'nl',
      'huis te koop vanaf 3 juli 2027',
      { deal: 'sale', types: ['HOUSE'], unknown: ['vanaf 3 juli 2027'] },
    ],
    ['nl', 'huis juli', { types: ['HOUSE'], unknown: ['juli'] }],
    ['nl', 'huis te huur een week', { deal: 'stay', types: ['HOUSE'], stay: { period: 'WEEK' } }],
  ])('are of no home to buy or rent: %s %s (SENTENCE-20)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })
})

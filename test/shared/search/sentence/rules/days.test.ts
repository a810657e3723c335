import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../shared/locale.ts'
import { type Said, saidIn } from '../../said.ts'

describe('days', () => {
  it.each<[Locale, string, Said]>([
    [
      'fr',
      'gîte 4 personnes 10 juillet',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 4, from: '07-10' } },
    ],
    [
      'en',
      'holiday house July 3 to 4',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03', to: '07-04' } },
    ],
    [
      'nl',
      'vakantiehuis juli tot 10 augustus',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-01', to: '08-10' } },
    ],
    [
      'nl',
      'vakantiehuis juli, augustus 6',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 6, month: 7 } },
    ],
    [
      'nl',
      'vakantiehuis 3 tot 10 juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03', to: '07-10' } },
    ],
    [
      'nl',
      'vakantiehuis van 3 juli tot 10 juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03', to: '07-10' } },
    ],
    [
      'nl',
      'vakantiehuis 28 juli tot 4 augustus',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-28', to: '08-04' } },
    ],
    [
      'nl',
      'vakantiehuis 3 juli, 4 personen, tot 10 juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 4, from: '07-03', to: '07-10' } },
    ],
    [
      'nl',
      'vakantiehuis vanaf 3 juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03' } },
    ],
    [
      'nl',
      'vakantiehuis vanaf 3 juli 2027 tot 10 juli 2027',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03', to: '07-10' } },
    ],
    [
      'nl',
      'vakantiehuis gezin van 4 juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 4, month: 7 } },
    ],
    [
      'fr',
      'gîte du 1er au 8 juillet',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-01', to: '07-08' } },
    ],
    [
      'fr',
      'gîte du 3 au 10/7',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03', to: '07-10' } },
    ],
    [
      'fr',
      'gîte famille de 4 juillet',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 4, month: 7 } },
    ],
    [
      'en',
      'holiday house from 4 to 11 July',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-04', to: '07-11' } },
    ],
    [
      'en',
      'holiday house July 3',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03' } },
    ],
    [
      'en',
      'holiday house July 3rd 2027',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03' } },
    ],
    [
      'en',
      'holiday house July 3 to 10',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03', to: '07-10' } },
    ],
    [
      'en',
      'holiday house July 3rd to 10th',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03', to: '07-10' } },
    ],
    [
      'en',
      'holiday house July 3 to August 10',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03', to: '08-10' } },
    ],
    [
      'en',
      'holiday house July 3 bedrooms',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], minBedrooms: 3, stay: { month: 7 } },
    ],
    [
      'en',
      'holiday house the 3rd of July to the 10th of July',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03', to: '07-10' } },
    ],
    [
      'en',
      'holiday house from July 3, 4 people, to July 10',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 4, from: '07-03', to: '07-10' } },
    ],
    [
      'de',
      'Ferienhaus 5. bis 12. August',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '08-05', to: '08-12' } },
    ],
    [
      'de',
      'Ferienhaus 5.-12. Aug.',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '08-05', to: '08-12' } },
    ],
    [
      'de',
      'Ferienhaus 5.-11. Aug.',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '08-05', to: '08-11' } },
    ],
    [
      'de',
      'Ferienhaus ab 1. Juli',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-01' } },
    ],
    [
      'nl',
      'vakantiehuis juli 3',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { persons: 3, month: 7 } },
    ],
    [
      'nl',
      '3 tot 10 juli koppel',
      { deal: 'stay', stay: { persons: 2, from: '07-03', to: '07-10' } },
    ],
    [
      'fr',
      'couple du 3 au 10 juillet',
      { deal: 'stay', stay: { persons: 2, from: '07-03', to: '07-10' } },
    ],
    ['nl', 'huis vanaf 1 juli koppel', { types: ['HOUSE'], unknown: ['vanaf 1 juli koppel'] }],
    [
      'nl',
      'huis te huur 3 tot 10 juli koppel',
      { deal: 'rent', types: ['HOUSE'], unknown: ['3 tot 10 juli koppel'] },
    ],
    ['nl', 'vakantiehuis juli', { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { month: 7 } }],
    [
      'nl',
      'vakantiehuis mei of juni',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { month: 5 } },
    ],
  ])(
    'are read in the order of each language: %s %s (SENTENCE-26)',
    (locale, sentence, expected) => {
      expect(saidIn(locale, sentence)).toEqual(expected)
    },
  )
})

describe('a year', () => {
  it.each<[Locale, string, Said]>([
    [
      'nl',
      'vakantiehuis 3 juli 2027',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03' } },
    ],
    [
      'nl',
      'vakantiehuis juli 2027',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { month: 7 } },
    ],
    [
      'nl',
      'vakantiehuis 3/7/2027',
      { deal: 'stay', types: ['HOLIDAY_HOUSE'], stay: { from: '07-03' } },
    ],
  ])('belongs to its day: %s %s (SENTENCE-26)', (locale, sentence, expected) => {
    expect(saidIn(locale, sentence)).toEqual(expected)
  })
})

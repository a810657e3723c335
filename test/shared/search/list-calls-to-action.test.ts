import { describe, expect, it } from 'vitest'
import { callsToActionAfter } from '../../../shared/search/list-calls-to-action.ts'

const places = (count: number, sold: boolean): string[] =>
  Array.from({ length: count }, (_, index) => index + 1).flatMap(position =>
    callsToActionAfter(position, count, sold).map(call => `${position} ${call}`),
  )

describe('the calls to action of a list', () => {
  it.each<[number, boolean, string[]]>([
    [0, false, []],
    [1, false, ['1 subscribe']],
    [13, false, ['13 subscribe']],
    [14, false, ['14 subscribe']],
    [15, false, ['14 subscribe']],
    [30, false, ['14 subscribe', '28 subscribe']],
    [7, true, []],
    [8, true, ['8 reviews']],
    [16, true, ['8 reviews', '16 valuation', '16 reviews']],
    [
      33,
      true,
      ['8 reviews', '16 valuation', '16 reviews', '24 reviews', '32 valuation', '32 reviews'],
    ],
  ])('of %i items, sold: %s (LIST-33, LIST-34)', (count, sold, expected) => {
    expect(places(count, sold)).toEqual(expected)
  })
})

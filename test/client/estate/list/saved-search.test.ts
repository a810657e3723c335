import { expect, it } from 'vitest'
import { savedSearch } from '../../../../client/estate/list/saved-search.ts'

it.each([
  ['/nl/bewaar?status=FOR_SALE', 'city=1', '/nl/bewaar?city=1&status=FOR_SALE'],
  [
    '/nl/bewaar?city=1&status=FOR_SALE',
    'type=2&status=TO_RENT',
    '/nl/bewaar?type=2&status=TO_RENT',
  ],
  ['/nl/bewaar?city=1', '', '/nl/bewaar'],
])('of %s with the filter %s keeps the sale (LIST-48)', (link, params, saved) => {
  expect(savedSearch(link, params)).toBe(saved)
})

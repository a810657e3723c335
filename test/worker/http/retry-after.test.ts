import { expect, it } from 'vitest'
import { setRetryAfter } from '../../../worker/http/retry-after.ts'

it.each([
  [429, '600'],
  [503, '30'],
  [200, null],
  [500, null],
])('a page of status %i is to be asked again after %s seconds (PAGE-4)', (status, seconds) => {
  const headers = new Headers()
  setRetryAfter(headers, status)
  expect(headers.get('Retry-After')).toBe(seconds)
})

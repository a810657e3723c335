import { beforeAll, expect, test } from 'vitest'
import { ask, seedAgencies } from '../support/api.ts'

beforeAll(seedAgencies)

test.each([
  ['house-1?hash=abc', 200, 'public, max-age=31536000, immutable'],
  ['house-1?hash=abc&version=2&w=400', 200, 'public, max-age=31536000, immutable'],
  ['house-1', 200, 'public, max-age=300'],
  ['house-1?hash=wrong', 404, 'no-store'],
  ['house-1?hash=abc&version=1', 404, 'no-store'],
  ['nothing?hash=abc', 404, 'no-store'],
  ['nothing', 404, 'no-store'],
  ['a.b', 404, 'no-store'],
  ['house-1?w=wide', 400, 'no-store'],
])('%s answers %i, kept by %j (LAPI-17)', async (path, status, policy) => {
  const answer = await ask(`/sites/7/assets/${path}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, policy])
  await answer.text()
})

test.each(['house-1', 'logo'])('%s, an SVG, can run nothing (LAPI-18)', async id => {
  const answer = await ask(`/sites/7/assets/${id}`)
  expect(await answer.text()).toMatch(/^<svg/)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  )
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('A file is its text, letter for letter', async () => {
  const answer = await ask('/sites/7/assets/terms')
  expect(await answer.text()).toBe('Some "text"')
  expect(answer.headers.get('content-type')).toBe('text/plain')
})

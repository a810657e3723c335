import { describe, expect, it } from 'vitest'
import { canonicalPath, canonicalQuery } from '../../../worker/http/canonical.ts'

describe('the one address of a page', () => {
  it.each([
    ['/nl/te-koop/?type=1', '/nl/te-koop?type=1'],
    ['//nl//te-koop', '/nl/te-koop'],
    ['/NL/te-koop?a=%20', '/nl/te-koop?a=%20'],
    ['/Fr', '/fr'],
    ['//', '/'],
  ])('of %s is %s (ROUTE-28)', (address, redirect) => {
    expect(canonicalPath(new URL(`https://leie.example${address}`))).toEqual({ redirect })
  })

  it.each(['/', '/nl', '/nl/te-koop', '/nl/TE-KOOP', '/XY/a'])('is %s itself (ROUTE-28)', path => {
    expect(canonicalPath(new URL(`https://leie.example${path}`))).toEqual({ path })
  })
})

describe('the query of a page', () => {
  it.each([
    ['?type=2&city=9&type=1', 'city=9&type=1&type=2'],
    ['?utm_source=x&type=&city=3&gclid=1', 'city=3'],
    ['?__proto__=1&constructor=2', ''],
    ['?', ''],
  ])('%s is %j (ROUTE-29)', (search, query) => {
    expect(canonicalQuery(search)).toBe(query)
  })

  it('is read up to 50 values of a key (ROUTE-30)', () => {
    const values = Array.from({ length: 60 }, (_, id) => `city=${id + 100}`)
    const kept = canonicalQuery(`?${values.join('&')}&type=1`)
    expect(kept).toBe(`${values.slice(0, 50).join('&')}&type=1`)
  })

  it('is read up to 4,096 characters (ROUTE-30)', () => {
    const before = `?x=${'a'.repeat(4_096 - '?x=&type=1'.length)}`
    expect(canonicalQuery(`${before}&type=1`)).toBe('type=1')
    expect(canonicalQuery(`${before}a&type=1`)).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import {
  favoritesCookieName,
  readPublicIds,
  writePublicIds,
} from '../../../shared/estate/public-ids.ts'

describe('the public ids of estates', () => {
  it.each<[string | null | undefined, string[]]>([
    ['12.15.a1-b2', ['12', '15', 'a1-b2']],
    ['12,15', ['12', '15']],
    ['12.12', ['12']],
    ['', []],
    [null, []],
    [undefined, []],
    ['<b>.12', ['12']],
    [`${'1'.repeat(41)}.12`, ['12']],
  ])('in %j are %j', (text, ids) => expect(readPublicIds(text)).toEqual(ids))

  it('are a hundred at most', () => {
    const ids = Array.from({ length: 150 }, (_, index) => String(index))
    expect(readPublicIds(ids.join('.'))).toEqual(ids.slice(0, 100))
  })

  it('are read as they were written', () => {
    expect(readPublicIds(writePublicIds(['12', 'a1-b2']))).toEqual(['12', 'a1-b2'])
  })
})

it('the cookie of favourites belongs to its host alone on https', () => {
  expect([favoritesCookieName(true), favoritesCookieName(false)]).toEqual([
    '__Host-favorites',
    'favorites',
  ])
})

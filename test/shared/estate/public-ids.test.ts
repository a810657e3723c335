import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  favoritesCookieName,
  readPublicIds,
  writePublicIds,
} from '../../../shared/estate/public-ids.ts'
import { runs } from '../../support/fuzz-runs.ts'

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

describe('any public ids', () => {
  it.each([
    ['12.15.a1-b', ['12', '15', 'a1-b']],
    ['12,15.12', ['12', '15']],
    ['', []],
    [null, []],
    [undefined, []],
    ['1 2.<b>.é.x', ['x']],
    [`${'x'.repeat(41)}.1`, ['1']],
    [`${'x'.repeat(4100)}.1`, []],
  ])('of %j are %j', (text, ids) => expect(readPublicIds(text)).toEqual(ids))

  it('come back as they were written, each once, at most a hundred', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[0-9a-zA-Z-]{1,40}$/), { maxLength: 150, size: 'max' }),
        ids => {
          expect(readPublicIds(writePublicIds(ids))).toEqual(
            [...new Set(ids)].slice(0, 100).filter(id => readPublicIds(id).length > 0),
          )
        },
      ),
      runs(25),
    )
  })
})

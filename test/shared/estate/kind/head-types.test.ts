import { describe, expect, it } from 'vitest'
import {
  areaWord,
  headTypeCode,
  headTypeId,
  isHome,
  isProject,
} from '../../../../shared/estate/kind/head-types.ts'
import type { EstateLike } from '../../../../shared/estate/read.ts'

describe('a head type', () => {
  it.each([
    [1, 'HOUSE'],
    ['2', 'APARTMENT'],
    [10, 'OTHER'],
    [8, null],
    ['toString', null],
    [null, null],
  ])('%j is %j (ESTATE-5, ESTATE-31)', (id, code) => {
    expect(headTypeCode(id)).toBe(code)
  })
})

describe('an estate of the guid-bearing source', () => {
  const own = (type: unknown, general: object = {}) =>
    headTypeId({ general: { id: 1, guid: 'a-b', ...general }, fields: { type } } as EstateLike)

  it('goes by its own type where it has no head type (ESTATE-52)', () => {
    expect(['PLOT', ' house', 'PROJECT', 'TENT', 3].map(type => own(type))).toEqual([
      3,
      1,
      6,
      null,
      null,
    ])
    expect(own('PLOT', { headType: { id: 2 } })).toBe(2)
    expect(own('PLOT', { guid: null })).toBeNull()
  })
})

describe('an estate is a project', () => {
  it.each<[unknown, boolean]>([
    [{ general: { project: true, headType: { id: 1 } } }, true],
    [{ general: { headType: { id: 6 } } }, true],
    [{ general: { guid: 'a-b', headType: null }, fields: { type: 'PROJECT' } }, true],
    [{ general: { project: 'true', headType: { id: 1 } } }, false],
    [{ general: null }, false],
    [{}, false],
    [null, false],
  ])('%j: %j (ESTATE-33)', (estate, answer) => expect(isProject(estate as EstateLike)).toBe(answer))
})

it('calls the area of what nobody lives in usable, and houses and apartments homes (DETAIL-42)', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const of = (id: number): EstateLike => ({ general: { headType: { id } } })
  expect(ids.filter(id => areaWord(of(id)) === 'areaUsable')).toEqual([4, 5, 7, 9, 10])
  expect(ids.filter(id => areaWord(of(id)) === 'areaBuild')).toEqual([1, 2, 3, 6, 8])
  expect(areaWord({ general: {} })).toBe('areaBuild')
  expect(ids.filter(id => isHome(of(id)))).toEqual([1, 2])
})

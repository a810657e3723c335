import { describe, expect, it } from 'vitest'
import { headTypeCode, headTypeId, isProject } from '../../../../shared/estate/kind/head-types.ts'
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

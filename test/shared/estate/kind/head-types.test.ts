import { describe, expect, it } from 'vitest'
import { headTypeCode, isProject } from '../../../../shared/estate/kind/head-types.ts'
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

describe('an estate is a project', () => {
  it.each<[unknown, boolean]>([
    [{ general: { project: true, headType: { id: 1 } } }, true],
    [{ general: { headType: { id: 6 } } }, true],
    [{ general: { project: 'true', headType: { id: 1 } } }, false],
    [{ general: null }, false],
    [{}, false],
    [null, false],
  ])('%j: %j (ESTATE-33)', (estate, answer) => expect(isProject(estate as EstateLike)).toBe(answer))
})

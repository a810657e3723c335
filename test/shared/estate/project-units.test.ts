import { describe, expect, it } from 'vitest'
import type { EstateCard } from '../../../shared/estate/card.ts'
import {
  isFree,
  listedUnits,
  projectUnits,
  rangeText,
} from '../../../shared/estate/project-units.ts'

const home = (transaction: number, areaBuild?: number, bedroomCount?: number): EstateCard =>
  ({
    general: { id: 1, transaction: { id: transaction }, bedroomCount },
    dimensions: { areaBuild },
  }) as EstateCard

const project = (units: unknown): EstateCard => ({ general: { units } }) as EstateCard

describe('the homes of a project', () => {
  it('can be had but for those sold, rented or taken over', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8, 10]
    expect(ids.filter(id => isFree(home(id)))).toEqual([1, 2, 3, 4, 8, 10])
  })

  it('are counted and measured, those that can be had', () => {
    const homes = [home(1, 90, 3), home(1, 77, 1), home(1, 191), home(1, 0, 2), home(5, 12, 9)]
    expect(projectUnits(homes)).toEqual({ count: 5, free: 4, area: [77, 191], bedrooms: [1, 3] })
    expect(projectUnits([home(5, 12, 9)])).toEqual({
      count: 1,
      free: 0,
      area: null,
      bedrooms: null,
    })
    expect(projectUnits([])).toBeNull()
  })

  it.each([
    [
      { count: 5, free: 4, area: [77, 191], bedrooms: ['1', '3'] },
      { count: 5, free: 4, area: [77, 191], bedrooms: [1, 3] },
    ],
    [
      { count: 5, free: 0, area: [77], bedrooms: [0, 3] },
      { count: 5, free: 0, area: null, bedrooms: null },
    ],
    [{ count: 0, free: 0 }, null],
    [{ count: 5 }, null],
    [{ free: 5 }, null],
    [null, null],
  ])('told with its card as %j are %j', (units, read) =>
    expect(listedUnits(project(units))).toEqual(read),
  )

  it('have a range that no line breaks, or one number (PAGE-95)', () => {
    expect([rangeText([77, 191]), rangeText([3, 3])]).toEqual(['77–\u2060191', '3'])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignRows } from '../../../../shared/homes/form/align-rows.ts'

const align = (before: string, now: string) => alignRows([...before], [...now])

describe('the rows of an older list in a newer one', () => {
  it('are found where they were moved, and where one was changed', () => {
    expect(align('abc', 'abc')).toEqual([0, 1, 2])
    expect(align('abc', 'bcd')).toEqual([undefined, 0, 1])
    expect(align('abc', 'xabc')).toEqual([1, 2, 3])
    expect(align('abc', 'aXc')).toEqual([0, 1, 2])
    expect(align('abc', 'XYZ')).toEqual([0, 1, 2])
    expect(align('abc', 'c')).toEqual([undefined, undefined, 0])
    expect(align('abc', '')).toEqual([undefined, undefined, undefined])
    expect(align('', 'a')).toEqual([])
    expect(align('aab', 'ab')).toEqual([0, undefined, 1])
  })

  it('stay in order, each at a place of its own, and the same where nothing changed', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 })
    fc.assert(
      fc.property(list, list, (before, now) => {
        const places = alignRows(before, now).filter(place => place !== undefined)
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
        for (const place of places) expect(place).toBeLessThan(now.length)
        expect(alignRows(before, before)).toEqual(before.map((_, row) => row))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  inOrder,
  moved,
  numbered,
  reordered,
  withoutPicture,
  withPicture,
} from '../../../../shared/estate/media/arrange.ts'
import { pictureFile } from '../../../../shared/estate/media/pictures.ts'
import type { Picture } from '../../../../shared/estate/record/attachments.ts'

const pictures = (names: string, plans = ''): Picture[] =>
  [...names].map((file, index) => ({
    file,
    index: index * 3,
    ...(plans.includes(file) && { kind: 'plan' as const }),
  }))

const names = (all: readonly Picture[]): string => inOrder(all).map(pictureFile).join('')

describe('the pictures of a home', () => {
  it('are moved among those of their kind (DESK-100)', () => {
    const all = pictures('abXcY', 'XY')
    expect(names(moved(all, 'c', 'earlier'))).toBe('acXbY')
    expect(names(moved(all, 'b', 'later'))).toBe('acXbY')
    expect(names(moved(all, 'c', 'first'))).toBe('caXbY')
    expect(names(moved(all, 'Y', 'earlier'))).toBe('abYcX')
    for (const [file, move] of [
      ['a', 'earlier'],
      ['c', 'later'],
      ['Y', 'later'],
      ['unknown', 'first'],
    ] as const)
      expect(names(moved(all, file, move))).toBe('abXcY')
  })

  it('are ordered by numbers that somebody types (DESK-100)', () => {
    const order = (numbers: Record<string, number>): string =>
      names(numbered(pictures('abcdX', 'X'), new Map(Object.entries(numbers))))
    expect(order({ a: 1, b: 2, c: 3, d: 1 })).toBe('dabcX')
    expect(order({ a: 4, b: 2, c: 3, d: 4 })).toBe('bcdaX')
    expect(order({ a: 2, b: 1 })).toBe('bacdX')
    expect(order({})).toBe('abcdX')
  })

  it('come in once, where they were meant to stand (DESK-96, DESK-99)', () => {
    const two = withPicture(withPicture([], { file: 'c', index: 2 }), { file: 'a', index: 0 })
    expect(names(two)).toBe('ac')
    expect(names(withPicture(two, { file: 'b', index: 1 }))).toBe('abc')
    expect(names(withPicture(two, { file: 'z' }))).toBe('acz')
    expect(withPicture(two, { file: 'a', index: 9 })).toEqual(two)
    const indexOfNew = (...there: Picture[]) =>
      withPicture(there, { file: 'z' }).find(each => each.file === 'z')?.index
    expect([indexOfNew(), indexOfNew({ file: 'a' }), indexOfNew({ file: 'a', index: 5 })]).toEqual([
      0, 0, 6,
    ])
  })

  it('are never lost and never twice, whatever the order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...'abcdefgh')),
        fc.array(fc.constantFrom(...'abcdefghij')),
        (there, wanted) => {
          const all = pictures(there.join(''), 'ceg')
          const next = reordered(all, wanted)
          expect(next.map(pictureFile).toSorted()).toEqual(there.toSorted())
          expect(next.map(({ index }) => index)).toEqual(there.map((_, index) => index))
        },
      ),
    )
  })

  it('leave by their name alone', () => {
    expect(names(withoutPicture(pictures('abc'), 'b'))).toBe('ac')
  })
})

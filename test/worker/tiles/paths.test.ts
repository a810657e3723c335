import { expect, test } from 'vitest'
import { areaOf, linesOf } from '../../../worker/tiles/still/paths.ts'

test('Of lines only what is seen is written, without points that do not bend them (SEARCH-48)', () => {
  expect(
    linesOf([
      [
        [-900, 9],
        [-800, 9],
      ],
    ]),
  ).toBe('')
  expect(
    linesOf([
      [
        [-900, 9],
        [-100, 9],
        [10, 9],
        [20, 9.1],
        [30, 9],
        [900, 9],
        [990, 9],
      ],
    ]),
  ).toBe('M-100 9l1000 0')
  expect(
    linesOf([
      [
        [10, 10],
        [20, 10],
        [20, 30.04],
        [19.5, 0],
        [50, 0.5],
      ],
    ]),
  ).toBe('M10 10l10 0 0 20-.5-30 30.5 .5')
  // One that passes by comes back as another line.
  expect(
    linesOf([
      [
        [10, 10],
        [10, 900],
        [200, 900],
        [200, 10],
      ],
    ]),
  ).toBe('M10 10l0 890M200 900l0-890')
})

test('Areas are cut off beyond the edge, and gone where nobody sees them (SEARCH-48)', () => {
  const square = (from: number, to: number) =>
    [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ] as const
  expect(areaOf([square(-9000, 9000)])).toBe('M-12 412l0-424 664 0 0 424z')
  expect(areaOf([square(1000, 1100)])).toBe('')
})

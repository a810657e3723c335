import { describe, expect, it } from 'vitest'
import { aroundHall } from '../../../../shared/estate/plan/around-hall.ts'
import { arrange, costOf, type Side } from '../../../../shared/estate/plan/arrangement.ts'
import type { Box, Sized } from '../../../../shared/estate/plan/box.ts'
import { squarify } from '../../../../shared/estate/plan/squarify.ts'

const box = (w: number, h: number, x = 0, y = 0): Box => ({ x, y, w, h })

const sized = (...rooms: [area: number, pull: number | null][]): Sized[] =>
  rooms.map(([area, pull]) => ({ area, pull }))

/** 'x y w h' of each, to the centimetre. */
const told = (boxes: readonly Box[]): string[] =>
  boxes.map(({ x, y, w, h }) => [x, y, w, h].map(m => Math.round(m * 100) / 100).join(' '))

describe('rectangles that fill a box', () => {
  it('are those that Bruls, Huizing and van Wijk drew (PLAN-5)', () => {
    expect(told(squarify([6, 6, 4, 3, 2, 2, 1], box(6, 4)))).toEqual([
      '0 0 3 2',
      '0 2 3 2',
      '3 0 1.71 2.33',
      '4.71 0 1.29 2.33',
      '3 2.33 1.2 1.67',
      '4.2 2.33 1.2 1.67',
      '5.4 2.33 0.6 1.67',
    ])
  })

  it('stand in the order that was asked for, in a narrow box elsewhere (PLAN-5)', () => {
    expect(told(squarify([1, 6, 2, 6, 3, 2, 4], box(4, 6, 10, 20)))).toEqual([
      '12.33 25.4 1.67 0.6',
      '10 20 2 3',
      '12.33 23 1.67 1.2',
      '12 20 2 3',
      '10 24.71 2.33 1.29',
      '12.33 24.2 1.67 1.2',
      '10 23 2.33 1.71',
    ])
  })

  it('lie one over the other in a square, also where beside each other is as good (PLAN-5)', () => {
    expect(told(squarify([2, 2], box(2, 2)))).toEqual(['0 0 2 1', '0 1 2 1'])
  })

  it('take areas in proportion; of one area it is the box, of none there are none (PLAN-5)', () => {
    expect(told(squarify([300, 100], box(4, 2)))).toEqual(['0 0 3 2', '3 0 1 2'])
    expect(told(squarify([7], box(4, 2, 1, 1)))).toEqual(['1 1 4 2'])
    expect(squarify([], box(4, 2))).toEqual([])
  })
})

describe('an arrangement', () => {
  const rooms = sized([6, 0], [12, null], [18, 0.5], [12, null], [12, 1])
  const whole = box(6, 10, 1, 2)

  it('is a hall with rooms at its left and right, and others across its end (PLAN-8)', () => {
    const puzzle = { rooms, hall: 0, others: [1, 2, 3, 4], whole }
    expect(told(arrange(puzzle, [0, 1, 0, 2], false))).toEqual([
      '4 2 0.75 8',
      '1 2 3 4',
      '4.75 2 2.25 8',
      '1 6 3 4',
      '1 10 6 2',
    ])
    expect(told(arrange(puzzle, [0, 1, 0, 2], true))).toEqual([
      '1 7 4.8 1.25',
      '1 2 2.4 5',
      '1 8.25 4.8 3.75',
      '3.4 2 2.4 5',
      '5.8 2 1.2 10',
    ])
  })

  it('without a hall is two columns, or a row alone (PLAN-8)', () => {
    const puzzle = { rooms, hall: null, others: [0, 1, 2, 3, 4], whole }
    const columns = arrange(puzzle, [0, 0, 1, 1, 1], false)
    expect(Object.keys(columns)).toEqual(['0', '1', '2', '3', '4'])
    expect(told(columns)).toEqual([
      '1 2 1.8 3.33',
      '1 5.33 1.8 6.67',
      '2.8 2 4.2 4.29',
      '2.8 6.29 4.2 2.86',
      '2.8 9.14 4.2 2.86',
    ])
    expect(told(arrange(puzzle, [2, 2, 2, 2, 2], false))).toEqual([
      '5 9 2 3',
      '1 5 3 4',
      '1 2 6 3',
      '4 5 3 4',
      '1 9 4 3',
    ])
  })

  it.each<[string, number, Sized[], Box[], number | null, Side[]]>([
    ['a square', 0, sized([25, null]), [box(5, 5)], null, []],
    ['half as long again', 0.85 * 0.05 ** 2, sized([25, null]), [box(6, 4)], null, []],
    ['five times as long', 9.451875, sized([20, null]), [box(10, 2)], null, []],
    ['a small one so long', 4.662925, sized([1, null]), [box(1, 5)], null, []],
    ['where it belongs', 0, sized([25, 0.25]), [box(5, 5, 4, 7)], null, []],
    ['at the wrong end', 0.3375, sized([25, 1]), [box(5, 5, 4, 7)], null, []],
    ['behind where it belongs', 0.3375, sized([25, 0]), [box(5, 5, 4, 12)], null, []],
    ['two across the end', 0, sized([25, null]), [box(5, 5)], null, [0, 2, 1, 2]],
    ['three across the end', 0.5, sized([25, null]), [box(5, 5)], null, [2, 2, 1, 2]],
    ['a hall of 1 m', 0, sized([7, 1]), [box(1, 7, 4, 7)], 0, []],
    ['a hall of 2.2 m', 0, sized([7, 1]), [box(2.2, 3, 4, 7)], 0, []],
    ['a narrow hall', 2, sized([2, 0]), [box(0.6, 2, 4, 7)], 0, []],
    ['a hall as a room', 1.2, sized([10, 0]), [box(4, 3.2, 4, 7)], 0, []],
    ['an endless hall', 3, sized([10, 0]), [box(1.5, 15, 4, 7)], 0, []],
    ['a hall within', 0.5, sized([10, 0]), [box(2, 4, 4, 7.1)], 0, []],
    ['both', 2.3375, sized([2, 0], [25, 1]), [box(0.6, 2, 4, 7), box(5, 5, 4, 7)], 0, []],
    ['a room nowhere', Infinity, sized([2, 0]), [], 0, []],
  ])('of %s costs %d (PLAN-8)', (_, cost, asked, boxes, hall, sides) =>
    expect(
      costOf({ rooms: asked, hall, others: [], whole: box(10, 10, 4, 7) }, boxes, sides),
    ).toBeCloseTo(cost, 9),
  )
})

describe('the rooms of a storey', () => {
  // Neither is found without moves, changes of two, three passes, both beginnings and both directions.
  it('lie around their hall as well as some hundreds of tries find (PLAN-8)', () => {
    const rooms = sized([8, 0], [27, null], [21, null], [13, 1], [16, 0.2])
    expect(told(aroundHall(rooms, 0, box(8, 85 / 8)))).toEqual([
      '3.46 0 1.73 4.63',
      '0 4.63 4.5 6',
      '4.5 4.63 3.5 6',
      '5.19 0 2.81 4.63',
      '0 0 3.46 4.63',
    ])
  })

  it('lie together as well without one (PLAN-8)', () => {
    const rooms = sized([4, 0], [14, 1], [7, null], [8, 0.2], [19, 0.1], [24, 0.1])
    expect(told(aroundHall(rooms, null, box(9, 76 / 9)))).toEqual([
      '6.71 6.7 2.29 1.74',
      '3.79 3.65 2.92 4.8',
      '6.71 3.65 2.29 3.05',
      '0 0 3.79 2.11',
      '3.79 0 5.21 3.65',
      '0 2.11 3.79 6.33',
    ])
  })

  it('are arranged up to thirteen, and more by their areas alone (PLAN-19)', () => {
    const areas = Array.from({ length: 14 }, (_, index) => 5 + index)
    const whole = box(12, 14)
    const rooms = sized(...areas.map((area): [number, null] => [area, null]))
    expect(aroundHall(rooms, 0, whole)).toEqual(squarify(areas, whole))
    const thirteen = aroundHall(rooms.slice(1), 0, whole)
    expect(thirteen).not.toEqual(squarify(areas.slice(1), whole))
  })
})

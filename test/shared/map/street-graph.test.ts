import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streetGraph, unitsAlong, type GridPoint } from '../../../shared/map/street-graph.ts'
import { runs } from '../../support/fuzz-runs.ts'

/** A town of square blocks. */
const BLOCKS: GridPoint[][] = [0, 100, 200, 300].flatMap(at => [
  [0, 100, 200, 300].map((x): GridPoint => [x, at]),
  [0, 100, 200, 300].map((y): GridPoint => [at, y]),
])

test('streets are longer than the straight line, and as long either way (AFTERNOON-2)', () => {
  const graph = streetGraph(BLOCKS)
  const point = fc.tuple(fc.nat(300), fc.nat(300))
  fc.assert(
    fc.property(point, point, (a, b) => {
      const [there] = unitsAlong(graph, a, [b])
      const [back] = unitsAlong(graph, b, [a])
      expect(there).toBeCloseTo(back ?? NaN, 6)
      expect(there).toBeGreaterThanOrEqual(Math.hypot(a[0] - b[0], a[1] - b[1]) - 1e-6)
    }),
    runs(200),
  )
  expect(unitsAlong(graph, [0, 0], [[300, 200]])).toEqual([500])
})

test('goes around a river to its bridge, and nowhere where there is none (AFTERNOON-2)', () => {
  const left: GridPoint[] = [
    [0, 0],
    [0, 400],
  ]
  const right: GridPoint[] = [
    [100, 0],
    [100, 400],
  ]
  const bridge: GridPoint[] = [
    [0, 400],
    [100, 400],
  ]
  expect(unitsAlong(streetGraph([left, right]), [0, 0], [[100, 0]])).toEqual([null])
  expect(unitsAlong(streetGraph([left, right, bridge]), [0, 0], [[100, 0]])).toEqual([900])
})

test('joins what tiles cut a little apart, and no places far from a street (AFTERNOON-2)', () => {
  const cut: GridPoint[][] = [
    [
      [0, 0],
      [500, 0],
    ],
    [
      [502, 1],
      [900, 0],
    ],
  ]
  expect(unitsAlong(streetGraph(cut), [0, 0], [[900, 0]])[0]).toBeCloseTo(900, 0)
  expect(unitsAlong(streetGraph(cut), [0, 0], [[900, 400]])).toEqual([null])
  expect(unitsAlong(streetGraph([]), [0, 0], [[1, 1]])).toEqual([null])
})

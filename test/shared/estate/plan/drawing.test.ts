import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutaway } from '../../../../shared/estate/plan/axonometric.ts'
import { project, type Point } from '../../../../shared/estate/plan/project.ts'
import { fitLabel, textWidth } from '../../../../shared/estate/plan/fit-label.ts'
import { layOut, type StoreyPlan } from '../../../../shared/estate/plan/lay-out.ts'
import { barLength, paired } from '../../../../shared/estate/plan/overlay.ts'

const room = (number: number, area: number) => ({ number, type: 'BEDROOM' as const, area })

const plansOf = (...storeys: [level: number, ...areas: number[]][]): StoreyPlan[] =>
  layOut(
    storeys.map(([level, ...areas]) => ({ level, rooms: areas.map((area, at) => room(at, area)) })),
    { width: null, depth: null },
  )

const areaOf = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x: 0, y: 0 }
      return sum + x * next.y - y * next.x
    }, 0) / 2,
  )

describe('the cutaway', () => {
  it('keeps areas in proportion, lifts what is above, and stays on its page (PLAN-10)', () => {
    const areas = fc.array(fc.integer({ min: 4, max: 60 }), { minLength: 2, maxLength: 9 })
    fc.assert(
      fc.property(fc.array(areas, { minLength: 1, maxLength: 4 }), storeys => {
        const plans = plansOf(
          ...storeys.map((each, level): [number, ...number[]] => [level, ...each]),
        )
        const { width, height, storeys: cut } = cutaway(plans, 2000)
        const floors = cut.flatMap(({ rooms }) => rooms)
        const scales = floors.map(({ floor, placed }) => areaOf(floor) / (placed.w * placed.h))
        expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.1)
        const points = floors.flatMap(({ floor, walls }) => [...floor, ...walls.flat()])
        expect(points.every(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height)).toBe(true)
        cut.forEach(({ slab }, index) => {
          const below = cut[index - 1]?.rooms.flatMap(({ floor }) => floor.map(({ y }) => y)) ?? []
          if (below.length > 0)
            expect(Math.max(...slab.flat().map(({ y }) => y))).toBeLessThan(Math.min(...below))
        })
      }),
      { numRuns: 30 },
    )
    expect(project(0, 0, 2).y).toBe(-2)
  })

  it('draws what is nearer after what it covers (PLAN-10)', () => {
    const [storey] = cutaway(plansOf([0, 20, 18, 12, 9, 7, 6]), 320).storeys
    const order = storey?.rooms.map(({ placed }) => placed) ?? []
    order.forEach((one, index) => {
      for (const later of order.slice(index + 1)) {
        const isLeft = later.x + later.w <= one.x + 1e-6 && later.y + later.h > one.y + 1e-6
        const isBehind = later.y >= one.y + one.h - 1e-6 && later.x < one.x + one.w - 1e-6
        expect(isLeft || isBehind).toBe(false)
      }
    })
  })
})

describe('the name of a room', () => {
  const space = { width: 90, height: 60, size: 13 }

  it('stands whole within its room, or its number does (PLAN-12)', () => {
    expect(fitLabel('Keuken', '12 m²', space)).toEqual(['Keuken', '12 m²'])
    expect(fitLabel('Salle de bains', '6 m²', space)).toEqual(['Salle de', 'bains', '6 m²'])
    expect(fitLabel('Abstellraum', '4 m²', { ...space, width: 40 })).toBe('number')
    expect(fitLabel('Keuken', null, { ...space, height: 8 })).toBeNull()
    const side = fc.integer({ min: 1, max: 320 })
    fc.assert(
      fc.property(fc.string({ maxLength: 90 }), side, side, (name, width, height) => {
        const label = fitLabel(name, '12 m²', { width, height, size: 13 })
        if (!Array.isArray(label)) return
        expect(label.every(line => textWidth(line, 13) <= width)).toBe(true)
        expect(label.length * 13).toBeLessThanOrEqual(height)
      }),
    )
  })

  it('is not drawn where it is endless (PLAN-23)', () => {
    expect(fitLabel('a '.repeat(5000), null, { width: 320, height: 320, size: 13 })).toBe('number')
  })
})

describe('two homes over each other', () => {
  it('lie storey on storey above the ground, cellars only where there is nothing else (PLAN-18)', () => {
    const levels = (one: StoreyPlan[], other: StoreyPlan[]) =>
      paired(one, other).map(pair => [pair.one?.level ?? null, pair.other?.level ?? null])
    const house = plansOf([-1, 12], [0, 60], [1, 50])
    expect(levels(house, plansOf([-1, 6], [3, 70]))).toEqual([
      [0, 3],
      [1, null],
    ])
    expect(levels(plansOf([-1, 12, 9]), house)).toEqual([
      [-1, 0],
      [null, 1],
    ])
  })

  it('have a bar of a round length (PLAN-17)', () => {
    expect([9, 4.2, 25, 1000].map(barLength)).toEqual([2, 2, 10, 100])
  })
})

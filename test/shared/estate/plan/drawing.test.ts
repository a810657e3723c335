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

/** A storey of boxes [x, y, w, h], terraces behind the house. */
const storeyOf = (
  level: number,
  [w, h, depth]: [w: number, h: number, depth: number],
  ...boxes: [x: number, y: number, w: number, h: number][]
): StoreyPlan => ({
  level,
  inside: { x: 0, y: 0, w, h },
  depth,
  rooms: boxes.map(([x, y, wide, deep], at) => ({
    x,
    y,
    w: wide,
    h: deep,
    room: room(at + 1, wide * deep),
    zone: y < h ? 'night' : 'outside',
    isAtScale: true,
  })),
})

const told = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ')

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

  // 15 m along both axes on 1,500 units: a metre of either is 100 units across and 58 down or up, a wall 110 high.
  const GROUND = storeyOf(0, [8, 5, 7], [0, 0, 5, 5], [5, 0, 3, 5], [0, 5, 4, 2])
  const UPPER = storeyOf(1, [6, 6, 6], [0, 0, 6, 6])
  const { width, height, storeys } = cutaway([GROUND, UPPER], 1500)

  it('is drawn corner by corner: floors, and walls at the left and the back but for a terrace (PLAN-10)', () => {
    const rooms = storeys.map(each =>
      each.rooms.map(({ placed, floor, walls }) => [
        placed.room.number,
        told(floor),
        ...walls.map(told),
      ]),
    )
    expect(rooms).toEqual([
      [
        [3, '500,1092 900,1323 1100,1208 700,977'],
        [
          1,
          '0,1381 500,1669 1000,1381 500,1092',
          '0,1381 500,1092 500,982 0,1271',
          '500,1092 1000,1381 1000,1271 500,982',
        ],
        [
          2,
          '500,1669 800,1843 1300,1554 1000,1381',
          '500,1669 1000,1381 1000,1271 500,1560',
          '1000,1381 1300,1554 1300,1444 1000,1271',
        ],
      ],
      [
        [
          1,
          '0,456 600,803 1200,456 600,110',
          '0,456 600,110 600,0 0,346',
          '600,110 1200,456 1200,346 600,0',
        ],
      ],
    ])
    expect({ width, height }).toEqual({ width: 1500, height: 1886 })
    expect(storeys.map(({ level }) => level)).toEqual([0, 1])
  })

  it('writes names in the middle of a floor, as wide as it is there (PLAN-10)', () => {
    const names = storeys.map(each =>
      each.rooms.map(({ middle, span }) => [told([middle]), Math.round(span)]),
    )
    expect(names).toEqual([
      [
        ['800,1073', 400],
        ['500,1344', 1000],
        ['900,1575', 600],
      ],
      [['600,420', 1200]],
    ])
  })

  it('shows the edges of each floor and how its corners stand on the storey below (PLAN-10)', () => {
    expect(storeys.map(({ slab }) => slab.map(told))).toEqual([
      ['0,1381 800,1843 800,1883 0,1421', '800,1843 1300,1554 1300,1594 800,1883'],
      ['0,456 600,803 600,843 0,497', '600,803 1200,456 1200,497 600,843'],
    ])
    const dropsOf = (...plans: StoreyPlan[]): string[][] =>
      cutaway(plans, 1500).storeys.map(({ drops }) => drops.map(told))
    expect(dropsOf(GROUND, UPPER)).toEqual([
      [],
      ['0,497 0,1381', '600,843 600,1727', '1100,554 1100,1439'],
    ])
    expect(dropsOf(UPPER, GROUND)[1]?.map(each => each.split(',')[0])).toEqual(['0', '600', '1100'])
    expect(storeys.map(({ foot }) => told([foot]))).toEqual(['0,1843', '0,803'])
  })

  it('of no storey is an empty page', () => {
    expect(cutaway([], 320)).toEqual({ width: 320, height: 2, storeys: [] })
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

  it.each<[string, string | null, number, number, ReturnType<typeof fitLabel>]>([
    // A letter of 10 is 5.5 wide, a blank on each side 2.2, a line 12 high above a blank of 2.2.
    ['aaaa', null, 26.4, 14.2, ['aaaa']],
    ['aaaa', null, 26.3, 14.2, 'number'],
    ['aaaa', null, 26.4, 14.1, null],
    ['aa aa', null, 29.8, 26.2, ['aa aa']],
    ['aa aa', null, 29.7, 26.2, ['aa', 'aa']],
    ['aa aa', '6', 29.7, 26.2, ['aa', 'aa']],
    ['aa aa', '6', 29.7, 38.2, ['aa', 'aa', '6']],
    ['aa aa aa aa', null, 16, 200, 'number'],
    ['aa', '666', 15.4, 26.2, ['aa']],
    ['aaaa', null, 15.4, 14.2, 'number'],
    ['aaaa', null, 15.3, 14.2, null],
  ])('of %j and %j in %d by %d is %j (PLAN-12)', (name, area, width, height, label) =>
    expect(fitLabel(name, area, { width, height, size: 10 })).toEqual(label),
  )

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

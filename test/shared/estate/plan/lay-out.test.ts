import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOut, type PlacedRoom, type StoreyPlan } from '../../../../shared/estate/plan/lay-out.ts'
import { hallOf, sizedStorey } from '../../../../shared/estate/plan/sized-rooms.ts'
import { ROOM_TYPES, type RoomType } from '../../../../shared/estate/rooms/rooms.ts'

const NO_FACADE = { width: null, depth: null }

const room = fc.record({
  number: fc.integer({ min: 1, max: 48 }),
  type: fc.option(fc.constantFrom(...Object.values(ROOM_TYPES))),
  area: fc.option(fc.double({ min: 0.01, max: 1_000_000, noNaN: true })),
})

const aHome = fc.array(
  fc.record({
    level: fc.option(fc.integer({ min: -3, max: 40 })),
    rooms: fc.array(room, { minLength: 1, maxLength: 16 }),
  }),
  { minLength: 1, maxLength: 3 },
)

const overlapOf = (a: PlacedRoom, b: PlacedRoom): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

const drawn = (...rooms: [type: RoomType, area: number | null][]): StoreyPlan => {
  const storey = {
    level: 0,
    rooms: rooms.map(([type, area], index) => ({ number: index + 1, type, area })),
  }
  const [plan] = layOut([storey], NO_FACADE)
  if (!plan) throw new Error('nothing was drawn')
  return plan
}

const roomIn = (plan: StoreyPlan, type: RoomType): PlacedRoom => {
  const found = plan.rooms.find(each => each.room.type === type)
  if (!found) throw new Error(`no ${type}`)
  return found
}

describe('the layout of a home', () => {
  it('gives each room that is at scale its own area, at one scale in all storeys (PLAN-4)', () => {
    fc.assert(
      fc.property(aHome, storeys => {
        for (const { w, h, isAtScale, room: drawnRoom } of layOut(storeys, NO_FACADE).flatMap(
          ({ rooms }) => rooms,
        ))
          if (isAtScale) expect(Math.abs((w * h) / (drawnRoom.area ?? 0) - 1)).toBeLessThan(1e-6)
      }),
      { numRuns: 40 },
    )
  })

  it('never puts two rooms on one place, and draws each that it is given (PLAN-5)', () => {
    fc.assert(
      fc.property(aHome, storeys => {
        layOut(storeys, NO_FACADE).forEach(({ rooms, inside }, index) => {
          expect(rooms).toHaveLength(storeys[index]?.rooms.length ?? 0)
          expect(rooms.every(({ x, y, w, h }) => w > 0 && h > 0 && x + y >= 0)).toBe(true)
          for (const one of rooms)
            for (const other of rooms)
              if (other !== one)
                expect(overlapOf(one, other)).toBeLessThan(1e-6 * inside.w * inside.h + 1e-9)
        })
      }),
      { numRuns: 40 },
    )
  })

  it('draws a room without an area as such rooms usually are, and says so (PLAN-6)', () => {
    const { w, h, isAtScale } = roomIn(
      drawn(['LIVING_ROOM', 30], ['KITCHEN', 12], ['TOILET', null]),
      'TOILET',
    )
    expect(isAtScale).toBe(false)
    expect(w * h).toBeCloseTo(1.5)
  })

  it('draws a garden behind its house, no larger than that can bear, and says so (PLAN-7)', () => {
    const plan = drawn(['LIVING_ROOM', 40], ['KITCHEN', 20], ['GARDEN', 900])
    const { w, h, y, isAtScale, zone } = roomIn(plan, 'GARDEN')
    expect({ isAtScale, zone }).toEqual({ isAtScale: false, zone: 'outside' })
    expect(y).toBeCloseTo(plan.inside.h)
    expect(w * h).toBeLessThan(60)
  })

  it('opens the rooms onto a hall that one can walk in (PLAN-8)', () => {
    const plan = drawn(
      ['ENTRANCE_HALL', 8],
      ['LIVING_ROOM', 38],
      ['KITCHEN', 14],
      ['TOILET', 1.8],
      ['GARAGE', 20],
      ['BEDROOM', 12],
      ['BEDROOM', 14],
    )
    const hall = roomIn(plan, 'ENTRANCE_HALL')
    expect(Math.min(hall.w, hall.h)).toBeGreaterThan(0.9)
    const ON = 1e-6
    const beside = plan.rooms.filter(
      ({ x, y, w, h }) =>
        x <= hall.x + hall.w + ON &&
        x + w >= hall.x - ON &&
        y <= hall.y + hall.h + ON &&
        y + h >= hall.y - ON,
    )
    expect(beside.length - 1).toBeGreaterThanOrEqual(5)
  })

  it('follows the measures of the house where a drawing can (PLAN-9)', () => {
    const rooms = (['LIVING_ROOM', 'KITCHEN'] as const).map((type, index) => ({
      number: index,
      type,
      area: 40,
    }))
    const ratio = (width: number, depth: number): number => {
      const [plan] = layOut([{ level: 0, rooms }], { width, depth })
      return (plan?.inside.w ?? 0) / (plan?.inside.h ?? 1)
    }
    expect(ratio(8, 10)).toBeCloseTo(0.8)
    expect(ratio(1, 400)).toBeCloseTo(1.2)
  })

  it('is a rectangle a storey, what is outside in a row behind it, a small cellar narrower (PLAN-4, PLAN-7, PLAN-9)', () => {
    const told = (
      rooms: [type: RoomType, area: number | null][],
      level: number,
    ): [number, ...string[]][] =>
      layOut(
        [
          { level: 0, rooms: [{ number: 1, type: 'LIVING_ROOM', area: 30 }] },
          { level, rooms: rooms.map(([type, area], at) => ({ number: at, type, area })) },
        ],
        NO_FACADE,
      )
        .slice(1)
        .map(({ depth, rooms: drawnRooms }) => [
          Math.round(depth * 100) / 100,
          ...drawnRooms.map(({ x, y, w, h, zone, isAtScale }) =>
            [...[x, y, w, h].map(m => Math.round(m * 100) / 100), zone, isAtScale].join(' '),
          ),
        ])
    const LIVING: [RoomType, number] = ['LIVING_ROOM', 30]
    expect(told([LIVING], 0)).toEqual([[5, '0 0 6 5 day true']])
    expect(told([LIVING, ['TERRACE', 4], ['GARDEN', 900]], 0)).toEqual([
      [6.67, '0 0 6 5 day true', '0 5 2.4 1.67 outside true', '2.4 5 3.6 1.67 outside false'],
    ])
    expect(told([LIVING, ['BALCONY', 0.9]], 0)).toEqual([
      [5.9, '0 0 6 5 day true', '0 5 1 0.9 outside true'],
    ])
    expect(told([LIVING, ['BALCONY', null]], 0)).toEqual([
      [5.9, '0 0 6 5 day true', '0 5 5.56 0.9 outside false'],
    ])
    expect(told([['CELLAR', 18]], -1)).toEqual([[3, '0 0 6 3 work true']])
    expect(told([['CELLAR', 17.9]], -1)).toEqual([[3.86, '0 0 4.63 3.86 work true']])
    expect(told([['PARKING_SPACE', 12]], -1)).toEqual([[3.16, '0 0 3.79 3.16 work true']])
    expect(told([['TERRACE', 20]], 0)).toEqual([[3.33, '0 0 6 3.33 outside true']])
  })

  it('enlarges what could not be seen to a 400th of the largest, and says so (PLAN-7)', () => {
    const sizes = (least: number): [number, boolean][] =>
      drawn(['SHOP', 4000], ['STORAGE', 10], ['STORAGE', least]).rooms.map(
        ({ w, h, isAtScale }) => [Math.round(w * h * 100) / 100, isAtScale],
      )
    expect(sizes(10)).toEqual([
      [4000, true],
      [10, true],
      [10, true],
    ])
    expect(sizes(9.99)[2]).toEqual([10, false])
  })

  it.each<[string, number | null, ...[RoomType, number][]]>([
    ['the entrance hall', 2, ['KITCHEN', 9], ['HALL', 30], ['ENTRANCE_HALL', 4]],
    [
      'the entrance hall, whichever comes first',
      0,
      ['ENTRANCE_HALL', 4],
      ['HALL', 30],
      ['HALL', 31],
    ],
    ['the largest entrance hall', 1, ['ENTRANCE_HALL', 4], ['ENTRANCE_HALL', 6], ['HALL', 31]],
    ['the largest landing', 1, ['HALL', 4], ['HALL', 6], ['HALL', 5], ['KITCHEN', 9]],
    ['none of two rooms', null, ['HALL', 4], ['KITCHEN', 9]],
    ['none where there is none', null, ['ATTIC', 4], ['KITCHEN', 9], ['OFFICE', 9]],
  ])('has as its hall %s (PLAN-8)', (_, index, ...rooms) => {
    const { inside } = sizedStorey({
      level: 0,
      rooms: rooms.map(([type, area], at) => ({ number: at + 1, type, area })),
    })
    expect(hallOf(inside)).toBe(index)
  })

  it('draws nothing of nothing, and two hundred rooms (PLAN-19)', () => {
    expect(layOut([], NO_FACADE)).toEqual([])
    const rooms = Array.from({ length: 200 }, (_, index) => ({
      number: index + 1,
      type: null,
      area: 1 + (index % 17),
    }))
    expect(layOut([{ level: 0, rooms }], NO_FACADE)[0]?.rooms).toHaveLength(200)
  })
})

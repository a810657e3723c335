import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOut, type PlacedRoom, type StoreyPlan } from '../../../../shared/estate/plan/lay-out.ts'
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

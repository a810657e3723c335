import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { anEstate } from '../../../support/demo-api.ts'
import { layOut } from '../../../../shared/estate/plan/lay-out.ts'
import { roomsOf, shapesOf } from '../../../../shared/estate/plan/rooms-of.ts'
import { allMarks, touchesOf } from '../../../../shared/estate/plan/touch.ts'

const context = { t: (key: string) => key, locale: 'nl' as const }

const aHome = (layout: unknown, rest: object = {}): Estate =>
  Object.assign(anEstate(7), { layout }, rest)

const of = (layout: unknown, rest?: object) => roomsOf(aHome(layout, rest), context)

const LIVING = { id: 2, floor: 0, surface: 30 }
const KITCHEN = { id: 4, floor: 0, surface: 12 }

describe('the rooms of a home', () => {
  it('are drawn where two state an area, halls apart, and never of a project (PLAN-1)', () => {
    expect(of([LIVING, KITCHEN])).not.toBeNull()
    expect(of([LIVING, { id: 29, surface: 8 }])).toBeNull()
    expect(of([])).toBeNull()
    expect(of([LIVING, KITCHEN], { general: { headType: { id: 6 } } })).toBeNull()
  })

  it('have rows and no drawing on a storey of which most state no area (PLAN-2)', () => {
    const storeys = of([
      LIVING,
      KITCHEN,
      { id: 1, floor: 1 },
      { id: 1, floor: 1 },
      { id: 5, floor: 1, surface: 6 },
    ])
    expect(storeys?.map(({ rooms }) => rooms.map(({ isDrawn }) => isDrawn))).toEqual([
      [true, true],
      [false, false, false],
    ])
  })

  it('are numbered storey by storey, those without one last, and drawn one by one (PLAN-3)', () => {
    const storeys = of([
      { id: 1, floor: 1, surface: 14, count: 3 },
      { id: 7, surface: 9 },
      LIVING,
      KITCHEN,
    ])
    expect(storeys?.map(({ level, rooms }) => [level, rooms.map(({ number }) => number)])).toEqual([
      [0, [1, 2]],
      [1, [3]],
      [null, [4]],
    ])
    expect(shapesOf(storeys ?? []).map(({ rooms }) => rooms.length)).toEqual([2, 3, 1])
    const many = Array.from({ length: 200 }, () => ({ id: 1, floor: 0, surface: 9 }))
    const drawn = of(many)?.flatMap(({ rooms }) => rooms.filter(({ isDrawn }) => isDrawn))
    expect(drawn).toHaveLength(48)
  })

  it('of the guid-bearing source are those with a number (PLAN-3)', () => {
    const storeys = of(null, {
      general: { guid: 'a', headType: { id: 1 } },
      fields: { 'layout.bedroom_1': 12, 'layout.bedroom_2': 10, 'layout.kitchen_1': 14 },
    })
    expect(storeys?.flatMap(({ rooms }) => rooms.map(({ type, area }) => [type, area]))).toEqual([
      ['BEDROOM', 12],
      ['BEDROOM', 10],
      ['KITCHEN', 14],
    ])
  })

  it('count no absurd area, and stand any record (PLAN-23)', () => {
    const strange = [-5, 0, 1e300, Number.NaN, '12 m²', null, {}, Infinity]
    const rooms = of([LIVING, KITCHEN, ...strange.map(surface => ({ id: 1, floor: 1, surface }))])
    expect(rooms?.[1]?.rooms.map(({ area }) => area)).toEqual(strange.map(() => null))
    fc.assert(
      fc.property(fc.array(fc.anything({ maxDepth: 2 })), layout => {
        const storeys = of(layout)
        if (storeys) layOut(shapesOf(storeys), { width: null, depth: null })
      }),
    )
  })
})

describe('a touched room', () => {
  const touches = touchesOf(
    of([LIVING, KITCHEN, { id: 1, floor: 1, surface: 12 }, { id: 1, floor: 1, surface: 10 }]) ?? [],
  )

  it('has the picture of its type, or shares it with its like (PLAN-16)', () => {
    expect(touches.ofType('KITCHEN')).toEqual({ anchor: 'room-2', marks: '2' })
    expect(touches.ofType('BEDROOM')).toEqual({ anchor: 'room-k1', marks: '3 4 k1' })
    expect(touches.ofType('SAUNA')).toBeNull()
    expect(touches.kinds).toEqual(['room-k1'])
  })

  it('is marked by a rule of the style sheet, whichever it is (PLAN-13)', () => {
    const css = readFileSync('client/styles/plan/marks.css', 'utf8')
    const rules = [...css.matchAll(/#room-(\w+):target\) \[data-room~='(\w+)'\]/g)]
    expect(rules.map(([, fragment]) => fragment)).toEqual(allMarks())
    expect(rules.every(([, fragment, mark]) => fragment === mark)).toBe(true)
  })
})

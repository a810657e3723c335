import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inTheWay, proposeRoutes } from '../../../shared/afternoon/propose.ts'
import {
  isRoute,
  routesThrough,
  type Route,
  type VisitHome,
} from '../../../shared/afternoon/route.ts'
import { readRoute, writeRoute } from '../../../shared/afternoon/written-route.ts'
import { slotsOn } from '../../../shared/booking/slots.ts'
import { runs } from '../../support/fuzz-runs.ts'

const MINUTE = 60
const NOON = 1_764_068_400

const slot = (minutes: number, length = 30, buffer = 15) => ({
  start: NOON + minutes * MINUTE,
  end: NOON + (minutes + length) * MINUTE,
  busyUntil: NOON + (minutes + length + buffer) * MINUTE,
})

/** Homes with few and odd times, of one agent, of two, or of nobody knows whom. */
const aHome = (id: string) =>
  fc.record({
    id: fc.constant(id),
    agent: fc.constantFrom(null, 'an', 'an', 'bo'),
    slots: fc
      .tuple(
        fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 7 }),
        fc.constantFrom(5, 20, 30, 60),
        fc.constantFrom(0, 10, 15, 30),
      )
      .map(([at, length, buffer]) =>
        at.toSorted((a, b) => a - b).map(each => slot(each * 10, length, buffer)),
      ),
  })
const someHomes = fc
  .integer({ min: 2, max: 4 })
  .chain(count => fc.tuple(...['a', 'b', 'c', 'd'].slice(0, count).map(aHome)))
const someWays = fc
  .array(fc.integer({ min: 0, max: 12 }), { minLength: 16, maxLength: 16 })
  .map(table => (from: string, to: string) => {
    const [a = 0, b = 0] = [from, to].map(id => id.charCodeAt(0) - 97).toSorted()
    return (table[a * 4 + b] ?? 0) * 5 * MINUTE
  })

/** All there are, the slow way. */
function everyRoute(homes: readonly VisitHome[], ways: (a: string, b: string) => number): Route[] {
  const orders = (left: readonly VisitHome[]): VisitHome[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap(each => orders(left.filter(one => one !== each)).map(rest => [each, ...rest]))
  const timed = (order: readonly VisitHome[]): Route[] =>
    order.reduce<Route[]>(
      (routes, { id, slots }) =>
        routes.flatMap(route => slots.map(each => [...route, { id, ...each }])),
      [[]],
    )
  return orders(homes)
    .flatMap(timed)
    .filter(route => isRoute(route, homes, ways))
}

describe('Routes through homes', () => {
  test('each is a route: all homes once, at free times, with time for the way and for the agent’s (AFTERNOON-3)', () => {
    fc.assert(
      fc.property(someHomes, someWays, (homes, ways) => {
        for (const route of routesThrough(homes, ways)) {
          expect(route.map(({ id }) => id).toSorted()).toEqual(homes.map(({ id }) => id).toSorted())
          for (const [index, stop] of route.entries()) {
            expect(homes.find(({ id }) => id === stop.id)?.slots).toContainEqual({
              start: stop.start,
              end: stop.end,
              busyUntil: stop.busyUntil,
            })
            const before = route[index - 1]
            if (before)
              expect(stop.start).toBeGreaterThanOrEqual(before.end + ways(before.id, stop.id))
            for (const earlier of route.slice(0, index)) {
              const agents = [earlier.id, stop.id].map(id => homes.find(h => h.id === id)?.agent)
              if (agents[0] && agents[0] === agents[1])
                expect(Math.floor(stop.start / 300)).toBeGreaterThanOrEqual(
                  Math.ceil(earlier.busyUntil / 300),
                )
            }
          }
          expect(isRoute(route, homes, ways)).toBe(true)
        }
      }),
      runs(300),
    )
  })

  test('the first ends earliest of all there are, and each next begins later (AFTERNOON-4)', () => {
    fc.assert(
      fc.property(someHomes, someWays, (homes, ways) => {
        const all = everyRoute(homes, ways)
        const found = routesThrough(homes, ways)
        const endOf = (route: Route) => route.at(-1)?.end ?? 0
        expect(found.length > 0).toBe(all.length > 0)
        if (found[0]) expect(endOf(found[0])).toBe(Math.min(...all.map(endOf)))
        for (const [index, route] of found.entries()) {
          const next = found[index + 1]
          if (!next) continue
          expect(endOf(next)).toBeGreaterThan(endOf(route))
          expect(next[0]?.start).toBeGreaterThan(route[0]?.start ?? 0)
        }
      }),
      runs(150),
    )
  })

  test('one agent is not in two places, two agents are (AFTERNOON-3)', () => {
    const homes = (agents: readonly string[]): VisitHome[] =>
      agents.map((agent, index) => ({ id: String(index), agent, slots: [slot(0), slot(30)] }))
    const ways = () => 0
    expect(routesThrough(homes(['an', 'an']), ways)).toEqual([])
    expect(routesThrough(homes(['an', 'bo']), ways)[0]?.map(({ start }) => start)).toEqual([
      NOON,
      NOON + 30 * MINUTE,
    ])
  })

  test('what somebody else has made of a route is none (AFTERNOON-9)', () => {
    const homes: VisitHome[] = ['a', 'b'].map(id => ({
      id,
      agent: null,
      slots: [slot(0), slot(60)],
    }))
    const ways = () => 15 * MINUTE
    const stops = (...list: [string, number][]) =>
      list.map(([id, minutes]) => ({ id, start: NOON + minutes * MINUTE }))
    expect(isRoute(stops(['a', 0], ['b', 60]), homes, ways)).toBe(true)
    for (const forged of [
      stops(['a', 0]),
      stops(['a', 0], ['a', 60]),
      stops(['a', 0], ['b', 0]),
      stops(['a', 60], ['b', 0]),
      stops(['a', 0], ['c', 60]),
      stops(['a', 5], ['b', 60]),
      stops(['a', 0], ['b', 60], ['c', 60]),
    ])
      expect(isRoute(forged, homes, ways)).toBe(false)
  })

  test('six homes with sixty days of times are no work (AFTERNOON-4)', () => {
    const homes: VisitHome[] = [...'abcdef'].map((id, index) => ({
      id,
      agent: index % 2 ? 'an' : 'bo',
      slots: Array.from({ length: 60 * 16 }, (_, each) => {
        const minutes = Math.floor(each / 16) * 1440 + (each % 16) * 45 - 180
        return slot(minutes, 30, 15)
      }),
    }))
    const { days, more } = proposeRoutes(homes, () => 20 * MINUTE)
    expect(days.length).toBe(4)
    expect(more).not.toBeNull()
    expect(days.every(({ routes }) => routes.every(route => route.length === 6))).toBe(true)
  })
})

describe('Proposals', () => {
  const RULES = {
    hours: Array<[string, string][]>(7).fill([['00:00', '06:00']]),
    breaks: [],
    minutes: 30,
    buffer: 0,
    capacity: 1,
    closed: [],
    groups: [],
    daysAhead: 60,
    noticeMinutes: 0,
  }

  test('are right where Brussels changes its clock (AFTERNOON-5)', () => {
    for (const day of ['2026-10-25', '2027-03-28']) {
      const homes: VisitHome[] = ['a', 'b', 'c'].map(id => ({
        id,
        agent: null,
        slots: slotsOn(RULES, day),
      }))
      const ways = () => 20 * MINUTE
      const { days } = proposeRoutes(homes, ways)
      expect(days.map(each => each.day)).toEqual([day])
      for (const route of days[0]?.routes ?? [])
        for (const [index, stop] of route.entries()) {
          expect(stop.end - stop.start).toBe(30 * MINUTE)
          const before = route[index - 1]
          if (before) expect(stop.start - before.end).toBeGreaterThanOrEqual(20 * MINUTE)
        }
    }
  })

  test('lie on one day each, on a day that all homes have, from a day on (AFTERNOON-4)', () => {
    const on = (id: string, days: number[]): VisitHome => ({
      id,
      agent: null,
      slots: days.flatMap(day => [0, 60, 120, 180, 240, 300].map(at => slot(day * 1440 + at))),
    })
    const homes = [on('a', [0, 1, 2, 3, 4, 5]), on('b', [1, 2, 3, 4, 5, 6])]
    const ways = () => 10 * MINUTE
    const first = proposeRoutes(homes, ways)
    expect(first.days.map(({ day }) => day)).toEqual([
      '2025-11-26',
      '2025-11-27',
      '2025-11-28',
      '2025-11-29',
    ])
    expect(first.more).toBe('2025-11-30')
    expect(proposeRoutes(homes, ways, first.more)).toMatchObject({
      days: [{ day: '2025-11-30' }],
      more: null,
    })
    for (const { routes } of first.days) {
      expect(routes.length).toBe(3)
      const starts = routes.map(route => route[0]?.start ?? 0)
      expect(starts.slice(1).every((start, index) => start - (starts[index] ?? 0) >= 5400)).toBe(
        true,
      )
    }
  })

  test('are three of a day at most, an hour and a half apart (AFTERNOON-4)', () => {
    const homes = (...minutes: number[]): VisitHome[] => [
      { id: 'a', agent: null, slots: minutes.map(each => slot(each, 10)) },
      { id: 'b', agent: null, slots: minutes.map(each => slot(each + 20, 10)) },
    ]
    const starts = (...minutes: number[]): number[] =>
      proposeRoutes(homes(...minutes), () => 600).days.flatMap(({ routes }) =>
        routes.map(route => ((route[0]?.start ?? 0) - NOON) / MINUTE),
      )
    expect(starts(0, 90, 180, 270, 360)).toEqual([0, 90, 180])
    expect(starts(0, 89, 178)).toEqual([0, 109])
    expect(starts(0, 30, 60, 90)).toEqual([0, 90])
    expect(proposeRoutes([], () => 0)).toEqual({ days: [], more: null })
  })

  test('that there are none says which home is in the way (AFTERNOON-6)', () => {
    const homes: VisitHome[] = [
      { id: 'a', agent: null, slots: [slot(0)] },
      { id: 'b', agent: null, slots: [slot(90)] },
      { id: 'c', agent: null, slots: [slot(3 * 1440)] },
    ]
    expect(proposeRoutes(homes, () => 600).days).toEqual([])
    expect(inTheWay(homes, () => 600)).toEqual(['c'])
    expect(inTheWay(homes.slice(1), () => 600)).toEqual([])
  })
})

describe('A route in a form', () => {
  test('is read as it was written (AFTERNOON-9)', () => {
    const stops = [
      { id: '12', start: NOON },
      { id: 'a1-b2', start: NOON + 3600 },
    ]
    expect(readRoute(writeRoute(stops))).toEqual(stops)
  })

  test.each([
    null,
    '',
    '12',
    '12@',
    '12@9',
    '12@1764068400.12@1764072000',
    'Ab@1764068400.aB@1764072000',
    '12@1764072000.15@1764068400',
    '12@1764068400.15@1764068400',
    '../@1764068400.15@1764072000',
    '1@1764068400.2@1764068401.3@1764068402.4@1764068403.5@1764068404.6@1764068405.7@1764068406',
    '1@1764068400.'.repeat(5_000),
  ])('%s is none (AFTERNOON-9)', text => {
    expect(readRoute(text)).toBeNull()
  })
})

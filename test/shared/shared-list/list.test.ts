import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chosenHomes, votersOf } from '../../../shared/shared-list/chosen.ts'
import {
  type Act,
  applyAct,
  isViewingDay,
  MAX_HOMES,
  MAX_NOTE,
  MAX_NOTES,
  newList,
  type SharedList,
  VOTES,
} from '../../../shared/shared-list/list.ts'

const homes = fc.constantFrom('1', '2', '3', '4', '5')
const seats = fc.integer({ min: 0, max: 5 })
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('add' as const), ids: fc.array(homes) }),
  fc.record({
    act: fc.constantFrom('remove' as const, 'up' as const, 'down' as const),
    home: homes,
  }),
  fc.record({ act: fc.constant('vote' as const), home: homes, vote: fc.constantFrom(...VOTES) }),
  fc.record({ act: fc.constant('note' as const), home: homes, text: fc.constantFrom('a', 'b') }),
  fc.record({ act: fc.constant('unnote' as const), home: homes, note: fc.nat(20) }),
  fc.record({
    act: fc.constant('seen' as const),
    home: homes,
    day: fc.constantFrom(null, '2026-11-28', '2026-11-29'),
  }),
)
const steps = fc.array(fc.tuple(seats, acts), { maxLength: 40 })

/** The list after some acts; those that are refused change nothing. */
const after = (list: SharedList, all: [number, Act][]): SharedList =>
  all.reduce((before, [seat, act]) => {
    const next = applyAct(before, seat, act)
    return typeof next === 'string' ? before : next
  }, list)

const idsOf = (list: SharedList): string[] => list.homes.map(({ id }) => id)
const listOf = (result: ReturnType<typeof applyAct>): SharedList => {
  if (typeof result === 'string') throw new Error(result)
  return result
}

describe('a shared list', () => {
  it('has each home once, whatever is done, and raises its version with each change only (SHARED-7, SHARED-8)', () => {
    fc.assert(
      fc.property(steps, all => {
        let list = newList(['1', '2'])
        for (const [seat, act] of all) {
          const next = applyAct(list, seat, act)
          if (typeof next === 'string') continue
          expect(new Set(idsOf(next)).size).toBe(next.homes.length)
          expect(next.version).toBe(next === list ? list.version : list.version + 1)
          expect(next === list).toBe(JSON.stringify(next.homes) === JSON.stringify(list.homes))
          list = next
        }
      }),
    )
  })

  it('moves a home by one place and back, and changes nothing else by it (SHARED-9)', () => {
    fc.assert(
      fc.property(steps, homes, (all, home) => {
        const list = after(newList(['1', '2', '3']), all)
        const place = idsOf(list).indexOf(home)
        const up = applyAct(list, 0, { act: 'up', home })
        if (place <= 0) expect(up).toBe(place < 0 ? 'missing' : list)
        else {
          expect(idsOf(listOf(up)).indexOf(home)).toBe(place - 1)
          expect(listOf(applyAct(listOf(up), 0, { act: 'down', home })).homes).toEqual(list.homes)
        }
      }),
    )
  })

  it('has one vote of each at a home, which the same vote takes back (SHARED-10)', () => {
    fc.assert(
      fc.property(steps, seats, fc.constantFrom(...VOTES), (all, seat, vote) => {
        const list = after(newList(['1']), [...all, [0, { act: 'add', ids: ['1'] }]])
        const before = list.homes.find(({ id }) => id === '1')!
        const next = listOf(applyAct(list, seat, { act: 'vote', home: '1', vote }))
        const home = next.homes.find(({ id }) => id === '1')!
        const had = votersOf(before, vote).includes(seat)
        expect(votersOf(home, vote).includes(seat)).toBe(!had)
        const voters = VOTES.flatMap(each => votersOf(home, each))
        expect(new Set(voters).size).toBe(voters.length)
      }),
    )
  })

  it('lets each take away own notes alone, and writes one that is sent twice once (SHARED-11)', () => {
    const list = listOf(applyAct(newList(['1']), 2, { act: 'note', home: '1', text: 'licht' }))
    const note = list.homes[0]!.notes[0]!
    expect(note).toMatchObject({ seat: 2, text: 'licht' })
    expect(applyAct(list, 2, { act: 'note', home: '1', text: 'licht' })).toBe(list)
    expect(applyAct(list, 1, { act: 'unnote', home: '1', note: note.id })).toBe(list)
    expect(
      listOf(applyAct(list, 2, { act: 'unnote', home: '1', note: note.id })).homes[0]!.notes,
    ).toEqual([])
  })

  it('holds thirty homes and a hundred notes, and no more (SHARED-12)', () => {
    const many = Array.from({ length: MAX_HOMES }, (_, id) => String(id))
    expect(newList([...many, 'x']).homes.length).toBe(30)
    expect(applyAct(newList(many), 0, { act: 'add', ids: ['x'] })).toBe('homes')
    const notes = Array.from({ length: MAX_NOTES }, (_, id): [number, Act] => [
      id % 6,
      { act: 'note', home: '1', text: `n${id}` },
    ])
    const full = after(newList(['1']), notes)
    expect(full.homes[0]!.notes.length).toBe(100)
    expect(applyAct(full, 0, { act: 'note', home: '1', text: 'x' })).toBe('notes')
  })

  it('is small however it is filled, and six seats never write into one another (SHARED-12, SHARED-13)', () => {
    const many = Array.from({ length: MAX_HOMES }, (_, id) => `${id}`.padStart(36, '0'))
    const spam = Array.from({ length: 500 }, (_, id): [number, Act] => [
      id % 6,
      { act: 'note', home: many[id % 30] ?? '', text: `${id} ${'€'.repeat(MAX_NOTE - 5)}` },
    ])
    const full = after(newList(many), spam)
    expect(new TextEncoder().encode(JSON.stringify(full)).length).toBeLessThan(256_000)
    const [home] = full.homes
    const [note] = home?.notes ?? []
    const other = applyAct(full, ((note?.seat ?? 0) + 1) % 6, {
      act: 'unnote',
      home: home?.id ?? '',
      note: note?.id ?? 0,
    })
    expect(other).toEqual(full)
  })

  it('chooses the three with most votes for and fewest against, of equals the higher (SHARED-21)', () => {
    const vote = (home: string, ...votes: ('yes' | 'no' | 'doubt')[]): [number, Act][] =>
      votes.map((given, seat) => [seat, { act: 'vote', home, vote: given }])
    const list = after(newList(['1', '2', '3', '4', '5']), [
      ...vote('1', 'no', 'no'),
      ...vote('3', 'doubt', 'doubt'),
      ...vote('4', 'yes', 'yes'),
      ...vote('5', 'yes', 'no', 'yes'),
    ])
    expect(chosenHomes(list.homes).map(({ id }) => id)).toEqual(['4', '5', '2'])
    expect(chosenHomes(newList(['7']).homes).map(({ id }) => id)).toEqual(['7'])
  })

  it.each([
    ['2026-11-22', true],
    ['2027-11-23', true],
    ['2027-11-24', false],
    ['2025-11-20', false],
    ['2026-02-30', false],
    ['zaterdag', false],
  ])('can be seen on %s: %s (SHARED-13)', (day, can) => {
    expect(isViewingDay(day, '2026-11-22')).toBe(can)
  })
})

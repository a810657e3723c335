import { describe, expect, it, test } from 'vitest'
import { stretchesOf, takenNights, type TakenNight } from '../../../shared/rental/owner-calendar.ts'

const STAY = { key: 'k1', bookedId: 'b1', state: 'confirmed', name: 'An' } as const
const REQUEST = { key: 'k2', bookedId: 'b2', state: 'requested', name: 'Bo' } as const
const UNSENT = { key: 'k3', bookedId: null, state: 'requested', name: 'Cy' } as const
const NIGHT = '2026-12-05'

const taken = (
  each: { stay?: string | null; isOwn?: boolean; sources?: string[] },
  blocks: { start: string; end: string; reason?: string | null }[] = [],
) =>
  takenNights(
    {
      name: 'rentals/zee',
      nights: [{ night: NIGHT, stay: null, isOwn: false, sources: [], ...each }],
      blocks,
      calendars: [],
    },
    [STAY, REQUEST, UNSENT],
  ).get(NIGHT)

describe('a night', () => {
  test.each([
    [{ stay: 'b1' }, { kind: 'confirmed', label: 'An', key: 'k1', conflicts: [] }],
    [{ stay: 'b2' }, { kind: 'requested', label: 'Bo', key: 'k2', conflicts: [] }],
    [
      { stay: 'b1', isOwn: true, sources: ['airbnb'] },
      { kind: 'confirmed', label: 'An', key: 'k1', conflicts: ['airbnb'] },
    ],
    [
      { stay: 'b9', sources: ['x'] },
      { kind: 'unknown', label: '', conflicts: ['x'] },
    ],
    [
      { sources: ['airbnb', 'booking'] },
      { kind: 'portal', label: 'airbnb, booking', conflicts: [] },
    ],
    [
      { isOwn: true, sources: ['x'] },
      { kind: 'own', label: '', conflicts: ['x'] },
    ],
  ])('of %j is %j', (each, shown) => {
    expect(taken(each)).toEqual({ night: NIGHT, ...shown })
  })

  test.each([
    [{ start: '2026-12-05', end: '2026-12-06', reason: 'Zelf' }, 'Zelf'],
    [{ start: '2026-12-01', end: '2026-12-09', reason: 'Zelf' }, 'Zelf'],
    [{ start: '2026-12-04', end: '2026-12-05', reason: 'Zelf' }, ''],
    [{ start: '2026-12-06', end: '2026-12-09', reason: 'Zelf' }, ''],
    [{ start: '2026-12-05', end: '2026-12-06', reason: null }, ''],
    [{ start: '2026-12-05', end: '2026-12-06' }, ''],
  ])('that the owner keeps by %j says “%s”', (block, label) => {
    expect(taken({ isOwn: true }, [block])?.label).toBe(label)
  })
})

describe('stretches', () => {
  const night = (day: number, change: Partial<TakenNight> = {}): TakenNight => ({
    night: `2026-12-${String(day).padStart(2, '0')}`,
    kind: 'own',
    label: 'Zelf',
    conflicts: ['a'],
    ...change,
  })
  const spans = (...nights: TakenNight[]) =>
    stretchesOf(nights).map(({ start, end }) => `${start.slice(8)}-${end.slice(8)}`)

  it('are nights after each other that the same has', () => {
    expect(spans()).toEqual([])
    expect(spans(night(5))).toEqual(['05-06'])
    expect(spans(night(5), night(6), night(7))).toEqual(['05-08'])
    expect(spans(night(5), night(7))).toEqual(['05-06', '07-08'])
    expect(stretchesOf([night(30), night(31)])).toEqual([
      { ...night(30), start: '2026-12-30', end: '2027-01-01' },
    ])
  })

  it.each([{ kind: 'portal' }, { label: 'Anders' }, { key: 'k' }, { conflicts: [] }] as const)(
    'end where another has it: %j',
    change => {
      const other = { ...night(6), ...change, conflicts: [...(change.conflicts ?? ['a'])] }
      expect(spans(night(5), other)).toEqual(['05-06', '06-07'])
    },
  )
})

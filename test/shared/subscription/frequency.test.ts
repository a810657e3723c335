import { describe, expect, it } from 'vitest'
import { dueAt } from '../../../shared/subscription/frequency.ts'

describe('dueAt', () => {
  it.each([
    ['instant', '2026-11-18T10:00:00Z', '2026-11-18T10:00:00Z'],
    ['daily', '2026-11-18T05:59:00Z', '2026-11-18T06:00:00Z'],
    ['daily', '2026-11-18T06:00:00Z', '2026-11-19T06:00:00Z'],
    ['daily', '2026-07-01T12:00:00Z', '2026-07-02T05:00:00Z'],
    // The night the clocks go back, and the one they go forward.
    ['daily', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00Z'],
    ['daily', '2026-03-28T12:00:00Z', '2026-03-29T05:00:00Z'],
    ['daily', '2026-12-31T23:30:00Z', '2027-01-01T06:00:00Z'],
    ['weekly', '2026-11-18T10:00:00Z', '2026-11-23T06:00:00Z'],
    ['weekly', '2026-11-23T05:00:00Z', '2026-11-23T06:00:00Z'],
    ['weekly', '2026-11-23T06:00:00Z', '2026-11-30T06:00:00Z'],
    ['weekly', '2027-03-27T12:00:00Z', '2027-03-29T05:00:00Z'],
  ] as const)('tells %s news of %s at %s (SUBS-26)', (frequency, now, due) =>
    expect(new Date(dueAt(frequency, Date.parse(now))).toISOString()).toBe(
      due.replace('Z', '.000Z'),
    ),
  )
})

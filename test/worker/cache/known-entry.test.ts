import { describe, expect, it } from 'vitest'
import { createEntry } from '../../../worker/cache/cache-entry.ts'
import { isWritten } from '../../../worker/cache/known-entry.ts'
import { POLICIES, type CachePolicy } from '../../../worker/cache/policies.ts'

const DAY = 86_400_000
const NOW = 1000 * DAY

/** Whether KV's copy, so old, may stay, where the answer is now `value`. */
const stays = (
  days: number,
  value: string,
  policy: CachePolicy,
  changes: { hardVersion?: number; isAnnounced?: boolean } = {},
): boolean => {
  const writtenAt = NOW - days * DAY
  const known = {
    entry: createEntry(1, writtenAt, writtenAt, 'before'),
    writtenAt,
    writtenVersion: writtenAt,
  }
  const all = { version: NOW - 1, hardVersion: 0, isAnnounced: true, ...changes }
  return isWritten(known, value, { now: NOW, changes: all, policy })
}

describe('an answer of a back end that tells of its changes', () => {
  it('is not written again for 180 days when it is the same (CACHE-80)', () => {
    expect(stays(179, 'before', POLICIES.estate)).toBe(true)
    expect(stays(181, 'before', POLICIES.estate)).toBe(false)
  })

  it('is written when it changed, but a list, filters and a calendar seldom (CACHE-80)', () => {
    expect(stays(0.1, 'after', POLICIES.estate)).toBe(false)
    for (const [policy, days] of [
      [POLICIES.search, 90],
      [POLICIES.filters, 90],
      [POLICIES.periods, 28],
    ] as const) {
      expect(stays(days - 1, 'after', policy)).toBe(true)
      expect(stays(days + 1, 'after', policy)).toBe(false)
    }
  })

  it('is written after a hard change, whatever it is (CACHE-80)', () => {
    expect(stays(1, 'after', POLICIES.search, { hardVersion: NOW - 1 })).toBe(false)
  })
})

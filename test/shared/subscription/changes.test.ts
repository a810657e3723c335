import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  detectChanges,
  isSameSnapshot,
  type Snapshot,
} from '../../../shared/subscription/changes.ts'

describe('detectChanges', () => {
  const sale: Snapshot = { transactionId: 1, price: 300, isSold: false, isUnlisted: false }
  const sold: Snapshot = { transactionId: 5, price: 300, isSold: true, isUnlisted: false }
  it.each([
    [null, sale, ['new']],
    [null, sold, []],
    [sale, sale, []],
    [sale, { ...sale, price: 200 }, ['price']],
    [sale, { ...sale, price: 400 }, []],
    [sale, { ...sale, price: null }, []],
    [{ ...sale, price: null }, sale, []],
    [sale, sold, ['status']],
    [sold, sale, ['back']],
    [sold, { ...sale, price: 200 }, ['price', 'back']],
    [{ ...sale, isUnlisted: true }, sale, ['back']],
    [sale, { ...sold, price: 200 }, ['status']],
    [{ ...sold, isUnlisted: true }, sold, []],
    [{ ...sale, price: null }, { ...sale, price: -5 }, []],
  ])('finds from %o to %o: %o (SUBS-18, SUBS-19)', (before, now, reasons) =>
    expect(detectChanges(before, now)).toEqual(reasons),
  )

  it.each([
    [{}, true],
    [{ price: 200 }, false],
    [{ transactionId: 2 }, false],
    [{ isSold: true }, false],
    [{ isUnlisted: true }, false],
  ])('with %j is the same: %s', (over, answer) => {
    expect(isSameSnapshot({ ...sale, ...over }, sale)).toBe(answer)
  })

  it('finds nothing where the snapshot is the same', () => {
    const snapshots = fc.record({
      transactionId: fc.option(fc.integer({ min: 1, max: 8 })),
      price: fc.option(fc.integer()),
      isSold: fc.boolean(),
      isUnlisted: fc.boolean(),
    })
    fc.assert(
      fc.property(snapshots, snapshots, (before, now) => {
        if (isSameSnapshot(before, now)) expect(detectChanges(before, now)).toEqual([])
        expect(isSameSnapshot({ ...now, isUnlisted: false }, now)).toBe(true)
      }),
    )
  })
})

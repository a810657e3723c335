import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clamped,
  isMobile,
  isTooLong,
  mended,
  stepped,
  stepsOfKey,
} from '../../../client/controls/number.ts'
import english from '../../../locales/en/card.json' with { type: 'json' }

const key = (name: string, held: Partial<Record<'shiftKey' | 'ctrlKey', boolean>> = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  ...held,
})

describe('an arrow key', () => {
  it.each([
    [key('ArrowUp'), 1],
    [key('ArrowDown'), -1],
    [key('ArrowUp', { shiftKey: true }), 10],
    [key('ArrowDown', { shiftKey: true }), -10],
    [key('ArrowUp', { ctrlKey: true }), 0.1],
    [key('ArrowDown', { ctrlKey: true }), -0.1],
    [key('ArrowLeft'), 0],
    [key('5'), 0],
  ])('%j is %d steps (FILTER-46)', (event, steps) =>
    expect(stepsOfKey(event)).toBeCloseTo(steps, 10),
  )
})

describe('a step', () => {
  it.each([
    ['', 1, {}, 1],
    ['abc', 1, {}, 1],
    ['2', 10, {}, 12],
    ['0.2', 0.1, {}, 0.3],
    ['150000', 1, { step: 100, min: 0 }, 150100],
    ['50', -1, { step: 100, min: 0 }, 0],
    ['1', 0.1, { step: 1, precision: 0 }, 1],
    ['9', 1, { max: 9 }, 9],
    [String(Number.MAX_SAFE_INTEGER), 1, {}, Number.MAX_SAFE_INTEGER],
    [String(Number.MIN_SAFE_INTEGER), -1, {}, Number.MIN_SAFE_INTEGER],
  ])('from %j by %d under %j gives %d (FILTER-45)', (value, steps, rules, expected) =>
    expect(stepped(value, steps, rules)).toBe(expected),
  )
})

describe('a fitted number', () => {
  it.each([
    [1.256, { precision: 2 }, 1.26],
    ['7', { min: 10 }, 10],
    ['NaN', {}, 0],
    [Infinity, { max: 5 }, 0],
  ])('%j under %j is %d (FILTER-45, FILTER-47)', (value, rules, expected) =>
    expect(clamped(value, rules)).toBe(expected),
  )

  it('stays within its bounds, whatever comes in (FILTER-45)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.double(), fc.string()),
        fc.integer({ min: 0, max: 6 }),
        (value, precision) => {
          const number = clamped(value, { min: -1000, max: 1000, precision })
          expect(Math.abs(number)).toBeLessThanOrEqual(1000)
          expect(clamped(number, { min: -1000, max: 1000, precision })).toBe(number)
        },
      ),
    )
  })
})

describe('what stands in a control', () => {
  const rules = { min: 0, max: 9 }

  it('is mended while it is typed where it is strict, else when it is left (FILTER-51)', () => {
    expect(mended('12', { ...rules, strict: true }, false)).toBe(9)
    expect([mended('12', rules, false), mended('12', rules, true)]).toEqual([null, 9])
    expect([
      mended('', { ...rules, strict: true }, false),
      mended('', { ...rules, strict: true }, true),
    ]).toEqual([null, null])
  })

  it('may be too long, and says so (FILTER-49)', () => {
    expect([isTooLong('1234', 3), isTooLong('123', 3), isTooLong('1234', undefined)]).toEqual([
      true,
      false,
      false,
    ])
    expect(english.controls.tooLong).toBe('This value is too long')
  })
})

describe('the mobile option', () => {
  it.each([
    [true, true],
    [false, false],
    ['auto', true],
    [() => false, false],
  ])('%s gives %s (FILTER-50)', (option, expected) => {
    expect(isMobile(option, () => true)).toBe(expected)
  })

  it.each(['yes', 1, null, undefined, {}])('refuses %j (FILTER-50)', option => {
    expect(() => isMobile(option, () => true)).toThrow(
      'The "mobile" prop must be true, false, "auto" or a function',
    )
  })
})

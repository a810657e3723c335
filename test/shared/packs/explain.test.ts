import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { fieldOf } from '../../../shared/packs/explain.ts'
import { day, oneOf, text, whole } from '../../../shared/packs/fields.ts'
import { problems } from './problems.ts'

describe('what is wrong with a value', () => {
  const Kinds = v.strictObject({
    text: v.optional(v.string()),
    number: v.optional(v.number()),
    flag: v.optional(v.boolean()),
    list: v.optional(v.array(v.number())),
    object: v.optional(v.strictObject({ a: v.string() })),
    nothing: v.optional(v.null()),
    level: v.optional(v.picklist([1, 2])),
    side: v.optional(v.picklist(['left', 'right'])),
    only: v.optional(v.literal('x')),
    either: v.optional(v.union([v.string(), v.number()])),
    day: v.optional(v.date()),
  })

  it.each([
    [{ text: 5 }, 'text: must be a text in quotes, not 5'],
    [{ text: null }, 'text: must be a text in quotes, not null'],
    [{ text: ['a'] }, 'text: must be a text in quotes, not a list in [ ]'],
    [{ number: '5' }, 'number: must be a number without quotes, not "5"'],
    [{ number: {} }, 'number: must be a number without quotes, not an object in { }'],
    [{ flag: 'true' }, 'flag: must be true or false, not "true"'],
    [{ list: 1 }, 'list: must be a list in [ ], not 1'],
    [{ list: [1, 'a', 2] }, 'list[1]: must be a number without quotes, not "a"'],
    [{ object: 'a' }, 'object: must be an object in { }, not "a"'],
    [{ object: undefined, text: 1 }, 'text: must be a text in quotes, not 1'],
    [{ object: { a: 1 } }, 'object.a: must be a text in quotes, not 1'],
    [{ nothing: 0 }, 'nothing: must be null, not 0'],
    [{ level: 3 }, 'level: must be one of 1, 2, not 3'],
    [{ side: 'top' }, 'side: must be one of left, right, not "top"'],
    [{ only: 'y' }, 'only: must be x, not "y"'],
    [{ either: true }, 'either: must be a text in quotes or a number without quotes, not true'],
    [{ day: 1 }, 'day: must be Date, not 1'],
    [
      { number: 'a'.repeat(58) },
      `number: must be a number without quotes, not "${'a'.repeat(58)}"`,
    ],
    [
      { number: 'a'.repeat(59) },
      `number: must be a number without quotes, not "${'a'.repeat(59)}…`,
    ],
  ])('of %j is said in plain words (PACK-25)', (value, problem) => {
    expect(problems(Kinds, value)).toEqual([problem])
  })

  it.each([
    ['22/11/2026', 'must be a day as 2026-11-22'],
    ['2026-1-5', 'must be a day as 2026-11-22'],
    ['2026-02-30', 'must be a day that there is'],
  ])('of the day %s is said once (OPS-149)', (written, problem) => {
    expect(problems(v.strictObject({ closed: v.array(day()) }), { closed: [written] })).toEqual([
      `closed[0]: ${problem}`,
    ])
  })

  test('A field that lacks is missing, and not of the wrong kind (PACK-25)', () => {
    const Two = v.strictObject({ a: v.string(), b: v.strictObject({ c: oneOf(['x', 'y']) }) })
    expect(problems(Two, {})).toEqual(['a: is missing', 'b: is missing'])
    expect(problems(Two, { a: 'a', b: {} })).toEqual(['b.c: is missing'])
    expect(problems(Two, { a: 'a', b: { c: 'z' } })).toEqual(['b.c: must be one of x, y'])
    expect(problems(v.string(), undefined)).toEqual([': is missing'])
  })

  test('What must not be there is not called missing', () => {
    const closed = v.strictObject({ a: v.null_('must not be left out') })
    expect(problems(closed, { a: undefined })).toEqual(['a: must not be left out'])
    const never = v.strictObject({ a: v.optional(v.never('must not be there')) })
    expect(problems(never, { a: 1 })).toEqual(['a: must not be there'])
  })
})

describe('an unknown field', () => {
  const Inner = v.strictObject({ $schema: v.optional(v.string()), x: v.optional(v.number()) })
  const Whole = v.strictObject({
    plain: v.optional(Inner),
    list: v.optional(v.array(v.nullish(Inner))),
    record: v.optional(v.record(v.string(), Inner)),
    piped: v.optional(v.pipe(Inner, v.description('…'))),
    either: v.optional(v.union([text(), v.strictObject({ y: v.number(), z: v.number() })])),
    deep: v.optional(
      v.strictObject({
        either: v.nullish(v.union([text(), v.strictObject({ r: v.optional(v.string()) })])),
      }),
    ),
    kinds: v.optional(
      v.array(
        v.variant('type', [
          v.strictObject({ type: v.literal('a'), one: v.optional(v.number()) }),
          v.strictObject({ type: v.literal('b'), two: v.optional(Inner) }),
        ]),
      ),
    ),
  })

  it.each([
    [{ q: 1 }, 'q: is no field here; allowed: plain, list, record, piped, either, deep, kinds'],
    [{ plain: { q: 1 } }, 'plain.q: is no field here; allowed: x'],
    [{ piped: { toString: 1 } }, 'piped.toString: is no field here; allowed: x'],
    [{ record: { any: { q: 1 } } }, 'record.any.q: is no field here; allowed: x'],
    [{ list: [{}, { q: 1 }] }, 'list[1].q: is no field here; allowed: x'],
    [{ either: { y: 1, z: 2, q: 3 } }, 'either.q: is no field here; allowed: y, z'],
    [{ either: { y: 1, q: 3 } }, 'either.z: is missing'],
    [{ deep: { either: { q: 1 } } }, 'deep.either.q: is no field here; allowed: r'],
    [{ deep: { q: 1 } }, 'deep.q: is no field here; allowed: either'],
    [{ kinds: [{ type: 'a', two: 1 }] }, 'kinds[0].two: is no field here; allowed: type, one'],
    [{ kinds: [{ type: 'b', one: 1 }] }, 'kinds[0].one: is no field here; allowed: type, two'],
    [{ kinds: [{ type: 'b', two: { q: 1 } }] }, 'kinds[0].two.q: is no field here; allowed: x'],
  ])('as in %j is answered with those that there are (PACK-25)', (value, problem) => {
    expect(problems(Whole, value)).toEqual([problem])
  })
})

describe('of a choice', () => {
  const Choice = v.strictObject({
    a: v.union([v.strictObject({ id: whole(1, 9) }), text(3)]),
  })

  it.each([
    [{ a: { id: 10 } }, 'a.id: must be at most 9'],
    [{ a: { id: 'x' } }, 'a.id: must be a number without quotes, not "x"'],
    [{ a: {} }, 'a.id: is missing'],
    [{ a: 'long' }, 'a: must have at most 3 letters'],
    [{ a: 5 }, 'a: must be an object in { } or a text in quotes, not 5'],
  ])('%j is judged by what it is nearest to (PACK-25)', (value, problem) => {
    expect(problems(Choice, value)).toEqual([problem])
  })

  test('its own words come first', () => {
    const own = v.union([v.strictObject({ id: whole(1, 9) }), text()], 'must be as it is')
    expect(problems(own, { id: 10 })).toEqual(['id: must be at most 9'])
    expect(problems(own, { ids: 10 })).toEqual([': must be as it is'])
  })
})

test.each([
  [[], ''],
  [['theme', 'accent'], 'theme.accent'],
  [['sections', 2, 'html'], 'sections[2].html'],
  [[0, 'a', 1, 2], '[0].a[1][2]'],
])('The path %j is written as “%s”', (path, written) => {
  expect(fieldOf(path)).toBe(written)
})

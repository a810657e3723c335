import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../../../../shared/is-record.ts'
import { parseJson } from '../../../../worker/commands/packs/parse-json.ts'

const hasProto = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasProto)
    : isRecord(value) && (Object.hasOwn(value, '__proto__') || Object.values(value).some(hasProto))

describe('JSON with lines', () => {
  it('is read as JSON.parse reads it (PACK-23)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 1, 2), (value, indent) => {
        fc.pre(!hasProto(value))
        const text = JSON.stringify(value, null, indent)
        expect(parseJson('a.json', text)).toMatchObject({ value: JSON.parse(text) })
      }),
    )
  })

  it('refuses every text that JSON.parse refuses, with a line in it (PACK-23)', () => {
    const letters = fc.constantFrom(...'{}[]:,"\\ \n01e-.+truefalsn/*\t')
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), list => {
        const text = list.join('')
        const parsed = parseJson('a.json', text)
        let isJson = true
        try {
          JSON.parse(text)
        } catch {
          isJson = false
        }
        if (!isJson) {
          expect(parsed).toMatchObject([{ message: expect.stringMatching(/^is not JSON: /) }])
          for (const { line } of Array.isArray(parsed) ? parsed : []) {
            expect(line).toBeGreaterThanOrEqual(1)
            expect(line).toBeLessThanOrEqual(text.split('\n').length)
          }
        }
      }),
    )
  })

  it('knows the line of each value, and of the nearest around one that is not there (PACK-25)', () => {
    const parsed = parseJson('a.json', '{\n"a": [\n1,\n{"b": 2}]}', 5)
    if (Array.isArray(parsed)) throw new Error('refused')
    expect(parsed.lineOf(['a', 0])).toBe(7)
    expect(parsed.lineOf(['a', 1, 'b'])).toBe(8)
    expect(parsed.lineOf(['a', 1, 'c'])).toBe(8)
    expect(parsed.lineOf(['x'])).toBe(5)
  })

  it('is read to a hundred levels and no further, brackets in texts not counted (PACK-24)', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    expect(parseJson('a.json', nested(100))).toHaveProperty('value')
    expect(parseJson('a.json', nested(101))).toMatchObject([{ line: 1 }])
    expect(parseJson('a.json', `\n${nested(101)}`)).toMatchObject([{ line: 2 }])
    expect(parseJson('a.json', JSON.stringify('['.repeat(200) + '"'))).toHaveProperty('value')
  })
})

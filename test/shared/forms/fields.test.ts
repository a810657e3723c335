import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cleanText, isChecked, parseFields, textField } from '../../../shared/forms/fields.ts'
import { hostile } from './hostile-text.ts'

describe('cleanText', () => {
  it('leaves no control and no direction characters, and line breaks only where asked (FORM-7)', () => {
    fc.assert(
      fc.property(hostile, text => {
        expect(cleanText(text)).not.toMatch(/\p{C}/u)
        expect(cleanText(text, true).replaceAll('\n', '')).not.toMatch(/\p{C}/u)
        expect(cleanText(cleanText(text, true), true)).toBe(cleanText(text, true))
      }),
    )
  })
})

describe('isChecked', () => {
  it.each([
    ['1', true],
    ['on', true],
    ['yes', true],
    ['', false],
    ['0', false],
    ['false', false],
    ['off', false],
    [null, false],
  ])('%j: %s (FORM-6)', (value, answer) => {
    expect(isChecked(new URLSearchParams(value === null ? {} : { box: value }), 'box')).toBe(answer)
  })
})

describe('a field that is too long', () => {
  it('is read no further (SEC-68)', () => {
    const read: string[] = []
    const name = v.pipe(
      textField('name', { max: 60, required: true }),
      v.check(text => read.push(text) > 0, 'formError.noLinks'),
    )
    const parse = (text: string) => parseFields({ name }, new URLSearchParams({ name: text }))
    expect(parse('a'.repeat(61))).toEqual({ errors: { name: 'formError.tooLong' } })
    expect(read).toEqual([])
    expect(parse('An')).toEqual({ value: { name: 'An' } })
  })
})

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { FormPart } from '../../../../shared/homes/form/record-form.ts'
import { ROOMS } from '../../../../shared/homes/form/row-list.ts'
import { mergeForm, stampsOf } from '../../../../shared/homes/form/stamps.ts'

const line = (name: string): FormPart['fields'][number] => ({
  paths: [name],
  path: name,
  label: name,
  control: { kind: 'line' },
  name,
})
const PART: FormPart = { fields: [line('floor'), line('title')], lists: [ROOMS] }
const stamps = (values: Record<string, string>) => stampsOf(values, PART)

describe('the stamps of a form', () => {
  it('are one a field, one a list, and one of what is asked besides', () => {
    expect(Object.keys(stampsOf({}, PART))).toEqual(['floor', 'title', 'layout'])
    expect(Object.keys(stampsOf({}, PART, ['place']))).toEqual([
      'floor',
      'title',
      'layout',
      'place',
    ])
  })

  it('are those of yesterday, as of a form that stayed open through a deploy', () => {
    expect(stamps({ floor: '1' })).toEqual(stamps({ floor: '1' }))
    expect(stamps({ floor: '1' }).floor).toBe('lo06l817z1ffi')
    expect(stamps({}).floor).toMatch(/^[a-z\d]+$/)
  })

  it('change with a text of their own alone', () => {
    const before = stamps({ floor: '1', 'title-nl': 'a', 'layout-0-id': '4' })
    const changed = (name: string, text: string): string[] => {
      const after = stamps({ floor: '1', 'title-nl': 'a', 'layout-0-id': '4', [name]: text })
      return Object.keys(after).filter(key => after[key] !== before[key])
    }
    expect(changed('floor', '2')).toEqual(['floor'])
    for (const locale of ['nl', 'fr', 'en', 'de'])
      expect(changed(`title-${locale}`, 'b')).toEqual(['title'])
    expect(changed('title', 'b')).toEqual(['title'])
    expect(changed('layout-0-id', '5')).toEqual(['layout'])
    expect(changed('layout-12-name-nl', '5')).toEqual(['layout'])
    for (const other of ['title-it', 'title-nl-2', 'title2', 'titlenl', 'layout-x-id', 'layout-1'])
      expect(changed(other, 'b')).toEqual([])
    expect(changed('a-floor', 'b')).toEqual([])
  })

  it('are the same of an empty control and of none, of both line ends, and in any order', () => {
    expect(stamps({ 'title-nl': 'a', 'title-fr': '' })).toEqual(stamps({ 'title-nl': 'a' }))
    const written = ['a\nb', 'a\r\nb', 'a\rb'].map(floor => stamps({ floor }).floor)
    expect(new Set(written).size).toBe(1)
    expect(stamps({ floor: 'ab' }).floor).not.toBe(written[0])
    expect(stamps({ 'title-nl': 'a', 'title-fr': 'b' })).toEqual(
      stamps({ 'title-fr': 'b', 'title-nl': 'a' }),
    )
    expect(stamps({ 'title-nl': 'a', 'title-fr': 'b' })).not.toEqual(
      stamps({ 'title-nl': 'b', 'title-fr': 'a' }),
    )
  })

  it('tell texts apart', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
        const isSame = one.replace(/\r\n?/g, '\n') === other.replace(/\r\n?/g, '\n')
        expect(stamps({ floor: one }).floor === stamps({ floor: other }).floor).toBe(isSame)
      }),
    )
  })
})

describe('a form on a home that was changed since', () => {
  const opened = { floor: '1', 'title-nl': 'a', 'layout-0-id': '4' }
  const merge = (
    sent: Record<string, string>,
    now: Record<string, string>,
    was: Record<string, string> = stamps(opened),
  ) => mergeForm(sent, { opened: was, now }, PART)

  it('sets what was typed in it alone (DESK-80)', () => {
    expect(merge({ ...opened, floor: '2' }, { ...opened, 'title-nl': 'b' })).toEqual({
      values: { floor: '2' },
      conflicts: [],
    })
    expect(merge({ ...opened, 'layout-0-id': '5' }, { ...opened, floor: '9' })).toEqual({
      values: { 'layout-0-id': '5' },
      conflicts: [],
    })
    expect(merge(opened, { ...opened, floor: '2', 'title-nl': 'b' })).toEqual({
      values: {},
      conflicts: [],
    })
  })

  it('keeps what belongs to no field of it (DESK-80)', () => {
    expect(merge({ ...opened, token: 'x' }, opened).values).toEqual({ token: 'x' })
  })

  it('sends all languages of a text of which one was changed (DESK-80)', () => {
    const both = { 'title-nl': 'a', 'title-fr': 'b' }
    const sent = { ...both, 'title-fr': 'c' }
    expect(merge(sent, both, stamps(both))).toEqual({ values: sent, conflicts: [] })
  })

  it('is in conflict where both changed a field, and to something else (DESK-80)', () => {
    const mine = { ...opened, floor: '2' }
    expect(merge(mine, { ...opened, floor: '3' }).conflicts).toEqual(['floor'])
    expect(merge(mine, { ...opened, floor: '2' }).conflicts).toEqual([])
    expect(merge(mine, opened).conflicts).toEqual([])
    expect(
      merge({ ...mine, 'layout-0-id': '5' }, { floor: '3', 'layout-0-id': '6' }).conflicts,
    ).toEqual(['floor', 'layout'])
  })

  it('is in no conflict over a field that it does not have (DESK-80)', () => {
    expect(merge({ floor: '1' }, { ...opened, 'title-nl': 'b' })).toEqual({
      values: {},
      conflicts: [],
    })
  })

  it('is in no conflict over a field that was not stamped, and sets it (DESK-80)', () => {
    expect(merge({ floor: '2' }, { floor: '3' }, {})).toEqual({
      values: { floor: '2' },
      conflicts: [],
    })
  })

  test('What is stamped besides is merged as well (DESK-80)', () => {
    const more = ['place']
    const was = stampsOf({ place: 'Gent' }, PART, more)
    expect(
      mergeForm({ place: 'Aalst' }, { opened: was, now: { place: 'Brugge' } }, PART, more),
    ).toEqual({ values: { place: 'Aalst' }, conflicts: ['place'] })
    expect(
      mergeForm({ place: 'Gent' }, { opened: was, now: { place: 'Brugge' } }, PART, more),
    ).toEqual({ values: {}, conflicts: [] })
  })
})

import { describe, expect, it, test } from 'vitest'
import { problemsOf } from '../../../../shared/homes/form/check-home.ts'
import { changesOf, formOf, pathIn } from '../../../../shared/homes/form/record-form.ts'
import { cellName, rowsFromForm, rowsToForm } from '../../../../shared/homes/form/row-form.ts'
import { CERTIFICATES, FACILITIES, ROOMS } from '../../../../shared/homes/form/row-list.ts'
import type { FormField } from '../../../../shared/homes/form/control.ts'

const LANGUAGES = { locales: ['nl', 'fr'], own: 'nl' } as const
const HOME = {
  layout: [
    { id: 1, floor: 0, comment: { nl: 'Licht\nen ruim', de: 'Hell' }, sort: 4 },
    { id: 5, surface: 12.5, common: true },
  ],
}

const ofRooms = (values: Record<string, string>, home: unknown = HOME) =>
  rowsFromForm(home, ROOMS, values, LANGUAGES)

describe('rows in a form', () => {
  it('have a control a column, and one a language of a text', () => {
    expect(rowsToForm(HOME, ROOMS, LANGUAGES)).toEqual({
      'layout-0-id': '1',
      'layout-0-floor': '0',
      'layout-0-surface': '',
      'layout-0-count': '',
      'layout-0-common': '',
      'layout-0-comment-nl': 'Licht\nen ruim',
      'layout-0-comment-fr': '',
      'layout-1-id': '5',
      'layout-1-floor': '',
      'layout-1-surface': '12,5',
      'layout-1-count': '',
      'layout-1-common': 'yes',
      'layout-1-comment-nl': '',
      'layout-1-comment-fr': '',
    })
    expect(rowsToForm({ layout: 'none' }, ROOMS, LANGUAGES)).toEqual({})
    expect(cellName(CERTIFICATES, 3, 'type.name')).toBe('certificates-3-type-name')
  })

  it.each([
    [{}],
    [{ 'layout-0-floor': '0' }],
    [{ 'layout-0-comment-nl': 'Licht\r\nen ruim' }],
    [{ 'layout-0-comment-nl': 'Licht\ren ruim' }],
    [{ 'layout-2-id': '', 'layout-2-comment-fr': '' }],
    [{ 'layout-2-remove': 'on' }],
    [{ 'layout-x-id': '4' }],
    [{ 'layout-4': '4' }],
    [{ 'other-2-id': '4' }],
    [{ 'layout-0-sort': '9' }],
  ])('stay as they are with %j (DESK-76)', values => {
    expect(ofRooms(values)).toEqual({ value: null, wrong: {} })
  })

  it.each([
    [{ 'layout-0-floor': '1' }, [{ ...HOME.layout[0], floor: 1 }, HOME.layout[1]]],
    [{ 'layout-1-id': '7' }, [HOME.layout[0], { ...HOME.layout[1], id: 7 }]],
    [{ 'layout-1-common': 'no' }, [HOME.layout[0], { ...HOME.layout[1], common: false }]],
    [{ 'layout-1-surface': '' }, [HOME.layout[0], { id: 5, common: true }]],
    [
      { 'layout-0-comment-nl': 'Ruim' },
      [{ ...HOME.layout[0], comment: { nl: 'Ruim', de: 'Hell' } }, HOME.layout[1]],
    ],
    [
      { 'layout-0-comment-nl': '', 'layout-0-comment-fr': 'Clair' },
      [{ ...HOME.layout[0], comment: { fr: 'Clair', de: 'Hell' } }, HOME.layout[1]],
    ],
    [{ 'layout-0-remove': '' }, [HOME.layout[1]]],
    [{ 'layout-2-id': '4' }, [...HOME.layout, { id: 4 }]],
    // Empty rows before it are none.
    [{ 'layout-5-id': '4', 'layout-5-floor': '-1' }, [...HOME.layout, { id: 4, floor: -1 }]],
    [{ 'layout-999-id': '4' }, [...HOME.layout, { id: 4 }]],
  ])('with %j become %j (DESK-75)', (values, rows) => {
    expect(ofRooms(values)).toEqual({ value: { path: 'layout', value: rows }, wrong: {} })
  })

  it('are no list any more when the last is removed (DESK-75)', () => {
    const values = { 'layout-0-remove': 'on', 'layout-1-remove': 'on' }
    expect(ofRooms(values)).toEqual({ value: { path: 'layout' }, wrong: {} })
    expect(ofRooms(values).value).not.toHaveProperty('value')
  })

  it.each([
    [{ 'layout-0-floor': 'boven' }, { 'layout-0-floor': 'number' }],
    [{ 'layout-0-floor': '1,5' }, { 'layout-0-floor': 'whole' }],
    [{ 'layout-1-common': 'maybe' }, { 'layout-1-common': 'choice' }],
    [{ 'layout-1-id': '' }, { 'layout-1-id': 'missing' }],
    [{ 'layout-2-floor': '1' }, { 'layout-2-id': 'missing' }],
    // What is wrong is not missing.
    [{ 'layout-2-floor': '1', 'layout-2-id': 'keuken' }, { 'layout-2-id': 'choice' }],
  ])('say what is wrong with %j: %j (DESK-77)', (values, wrong) => {
    expect(ofRooms(values).wrong).toEqual(wrong)
  })

  it('are numbered on from the highest, each its own (DESK-75)', () => {
    const home = { facilities: [{ id: 7, name: { nl: 'Lift' } }, { id: 3 }, 'odd'] }
    const named = (name: string) => ({ name: { nl: name } })
    expect(
      rowsFromForm(
        home,
        FACILITIES,
        { 'facilities-3-name-nl': 'Tuin', 'facilities-4-name-nl': 'Zwembad' },
        LANGUAGES,
      ).value,
    ).toEqual({
      path: 'facilities',
      value: [...home.facilities, { id: 8, ...named('Tuin') }, { id: 9, ...named('Zwembad') }],
    })
    expect(
      rowsFromForm({}, FACILITIES, { 'facilities-0-name-nl': 'Tuin' }, LANGUAGES).value,
    ).toEqual({ path: 'facilities', value: [{ id: 1, ...named('Tuin') }] })
    // A removed one's number is not given again.
    expect(
      rowsFromForm(
        home,
        FACILITIES,
        { 'facilities-0-remove': 'on', 'facilities-3-name-nl': 'Tuin' },
        LANGUAGES,
      ).value?.value,
    ).toContainEqual({ id: 8, ...named('Tuin') })
  })
})

describe('a field in a form', () => {
  const field = (control: FormField['control']): FormField => ({
    paths: ['a', 'b'],
    path: 'c',
    label: 'label',
    name: 'field',
    control,
  })
  const line = field({ kind: 'line' })
  const texts = field({ kind: 'texts', rows: 1 })
  const number = field({ kind: 'number', unit: null })
  const part = (...fields: FormField[]) => ({ fields, lists: [] })

  it.each([
    [{ a: 1, b: 2 }, 'a'],
    [{ b: 2 }, 'b'],
    [{ a: null, b: 2 }, 'b'],
    [{ a: '', b: 0 }, 'b'],
    [{ a: null, b: '' }, 'a'],
    [{ b: null }, 'b'],
    [{}, 'c'],
    [{ c: 1 }, 'c'],
  ])('of %j stands at %s', (home, path) => {
    expect(pathIn(home, line)).toBe(path)
  })

  it.each([
    [line, { a: 'x' }, {}, []],
    [line, { a: 'x' }, { field: 'x' }, []],
    [line, { a: 'x\ny' }, { field: 'x\r\ny' }, []],
    [line, { a: 'x\r\ny' }, { field: 'x\ny' }, []],
    [line, { a: 'x' }, { field: 'y' }, [{ path: 'a', value: 'y' }]],
    [line, { a: 'x' }, { field: '' }, [{ path: 'a' }]],
    [line, { b: 'x' }, { field: 'y' }, [{ path: 'b', value: 'y' }]],
    [line, {}, { field: 'y' }, [{ path: 'c', value: 'y' }]],
    [number, { a: 1.5 }, { field: '2,5' }, [{ path: 'a', value: 2.5 }]],
    [texts, { a: 'x' }, { 'field-fr': 'y' }, [{ path: 'a', value: { nl: 'x', fr: 'y' } }]],
    [texts, { a: { nl: 'x' } }, { 'field-nl': '' }, [{ path: 'a' }]],
    [texts, {}, { 'field-nl': 'a\r\nb' }, [{ path: 'c', value: { nl: 'a\nb' } }]],
    [texts, {}, { 'field-de': 'y' }, []],
    [texts, {}, { field: 'y' }, []],
  ])('%# changes what was typed and nothing beside it (DESK-76)', (each, home, values, set) => {
    const changes = changesOf(home, part(each), values, LANGUAGES)
    expect(changes).toStrictEqual({ set, wrong: {} })
  })

  it('that is wrong is named and changes nothing (DESK-77)', () => {
    expect(changesOf({ a: 1 }, part(number, line), { field: 'x' }, LANGUAGES)).toEqual({
      set: [{ path: 'a', value: 'x' }],
      wrong: { field: 'number' },
    })
  })

  test('Fields and rows stand in one form', () => {
    const whole = { fields: [line, { ...texts, name: 'text' }], lists: [FACILITIES] }
    expect(formOf({ a: 'x', facilities: [{ name: 'Lift' }] }, whole, LANGUAGES)).toEqual({
      field: 'x',
      'text-nl': 'x',
      'text-fr': '',
      'facilities-0-name-nl': 'Lift',
      'facilities-0-name-fr': '',
    })
  })
})

describe('what is wrong with a home', () => {
  const home = (general: object) => ({ general: { id: 1, ...general }, layout: [{ id: 999_999 }] })

  it.each([
    [home({ floor: 9_999 }), ['general.floor'], 'atMost'],
    [home({ floor: -9_999 }), ['general.floor'], 'atLeast'],
    [home({ title: { nl: 'x'.repeat(9_000) } }), ['general.title'], 'tooLong'],
    [home({ floor: 'boven' }), ['general.floor'], 'unfit'],
    [home({}), ['layout'], 'unfit'],
  ])('%# is said of a path that was set, in a word (DESK-77)', (each, paths, word) => {
    expect(problemsOf(each, paths)).toMatchObject([{ path: paths[0], word }])
  })

  it('is not said of what was there, or of a path that begins alike (DESK-77)', () => {
    expect(problemsOf(home({ floor: 9_999 }), ['general.title', 'general.flo', 'lay'])).toEqual([])
    expect(problemsOf(home({ floor: 9_999 }), ['general.floor'])[0]).toHaveProperty('limit')
    expect(problemsOf(home({ floor: 'boven' }), ['general.floor'])[0]).not.toHaveProperty('limit')
  })
})

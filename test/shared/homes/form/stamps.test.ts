import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../../shared/homes/form/control.ts'
import type { FormPart } from '../../../../shared/homes/form/record-form.ts'
import { FACILITIES, ROOMS } from '../../../../shared/homes/form/row-list.ts'
import { mergeForm, stampsOf } from '../../../../shared/homes/form/stamps.ts'
import { LOCALES } from '../../../../shared/locale.ts'

const field = (name: string, control: FormField['control']): FormField => ({
  paths: [name],
  path: name,
  label: name,
  control,
  name,
})
const PART: FormPart = {
  fields: [
    field('floor', { kind: 'line' }),
    field('price', { kind: 'number', unit: 'currency' }),
    field('title', { kind: 'texts', rows: 1 }),
  ],
  lists: [ROOMS, FACILITIES],
}
type Values = Record<string, string>
const stamps = (values: Values) => stampsOf(values, PART)
const merge = (sent: Values, was: Values, now: Values) =>
  mergeForm(sent, { opened: stamps(was), now }, PART)

describe('the stamps of a form', () => {
  it('are one a control, so one a language, and for a list the number of its rows', () => {
    const values = { floor: '1', 'title-nl': 'a', 'title-fr': '', 'layout-1-surface': '4' }
    expect(Object.keys(stamps(values))).toEqual(['layout', 'facilities', ...Object.keys(values)])
    expect(stamps(values)).toMatchObject({ layout: '2', facilities: '0' })
  })

  it('are those of yesterday, as of a form that stayed open through a deploy', () => {
    expect(stamps({ floor: '1' })).toEqual(stamps({ floor: '1' }))
    expect(stamps({ floor: '1' })['floor']).toBe('lo06l817z1ffi')
    expect(stamps({ floor: '' })['floor']).toMatch(/^[a-z\d]+$/)
  })

  it('change with a text of their own alone', () => {
    const before = { floor: '1', 'title-nl': 'a', 'title-fr': 'b', 'layout-0-id': '4' }
    for (const name of Object.keys(before)) {
      const after = stamps({ ...before, [name]: 'other' })
      const changed = Object.entries(stamps(before)).filter(([key, stamp]) => after[key] !== stamp)
      expect(changed.map(([key]) => key)).toEqual([name])
    }
  })

  it('are the same of a row wherever it stands, and of both line ends', () => {
    const values = { 'layout-0-surface': '4', 'layout-1-surface': '4', 'layout-1-count': '4' }
    const rooms = stamps(values)
    expect(rooms['layout-0-surface']).toBe(rooms['layout-1-surface'])
    expect(rooms['layout-1-count']).not.toBe(rooms['layout-1-surface'])
    const written = ['a\nb', 'a\r\nb', 'a\rb'].map(floor => stamps({ floor })['floor'])
    expect(new Set(written).size).toBe(1)
    expect(stamps({ floor: 'ab' })['floor']).not.toBe(written[0])
  })

  it('tell texts apart', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
        const isSame = one.replace(/\r\n?/g, '\n') === other.replace(/\r\n?/g, '\n')
        expect(stamps({ floor: one })['floor'] === stamps({ floor: other })['floor']).toBe(isSame)
      }),
    )
  })
})

describe('a form on a home that was changed since', () => {
  const opened = { floor: '1', price: '285000', 'title-nl': 'a', 'title-fr': '' }

  it('17.6: has what was typed in it, and everywhere else what is stored now (DESK-80)', () => {
    expect(merge({ ...opened, floor: '2' }, opened, { ...opened, 'title-nl': 'b' })).toEqual({
      values: { ...opened, floor: '2', 'title-nl': 'b' },
      conflicts: [],
    })
    expect(merge({ floor: '1' }, opened, { ...opened, floor: '2' })).toEqual({
      values: { floor: '2' },
      conflicts: [],
    })
  })

  it('17.6: is in conflict over the one language that both wrote (DESK-80)', () => {
    const mine = { ...opened, 'title-fr': 'moi' }
    expect(merge(mine, opened, { ...opened, 'title-nl': 'b' })).toEqual({
      values: { ...mine, 'title-nl': 'b' },
      conflicts: [],
    })
    expect(merge(mine, opened, { ...opened, 'title-nl': 'b', 'title-fr': 'lui' })).toEqual({
      values: { ...mine, 'title-nl': 'b' },
      conflicts: ['title-fr'],
    })
  })

  it('17.6: is in no conflict over what says the same (DESK-80)', () => {
    const mine = { ...opened, floor: '2', price: '275.000', 'title-fr': 'moi\r\ntoi' }
    const theirs = { ...opened, floor: ' 2', price: '275000', 'title-fr': 'moi\ntoi' }
    expect(merge(mine, opened, theirs).conflicts).toEqual([])
    expect(merge(mine, opened, { ...theirs, price: '275001' }).conflicts).toEqual(['price'])
  })

  it('keeps what belongs to no field of it, and sets what was not stamped (DESK-80)', () => {
    expect(merge({ ...opened, token: 'x' }, opened, opened).values).toMatchObject({ token: 'x' })
    expect(mergeForm({ floor: '2' }, { opened: {}, now: { floor: '3' } }, PART)).toEqual({
      values: { floor: '2' },
      conflicts: [],
    })
    const rows = { 'layout-0-id': '4' }
    const now = { 'layout-0-id': '5' }
    expect(mergeForm(rows, { opened: {}, now }, PART).values).toEqual(rows)
    // The stamp of a whole list, as of a form that was opened before a deploy.
    expect(mergeForm(rows, { opened: { layout: 'lo06l817z1ffi' }, now }, PART).values).toEqual(rows)
  })

  it('17.6: loses no language of any of two people, whatever they wrote (DESK-80)', () => {
    const texts = fc.record(
      Object.fromEntries(LOCALES.map(locale => [`title-${locale}`, fc.constantFrom('', 'a', 'b')])),
    )
    fc.assert(
      fc.property(texts, texts, texts, (was, mine, theirs) => {
        const { values, conflicts } = merge(mine, was, theirs)
        for (const name of Object.keys(was)) {
          const [old, own, other] = [was[name], mine[name], theirs[name]]
          const isTouched = own !== old
          expect(values[name]).toBe(isTouched ? own : other)
          expect(conflicts.includes(name)).toBe(isTouched && other !== old && own !== other)
        }
      }),
    )
  })
})

/** A list of facilities by their Dutch and French names: 'Zwembad|Piscine'. */
const rows = (...names: string[]): Values =>
  Object.fromEntries(
    names.flatMap((name, row) => {
      const [nl = '', fr = ''] = name.split('|')
      return [
        [`facilities-${row}-name-nl`, nl],
        [`facilities-${row}-name-fr`, fr],
      ]
    }),
  )

describe('the rows of a form on a list that was changed since', () => {
  const was = rows('zwembad|', 'lift|', 'kelder|')

  it('17.6: are left alone where nothing was typed (DESK-80)', () => {
    expect(merge(was, was, rows('lift|'))).toEqual({ values: {}, conflicts: [] })
  })

  it('17.6: are followed to where they stand now (DESK-80)', () => {
    const mine = rows('zwembad|', 'lift|', 'kelder|cave')
    for (const now of [
      rows('lift|', 'kelder|'),
      rows('tuin|', 'zwembad|', 'lift|', 'kelder|'),
      rows('zwembad|piscine', 'lift|', 'kelder|'),
    ]) {
      const at = Object.entries(now).find(([, text]) => text === 'kelder')?.[0] ?? ''
      expect(merge(mine, was, now)).toEqual({
        values: { [at]: 'kelder', [at.replace(/nl$/, 'fr')]: 'cave' },
        conflicts: [],
      })
    }
  })

  it('17.6: keep two languages of one row by two people (DESK-80)', () => {
    const mine = rows('zwembad|', 'lift|ascenseur', 'kelder|')
    const now = rows('zwembad|', 'personenlift|', 'kelder|')
    expect(merge(mine, was, now)).toEqual({
      values: { 'facilities-1-name-nl': 'personenlift', 'facilities-1-name-fr': 'ascenseur' },
      conflicts: [],
    })
    expect(merge(rows('zwembad|', 'trap|', 'kelder|'), was, now).conflicts).toEqual([
      'facilities-1-name-nl',
    ])
  })

  it('17.6: that are new come after those that somebody else added (DESK-80)', () => {
    const mine = { ...was, ...rows('zwembad|', 'lift|', 'kelder|', 'tuin|') }
    expect(merge(mine, was, rows('zwembad|', 'lift|', 'kelder|', 'terras|'))).toEqual({
      values: { 'facilities-4-name-nl': 'tuin', 'facilities-4-name-fr': '' },
      conflicts: [],
    })
  })

  it('17.6: are removed where they stand now, unless somebody wrote in them (DESK-80)', () => {
    const mine = { ...was, 'facilities-1-remove': 'on' }
    expect(merge(mine, was, rows('lift|', 'kelder|'))).toMatchObject({
      values: { 'facilities-0-remove': 'on' },
      conflicts: [],
    })
    expect(merge(mine, was, rows('zwembad|', 'lift|ascenseur', 'kelder|')).conflicts).toEqual([
      'facilities-1-remove',
    ])
    expect(merge(mine, was, rows('zwembad|', 'kelder|'))).toEqual({ values: {}, conflicts: [] })
  })

  it('17.6: come back as new ones where somebody else removed them (DESK-80)', () => {
    const mine = rows('zwembad|', 'lift|ascenseur', 'kelder|')
    expect(merge(mine, was, rows('zwembad|', 'kelder|'))).toEqual({
      values: { 'facilities-2-name-nl': 'lift', 'facilities-2-name-fr': 'ascenseur' },
      conflicts: ['facilities-2-name-fr'],
    })
  })

  it('17.6: lose no word of any of two people (DESK-80)', () => {
    const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 5 })
    fc.assert(
      fc.property(list, list, fc.nat(4), (before, after, row) => {
        const [was, now] = [before, after].map(names => rows(...names.map(name => `${name}|`)))
        const typed = { ...was, [`facilities-${row}-name-fr`]: 'nouveau' }
        const { values } = merge(typed, was ?? {}, now ?? {})
        expect(Object.values(values).filter(text => text === 'nouveau')).toHaveLength(1)
        const shown = Object.values({ ...now, ...values })
        for (const name of after) expect(shown).toContain(name)
      }),
    )
  })
})

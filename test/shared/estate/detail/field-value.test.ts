import { describe, expect, it } from 'vitest'
import { fieldValue, formatValue, rawValue } from '../../../../shared/estate/detail/field-value.ts'
import { field, type FieldFormat } from '../../../../shared/estate/detail/fields/field.ts'

const context = {
  t: (key: string, values?: object): string =>
    `<${key}${values ? ` ${JSON.stringify(values)}` : ''}>`,
  locale: 'nl' as const,
}

describe('a value in its format', () => {
  it.each<[FieldFormat, unknown, string | null]>([
    ['text', 'Zuid', 'Zuid'],
    ['text', -1, null],
    ['text', 1, '1'],
    ['text', { nl: '<b>Ja</b>' }, 'Ja'],
    ['reference', 'A-1', 'A-1'],
    ['reference', -1, null],
    ['reference', 1, '1'],
    ['reference', 'PEB en cours', null],
    ['date', '2026-11-21', '21/11/2026'],
    ['year', 1998, '1998'],
    ['surface', 85, '85\u00a0m²'],
    ['surface', -1, null],
    ['boolean', true, '<yes>'],
    ['boolean', 1, '<yes>'],
    ['boolean', 'true', '<yes>'],
    ['boolean', '1', '<yes>'],
    ['boolean', false, '<no>'],
    ['boolean', 0, '<no>'],
    ['boolean', 'false', '<no>'],
    ['boolean', '0', '<no>'],
    ['boolean', 'ja', null],
    ['boolean', 2, null],
    ['boolean', '', null],
    ['boolean', null, null],
    ['floor', 0, '<floor.ground {"level":"−0"}>'],
    ['floor', '2', '<floor.above {"count":2}>'],
    ['floor', -1, '<floor.below {"level":"−1"}>'],
    ['floor', 1.5, null],
    ['floor', 'hoog', null],
    ['code:condition', 'new', '<condition.NEW>'],
    ['code:condition', 'X', null],
    ['code:condition', { name: { nl: 'Bijna nieuw' } }, 'Bijna nieuw'],
    ['code:condition', { fr: 'Neuf' }, 'Neuf'],
    ['code:condition', null, null],
    ['code:condition', true, null],
    ['code:planning', true, '<planning.YES>'],
    ['code:flooding', true, null],
    ['code:planning', false, '<planning.NO>'],
    ['code:planning', 'UNKNOWN', null],
    ['code:freeOn', 'UNKNWON', null],
    ['code:recentDestination', 'NI', null],
    ['code:heating', ['GAS', 'X', ['OIL'], 'OIL'], '<heating.GAS>, <heating.OIL>'],
    ['surface', [12, null, -1, 7], '12\u00a0m², 7\u00a0m²'],
    ['text', [], null],
  ])('%s shows %j as %j (DETAIL-8, DETAIL-9, DETAIL-13)', (format, value, text) =>
    expect(formatValue(value, format, context)).toBe(text),
  )
})

describe('a field', () => {
  const one = field('technical.first technical.second', 'construction.first', 'text')
  const estate = (technical: object, fields: Record<string, unknown> = {}) => ({
    general: { id: 1 },
    technical,
    fields,
  })

  it.each<[object, Record<string, unknown>, unknown]>([
    [{ first: 'a', second: 'b' }, {}, 'a'],
    [{ first: null, second: 'b' }, {}, 'b'],
    [{ first: '', second: 'b' }, {}, 'b'],
    [{ first: 0, second: 'b' }, {}, 0],
    [{ first: 'a' }, { 'construction.first': 'c' }, 'c'],
    [{ first: 'a' }, { 'construction.first': '' }, 'a'],
    [{ first: 'a' }, { 'construction.first': null }, 'a'],
    [{ first: 'a' }, { 'construction.first': -1 }, 'a'],
    [{ first: '-1', second: 'b' }, { 'construction.first': '  ' }, 'b'],
    [{}, {}, undefined],
  ])('of %j and %j is %j (DETAIL-6, DETAIL-8)', (technical, fields, value) =>
    expect(rawValue(one, estate(technical, fields))).toBe(value),
  )

  it('of a storey may be -1, which is the cellar (DETAIL-8)', () => {
    const storey = field('general.floor', 'general.floor', 'floor')
    expect(rawValue(storey, { general: { floor: -1 } })).toBe(-1)
  })

  it('without a path, or with a value of its own making', () => {
    expect(
      rawValue(field(null, null, 'text'), { ...estate({ first: 'a' }), undefined: 'x' } as never) ??
        null,
    ).toBeNull()
    const derived = field('technical.first', null, 'text', {
      derive: ({ general }) => (general.id === 1 ? 'eigen' : null),
    })
    expect(fieldValue(derived, estate({ first: 'a' }), context)).toBe('eigen')
    expect(fieldValue(derived, { ...estate({ first: 'a' }), general: { id: 2 } }, context)).toBe(
      'a',
    )
  })
})

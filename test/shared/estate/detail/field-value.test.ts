import { describe, expect, it } from 'vitest'
import { fieldValue, formatValue, rawValue } from '../../../../shared/estate/detail/field-value.ts'
import type { FieldRow, FieldType } from '../../../../shared/estate/fields/row.ts'
import { ENUMERATIONS, type Enumeration } from '../../../../shared/estate/kind/enumerations.ts'

const context = {
  t: (key: string, values?: object): string =>
    `<${key}${values ? ` ${JSON.stringify(values)}` : ''}>`,
  locale: 'nl' as const,
}

const coded = (words: Enumeration): FieldType => ({
  kind: 'code',
  codes: ENUMERATIONS[words],
  words,
})
const SURFACE: FieldType = { kind: 'number', unit: 'surface', min: 0, max: 1e9 }

const row = (
  main: FieldRow['main'],
  guid: string | null,
  type: FieldType,
): Pick<FieldRow, 'main' | 'guid' | 'type'> => ({ main, guid, type })

describe('a value in its format', () => {
  it.each<[FieldType, unknown, string | null]>([
    [{ kind: 'text' }, 'Zuid', 'Zuid'],
    [{ kind: 'text' }, -1, null],
    [{ kind: 'text' }, 1, '1'],
    [{ kind: 'text' }, { nl: '<b>Ja</b>' }, 'Ja'],
    [{ kind: 'reference' }, 'A-1', 'A-1'],
    [{ kind: 'reference' }, -1, null],
    [{ kind: 'reference' }, 1, '1'],
    [{ kind: 'reference' }, 'PEB en cours', null],
    [{ kind: 'day' }, '2026-11-21', '21/11/2026'],
    [{ kind: 'year' }, 1998, '1998'],
    [SURFACE, 85, '85\u00a0m²'],
    [SURFACE, -1, null],
    [{ kind: 'flag' }, true, '<yes>'],
    [{ kind: 'flag' }, 1, '<yes>'],
    [{ kind: 'flag' }, 'true', '<yes>'],
    [{ kind: 'flag' }, '1', '<yes>'],
    [{ kind: 'flag' }, false, '<no>'],
    [{ kind: 'flag' }, 0, '<no>'],
    [{ kind: 'flag' }, 'false', '<no>'],
    [{ kind: 'flag' }, '0', '<no>'],
    [{ kind: 'flag' }, 'ja', null],
    [{ kind: 'flag' }, 2, null],
    [{ kind: 'flag' }, '', null],
    [{ kind: 'flag' }, null, null],
    [{ kind: 'floor' }, 0, '<floor.ground {"level":"−0"}>'],
    [{ kind: 'floor' }, '2', '<floor.above {"count":2}>'],
    [{ kind: 'floor' }, -1, '<floor.below {"level":"−1"}>'],
    [{ kind: 'floor' }, 1.5, null],
    [{ kind: 'floor' }, 'hoog', null],
    [coded('condition'), 'new', '<condition.NEW>'],
    [coded('condition'), 'X', null],
    [coded('condition'), { name: { nl: 'Bijna nieuw' } }, 'Bijna nieuw'],
    [coded('condition'), { fr: 'Neuf' }, 'Neuf'],
    [coded('condition'), null, null],
    [coded('condition'), true, null],
    [coded('planning'), true, '<planning.YES>'],
    [coded('flooding'), true, null],
    [coded('planning'), false, '<planning.NO>'],
    [coded('planning'), 'UNKNOWN', null],
    [coded('freeOn'), 'UNKNWON', null],
    [coded('recentDestination'), 'NI', null],
    [coded('heating'), ['GAS', 'X', ['OIL'], 'OIL'], '<heating.GAS>, <heating.OIL>'],
    [SURFACE, [12, null, -1, 7], '12\u00a0m², 7\u00a0m²'],
    [{ kind: 'text' }, [], null],
  ])('%j shows %j as %j (DETAIL-8, DETAIL-9, DETAIL-13)', (type, value, text) =>
    expect(formatValue(value, type, context)).toBe(text),
  )
})

describe('a field', () => {
  const one = row(['technical.first', 'technical.second'], 'construction.first', { kind: 'text' })
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
    const storey = row('general.floor', 'general.floor', { kind: 'floor' })
    expect(rawValue(storey, { general: { floor: -1 } })).toBe(-1)
  })

  it('without a path, or with a value of its own making', () => {
    expect(
      rawValue(row(null, null, { kind: 'text' }), {
        ...estate({ first: 'a' }),
        undefined: 'x',
      } as never) ?? null,
    ).toBeNull()
    const shared = (sharedEnergy: object) =>
      fieldValue('sharedEnergyLabel', { ...estate({}), sharedEnergy }, context)
    expect(shared({ customEpcLabel: 'eigen', energyLabel: 'A' })).toBe('eigen')
    expect(shared({ energyLabel: 'A' })).toBe('<energyLabel.A>')
  })
})

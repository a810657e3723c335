import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  codeLabel,
  COUNTRIES,
  ENUMERATIONS,
  type Enumeration,
} from '../../../../shared/estate/kind/enumerations.ts'
import { FIELD_NAMES } from '../../../../shared/estate/fields/fields.ts'
import { HEAD_TYPES, TYPE_ORDER } from '../../../../shared/estate/kind/head-types.ts'
import { SUB_TYPE_LIST, subTypeEntry } from '../../../../shared/estate/kind/sub-types.ts'
import { roomTypeCode } from '../../../../shared/estate/rooms/rooms.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { codeKeys } from '../fields/code-keys.ts'
import { translator, MESSAGES } from '../messages.ts'

const page = readFileSync('docs/behaviour/estates/estate.md', 'utf8')

/** Codes that say nothing a visitor could use. */
const SOME_EMPTY = ['subType.OTHER', 'freeOn.UNKNWON']

const names = Object.keys(ENUMERATIONS) as Enumeration[]

/** The two field types that go by another name than their enumeration. */
const REFERENCE_NAMES: Partial<Record<Enumeration, string>> = {
  transaction: 'Status',
  headType: 'Type',
}

describe.each(LOCALES)('in %s', locale => {
  it('each code has a label, or is on the list of the empty ones (ESTATE-49)', () => {
    const empty = names.flatMap(name =>
      ENUMERATIONS[name]
        .filter(code => !codeLabel(name, code, translator(locale)))
        .map(code => `${name}.${code}`),
    )
    expect(empty.toSorted()).toEqual(SOME_EMPTY.toSorted())
  })

  it('each label belongs to a code', () => {
    const { chip: _, ...lists } = MESSAGES[locale].enumerations
    const labels = Object.entries(lists).flatMap(([name, codes]) =>
      Object.keys(codes).map(code => `${name}.${code}`),
    )
    const codes = [
      ...names.flatMap(name => ENUMERATIONS[name].map(code => `${name}.${code}`)),
      ...FIELD_NAMES.flatMap(codeKeys),
    ]
    expect(labels.toSorted()).toEqual([...new Set(codes)].toSorted())
  })

  it('planning destinations are written out, never abbreviated (DETAIL-14)', () => {
    const short = ENUMERATIONS.recentDestination
      .map(code => codeLabel('recentDestination', code, translator(locale)) ?? '')
      .filter(label => label.length < 8 || /\.|\p{Lu}{2}/u.test(label))
    expect(short).toEqual([])
  })
})

describe('enumerations', () => {
  it('17.58: are those of the behaviour’s table, in whatever order they are written (ESTATE-46)', () => {
    const rows = [...page.matchAll(/^\| (\d+) \| (\w+) \| `(\w+)` \| (.+) \|$/gm)]
    expect(rows.map(([, id]) => Number(id))).toEqual(Array.from({ length: 28 }, (_, id) => id))
    const inTable = new Set(rows.map(([, , , enumeration]) => enumeration))
    expect(inTable.size).toBe(28)
    const coded = names
      .filter(enumeration => inTable.has(enumeration))
      .map(enumeration => [
        REFERENCE_NAMES[enumeration] ?? enumeration[0]?.toUpperCase() + enumeration.slice(1),
        [...ENUMERATIONS[enumeration]],
      ])
    expect(Object.fromEntries(coded)).toEqual(
      Object.fromEntries(rows.map(([, , name = '', , codes]) => [name, codes?.split(', ')])),
    )
  })

  it('of our own, and the ids of countries, are closed lists too (ESTATE-47, ESTATE-50)', () => {
    expect(ENUMERATIONS.violation).toEqual(['GMO', 'DV', 'HO', 'BO', 'LOD', 'MS'])
    expect(ENUMERATIONS.floodScore).toEqual(['A', 'B', 'C', 'D'])
    expect(Array.from({ length: 32 }, (_, id) => roomTypeCode(id) !== null)).toEqual(
      Array.from({ length: 32 }, (_, id) => id >= 1 && id <= 30),
    )
    expect(ENUMERATIONS.roomType).toHaveLength(30)
    expect(Object.entries(COUNTRIES).map(([id, code]) => `${id} ${code}`)).toEqual([
      '1 BE',
      '2 NL',
      '3 FR',
      '4 LU',
      '5 DE',
      '6 ES',
      '7 PT',
      '8 IT',
      '9 GB',
      '10 CH',
      '11 AT',
      '12 GR',
    ])
  })

  it('hold the head types and the ids of each one’s sub types (ESTATE-31, ESTATE-32)', () => {
    expect(HEAD_TYPES).toEqual({
      1: 'HOUSE',
      2: 'APARTMENT',
      3: 'PLOT',
      4: 'COMMERCIAL',
      5: 'GARAGE',
      6: 'PROJECT',
      7: 'INDUSTRIAL',
      9: 'AGRICULTURAL',
      10: 'OTHER',
    })
    const ids = Object.entries(Object.groupBy(SUB_TYPE_LIST, ({ headType }) => headType)).map(
      ([headType, entries]) => [headType, entries[0]?.id, entries.at(-1)?.id, entries.length],
    )
    expect(ids.toSorted()).toEqual([
      ['AGRICULTURAL', 901, 904, 4],
      ['APARTMENT', 201, 214, 14],
      ['COMMERCIAL', 401, 412, 12],
      ['GARAGE', 501, 508, 8],
      ['HOUSE', 101, 131, 31],
      ['INDUSTRIAL', 701, 707, 7],
      ['OTHER', 1001, 1001, 1],
      ['PLOT', 301, 311, 11],
      ['PROJECT', 601, 608, 8],
    ])
  })

  it('are the 28 reference field types in their order (ESTATE-46)', () => {
    expect([0, 8, 21, 24, 27].map(id => names[id])).toEqual([
      'bathroomType',
      'country',
      'planning',
      'transaction',
      'windowGlazing',
    ])
  })

  it('say nothing for an unknown code (ESTATE-48)', () => {
    const t = translator('nl')
    expect(
      ['WRONG', '', null, {}, [], 'constructor', '__proto__'].map(code =>
        codeLabel('condition', code, t),
      ),
    ).toEqual(Array(7).fill(null))
  })

  it('know a code in lower case and as a number (ESTATE-48)', () => {
    expect([
      codeLabel('condition', ' new ', translator('nl')),
      codeLabel('geoPrecision', 3, translator('en')),
    ]).toEqual(['Nieuwbouw', 'Exact address'])
  })

  it('hold every head type of the grouping order', () => {
    expect(TYPE_ORDER.filter(id => !(id in HEAD_TYPES))).toEqual([])
  })

  it('give each sub type one id and one head type (ESTATE-32)', () => {
    expect(new Set(SUB_TYPE_LIST.map(entry => entry.id)).size).toBe(SUB_TYPE_LIST.length)
    expect(new Set(SUB_TYPE_LIST.map(entry => entry.code)).size).toBe(SUB_TYPE_LIST.length)
    expect([102, '205', 999, null, {}].map(id => subTypeEntry(id)?.code ?? null)).toEqual([
      'VILLA',
      'PENTHOUSE',
      null,
      null,
      null,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import {
  codeLabel,
  ENUMERATIONS,
  REFERENCE_FIELD_TYPES,
  type Enumeration,
} from '../../../../shared/estate/kind/enumerations.ts'
import { HEAD_TYPES, TYPE_ORDER } from '../../../../shared/estate/kind/head-types.ts'
import { SUB_TYPE_LIST, subTypeCode } from '../../../../shared/estate/kind/sub-types.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { translator, MESSAGES } from '../messages.ts'

/** Codes that say nothing a visitor could use. */
const SOME_EMPTY = ['subType.OTHER', 'freeOn.UNKNWON']

const names = Object.keys(ENUMERATIONS) as Enumeration[]

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
    const labels = Object.entries(MESSAGES[locale].enumerations).flatMap(([name, codes]) =>
      Object.keys(codes).map(code => `${name}.${code}`),
    )
    const codes = names.flatMap(name => ENUMERATIONS[name].map(code => `${name}.${code}`))
    expect(labels.toSorted()).toEqual([...new Set(codes)].toSorted())
  })

  it('planning destinations are written out, never abbreviated (DETAIL-14)', () => {
    const short = ENUMERATIONS.recentDestination
      .map(code => codeLabel('recentDestination', code, translator(locale)) ?? '')
      .filter(label => label.length < 8 || label.includes('.'))
    expect(short).toEqual([])
  })
})

describe('enumerations', () => {
  it('are the 28 reference field types in their order', () => {
    expect(REFERENCE_FIELD_TYPES).toHaveLength(28)
    expect([0, 8, 21, 24, 27].map(id => REFERENCE_FIELD_TYPES[id]?.[0])).toEqual([
      'BathroomType',
      'Country',
      'Planning',
      'Status',
      'WindowGlazing',
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
      codeLabel('condition', 'new', translator('nl')),
      codeLabel('geoPrecision', 3, translator('en')),
    ]).toEqual(['Nieuwbouw', 'Exact address'])
  })

  it('hold every head type of the grouping order', () => {
    expect(TYPE_ORDER.filter(id => !(id in HEAD_TYPES))).toEqual([])
  })

  it('give each sub type one id and one head type (ESTATE-32)', () => {
    expect(new Set(SUB_TYPE_LIST.map(entry => entry.id)).size).toBe(SUB_TYPE_LIST.length)
    expect(new Set(SUB_TYPE_LIST.map(entry => entry.code)).size).toBe(SUB_TYPE_LIST.length)
    expect([102, '205', 999, null, {}].map(subTypeCode)).toEqual([
      'VILLA',
      'PENTHOUSE',
      null,
      null,
      null,
    ])
  })
})

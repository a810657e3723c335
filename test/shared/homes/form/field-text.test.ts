import { ENUMERATIONS } from '../../../../shared/estate/kind/enumerations.ts'
import { describe, expect, it } from 'vitest'
import type { Control } from '../../../../shared/homes/form/control.ts'
import {
  textInLanguage,
  textOfValue,
  textsWith,
  valueOfText,
} from '../../../../shared/homes/form/field-text.ts'

const NUMBER: Control = { kind: 'number', unit: null }
const WHOLE: Control = { ...NUMBER, isWhole: true }
const CHOICE: Control = { kind: 'choice', codes: ENUMERATIONS.condition, words: 'condition' }
const ALSO: Control = {
  kind: 'choice',
  codes: ENUMERATIONS.violation,
  words: 'violation',
  also: ['NO', 'YES'],
}
const CODES: Control = { kind: 'codes', codes: ['A', 'B'], words: 'word' }
const NUMBERED: Control = { kind: 'numbered', list: 'headType' }
const FLAG: Control = { kind: 'flag' }
const DATE: Control = { kind: 'date' }
const LINE: Control = { kind: 'line' }
const TEXTS: Control = { kind: 'texts', rows: 2 }
const ALL = [NUMBER, CHOICE, CODES, NUMBERED, FLAG, DATE, LINE, TEXTS]

describe('a value in its control', () => {
  it.each(ALL)('is empty where there is none: %j', control => {
    for (const nothing of [undefined, null, '']) expect(textOfValue(control, nothing)).toBe('')
  })

  it.each<[Control, unknown, string]>([
    [NUMBER, 0, '0'],
    [NUMBER, 12.5, '12,5'],
    [NUMBER, -1, ''],
    [NUMBER, '12 m', '12 m'],
    [NUMBER, true, '~'],
    [CHOICE, 'nonsense', '~'],
    [ALSO, true, 'YES'],
    [ALSO, false, 'NO'],
    [ALSO, 'YES', 'YES'],
    [CODES, 'B', 'B'],
    [CODES, 'C', '~'],
    [NUMBERED, { id: 5 }, '5'],
    [NUMBERED, 5, '5'],
    [NUMBERED, '5', '5'],
    [NUMBERED, { name: 'Huis' }, '~'],
    [FLAG, true, 'yes'],
    [FLAG, 1, 'yes'],
    [FLAG, 'true', 'yes'],
    [FLAG, '1', 'yes'],
    [FLAG, false, 'no'],
    [FLAG, 0, 'no'],
    [FLAG, 'false', 'no'],
    [FLAG, '0', 'no'],
    [FLAG, 'maybe', '~'],
    [DATE, '2026-11-23', '2026-11-23'],
    [DATE, '2026-11-23T10:00:00', '2026-11-23'],
    [DATE, 'op 2026-11-23', '~'],
    [DATE, '23/11/2026', '~'],
    [DATE, 20_261_123, '~'],
    [LINE, ' a ', ' a '],
    [LINE, 0, '0'],
    [LINE, {}, '~'],
    [TEXTS, 'a', 'a'],
    [TEXTS, 7, '7'],
    [TEXTS, [], '~'],
  ])('%j shows %j as “%s”', (control, value, text) => {
    expect(textOfValue(control, value)).toBe(text)
  })
})

describe('what was typed', () => {
  it.each(ALL)('is no value where it is empty: %j', control => {
    for (const empty of ['', ' ', ' \n'])
      expect(valueOfText(control, empty)).toEqual({ value: undefined })
  })

  it.each<[Control, string, object]>([
    [NUMBER, '12,5', { value: 12.5 }],
    [NUMBER, ' 7 ', { value: 7 }],
    [NUMBER, 'zeven', { wrong: 'number' }],
    [WHOLE, '12,5', { wrong: 'whole' }],
    [WHOLE, '12', { value: 12 }],
    [WHOLE, 'zeven', { wrong: 'number' }],
    [CHOICE, 'nonsense', { wrong: 'choice' }],
    [ALSO, 'YES', { value: 'YES' }],
    [CODES, 'A', { value: 'A' }],
    [CODES, 'a', { wrong: 'choice' }],
    [NUMBERED, '5', { value: { id: 5 } }],
    [NUMBERED, '123456789', { value: { id: 123_456_789 } }],
    [NUMBERED, '1234567890', { wrong: 'choice' }],
    [NUMBERED, '~', { wrong: 'choice' }],
    [NUMBERED, '5a', { wrong: 'choice' }],
    [NUMBERED, 'a5', { wrong: 'choice' }],
    [FLAG, 'yes', { value: true }],
    [FLAG, 'no', { value: false }],
    [FLAG, '~', { wrong: 'choice' }],
    [DATE, '2026-11-23', { value: '2026-11-23' }],
    [DATE, '2026-11-23T10', { wrong: 'date' }],
    [DATE, 'op 2026-11-23', { wrong: 'date' }],
    [DATE, '23/11/2026', { wrong: 'date' }],
    [LINE, ' a b ', { value: 'a b' }],
    [TEXTS, ' a\nb ', { value: 'a\nb' }],
  ])('in %j as “%s” is read as %j', (control, text, parsed) => {
    expect(valueOfText(control, text)).toEqual(parsed)
  })
})

describe('a text in a language', () => {
  it.each([
    [{ nl: 'Huis', fr: 'Maison' }, 'fr', 'Maison'],
    [{ nl: 'Huis' }, 'fr', ''],
    [{ nl: 5 }, 'nl', ''],
    ['Huis', 'nl', 'Huis'],
    ['Huis', 'fr', ''],
    [12, 'nl', '12'],
    [12, 'de', ''],
    [null, 'nl', ''],
    [undefined, 'fr', ''],
  ] as const)('of %j in %s is “%s”, where the site is Dutch', (value, locale, text) => {
    expect(textInLanguage(value, locale, 'nl')).toBe(text)
  })

  it.each([
    [{ nl: 'Huis', de: 'Haus' }, { nl: ' Villa ' }, { nl: 'Villa', de: 'Haus' }],
    [{ nl: 'Huis', de: 'Haus' }, { nl: ' ' }, { de: 'Haus' }],
    [{ nl: 'Huis' }, { nl: '' }, undefined],
    ['Maison', { nl: 'Huis' }, { nl: 'Huis', fr: 'Maison' }],
    ['Maison', { fr: '' }, undefined],
    [7, { fr: 'sept' }, { fr: 'sept' }],
    [null, {}, undefined],
    [{ nl: null, fr: '' }, {}, undefined],
  ])('of %j with %j becomes %j, where the site is French', (value, typed, becomes) => {
    expect(textsWith(value, typed, 'fr')).toEqual(becomes)
  })
})

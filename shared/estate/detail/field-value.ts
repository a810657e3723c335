import { formatDate, formatNumber, formatYear, numberOf } from '../../format.ts'
import { rowOf } from '../../table.ts'
import type { Estate } from '../estate.ts'
import { FIELDS, type FieldName } from '../fields/fields.ts'
import { isStructure, pathsOf, type FieldRow, type FieldType } from '../fields/row.ts'
import { floodLetter } from '../flooding.ts'
import { ENUMERATIONS, labelAmong } from '../kind/enumerations.ts'
import { issuedText } from '../legal/pending-certificate.ts'
import { at, booleanOf, codeAmong, fieldAt, textOf, type EstateLike } from '../read.ts'
import { floorName } from '../rooms/floors.ts'
import { DERIVE } from './derive.ts'
import type { FieldContext } from './field-context.ts'

/** A field's value as text in the page's language, or null when there is nothing to show. */
export function fieldValue(name: FieldName, estate: Estate, context: FieldContext): string | null {
  const row: FieldRow = FIELDS[name]
  return (
    rowOf(DERIVE, name)?.(estate, context) ||
    formatValue(rawValue(row, estate), withWords(row.type, name), context)
  )
}

/** A list of codes together with the key that its labels begin with. */
const withWords = (type: FieldType, name: FieldName): FieldType =>
  type.kind === 'code' ? { words: name, ...type } : type

type Keys = Pick<FieldRow, 'main' | 'guid' | 'type'>

/** Where the page itself looks for a value. A structure is read by a function, and a price by that alone: 0 is none. */
export const keysRead = ({
  main,
  guid,
  type,
}: Keys): { guid: string | null; main: readonly string[] } => ({
  guid: type.kind === 'price' ? null : guid,
  main: isStructure(type) ? [] : pathsOf({ main }),
})

/** The value under the dotted key, else at the first path that has one; -1 is none but of a storey (DETAIL-6, DETAIL-8). */
export function rawValue(row: Keys, estate: EstateLike): unknown {
  const { guid, main } = keysRead(row)
  const values = [guid && fieldAt(estate, guid), ...main.map(path => at(estate, path))]
  const none: unknown[] = [undefined, null, '', ...(row.type.kind === 'floor' ? [] : [-1, '-1'])]
  return values.find(value => !none.includes(typeof value === 'string' ? value.trim() : value))
}

/** One value as its type is shown; of a list each that has one. */
export function formatValue(value: unknown, type: FieldType, context: FieldContext): string | null {
  if (Array.isArray(value)) {
    return (
      value
        .flatMap(each => (Array.isArray(each) ? [] : (formatValue(each, type, context) ?? [])))
        .join(', ') || null
    )
  }
  const { t, locale } = context
  switch (type.kind) {
    case 'number':
      return formatNumber(type.unit, value, locale)
    case 'count':
      return formatNumber('number', value, locale)
    case 'code':
      return formatCode(value, type.codes, type.words ?? '', context)
    case 'numbered':
      return formatCode(value, ENUMERATIONS[type.words], type.words, context)
    case 'text':
    case 'texts':
      return textOf(value === -1 ? null : value, locale)
    case 'reference':
      return issuedText(textOf(value === -1 ? null : value, locale))
    case 'day':
      return formatDate(value)
    case 'year':
      return formatYear(value)
    case 'flag': {
      const isTrue = booleanOf(value)
      return isTrue === null ? null : t(isTrue ? 'yes' : 'no')
    }
    case 'floor': {
      const level = numberOf(value)
      return level === null || !Number.isInteger(level) ? null : floorName(level, t)
    }
    case 'price':
    case 'place':
      return null
  }
}

/** The label of a code. An unknown code shows nothing, unless the API sends a name with it or it is a flood score (DETAIL-10). */
function formatCode(
  value: unknown,
  codes: readonly string[],
  words: string,
  { t, locale }: FieldContext,
): string | null {
  const code = words === 'planning' && typeof value === 'boolean' ? (value ? 'YES' : 'NO') : value
  if (NOT_ENTERED.includes(codeAmong(codes, code) ?? '')) return null
  const spelled = typeof value === 'object' ? textOf(at(value, 'name') ?? value, locale) : null
  const letter = words === 'floodScore' ? floodLetter(code) : null
  return labelAmong(codes, words, code, t) ?? letter ?? spelled
}

/** Codes that mean 'not entered'; what the law asks for then says so, the rest stays away. */
const NOT_ENTERED = ['UNKNOWN', 'UNKNWON', 'NI']
